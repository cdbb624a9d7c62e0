import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addingProduct,
  owningAnother,
  borrowing,
  givingBack,
  lending,
  noting,
  printing,
  owning,
  removingProduct,
  steppingBack,
  steppingOn,
  unowning,
  wishing,
  describing,
  partingWith,
  type CabinetState,
  type ChangedCabinet,
} from '../../src/cabinet/changes.ts';
import { figureOf } from '../../src/cabinet/figures.ts';
import {
  emptyCabinet,
  emptyHolding,
  emptyPlain,
  lastChangeTime,
  plainCabinet,
  plainOf,
  holdingChangedTo,
  restatedCabinet,
  withoutChange,
  undoneCabinet,
} from '../../src/cabinet/holding.ts';
import { mergeCabinets, mergeHoldings } from '../../src/cabinet/merge.ts';
import { STAGES, type Cabinet, type Holding, type Product } from '../../src/cabinet/terms.ts';
import '../cases.ts';

const WHOLE = process.env['MOONRISE_WHOLE'] !== undefined;
const RUNS = WHOLE ? 20_000 : 200;
const LONG = WHOLE ? 1_800_000 : 30_000;

const product = (id: string, ...characters: string[]): Product => ({ id, name: id, kind: 'troupe-box', year: null, characters });
const CITY = product('goblin-city', 'doug', 'syd');
const STARTER = product('dusk', 'doug', 'doug', 'grub');

/** A device with one cabinet. Its clock may be anything: words are said later than all that it has seen. */
class Shelf {
  cabinet: Cabinet = emptyCabinet;
  holdings = new Map<string, Holding>();
  clock = 0;
  readonly undos: (() => void)[] = [];

  state(): CabinetState {
    return { cabinet: plainCabinet(this.cabinet), holdings: new Map([...this.holdings].map(([id, holding]) => [id, plainOf(holding)])) };
  }
  #at(): number {
    this.clock = Math.max(this.clock, lastChangeTime(this.cabinet), ...[...this.holdings.values()].map(lastChangeTime)) + 1;
    return this.clock;
  }
  make(changed: ChangedCabinet | null): void {
    if (!changed) return;
    const time = this.#at();
    const before = this.state();
    if (changed.cabinet) this.cabinet = restatedCabinet(this.cabinet, changed.cabinet, time);
    for (const [id, plain] of changed.holdings) this.holdings.set(id, holdingChangedTo(this.holdings.get(id) ?? emptyHolding, plain, time));
    this.undos.push(() => {
      const then = this.#at();
      if (changed.cabinet)
        this.cabinet = restatedCabinet(this.cabinet, undoneCabinet(plainCabinet(this.cabinet), before.cabinet, changed.cabinet), then);
      for (const [id, after] of changed.holdings) {
        const holding = this.holdings.get(id) ?? emptyHolding;
        this.holdings.set(
          id,
          holdingChangedTo(holding, withoutChange(plainOf(holding), before.holdings.get(id) ?? emptyPlain, after), then),
        );
      }
    });
  }
  take({ cabinet, holdings }: Shelf): void {
    this.cabinet = mergeCabinets(this.cabinet, cabinet);
    for (const [id, holding] of holdings) this.holdings.set(id, mergeHoldings(this.holdings.get(id) ?? holding, holding));
  }
  owned(character: string): number {
    return figureOf(character, this.state().holdings.get(character)).owned;
  }
}

