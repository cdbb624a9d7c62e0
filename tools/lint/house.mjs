// A plug-in for oxlint with the one rule of ESLint it has not: shapes of code that a folder forbids.
import { builtinRules } from 'eslint/use-at-your-own-risk';

export default { meta: { name: 'house' }, rules: { 'no-restricted-syntax': builtinRules.get('no-restricted-syntax') } };
