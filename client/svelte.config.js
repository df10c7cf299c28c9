import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** Type annotations in markup are stripped by Vite; nothing else is processed. */
export default { preprocess: vitePreprocess({ style: false }) };
