import { expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { INCH } from '../../src/geometry/lengths.ts';
import { preyShare } from '../../src/players/imagined/worth.ts';
import { LEVEL } from '../../src/players/levels.ts';
import { think } from '../../src/players/think.ts';
import { advance, beginRecord } from '../../src/record/match-record.ts';
import type { Seat } from '../../src/rules/terms/ids.ts';
import type { SetupPosition } from '../../src/rules/terms/setup.ts';
import { undisturbed } from '../../src/seats/imagined-match.ts';
import { viewFor } from '../../src/seats/view.ts';

// With three and four seats the seat that leads is everybody's prey, and nobody decides by accident which of two others wins.

const pointAt = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });
const done = { activated: true, energy: 0 };

interface Table {
  seats: number;
  /** The seat whose far carrier has two moonstones. */
  leader: Seat;
  turn: number;
  /** Moonstones of the seat that thinks. */
  stones?: number;
}

/** The Beast stands between two carriers of the last box and one moonstone, each of another seat, and has one attack. */
function between({ seats, leader, turn, stones = 0 }: Table) {
  const troupes = [['the-beast', 'barnakelle'], ...Array.from({ length: seats - 1 }, () => ['jayda', 'natty-slum-thief'])];
  const far = (seat: Seat) => ({ ...done, stones: leader === seat ? 2 : 0 });
  const models: NonNullable<SetupPosition['models']> = {
    '0:the-beast': { at: pointAt(18, 18), energy: 1 },
    '0:barnakelle': { at: pointAt(4, 34), ...done, stones },
    '1:jayda': { at: pointAt(16.7, 18), ...done, stones: 1, wounds: 6 },
    '1:natty-slum-thief': { at: pointAt(2, 2), ...far(1) },
    ...(seats > 2
      ? { '2:jayda': { at: pointAt(19.3, 18), ...done, stones: 1, wounds: 6 }, '2:natty-slum-thief': { at: pointAt(34, 2), ...far(2) } }
      : {}),
    ...(seats > 3 ? { '3:jayda': { at: pointAt(34, 34), ...done }, '3:natty-slum-thief': { at: pointAt(30, 34), energy: 1 } } : {}),
  };
  const setup = {
    seats: troupes.map((troupe) => ({ troupe })),
    options: { eventsAndAgendas: false },
    terrain: [],
    seed: '1',
    start: 'activation' as const,
    position: { models, turn, stones: [{ id: 's9', at: pointAt(18, 1.5), depth: 4 }] },
  };
  const begun = advance(beginRecord(setup, catalogue), { seat: 0, kind: 'activate', model: '0:the-beast' });
  if (!begun.ok) throw new Error(begun.reason.code);
  return viewFor(begun.folded.match, 0);
}

/** Whom it strikes, for some seeds. */
const struck = (table: Table): unknown[] => {
  const view = between(table);
  return ['1', '2'].map((seed) => {
    const decision = think(view, catalogue, LEVEL.strong, seed)?.decision;
    return decision?.kind === 'melee' ? decision.target : decision?.kind;
  });
};

test.for([
  [3, 2],
  [3, 4],
  [4, 4],
] as const)('of two like carriers the one of the seat that leads is struck: %i seats, turn %i', ([seats, turn]) => {
  expect(struck({ seats, turn, leader: 1 })).toEqual(['1:jayda', '1:jayda']);
  expect(struck({ seats, turn, leader: 2 })).toEqual(['2:jayda', '2:jayda']);
});

test('a seat that leads itself strikes the next behind it, and not the last', () => {
  expect(struck({ seats: 3, turn: 3, leader: 1, stones: 4 })).toEqual(['1:jayda', '1:jayda']);
  expect(struck({ seats: 3, turn: 3, leader: 2, stones: 4 })).toEqual(['2:jayda', '2:jayda']);
});

test('what a blow takes from the seat that leads counts whole, from another less but never nothing, and with two seats all alike', () => {
  const share = (table: Table, prey: Seat): number =>
    preyShare(undisturbed(between(table), '1'), { seat: 0, cards: catalogue, weights: LEVEL.strong.weights }, prey);
  const table = { seats: 3, turn: 2, leader: 1 };
  expect(share(table, 1)).toBe(1);
  expect(share(table, 2)).toBeGreaterThan(0);
  expect(share(table, 2)).toBeLessThan(0.5);
  expect(share(table, 0)).toBe(1);
  expect(share({ seats: 2, turn: 2, leader: 1 }, 1)).toBe(1);
});
