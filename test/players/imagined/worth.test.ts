import { expect, test } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import { LEVEL } from '../../../src/players/levels.ts';
import { afterDecision } from '../../../src/players/imagined/settle.ts';
import { Lot } from '../../../src/players/lot.ts';
import { plans } from '../../../src/players/plan/planner.ts';
import { think } from '../../../src/players/think.ts';
import { openingsOf } from '../../../src/rules/index.ts';
import { FULL, NEAR } from '../../../src/players/imagined/weights.ts';
import { blow } from '../../../src/players/imagined/threat.ts';
import { positionOf } from '../../../src/players/imagined/figures.ts';
import { extend, newNotes } from '../../../src/players/plan/expand.ts';
import { raceValues } from '../../../src/players/imagined/races.ts';
import { partsOf, worthOf } from '../../../src/players/imagined/worth.ts';
import { detour } from '../../../src/players/imagined/detours.ts';
import { INCH } from '../../../src/geometry/lengths.ts';
import type { Piece } from '../../../src/rules/terms/board.ts';
import type { SetupPosition } from '../../../src/rules/terms/setup.ts';
import { advance, beginRecord } from '../../../src/record/match-record.ts';
import { imagine, lookOn, type Imagined } from '../../../src/seats/imagined-match.ts';
import { viewFor } from '../../../src/seats/view.ts';

const characters = Object.values(catalogue.characters).filter(({ unselectable, base }) => !unselectable && base === 30);
const [former, other] = [
  characters[0]?.id ?? '',
  characters.find(({ id, factions }) => id !== characters[0]?.id && factions.some((f) => characters[0]?.factions.includes(f)))?.id ?? '',
];

function matchOf(position: SetupPosition, terrain: Piece[] = [], troupes: readonly string[][] = [[former], [other]]): Imagined {
  const seats = troupes.map((troupe) => ({ troupe }));
  const { match } = beginRecord({ seats, options: {}, terrain, seed: '1', start: 'activation', position }, catalogue);
  return imagine(viewFor(match, 0), '1');
}

/** What a position is worth to the first seat. */
const worth = (position: SetupPosition, terrain: Piece[] = []): number => worthOf(matchOf(position, terrain), 0, catalogue, FULL);

const third =
  characters.find(({ id, factions }) => id !== former && id !== other && factions.some((f) => characters[0]?.factions.includes(f)))?.id ??
  '';

const pointAt = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });
const apart = (mine = {}, theirs = {}): NonNullable<SetupPosition['models']> => ({
  [`0:${former}`]: { at: pointAt(18, 4), energy: 3, ...mine },
  [`1:${other}`]: { at: pointAt(18, 32), energy: 3, ...theirs },
});
const wall: Piece = {
  id: 'wall',
  kind: 'barrier',
  base: 0,
  top: 762,
  shape: { polygon: [pointAt(10, 6), pointAt(26, 6), pointAt(26, 7), pointAt(10, 7)] },
} as Piece;

test('a stone in hand is worth more than one at arm’s length, and that more than a far one', () => {
  const stone = (x: number, y: number) => [{ id: 's1', at: pointAt(x, y), depth: 1 }];
  const far = worth({ models: apart(), stones: stone(18, 14), turn: 2 });
  const near = worth({ models: apart(), stones: stone(18, 6), turn: 2 });
  const held = worth({ models: apart({ stones: 1 }), turn: 2 });
  expect(near).toBeGreaterThan(far);
  expect(held).toBeGreaterThan(near);
});

test('wounds cost their bearer and please the other', () => {
  expect(worth({ models: apart({ wounds: 3 }) })).toBeLessThan(worth({ models: apart() }));
  expect(worth({ models: apart({}, { wounds: 3 }) })).toBeGreaterThan(worth({ models: apart() }));
});

test('a way round a wall is longer than it looks, and a stone behind one is farther away', () => {
  expect(detour([wall], pointAt(18, 4), pointAt(18, 9))).toBeGreaterThan(4);
  expect(detour([wall], pointAt(2, 4), pointAt(2, 9))).toBe(0);
  const stones = [{ id: 's1', at: pointAt(18, 9), depth: 2 }];
  expect(worth({ models: apart(), stones }, [wall])).toBeLessThan(worth({ models: apart(), stones }));
});

