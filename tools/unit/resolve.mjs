// A loader of Node, see `bundle-loader.mjs`: `test/rules/x.test.ts` is found as `test/rules/x.test.mjs` among the bundles.
let tests;
let bundles;
export function initialize(given) {
  ({ tests, bundles } = given);
}
export function resolve(specifier, context, next) {
  const isTest = specifier.startsWith(tests) && specifier.endsWith('.ts');
  return next(isTest ? `${bundles}/test/${specifier.slice(tests.length, -'.ts'.length)}.mjs` : specifier, context);
}
