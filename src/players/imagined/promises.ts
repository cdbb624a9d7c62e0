import type { Character, TableCard } from '../../rules/terms/card-language.ts';

// What a table card promises to a troupe, in round numbers. Read from its nodes alone: no card is known by name.

/** What an effect of an event is worth once; of others a little. */
const WORTH: Readonly<Record<string, number>> = { 'drop-stone': 3, apply: 2, cancel: 2, heal: 1.6, move: 1.5, give: 1.2 };
const LITTLE = 1;
/** A rule that holds for the whole match, for each point of what it says and each model that it speaks of. */
const LASTING = 0.5;
/** What holds only sometimes. */
const SOMETIMES = 0.6;

type CardRule = NonNullable<TableCard['rules']>[number];

/** The share of a troupe that a rule speaks of. */
function spokenOf(rule: CardRule, troupe: readonly Character[]): number {
  const to = 'to' in rule ? rule.to : undefined;
  const named = typeof to === 'object' && 'is' in to && to.is !== undefined ? [to.is].flat() : null;
  return named === null ? troupe.length : troupe.filter(({ keywords }) => keywords.some((keyword) => named.includes(keyword))).length;
}

/** How much a rule says, in points of what it changes. */
function sayingOf(rule: CardRule): number {
  if (!('always' in rule)) return 1;
  return rule.always.reduce((sum, mod) => sum + ('by' in mod && typeof mod.by === 'number' ? Math.abs(mod.by) : 1), 0);
}

/** What a card promises: nothing to a troupe of whom nobody is spoken of. */
export function promiseOf({ rules = [], do: effects = [] }: TableCard, troupe: readonly Character[]): number {
  const lasting = rules.reduce((sum, rule) => sum + LASTING * sayingOf(rule) * spokenOf(rule, troupe) * ('if' in rule ? SOMETIMES : 1), 0);
  return lasting + effects.reduce((sum, effect) => sum + (WORTH[effect.do] ?? LITTLE), 0);
}
