import { expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { Lot } from '../../src/players/lot.ts';
import { randomDecision } from '../../src/players/random-player.ts';
import { boxPuzzles } from '../../src/puzzles/box/index.ts';
import { isReached, isTimeUp } from '../../src/puzzles/goal.ts';
import { isAtRest, positionOf } from '../../src/puzzles/position.ts';
import { proofOf } from '../../src/puzzles/proof.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { readPuzzle } from '../../src/puzzles/read-puzzle.ts';
import { advance, beginRecord } from '../../src/record/match-record.ts';
import { readCode, writeCode } from '../../src/record/share-code.ts';
import { framesOf } from '../../src/record/share-frames.ts';
import { openingsOf } from '../../src/rules/index.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import { seatTable } from '../../src/seats/table/seat-table.ts';
import { viewFor } from '../../src/seats/view.ts';
import { CardBox } from '../../src/app/box.ts';
import { puzzleDesk } from '../../src/app/puzzles/puzzle-desk.ts';
import { Device } from '../storage/memory.ts';

const [first] = boxPuzzles;
if (!first) throw new Error('no puzzles');
const proof = (change: Partial<Puzzle>) => {
  const made = proofOf({ ...first, ...change }, catalogue);
  return made.ok ? 'reached' : made.why;
};

/** Plays with decisions by chance; whether the goal was reached in time. */
function reachedByChance(puzzle: Puzzle, salt: string): boolean {
  const lot = new Lot(salt);
  let folded = beginRecord(puzzle.setup, catalogue);
  const start = folded.match;
  while (!isReached(puzzle, folded.match)) {
    const [opening] = openingsOf(folded.match);
    if (!opening || isTimeUp(puzzle, start, folded.match)) return false;
    const next = advance(folded, randomDecision(seatTable(viewFor(folded.match, opening.seat), catalogue), lot));
    if (!next.ok) throw new Error(next.reason.code);
    folded = next.folded;
  }
  return true;
}

test('there are ten in the box, each with an id of its own', () => {
  expect(new Set(boxPuzzles.map(({ id }) => id)).size).toBe(10);
});

test.each(boxPuzzles.map((puzzle) => [puzzle.id, puzzle] as const))(
  '%s: its solution reaches the goal, and half of it does not',
  (_, puzzle) => {
    expect(readPuzzle(JSON.parse(JSON.stringify(puzzle)))).toEqual(puzzle);
    expect(proofOf(puzzle, catalogue).ok).toBe(true);
    const half = puzzle.solution.slice(0, Math.floor(puzzle.solution.length / 2));
    expect(proofOf({ ...puzzle, solution: half }, catalogue)).toEqual({ ok: false, why: { code: 'not-reached' } });
    expect(reachedByChance(puzzle, 'by chance')).toBe(false);
  },
);

test.each(boxPuzzles.map((puzzle) => [puzzle.id, puzzle] as const))(
  '%s is solved by its goal alone: other ways that lead there count',
  (_, puzzle) => {
    const detours: Decision[][] = [
      ([0, 1] as const).map((seat) => ({ seat, kind: 'stand-by', until: 'recall' })),
      ([0, 0] as const).map((seat) => ({ seat, kind: 'stand-by', until: 'recall' })),
      [{ seat: 0, kind: 'stand-by', until: 'recall' }],
    ];
    const ways = detours.filter((detour) => proofOf({ ...puzzle, solution: [...detour, ...puzzle.solution] }, catalogue).ok);
    expect(ways.length).toBeGreaterThan(0);
  },
);

test('what proves nothing', () => {
  expect(proof({ solution: [] })).toEqual({ code: 'not-reached' });
  expect(proof({ solution: [{ seat: 0, kind: 'end-activation' }] })).toEqual({ code: 'not-legal', at: 0 });
  expect(proof({ goal: [{ what: 'slain', model: '1:nobody' }] })).toEqual({ code: 'not-reached' });
  const [mine = ''] = first.setup.seats[0]?.troupe ?? [];
  expect(proof({ goal: [{ what: 'stands', model: `0:${mine}` }] })).toEqual({ code: 'nothing-to-do' });
  const seats = [{ troupe: ['nobody-at-all'] }, ...first.setup.seats.slice(1)];
  expect(proof({ setup: { ...first.setup, seats } })).toEqual({ code: 'no-such-card' });
  expect(proof({ setup: { ...first.setup, position: { models: { '7:nobody': {} } } } })).toEqual({ code: 'broken' });
});

test('a solution after the time is none', () => {
  const turns = boxPuzzles.filter(({ within }) => within === 'turn');
  // some of them need more than one activation
  const late = turns.filter((puzzle) => {
    const made = proofOf({ ...puzzle, within: 'activation' }, catalogue);
    return !made.ok && made.why.code === 'not-reached';
  });
  expect(late.length).toBeGreaterThan(0);
});

test('a code holds a puzzle, and comes back equal', () => {
  for (const puzzle of boxPuzzles) {
    const code = writeCode('puzzle', puzzle);
    const read = readCode(code);
    expect(read.ok && readPuzzle(read.content)).toEqual(puzzle);
    expect(framesOf(code)?.length).toBeLessThanOrEqual(8);
  }
});

test('what has another shape is no puzzle', () => {
  const wrong: object[] = [
    { name: '' },
    { name: 'x'.repeat(41) },
    { name: 'a\u202Eb' },
    { by: 'a~b' },
    { id: 'Not a slug' },
    { within: 'match' },
    { goal: [] },
    { goal: [{ what: 'stones', count: 0 }] },
    { solution: Array.from({ length: 241 }, () => first.solution[0]) },
    { setup: { ...first.setup, start: 'setup' } },
    { setup: { ...first.setup, seats: [...first.setup.seats, ...first.setup.seats] } },
    { script: 'x' },
  ];
  for (const change of wrong) expect([change, readPuzzle({ ...first, ...change })]).toEqual([change, null]);
  for (const junk of [null, 7, 'puzzle', [], {}]) expect(readPuzzle(junk)).toBeNull();
});

test('a position that is written down is laid out again as it stood', () => {
  const { match } = beginRecord(first.setup, catalogue);
  expect(isAtRest(match)).toBe(true);
  const again = beginRecord(positionOf(match, first.setup, first.setup.seed), catalogue).match;
  expect(again.table.models).toEqual(match.table.models);
  expect(again.table.stones).toEqual(match.table.stones);
  expect(again.order.next).toBe(match.order.next);
  const going = advance(beginRecord(first.setup, catalogue), first.solution[0] as Decision);
  expect(going.ok && isAtRest(going.folded.match)).toBe(false);
});

test('the maker is told where chance alone reaches the goal, and nothing where it does not', async () => {
  const { database } = new Device().open();
  const desk = puzzleDesk({ database, box: new CardBox(), page: '', maker: () => 'Ada' });
  expect(await desk.luck(first)).toBeNull();
  // a model beside a stone that lies loose takes it sooner or later
  const [character = ''] = first.setup.seats[0]?.troupe ?? [];
  const place = first.setup.position?.models?.[`0:${character}`]?.at;
  if (!place) throw new Error('the model has no place');
  const stones = [{ id: 's1', at: { x: place.x + 200, y: place.y }, depth: 1 }];
  const easy: Puzzle = {
    ...first,
    setup: { ...first.setup, position: { ...first.setup.position, stones } },
    goal: [{ what: 'stones', count: 1 }],
    within: 'turn',
  };
  expect(await desk.luck(easy)).toMatch(/^This puzzle can be solved by luck: of 20 games played at random, \d+ reach the goal\.$/);
});