const DEEDS = {
  own: (s: CabinetState) => owning(s, 'doug'),
  another: (s: CabinetState) => owningAnother(s, 'doug'),
  unown: (s: CabinetState) => unowning(s, 'doug'),
  city: (s: CabinetState) => addingProduct(s, CITY),
  starter: (s: CabinetState) => addingProduct(s, STARTER, { stage: 'playable', double: true }),
  'no-city': (s: CabinetState) => removingProduct(s, CITY),
  'no-starter': (s: CabinetState) => removingProduct(s, STARTER),
  paint: (s: CabinetState) => steppingOn(s, 'doug', 20_000),
  'paint-early': (s: CabinetState) => steppingOn(s, 'doug', 19_000, 'playable'),
  back: (s: CabinetState) => steppingBack(s, 'doug'),
  lend: (s: CabinetState) => lending(s, 'doug', 'Bo'),
  'lend-ada': (s: CabinetState) => lending(s, 'doug', 'Ada'),
  borrow: (s: CabinetState) => borrowing(s, 'doug', 'Cy'),
  return: (s: CabinetState) => givingBack(s, 'doug'),
  leave: (s: CabinetState) => partingWith(s, 'doug'),
  wish: (s: CabinetState) => wishing(s, 'doug', true),
  note: (s: CabinetState) => noting(s, 'doug', 'hat\nboots'),
  'note-2': (s: CabinetState) => noting(s, 'doug', `${s.holdings.get('doug')?.note ?? ''}\nink`.trim()),
  recipe: (s: CabinetState) => describing(s, 'doug', 0, { recipe: 'green\n\nwash' }),
  look: (s: CabinetState) => describing(s, 'doug', 0, { look: 'ten-years' }),
  print: (s: CabinetState) => printing(s, 'doug', '2026-08'),
  'print-older': (s: CabinetState) => printing(s, 'doug', 'older'),
  'no-print': (s: CabinetState) => printing(s, 'doug', null),
} satisfies Record<string, (s: CabinetState) => ChangedCabinet | null>;
type Deed = keyof typeof DEEDS;

function played(deeds: readonly (Deed | 'undo')[], onto = new Shelf()): Shelf {
  for (const deed of deeds) {
    if (deed === 'undo') onto.undos.pop()?.();
    else onto.make(DEEDS[deed](onto.state()));
  }
  return onto;
}
const deeds = fc.array(fc.constantFrom<Deed | 'undo'>(...(Object.keys(DEEDS) as Deed[]), 'undo'), { maxLength: 9 });
const merged = (...shelves: Shelf[]): Shelf => {
  const all = new Shelf();
  for (const shelf of shelves) all.take(shelf);
  return all;
};
const content = ({ cabinet, holdings }: Shelf): unknown => [cabinet, [...holdings].sort(([a], [b]) => (a < b ? -1 : 1))];

/** Everything that is written on a shelf: lines, stages and copies with their places. */
const writtenOn = ({ holdings }: Shelf): string[] =>
  [...holdings].flatMap(([id, { copies, guests, note }]) => [
    ...note.map(({ text }) => `${id} note ${text}`),
    ...[...copies, ...guests].flatMap(({ days, recipe, guest }, place) => [
      `${id} ${guest ?? place}`,
      ...STAGES.filter((stage) => days[stage]).map((stage) => `${id} ${guest ?? place} ${stage}`),
      ...recipe.map(({ text }) => `${id} ${guest ?? place} ${text}`),
    ]),
  ]);

