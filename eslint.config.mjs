// What oxlint (.oxlintrc.json) cannot look into: the templates of the screens, and what the oldest browsers know.
import parser from '@typescript-eslint/parser';
import compat from 'eslint-plugin-compat';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import wc from 'eslint-plugin-wc';

const files = ['src/ui/**/*.ts'];

export default [
  { ignores: ['node_modules/', 'dist/', 'coverage/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...[lit.configs['flat/recommended'], wc.configs['flat/recommended'], litA11y.configs.recommended].map((config) => ({ ...config, files })),
  // What is called exists in every browser of package.json's list; what is newer is asked for first, with a line that says so.
  { ...compat.configs['flat/recommended'], files: ['src/**/*.ts'] },
  { files: ['src/**/*.ts'], languageOptions: { parser } },
  {
    files,
    rules: {
      // Listeners of a Lit element on itself need no removal and are added in its constructor or by controllers.
      'wc/guard-super-call': 'off',
      // In a dialog, autofocus is how the page says where to begin.
      'lit-a11y/no-autofocus': 'off',
      'lit/no-useless-template-literals': 'error',
      'lit/prefer-nothing': 'error',
      'lit/no-duplicate-template-bindings': 'error',
      'lit/attribute-value-entities': 'error',
    },
  },
];
