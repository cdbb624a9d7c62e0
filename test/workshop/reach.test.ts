import { expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import type { Ability, Character } from '../../src/rules/terms/card-language.ts';
import { benchFor } from '../../src/workshop/bench.ts';
import { choicesAt, type Choice, type ChoiceManner } from '../../src/workshop/choices.ts';
import { applyEdit } from '../../src/workshop/edits.ts';
import { kindOf, kindsOf, type GrammarPart } from '../../src/workshop/grammar.ts';
import { newCharacter } from '../../src/workshop/new-card.ts';
import { placesOf } from '../../src/workshop/places.ts';
import type { Path } from '../../src/packs/finding.ts';
import { unsaid } from './wanderer.ts';

const ID = 'own-k3f7:card';
const bench = benchFor(catalogue, null, ID);
const cardWith = (...abilities: Ability[]): Character => ({ ...newCharacter(ID, 'Card'), abilities });

const active: Ability = { kind: 'active', id: 'a', name: 'A', cost: 1, range: 4, target: {}, do: [] };
const arcane: Ability = {
  kind: 'arcane',
  id: 'a',
  name: 'A',
  cost: 1,
  range: 4,
  target: {},
  outcomes: [{ on: { colour: ['blue'], value: 'X' }, do: [] }],
};
const passive: Ability = { kind: 'passive', id: 'a', name: 'A', rules: [{ always: [] }] };
const waiting = (moment: string): Ability =>
  ({
    kind: 'passive',
    id: 'a',
    name: 'A',
    rules: [{ when: { on: moment }, do: [{ do: 'gain', to: 'self', energy: 1 }] }],
  }) as unknown as Ability; // of a kind without particulars

/** Kinds that somebody can put at a place, and every one of them is said in four languages. */
function offered(card: Character, path: Path, manner: ChoiceManner, part: GrammarPart): Set<string> {
  const kinds = new Set<string>();
  for (const choice of choicesAt(bench, card, path, manner)) {
    const after = applyEdit(card, choice.edit);
    expect(unsaid(after), JSON.stringify(choice.edit)).toEqual([]);
    for (const place of placesOf(after)) if (place.part === part && place.kind !== undefined) kinds.add(place.kind);
  }
  return kinds;
}
const all = (...sets: Set<string>[]): string[] => [...new Set(sets.flatMap((set) => [...set]))].toSorted();

/** An effect that the rules alone write. */
const RULES_ALONE = ['resurface', 'keep-one'];

test('every effect can be put into an empty text', () => {
  const path = ['abilities', 0, 'do'];
  const inArcane = offered(cardWith(arcane), ['abilities', 0, 'outcomes', 0, 'do'], 'into', 'effect');
  expect(all(offered(cardWith(active), path, 'into', 'effect'), inArcane)).toEqual(
    kindsOf('effect')
      .filter((kind) => !RULES_ALONE.includes(kind))
      .toSorted(),
  );
});

test('every modifier can be put into an empty text', () => {
  expect(all(offered(cardWith(passive), ['abilities', 0, 'rules', 0, 'always'], 'into', 'modifier'))).toEqual(
    kindsOf('modifier').toSorted(),
  );
});

test('every moment, condition, value and kind of text can be chosen', () => {
  const text = cardWith(waiting('activates'));
  expect(all(offered(text, ['abilities', 0, 'rules', 0, 'when'], 'instead', 'moment'), new Set(['activates']))).toEqual(
    kindsOf('moment').toSorted(),
  );
  const conditions = offered(
    cardWith({ ...passive, rules: [{ always: [{ mod: 'slow' }] }] }),
    ['abilities', 0, 'rules', 0],
    'more',
    'condition',
  );
  const fought = offered(cardWith(waiting('fights')), ['abilities', 0, 'rules', 0], 'more', 'condition');
  expect(all(conditions, fought)).toEqual(kindsOf('condition').toSorted());
  const values = offered(cardWith(waiting('wounded')), ['abilities', 0, 'rules', 0, 'do', 0, 'energy'], 'instead', 'value');
  const drawn: Ability = { ...arcane, outcomes: [{ on: { colour: ['blue'], value: 'X' }, do: [{ do: 'gain', to: 'self', energy: 1 }] }] };
  const ofX = offered(cardWith(drawn), ['abilities', 0, 'outcomes', 0, 'do', 0, 'energy'], 'instead', 'value');
  expect(all(values, ofX)).toEqual(kindsOf('value').toSorted());
  const kinds = choicesAt(bench, cardWith(), ['abilities'], 'into').map(({ node }: Choice) => kindOf('ability', node as object));
  expect([...new Set(kinds)].toSorted()).toEqual(kindsOf('ability').toSorted());
  const rules = offered(cardWith({ ...passive, rules: [] } as Ability), ['abilities', 0, 'rules'], 'into', 'rule');
  expect(all(rules)).toEqual(kindsOf('rule').toSorted());
});
