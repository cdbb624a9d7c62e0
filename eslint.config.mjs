// What oxlint (.oxlintrc.json) cannot look into: the templates of the screens.
import parser from '@typescript-eslint/parser';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import wc from 'eslint-plugin-wc';

const files = ['src/ui/**/*.ts'];

export default [
  { ignores: ['node_modules/', 'dist/', 'coverage/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...[lit.configs['flat/recommended'], wc.configs['flat/recommended'], litA11y.configs.recommended].map((config) => ({ ...config, files })),
  {
    files,
    languageOptions: { parser },
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
