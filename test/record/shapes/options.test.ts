import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import { beginRecord } from '../../../src/record/match-record.ts';
import { readScenario } from '../../../src/record/scenario/scenario.ts';
import { matchShape } from '../../../src/record/shapes/match-shape.ts';
import { setupShape } from '../../../src/record/shapes/setup-shape.ts';
import { lookAt } from '../../../src/rules/look-at.ts';
import { newMatch } from '../../../src/rules/setup/new-match.ts';
import type { Catalogue } from '../../../src/rules/terms/card-language.ts';
import type { Lasting, Match, Setup } from '../../../src/rules/terms/match.ts';
import { OPTION_NAMES, OPTIONS, switchesOf, type OptionName, type Options } from '../../../src/rules/terms/options.ts';
import { viewFor } from '../../../src/seats/view.ts';

const setup = (options: Partial<Options>): Setup => ({ seats: [{}, {}], options, terrain: [], seed: 'options', start: 'setup' });

/** A value of an option that is not the book's, and one that is none. */
function valuesOf(name: OptionName): [other: unknown, none: unknown] {
  const row = OPTIONS[name];
  if ('group' in row) return [!row.is, 'yes'];
  return 'of' in row ? [row.of[1], 'neither'] : [row.least + 2, -1];
}

describe.each(OPTION_NAMES)('the option %s', (name) => {
  const [other, none] = valuesOf(name);

  it('is taken by a record, a scenario and a match, and nothing else is', () => {
    const options = { [name]: other };
    expect(v.is(setupShape, setup(options))).toBe(true);
    expect(v.is(setupShape, setup({ [name]: none }))).toBe(false);
    const scenario = { id: 'a', seats: [{}, {}] };
    expect(readScenario({ ...scenario, options })).toMatchObject({ ok: true });
    expect(readScenario({ ...scenario, options: { [name]: none } })).toMatchObject({ ok: false });
    expect(newMatch(setup(options), catalogue).order.options[name]).toBe(other);
  });
});

it('a switch is in one group: what changes a game is not what a first game leaves out', () => {
  const [table, beginner] = [switchesOf('table'), switchesOf('beginner')];
  expect(table).toEqual(expect.arrayContaining(['draft', 'mustPlay', 'seenStays']));
  expect(beginner).toEqual(expect.arrayContaining(['reactions', 'followUps', 'heights']));
  expect(table.filter((name) => beginner.includes(name))).toEqual([]);
  expect([...table, ...beginner].sort()).toEqual(OPTION_NAMES.filter((name) => 'group' in OPTIONS[name]).sort());
});

it.each(OPTION_NAMES.filter((name) => name !== 'troupeSize' && name !== 'field'))(
  'a match that was kept before there was %s opens, and is played as the book has it',
  (name) => {
    const match = newMatch(setup({}), catalogue);
    const { [name]: _later, ...known } = match.order.options;
    const older = { ...match, order: { ...match.order, options: known } } as Match;
    expect(v.is(matchShape, older)).toBe(true);
    expect(lookAt(older, catalogue).options[name]).toBe(OPTIONS[name].is);
    expect(viewFor(older, 0).order.options).toEqual(match.order.options);
  },
);

it('a match opens in which a text lasts since a late round of a melee', () => {
  const seats = [{ troupe: ['flintlock'] }, { troupe: ['billy'] }];
  const match = newMatch({ ...setup({}), seats, start: 'activation' }, catalogue);
  const lasts = (round: number): Match => {
    const [id, model] = Object.entries(match.table.models)[0] ?? [];
    if (id === undefined || !model) throw new Error('no model');
    const lasting: Lasting = { mods: [], until: 'turn', from: { model: id, ability: 'a' }, round };
    return { ...match, table: { ...match.table, models: { ...match.table.models, [id]: { ...model, lasting: [lasting] } } } };
  };
  for (const round of [1, 3, 4, 12]) expect(v.is(matchShape, lasts(round))).toBe(true);
  for (const round of [-1, 1.5]) expect(v.is(matchShape, lasts(round))).toBe(false);
});

it('older prints take the place of the newest where a table has chosen them, and the record holds the one alone [VAR-10]', () => {
  const seats = [{ troupe: ['seasick-stu', 'friar-flavious'] }, { troupe: ['billy', 'quack'] }];
  const cardsOf = (options: Partial<Options>) => beginRecord({ ...setup(options), seats, start: 'activation' }, catalogue).record.cards;
  const [newest, older] = [cardsOf({}), cardsOf({ olderPrints: true })];
  expect([newest, older].map(({ characters }) => characters['seasick-stu']?.melee)).toEqual([2, 4]);
  const abilities = ({ characters }: Catalogue) => characters['friar-flavious']?.abilities.map(({ id }) => id);
  expect(abilities(newest)).toContain('rub-it-better');
  expect(abilities(older)).toContain('spiteful');
  expect(abilities(older)).not.toContain('rub-it-better');
  for (const cards of [newest, older]) expect(cards).not.toHaveProperty('prints');
});

it('six prints that older lists of the cards tell have the mark below the newest one, or the same mark with another text [VAR-10]', () => {
  const marks = (id: string) => [catalogue.prints?.[id]?.version, catalogue.characters[id]?.version];
  for (const id of ['boulder', 'greymair']) expect(marks(id)[0], id).toBe(marks(id)[1]);
  for (const id of ['the-goblin-king', 'zorya-dawn-witch', 'gertrude-the-faerie-hunter', 'senara'])
    expect(marks(id)[0], id).toBe((marks(id)[1] ?? 0) - 1);
  for (const [id, print] of Object.entries(catalogue.prints ?? {})) expect(print, id).not.toEqual(catalogue.characters[id]);
});

it('a match opens in which any of the things that players may ask of each other is asked', () => {
  const match = newMatch({ ...setup({}), seats: [{ troupe: ['flintlock'] }, { troupe: ['billy'] }], start: 'activation' }, catalogue);
  const asks = (proposed: object) => v.is(matchShape, { ...match, proposal: { by: 0, what: proposed, waiting: [1] } });
  for (const proposed of [{ kind: 'draw' }, { kind: 'take-back', to: 3 }, { kind: 'adjust', set: { turn: 2 } }])
    expect(asks(proposed), proposed.kind).toBe(true);
  for (const proposed of [{ kind: 'tie' }, { kind: 'take-back' }, { kind: 'take-back', to: -1 }]) expect(asks(proposed)).toBe(false);
});
