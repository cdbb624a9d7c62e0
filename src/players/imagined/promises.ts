import type { Character, TableCard } from '../../rules/terms/card-language.ts';

// The promise of a table card to a troupe, in round numbers. It reads descriptions alone and knows no card by name.

/** The value of a single effect, by its verb; others count as LITTLE. */
const WORTH: Readonly<Record<string, number>> = { 'drop-stone': 3, apply: 2, cancel: 2, heal: 1.6, move: 1.5, give: 1.2 };
const LITTLE = 1;
/** The value of a lasting rule for each point it changes and each model it affects. */
const LASTING = 0.5;
/** The share that a conditional rule counts. */
const SOMETIMES = 0.6;

type CardRule = NonNullable<TableCard['rules']>[number];

/** The number of models in a troupe that a rule affects. */
function affectedCount(rule: CardRule, troupe: readonly Character[]): number {
  const to = 'to' in rule ? rule.to : undefined;
  const named = typeof to === 'object' && 'is' in to && to.is !== undefined ? [to.is].flat() : null;
  return named === null ? troupe.length : troupe.filter(({ keywords }) => keywords.some((keyword) => named.includes(keyword))).length;
}

/** The size of a rule: the sum of the numbers it changes. */
function ruleSize(rule: CardRule): number {
  if (!('always' in rule)) return 1;
  return rule.always.reduce((sum, mod) => sum + ('by' in mod && typeof mod.by === 'number' ? Math.abs(mod.by) : 1), 0);
}

/** The value of a card to a troupe; its rules count for the models they affect. */
export function promiseOf({ rules = [], do: effects = [] }: TableCard, troupe: readonly Character[]): number {
  const lasting = rules.reduce(
    (sum, rule) => sum + LASTING * ruleSize(rule) * affectedCount(rule, troupe) * ('if' in rule ? SOMETIMES : 1),
    0,
  );
  return lasting + effects.reduce((sum, effect) => sum + (WORTH[effect.do] ?? LITTLE), 0);
}