describe('two devices and one collection', () => {
  it(
    'any order, any grouping, twice is once, and nothing written is lost',
    () => {
      fc.assert(
        fc.property(deeds, deeds, deeds, (x, y, z) => {
          const [a, b, c] = [played(x), played(y), played(z)];
          const ab = merged(a, b);
          const same = (shelf: Shelf, two: Shelf): boolean => JSON.stringify(content(shelf)) === JSON.stringify(content(two));
          const [turned, grouped, again] = [merged(b, a), [merged(merged(b, c), a), merged(ab, c)] as const, merged(ab, b)];
          if (!same(turned, ab)) expect(content(turned)).toEqual(content(ab));
          if (!same(...grouped)) expect(content(grouped[0])).toEqual(content(grouped[1]));
          if (!same(again, ab)) expect(content(again)).toEqual(content(ab));
          const bare = (line: string): string => line.replace(/ \d+/, '');
          const all = new Set(writtenOn(ab).map(bare));
          expect([...writtenOn(a), ...writtenOn(b)].map(bare).filter((line) => !all.has(line))).toEqual([]);
          const places = (shelf: Shelf): number => shelf.holdings.get('doug')?.copies.length ?? 0;
          expect(places(ab)).toBe(Math.max(places(a), places(b)));
        }),
        { numRuns: RUNS },
      );
    },
    LONG,
  );

  it(
    'what a device does after it has seen the other wins on both, whatever was merged before',
    () => {
      fc.assert(
        fc.property(deeds, deeds, deeds, (x, y, more) => {
          const [a, b] = [played(x), played(y)];
          a.take(b);
          played(more, a);
          b.take(a);
          expect(content(b)).toEqual(content(a));
        }),
        { numRuns: RUNS },
      );
    },
    LONG,
  );

  it(
    'undo puts back what was there, also after the other device has come',
    () => {
      fc.assert(
        fc.property(deeds, fc.constantFrom<Deed>(...(Object.keys(DEEDS) as Deed[])), (x, deed) => {
          const shelf = played(x);
          const before = shelf.state();
          const count = shelf.undos.length;
          played([deed], shelf);
          if (shelf.undos.length === count) return;
          played(['undo'], shelf);
          const [was, is] = [before, shelf.state()];
          expect(is.cabinet).toEqual(was.cabinet);
          for (const id of ['doug', 'syd', 'grub'])
            expect({ ...figureOf(id, is.holdings.get(id)) }).toEqual({ ...figureOf(id, was.holdings.get(id)) });
        }),
        { numRuns: RUNS },
      );
    },
    LONG,
  );

  it('a box marked on phone and tablet is owned once', () => {
    const both = merged(played(['city']), played(['city']));
    expect([both.owned('doug'), both.state().cabinet.products]).toEqual([1, { 'goblin-city': 1 }]);
  });

  it('a box marked by mistake, merged and taken back on one device is gone on both, in any order', () => {
    const [a, b] = [played(['city']), new Shelf()];
    b.take(a);
    played(['no-city'], a);
    for (const both of [merged(a, b), merged(b, a), merged(b, a, b)])
      expect([both.owned('doug'), both.owned('syd'), both.state().cabinet.products]).toEqual([0, 0, {}]);
    // marked again by somebody who has seen that, it is there again
    b.take(a);
    played(['city'], b);
    expect([merged(a, b).owned('doug'), merged(b, a).state().cabinet.products]).toEqual([1, { 'goblin-city': 1 }]);
  });

  it('a stage, a count and a line that were taken back do not come back', () => {
    const a = played(['city', 'another', 'paint-early', 'note']);
    const b = merged(a);
    played(['back', 'unown'], a);
    a.make(noting(a.state(), 'doug', 'boots'));
    const both = merged(b, a).state().holdings.get('doug');
    expect([merged(b, a).owned('doug'), both?.note, both?.copies[0]?.days]).toEqual([1, 'boots', {}]);
  });

  it('a guest on one device and a second copy on the other are both there', () => {
    const both = merged(played(['own', 'borrow']), played(['own', 'another']));
    expect(figureOf('doug', both.state().holdings.get('doug'))).toMatchObject({ owned: 2, present: 3, guest: true });
  });

  it('of two days of one stage the earlier stays', () => {
    const both = merged(played(['own', 'paint-early']), played(['own', 'undo', 'own']));
    const second = new Shelf();
    second.make(owning(second.state(), 'doug'));
    second.make(steppingOn(second.state(), 'doug', 20_500, 'playable'));
    expect(merged(second, both).state().holdings.get('doug')?.copies[0]?.days).toEqual({ playable: 19_000 });
  });
});

describe('a product', () => {
  it('fills what has no origin, adds the rest, and takes back only what it brought and nobody touched', () => {
    const shelf = played(['own', 'city']);
    expect([shelf.owned('doug'), shelf.owned('syd')]).toEqual([1, 1]);
    played(['no-city'], shelf);
    expect([shelf.owned('doug'), shelf.owned('syd')]).toEqual([1, 0]);
    const touched = played(['city', 'paint', 'no-city']);
    expect([touched.owned('doug'), touched.owned('syd')]).toEqual([1, 0]);
  });

  it('of a second product with the same figure both are there, and the change says so', () => {
    const shelf = played(['city']);
    const changed = addingProduct(shelf.state(), STARTER);
    expect(changed.change).toMatchObject({ fresh: ['doug', 'doug', 'grub'], doubled: ['doug', 'doug'], known: [] });
  });

  it('goes when its last figure goes, not before', () => {
    const shelf = played(['city', 'unown']);
    expect(shelf.state().cabinet.products).toEqual({ 'goblin-city': 1 });
    shelf.make(unowning(shelf.state(), 'syd'));
    expect(shelf.state().cabinet.products).toEqual({});
  });
});
