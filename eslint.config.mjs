import js from '@eslint/js';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import wc from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

/** Folders that know no screen, clock, chance, promise or locale: the same record gives the same match everywhere. */
const pure = ['geometry', 'rules', 'cards', 'seats', 'record', 'campaign', 'troupes', 'players'].map((folder) => `src/${folder}/**/*.ts`);
pure.push('machines/**/*.ts');

const clock = 'There is no clock below the screen.';
const screen = 'There is no browser below the screen.';
const waiting = 'Nothing waits below the screen: a decision is answered at once.';
const locale = 'The answer would depend on the language of the device.';
const forbiddenGlobals = {
  Date: clock,
  performance: clock,
  setTimeout: clock,
  setInterval: clock,
  setImmediate: clock,
  queueMicrotask: waiting,
  requestAnimationFrame: clock,
  Promise: waiting,
  fetch: waiting,
  document: screen,
  window: screen,
  self: screen,
  globalThis: screen,
  navigator: screen,
  location: screen,
  localStorage: screen,
  sessionStorage: screen,
  indexedDB: screen,
  crypto: 'Chance comes from the generator inside the match.',
  process: screen,
  console: screen,
  Intl: locale,
};

const exact = 'sqrt|floor|ceil|round|trunc|sign|min|max|abs|imul';
const inexact = 'Only exact arithmetic: + − × ÷ and Math.sqrt, floor, ceil, round, trunc, sign, min, max, abs.';
const forbiddenSyntax = [
  { selector: `MemberExpression[object.name='Math'][computed=false]:not([property.name=/^(${exact})$/])`, message: inexact },
  { selector: "MemberExpression[object.name='Math'][computed=true]", message: inexact },
  { selector: ":not(MemberExpression) > Identifier[name='Math']", message: 'Write Math.name, so that the name can be checked.' },
  { selector: "BinaryExpression[operator='**']", message: inexact },
  { selector: "AssignmentExpression[operator='**=']", message: inexact },
  { selector: ':function[async=true]', message: waiting },
  { selector: 'AwaitExpression', message: waiting },
  { selector: 'ForOfStatement[await=true]', message: waiting },
  { selector: 'ImportExpression', message: waiting },
  { selector: 'MemberExpression[property.name=/^(localeCompare|toLocale\\w*)$/]', message: locale },
];

export default tseslint.config(
  { ignores: ['node_modules/', 'dist/', 'coverage/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.mts'],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      eqeqeq: 'error',
    },
  },
  {
    // A forgotten promise or case is a bug that types alone let through.
    files: ['src/**/*.ts', 'machines/**/*.ts', 'tools/**/*.ts', 'test/browser/**/*.ts'],
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: pure,
    rules: {
      'no-restricted-globals': ['error', ...Object.entries(forbiddenGlobals).map(([name, message]) => ({ name, message }))],
      'no-restricted-syntax': ['error', ...forbiddenSyntax],
    },
  },
  {
    files: ['src/ui/**/*.ts'],
    extends: [lit.configs['flat/recommended'], wc.configs['flat/recommended'], litA11y.configs.recommended],
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
  {
    // Chai's assertions are expressions.
    files: ['test/**/*.ts'],
    rules: { '@typescript-eslint/no-unused-expressions': 'off' },
  },
  {
    files: ['**/*.mjs', '**/*.cjs'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'console',
          'process',
          'URL',
          'Buffer',
          'fetch',
          'performance',
          'setTimeout',
          'clearTimeout',
          'setInterval',
          'module',
          'require',
          'TextDecoder',
          'TextEncoder',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
);
