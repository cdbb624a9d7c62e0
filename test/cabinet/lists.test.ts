import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { ListDesk } from '../../src/app/cabinet/list-desk.ts';
import {
  addingProduct,
  owningAnother,
  borrowing,
  describing,
  partingWith,
  lending,
  noting,
  printing,
  owning,
  steppingOn,
  unowning,
  wishing,
  type CabinetState,
  type ChangedCabinet,
} from '../../src/cabinet/changes.ts';
import { figureOf } from '../../src/cabinet/figures.ts';
import { emptyCabinet, emptyHolding, plainCabinet, plainOf, holdingChangedTo } from '../../src/cabinet/holding.ts';
import { importedLines } from '../../src/cabinet/taking.ts';
import { STAGES, type Product } from '../../src/cabinet/terms.ts';
import { characters } from '../../src/cards/characters.ts';
import { products } from '../../src/cards/products.ts';
import { LANGUAGES, speak } from '../../src/words/language/locale.ts';
import { listNames } from '../../src/words/cabinet/list-names.ts';
import '../cases.ts';

const LOCALES = Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[];
const desk = new ListDesk(characters, products);
const sold = new Map<string, Product>(products.map((product) => [product.id, product]));
const empty = (): CabinetState => ({ cabinet: plainCabinet(emptyCabinet), holdings: new Map() });
const doing = (state: CabinetState, changed: ChangedCabinet | null): CabinetState =>
  changed ? { cabinet: changed.cabinet ?? state.cabinet, holdings: new Map([...state.holdings, ...changed.holdings]) } : state;
/** As it is when it was kept and read again. */
const read = ({ cabinet: plain, holdings }: CabinetState): CabinetState => ({
  cabinet: plain,
  holdings: new Map([...holdings].map(([character, holding]) => [character, plainOf(holdingChangedTo(emptyHolding, holding, 1))])),
});
const take = (state: CabinetState, text: string): CabinetState => doing(state, importedLines(state, known(text), sold));
const known = (text: string) => desk.read(text).lines.filter(({ certainty: how }) => how === 'known');

const IDS = ['flintlock', 'bjorn', 'baron-von-fancyhat', 'murder-bunny', 'dim-and-dimmer', 'vicious-syd', 'doug-the-flatulent'];
const BOXES = ['goblin-city', 'dusk-till-dawn', 'boris-the-bunny-summoner', 'single-flintlock'];
const TEXTS = [
  '',
  'plain',
  'a, b; c\td',
  'two\nlines',
  '"quoted"',
  '=SUM(A1)',
  "'=x",
  "''",
  ' spaces ',
  '+1',
  'Bjørn; der Große',
  '\r\nodd',
];
const id = fc.constantFrom(...IDS);
const text = fc.constantFrom(...TEXTS);
const person = fc.constantFrom('Bo', 'Ada; 2nd', '=Cy', 'É "d"');
const deed: fc.Arbitrary<(state: CabinetState) => ChangedCabinet | null> = fc.oneof(
  id.map((player) => (s: CabinetState) => owning(s, player)),
  id.map((player) => (s: CabinetState) => owningAnother(s, player)),
  id.map((player) => (s: CabinetState) => unowning(s, player)),
  id.map((player) => (s: CabinetState) => partingWith(s, player)),
  fc.constantFrom(...BOXES).map((box) => (s: CabinetState) => addingProduct(s, sold.get(box) as Product)),
  fc.tuple(id, fc.constantFrom(...STAGES), fc.constantFrom(0, 20_576)).map(
    ([player, stage, day]) =>
      (s: CabinetState) =>
        steppingOn(s, player, day, stage),
  ),
  fc.tuple(id, person).map(
    ([player, name]) =>
      (s: CabinetState) =>
        lending(s, player, name),
  ),
  fc.tuple(id, person).map(
    ([player, name]) =>
      (s: CabinetState) =>
        borrowing(s, player, name),
  ),
  fc.tuple(id, text).map(
    ([player, words]) =>
      (s: CabinetState) =>
        noting(s, player, words.trim()),
  ),
  fc.tuple(id, text).map(
    ([player, words]) =>
      (s: CabinetState) =>
        describing(s, player, 0, { recipe: words.trim() }),
  ),
  id.map((player) => (s: CabinetState) => wishing(s, player, true)),
  id.map((character) => (s: CabinetState) => printing(s, character, 'older')),
);
const cabinet = fc.array(deed, { maxLength: 14 }).map((deeds) => deeds.reduce((state, make) => doing(state, make(state)), empty()));

