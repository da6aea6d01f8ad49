// What svelte-check does not see: unused, loose and unkeyed things. Prettier alone decides about form.
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  // Types made by `make types` are in nobody's form.
  { ignores: ['node_modules/', 'tests/fixtures/', 'src/protocol/', 'src/games/*/protocol/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always'],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword', message: 'No `as unknown as`: type it.' },
      ],
      // Maps and sets that nothing on the page depends on are plain ones.
      'svelte/prefer-svelte-reactivity': 'off',
      // A blank between two parts is written as `{' '}` where the line is broken.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
  },
  // Tests hand in as little of a match as they need.
  { files: ['tests/**'], rules: { 'no-restricted-syntax': 'off' } },
);
