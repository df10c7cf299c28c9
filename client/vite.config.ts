import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.MAZZIERE_URL ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/mazziere/server/static',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // One part holds what every page and every table uses: many small files compress worse than one. Games, what only games of
    // tricks use, sheets of paper that unfold and the check of the deal stay apart.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'tricks', priority: 1, includeDependenciesRecursively: false, test: /src\/(table\/(Hand|Trick|Seat|Actions|LastTrick|Contract)\.svelte|cards\/order)/ },
            { name: 'core', test: /node_modules\/(svelte|clsx|esm-env)|src\/(App|main|router|protocol|say|net|cards|shared|sound\/sounds|lobby\/(Lobby|Rejoin|Tabs|NameForm|me|choice)|settings\/(settings|LanguageChoice)|fair\/witness|rules\/(Clause|clauses)|table\/(?!.*(Drawer|Menu)))/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});