/** What a player would see, without places. */
const seen = ({ cabinet: { products: marked }, holdings }: CabinetState, how: 'table' | 'text' | 'code') => {
  const figures = [...holdings]
    .map(([character, holding]) => figureOf(character, holding))
    .flatMap((figure): unknown[][] => {
      const { character, owned, copies, wish, note, print } = figure;
      const painted = copies.some(
        ({ gone, guest, stage }) => gone === 'here' && guest === null && ['playable', 'finished'].includes(stage),
      );
      if (how === 'code') return owned > 0 ? [[character, Math.min(3, owned), painted]] : [];
      const stages = copies.filter(({ gone, guest }) => gone === 'here' && guest === null).map(({ stage }) => stage);
      if (how === 'text') return owned > 0 || wish ? [[character, owned, stages.sort(), wish]] : [];
      const lines = (words: string): string[] =>
        words
          .split(/\r?\n/)
          .map((line) => line.trimEnd())
          .filter(Boolean);
      const whole = copies
        .filter(({ gone, guest }) => gone === 'here' || guest === null)
        .map(({ place: _place, from, away, guest, gone, recipe, days, stage }) =>
          JSON.stringify([from, away, guest, gone, lines(recipe), Object.entries(days).sort(), stage]),
        );
      return whole.length > 0 || wish || print !== null || note !== '' ? [[character, whole, wish, print, lines(note)]] : [];
    })
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  return how === 'table' ? { figures, marked } : figures;
};

beforeEach(() => speak('en'));

