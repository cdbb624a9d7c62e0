import { expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { beginRecord } from '../../src/record/match-record.ts';
import { openRecord } from '../../src/record/open-record.ts';
import type { Catalogue, Character } from '../../src/rules/terms/card-language.ts';

const card = (id: string): Character => {
  const found = catalogue.characters[id];
  if (!found) throw new Error(`no card ${id}`);
  return found;
};
// as the catalogue had these two before the edition of August 2026
const syd = card('vicious-syd');
const earlier: Catalogue = {
  ...catalogue,
  characters: {
    ...catalogue.characters,
    'vicious-syd': {
      ...syd,
      abilities: syd.abilities.map((ability) =>
        ability.id === 'whered-you-come-from' && ability.kind === 'arcane'
          ? {
              ...ability,
              outcomes: ability.outcomes.map((outcome) =>
                outcome.on === 'catastrophe' ? outcome : { ...outcome, on: { colour: ['green'], value: 'X' } },
              ),
            }
          : ability,
      ),
    },
    'the-goblin-king': { ...card('the-goblin-king'), health: 8, blueDots: [1, 4] },
  },
};

it('VAR-10: a match that began on the cards of an earlier edition ends on them', () => {
  const seats = [{ troupe: ['vicious-syd', 'the-goblin-king'] }, { troupe: ['flintlock', 'quack'] }];
  const { record } = beginRecord({ seats, options: {}, terrain: [], seed: 'earlier', start: 'activation' }, earlier);
  const opened = openRecord(JSON.parse(JSON.stringify(record)) as typeof record);
  if (opened.as !== 'playable') throw new Error(`opened as ${opened.as}`);
  const { characters } = opened.folded.record.cards;
  expect(characters['the-goblin-king']).toEqual(earlier.characters['the-goblin-king']);
  expect(characters['vicious-syd']).toEqual(earlier.characters['vicious-syd']);
  expect(characters['vicious-syd']).not.toEqual(syd);
});
