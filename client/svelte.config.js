import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** Type annotations in markup are stripped by Vite; nothing else is processed. */
export default {
  preprocess: vitePreprocess({ style: false }),
  // Short scope names: they stand in every rule and every element.
  compilerOptions: { cssHash: ({ hash, css }) => `s${hash(css).slice(0, 4)}` },
};