describe('lists out and in', () => {
  it.each(LOCALES)('a table, a text and a code give the same cabinet back, and twice is once (%s)', async (locale) => {
    await speak(locale);
    fc.assert(
      fc.property(cabinet, (state) => {
        const written = { name: 'Mine', ...state };
        const table = desk.table([written], { names: true, notes: true });
        const once = take(empty(), table);
        expect(seen(once, 'table'), table).toEqual(seen(state, 'table'));
        expect(importedLines(once, known(table), sold)).toBe(null);
        expect(importedLines(read(once), known(table), sold)).toBe(null);
        expect(seen(take(state, table), 'table')).toEqual(seen(state, 'table'));
        const message = desk.text(written, {});
        expect(seen(take(empty(), message), 'text'), message).toEqual(seen(state, 'text'));
        expect(seen(take(take(empty(), message), message), 'text')).toEqual(seen(state, 'text'));
        expect(importedLines(read(take(empty(), message)), known(message), sold)).toBe(null);
        const code = desk.code((character) => figureOf(character, state.holdings.get(character)));
        const lines = desk.readCode(code)?.lines ?? [];
        const brought = doing(empty(), importedLines(empty(), lines, sold));
        expect(seen(brought, 'code')).toEqual(seen(state, 'code'));
        expect(importedLines(read(brought), lines, sold)).toBe(null);
      }),
      { numRuns: 25 },
    );
  });

  it.each(LOCALES)(
    'a table is written with a mark and the separator of the language, and without a hint that would take the mark away (%s)',
    async (locale) => {
      await speak(locale);
      const state = doing(empty(), owning(empty(), 'bjorn'));
      const table = desk.table([{ name: 'Mine', ...doing(state, noting(state, 'bjorn', 'Bjørn; der Große')) }], { notes: true });
      expect(table.startsWith('\uFEFF')).toBe(true);
      expect(table).not.toMatch(/^\uFEFF?sep=/);
      const [head = ''] = table.slice(1).split('\r\n');
      const separator = locale === 'en' ? ',' : ';';
      expect(head.split(separator).length).toBeGreaterThan(5);
      expect(head.split(separator === ',' ? ';' : ',')).toHaveLength(1);
      expect(table).toContain('"Bjørn; der Große"');
    },
  );

  it('a table that an office has saved anew is read: other separators, with a mark and without', () => {
    const state = [owning, owningAnother].reduce((s, make) => doing(s, make(s, 'bjorn')), empty());
    const noted = doing(state, noting(state, 'bjorn', 'Bjørn; der Große, "groß"'));
    const table = desk.table([{ name: 'Mine', ...noted }], { notes: true });
    const cells = (separator: string): string => table.replace('\uFEFF', '').replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, separator);
    for (const saved of [table, cells(';'), cells('\t'), `\uFEFF${cells(';')}`, cells(',').replaceAll('\r\n', '\n')])
      expect(seen(take(empty(), saved), 'table'), saved).toEqual(seen(noted, 'table'));
    const german = '\uFEFFFigur;Anzahl;Stand;Notiz\r\nBjørn;1;bemalt;"Bjørn; der Große"\r\n';
    expect(take(empty(), german).holdings.get('bjorn')).toMatchObject({ note: 'Bjørn; der Große', copies: [{ days: { playable: 0 } }] });
  });

  it('no name of a person and no note leaves unless it is ticked, and none is in a code', () => {
    let state = doing(empty(), owning(empty(), 'flintlock'));
    for (const make of [
      (s: CabinetState) => lending(s, 'flintlock', 'Bobsecret'),
      (s: CabinetState) => borrowing(s, 'bjorn', 'Adasecret'),
      (s: CabinetState) => noting(s, 'flintlock', 'notesecret'),
      (s: CabinetState) => describing(s, 'flintlock', 0, { recipe: 'inksecret' }),
    ])
      state = doing(state, make(state));
    const written = { name: 'Mine', ...state };
    const code = desk.code((character) => figureOf(character, state.holdings.get(character)));
    for (const list of [desk.table([written]), desk.text(written), code]) expect(list).not.toMatch(/secret/);
    expect(desk.table([written], { names: true })).toMatch(/Bobsecret/);
    expect(desk.table([written], { names: true })).not.toMatch(/notesecret|inksecret/);
    expect(desk.table([written], { notes: true })).not.toMatch(/Bobsecret|Adasecret/);
    expect(desk.text(written, { names: true })).toMatch(/Bobsecret/);
    expect(desk.text(written, { names: true })).not.toMatch(/notesecret|inksecret/);
  });

  it('a whole collection is 71 letters at most', () => {
    const all = desk.code((character) => ({ ...figureOf(character), owned: 3 }));
    expect(all.length).toBeLessThanOrEqual(71);
    expect(desk.readCode(all)?.known).toBe(characters.length);
    expect(desk.readCode(desk.code((character) => figureOf(character)))).toMatchObject({ lines: [], known: 0 });
  });

  it('a code in which a letter is another, lacks, is doubled or changed places is refused, and so are random letters', () => {
    const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_');
    fc.assert(
      fc.property(cabinet, fc.nat(), letter, (state, where, replacement) => {
        const code = desk.code((character) => figureOf(character, state.holdings.get(character)));
        const place = where % code.length;
        const [before, single, after] = [code.slice(0, place), code[place] ?? '', code.slice(place + 1)];
        for (const wrong of [
          before + replacement + after,
          before + after,
          before + single + single + after,
          before + (after[0] ?? '') + single + after.slice(1),
        ])
          expect(desk.readCode(wrong) === null || wrong === code, wrong).toBe(true);
      }),
      { numRuns: 200 },
    );
    fc.assert(
      fc.property(fc.string({ unit: letter, maxLength: 90 }), (random) => {
        expect(desk.readCode(random)).toBe(null);
      }),
      { numRuns: 500 },
    );
    expect(['', 'a b', 'x'.repeat(500), '_'.repeat(72)].map((code) => desk.readCode(code))).toEqual([null, null, null, null]);
  });
});