test('a model in water leaves it before it runs, if its player looks one action ahead', () => {
  const brook: Piece = {
    id: 'brook',
    kind: 'water',
    base: 0,
    top: 0,
    shape: { polygon: [pointAt(10, 2), pointAt(26, 2), pointAt(26, 6), pointAt(10, 6)] },
  };
  const stones = [{ id: 's1', at: pointAt(18, 14), depth: 1 }];
  const reach = (mine: object, terrain: Piece[]): number =>
    partsOf(matchOf({ models: apart(mine), stones, turn: 2 }, terrain), 0, catalogue, NEAR).reach ?? 0;
  for (const ready of [{}, { energy: 0, activated: true }]) expect(reach(ready, [brook])).toBeLessThan(reach(ready, []));
  // on the bank, with what the way out cost
  expect(reach({ at: pointAt(18, 6.7), energy: 0 }, [brook])).toBeGreaterThan(reach({}, [brook]));
  const fair = Object.values(catalogue.characters).find(({ keywords, base }) => keywords?.includes('faerie') && base === 30)?.id ?? '';
  const flying = (terrain: Piece[]): number => {
    const models = { [`0:${fair}`]: { at: pointAt(18, 4), energy: 3 }, [`1:${other}`]: { at: pointAt(18, 32), energy: 3 } };
    return partsOf(matchOf({ models, stones, turn: 2 }, terrain, [[fair], [other]]), 0, catalogue, NEAR).reach ?? 0;
  };
  expect(flying([brook])).toBe(flying([]));
});

test('danger grows smoothly as an enemy comes nearer: no inch makes all the difference', () => {
  const worths = Array.from({ length: 60 }, (_, step) =>
    worth({
      models: {
        [`0:${former}`]: { at: pointAt(18, 4), energy: 0, activated: true, stones: 1 },
        [`1:${other}`]: { at: pointAt(18, 6 + step / 5), energy: 4 },
      },
      turn: 2,
    }),
  );
  const steps = worths.slice(1).map((value, index) => Math.abs(value - (worths[index] ?? 0)));
  expect((worths[0] ?? 0) < (worths[59] ?? 0)).toBe(true);
  expect(Math.max(...steps)).toBeLessThan(1.5);
});

test('who digs at a stone loses nothing by it, though its friend comes near it too', () => {
  // two stones and a model between them: the less deep one is its friend's
  const dug = (depth: number): number =>
    partsOf(
      matchOf(
        {
          models: {
            [`0:${former}`]: { at: pointAt(18, 18), energy: 0, activated: true },
            [`0:${third}`]: { at: pointAt(20.4, 20.4), energy: 0, activated: true },
            [`1:${other}`]: { at: pointAt(2, 2), energy: 3 },
          },
          stones: [
            { id: 's1', at: pointAt(18, 17.16), depth },
            { id: 's2', at: pointAt(20.4, 21.24), depth: 4 },
          ],
          turn: 3,
        },
        [],
        [[former, third], [other]],
      ),
      0,
      catalogue,
      FULL,
    ).reach ?? 0;
  expect(dug(1)).toBeGreaterThan(dug(2));
  expect(dug(2)).toBeGreaterThan(dug(3));
});

test('a stone promises nothing to somebody who may never harvest', () => {
  const [airship = ''] = ['goblin-airship'];
  const reach = (stones: NonNullable<SetupPosition['stones']>): number =>
    partsOf(
      matchOf(
        { models: { [`0:${airship}`]: { at: pointAt(18, 18) }, [`1:${other}`]: { at: pointAt(2, 2) } }, stones, turn: 2 },
        [],
        [[airship], [other]],
      ),
      0,
      catalogue,
      FULL,
    ).reach ?? 0;
  const near = [{ id: 's1', at: pointAt(18, 19.2), depth: 1 }];
  expect(catalogue.characters[airship]).toBeDefined();
  expect(reach(near)).toBeLessThanOrEqual(reach([]));
});

