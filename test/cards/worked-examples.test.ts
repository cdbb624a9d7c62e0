import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { runScenario } from '../../src/record/scenario/run-scenario.ts';
import type { Ability, Character } from '../../src/rules/terms/card-language.ts';

// What is taken off a printed card must be missed: some worked example that fields the character fails without it.

const golden = new URL('../golden/', import.meta.url);
const examples = readdirSync(golden)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => {
    const json = JSON.parse(readFileSync(new URL(name, golden), 'utf8')) as { id: string } | { id: string }[];
    return Array.isArray(json) ? json : [json];
  })
  .map((scenario) => ({ scenario, text: JSON.stringify(scenario) }));

/** The card without one ability, one outcome of it, its signature move, or what that does beside its damage. */
function* without(card: Character): Generator<[string, Character]> {
  const other = (ability: Ability, instead: Ability[]): Character => ({
    ...card,
    abilities: card.abilities.flatMap((candidate) => (candidate === ability ? instead : [candidate])),
  });
  for (const ability of card.abilities) {
    yield [ability.id, other(ability, [])];
    if (ability.kind !== 'arcane') continue;
    for (const [index, { on }] of ability.outcomes.entries()) {
      const fewer = ability.outcomes.filter((_, place) => place !== index);
      const named = on === 'catastrophe' ? on : `${on.colour === 'any' ? on.colour : on.colour.join(' or ')} ${on.value}`;
      yield [`${ability.id}: ${named}`, other(ability, [{ ...ability, outcomes: fewer }])];
    }
  }
  const { signature } = card;
  if (!signature) return;
  yield [signature.id, { ...card, signature: null }];
  if (signature.end?.length) yield [`${signature.id}: End Step`, { ...card, signature: { ...signature, end: [] } }];
  if (signature.mods?.length) yield [`${signature.id}: modifiers`, { ...card, signature: { ...signature, mods: [] } }];
}

/** The examples that field a character. */
const fieldingOf = ({ id }: Character): typeof examples =>
  examples.filter(({ text }) => text.includes(`"${id}"`) || text.includes(`"id":"${id}`));

/** Whether one of the examples fails without it; those that bear its name are asked first. */
function isMissed(label: string, card: Character, fielding: typeof examples): boolean {
  const slug = label.split(':')[0] ?? label;
  const cards = { ...catalogue, characters: { ...catalogue.characters, [card.id]: card } };
  const inOrder = [
    ...fielding.filter(({ scenario }) => scenario.id.includes(slug)),
    ...fielding.filter(({ scenario }) => !scenario.id.includes(slug)),
  ];
  return inOrder.some(({ scenario }) => !runScenario(scenario, cards).ok);
}

/** What no worked example misses yet. It may only become shorter. */
const NOT_YET: Record<string, string[]> = {
  'striga-anya': ['summoned-being'], // her card is marked as none to choose as well
};

describe('what is taken off a card is missed by a worked example', () => {
  for (const card of Object.values(catalogue.characters))
    it(card.name, () => {
      const fielding = fieldingOf(card);
      const unmissed = [...without(card)].flatMap(([label, less]) => (isMissed(label, less, fielding) ? [] : [label]));
      expect(unmissed).toEqual(NOT_YET[card.id] ?? []);
    });
});