describe('a pasted list', () => {
  const read = (line: string) => desk.read(line).lines[0];
  it.each([
    ['Flintlock', { certainty: 'known', character: 'flintlock', count: 1 }],
    ['- [x] 2 x Flintlock, painted', { certainty: 'known', character: 'flintlock', count: 2, stage: 'playable' }],
    ['✓ Eric, the Squire x2', { certainty: 'known', character: 'eric-the-squire', count: 2 }],
    ['Bjorn (bemalt, verliehen an Bo)', { certainty: 'known', character: 'bjorn', stage: 'playable', lent: 'Bo' }],
    ['Chispa', { certainty: 'known', character: 'flintlock' }],
    ['Stryga Anya', { certainty: 'known', character: 'striga-anya' }],
    ['Goblin City', { certainty: 'known', product: 'goblin-city' }],
    ['2 Mama’s Boys', { certainty: 'known', product: 'mamas-boys', count: 2 }],
    ['Two Player Starter Set', { certainty: 'known', product: 'dusk-till-dawn' }],
    ['Doug - souhaité', { certainty: 'known', character: 'doug-the-flatulent', wished: true }],
    ['Flintlok', { certainty: 'guess', character: 'flintlock' }],
    ['Gobblin Cty', { certainty: 'guess', product: 'goblin-city' }],
    ['A dragon of another game', { certainty: 'not' }],
  ])('%s', (line, wanted) => {
    expect(read(line)).toMatchObject(wanted);
  });

  it('a guess is not taken by itself, and every line is counted', () => {
    const review = desk.read('Flintlock\n\nFlintlok\nA dragon of another game\n');
    expect([review.known, review.guesses, review.not]).toEqual([1, 1, 1]);
    expect(review.lines.map(({ number }) => number)).toEqual([1, 3, 4]);
  });

  it('every word of the list in every language is read', async () => {
    for (const locale of LOCALES) {
      await speak(locale);
      const words = STAGES.map((stage) => listNames.stage(stage));
      const lines = [...words, listNames.wished(), listNames.lentTo('Bo')].map((word) => `Flintlock (${word})`);
      await speak('en');
      const all = desk.read(lines.join('\n')).lines;
      expect(all.slice(0, STAGES.length).map(({ stage }) => stage)).toEqual([...STAGES]);
      expect(all.slice(-2)).toMatchObject([{ wished: true }, { lent: 'Bo' }]);
    }
  });

  it('nothing throws or takes long, whatever is pasted', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 3000, unit: 'binary' }),
          fc
            .array(fc.constantFrom('flintlok', '"', ';', ',', '\n', '2x ', 'name', 'copy', 'goblin', '='), { maxLength: 1500 })
            .map((parts) => parts.join('')),
        ),
        (garbage) => {
          const began = performance.now();
          const review = desk.read(garbage);
          expect(performance.now() - began).toBeLessThan(1000); // 200 ms on a quiet machine
          importedLines(
            empty(),
            review.lines.filter(({ certainty: how }) => how !== 'not'),
            sold,
          );
          desk.readCode(garbage);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('a whole day stays that day: in a table no clock and no zone is asked', () => {
    const state = doing(doing(empty(), owning(empty(), 'bjorn')), null);
    const day = Date.UTC(2026, 4, 3) / 86_400_000;
    const painted = doing(state, steppingOn(state, 'bjorn', day, 'finished'));
    for (const zone of ['Pacific/Auckland', 'Pacific/Honolulu', 'Europe/Lisbon']) {
      process.env['TZ'] = zone;
      const table = desk.table([{ name: 'Mine', ...painted }], {});
      expect(table).toContain('2026-05-03');
      expect(take(empty(), table).holdings.get('bjorn')?.copies[0]?.days).toEqual({ finished: day });
    }
    delete process.env['TZ'];
  });
});