test('a model that pays double for a harvest takes longer over a deep stone; one that digs out any stone at once does not', () => {
  const reach = (id: string, depth: number): number =>
    partsOf(
      matchOf(
        {
          models: { [`0:${id}`]: { at: pointAt(18, 18), energy: 3 }, [`1:${other}`]: { at: pointAt(2, 2) } },
          stones: [{ id: 's1', at: pointAt(18, 21), depth }],
          turn: 2,
        },
        [],
        [[id], [other]],
      ),
      0,
      catalogue,
      FULL,
      true,
    ).reach ?? 0;
  const weak = characters.find(({ abilities }) => abilities.some(({ id }) => id === 'weakling'))?.id ?? '';
  const lost = (id: string): number => reach(id, 1) - reach(id, 4);
  expect(lost(weak)).toBeGreaterThan(lost('klaus') + 0.5);
  expect(lost('morris')).toBeLessThanOrEqual(0); // its enemies are longer about it, too
});

const deck: Piece = {
  id: 'deck',
  kind: 'platform',
  base: 0,
  top: 508,
  shape: { polygon: [pointAt(16, 16), pointAt(20, 16), pointAt(20, 20), pointAt(16, 20)] },
} as Piece;
const ladder: Piece = {
  id: 'ladder',
  kind: 'ladder',
  base: 0,
  top: 508,
  shape: { polygon: [pointAt(20, 17.5), pointAt(20.4, 17.5), pointAt(20.4, 18.5), pointAt(20, 18.5)] },
} as Piece;
const up = [{ id: 's1', at: pointAt(18, 18), depth: 1 }];

test('what lies on a deck is reached by its ladder, and not by standing below it', () => {
  const from = (x: number, y: number, terrain: Piece[]): number =>
    worth({ models: apart({ at: pointAt(x, y) }), stones: up, turn: 2 }, terrain);
  const climbs = [deck, ladder];
  expect(from(21.1, 18, climbs)).toBeGreaterThan(from(15.3, 18, climbs)); // at the ladder, and at the wall across
  expect(from(15.3, 18, climbs)).toBeGreaterThan(from(15.3, 18, [deck])); // nothing leads up
});

test('a computer goes to the ladder, climbs it and takes the stone', () => {
  const own = `0:${former}`;
  let folded = beginRecord(
    {
      seats: [{ troupe: [former] }, { troupe: [other] }],
      options: {},
      terrain: [deck, ladder],
      seed: '1',
      start: 'activation',
      position: {
        models: { [own]: { at: pointAt(23, 22), energy: 4 }, [`1:${other}`]: { at: pointAt(2, 2), activated: true, energy: 0 } },
        stones: up,
        turn: 2,
      },
    },
    catalogue,
  );
  const kinds: string[] = [];
  for (let count = 0; count < 40 && folded.match.order.turn < 4; count += 1) {
    const [opening] = openingsOf(folded.match);
    if (!opening) break;
    const thought = think(viewFor(folded.match, opening.seat), catalogue, LEVEL.club, String(count));
    const next = advance(folded, thought?.decision ?? { seat: opening.seat, kind: 'pass' });
    if (!next.ok) throw new Error(next.reason.code);
    if (opening.seat === 0 && thought) kinds.push(thought.decision.kind);
    ({ folded } = next);
  }
  expect(kinds).toContain('traverse');
  expect(folded.match.table.stones.find(({ id }) => id === 's1')?.holder).toBe(own);
});

test('Sudden Death goes on while no seat leads: a model that comes nearer to a stone gains by it, though it is not dug out in this turn', () => {
  const coming = (y: number): number => {
    const match = matchOf({
      models: apart({ at: pointAt(18, y), energy: 0, activated: true }, { at: pointAt(2, 34) }),
      stones: [{ id: 's1', at: pointAt(18, 18), depth: 3 }],
      turn: 4,
    });
    const order = { ...match.order, turn: 5, suddenDeath: true };
    return worthOf({ ...match, order }, 0, catalogue, FULL);
  };
  expect(coming(8)).toBeGreaterThan(coming(4) + 0.2);
  expect(coming(12)).toBeGreaterThan(coming(8) + 0.2);
});

