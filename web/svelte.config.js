import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    discloseVersion: false,
    // Short names of what is scoped: they stand at every element and in every rule.
    cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 4)}`,
  },
};
