import { expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { INCH } from '../../src/geometry/lengths.ts';
import { LEVEL } from '../../src/players/levels.ts';
import { think } from '../../src/players/think.ts';
import { advance, beginRecord } from '../../src/record/match-record.ts';
import { viewFor } from '../../src/seats/view.ts';

/** What the strong one says to a draw that its enemy offers in a turn, where so many stones are its own and so many the enemy's. */
function answer(turn: number, own: number, theirs: number) {
  const pointAt = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });
  const models = {
    '0:beaky-bobby': { at: pointAt(6, 6), energy: 4, stones: theirs },
    '1:flintlock': { at: pointAt(32, 32), energy: 3, stones: own },
  };
  const seats = [{ troupe: ['beaky-bobby'] }, { troupe: ['flintlock'] }];
  const setup = { seats, options: {}, terrain: [], seed: '1', start: 'activation' as const, position: { models, turn } };
  const offered = advance(beginRecord(setup, catalogue), { seat: 0, kind: 'offer-draw' });
  if (!offered.ok) throw new Error(offered.reason.code);
  const thought = think(viewFor(offered.folded.match, 1), catalogue, LEVEL.strong, '1');
  expect(thought?.fallback).toBe(undefined);
  return thought?.decision.kind;
}

test('a computer agrees to a draw when it is behind late in a match, and never otherwise', () => {
  expect(answer(4, 0, 3)).toBe('agree');
  expect(answer(4, 3, 0)).toBe('refuse');
  expect(answer(1, 0, 3)).toBe('refuse');
});