test('a model at a stone plans all the digging at once, however little half of it promises', () => {
  const beside = { x: 18 * INCH, y: 4 * INCH + 213 };
  const match = matchOf({ models: apart({ energy: 4 }), stones: [{ id: 's1', at: beside, depth: 3 }], turn: 2 });
  const begun = afterDecision(match, { seat: 0, kind: 'activate', model: `0:${former}` }, catalogue);
  const dug = plans(begun, { seat: 0, cards: catalogue, level: LEVEL.gentle }, new Lot('1'), { nodes: LEVEL.gentle.nodes });
  const most = Math.max(...dug.map(({ way }) => way.filter(({ kind }) => kind === 'harvest').length));
  expect(most).toBe(3);
  expect(dug[0]?.way.map(({ kind }) => kind).slice(0, 3)).toEqual(['harvest', 'harvest', 'harvest']);
});

test('what passives deal and keep off weighs less than a wound each, and something all the same', () => {
  const { figures } = positionOf(lookOn(matchOf({ models: apart(), turn: 2 }), catalogue), true);
  const [from, to] = figures;
  if (!from || !to) throw new Error('nobody stands there');
  const even = { ...from, melee: 2, dealt: 0 };
  const against = { ...to, melee: 2, armour: 0 };
  for (const { modifiers } of [FULL, NEAR]) {
    const plain = blow(even, against, modifiers);
    const harder = blow({ ...even, dealt: 1 }, against, modifiers) - plain;
    const count = plain - blow(even, { ...against, armour: 1 }, modifiers);
    for (const change of [harder, count]) {
      expect(change).toBeGreaterThan(0.2);
      expect(change).toBeLessThan(1);
    }
  }
});

test('what the newest fight of a plan promises is part of what the plan is worth', () => {
  const thinker = { seat: 0, cards: catalogue, level: LEVEL.strong };
  const fought = (wounds: number) => {
    const match = matchOf({
      models: { [`0:${former}`]: { at: pointAt(18, 18), energy: 3 }, [`1:${other}`]: { at: pointAt(18, 19.5), energy: 3, wounds } },
      turn: 2,
      active: `0:${former}`,
    } as SetupPosition);
    const root = { match, way: [], bonus: 0, value: worthOf(match, 0, catalogue, thinker.level.weights), tried: new Map() };
    const next = extend(
      root,
      { seat: 0, kind: 'melee', model: `0:${former}`, target: `1:${other}` },
      thinker,
      newNotes(),
      new Lot('fight'),
    );
    if (!next) throw new Error('no fight');
    return { next, gain: next.value - root.value };
  };
  for (const wounds of [0, 3]) {
    const { next } = fought(wounds);
    expect(Math.abs(next.bonus)).toBeGreaterThan(0.01);
    expect(next.value).toBeCloseTo(worthOf(next.match, 0, catalogue, thinker.level.weights) + next.bonus, 6);
  }
});

test('a model looks at so many stones as it may, and those are the nearest of them', () => {
  const stones = [8, 12, 30].map((y, index) => ({ id: `s${index}`, at: pointAt(18, y), depth: 1 }));
  const promised = (looks: number, lie = stones): number => {
    const position = positionOf(lookOn(matchOf({ models: apart({}, { at: pointAt(2, 34) }), stones: lie, turn: 2 }), catalogue), true);
    const [own = 0] = raceValues(position, 2, { ...FULL, stones: looks }, position.figures.map(() => false)); // prettier-ignore
    return own;
  };
  const [first] = stones;
  expect(promised(1)).toBeGreaterThan(0);
  expect(promised(1)).toBeCloseTo(promised(1, [first!]), 9);
  expect(promised(2)).toBeCloseTo(promised(2, stones.slice(0, 2)), 9);
  expect(promised(3)).toBeCloseTo(promised(9), 9);
  expect([0, 0]).toEqual(
    raceValues(positionOf(lookOn(matchOf({ models: apart(), stones: [], turn: 2 }), catalogue), true), 2, FULL, [false, false]),
  );
});
