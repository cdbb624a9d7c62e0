import { expect, it } from 'vitest';
import { checkBoard } from '../../src/rules/table/board-check.ts';
import { BOARD_STYLES, generateBoard } from '../../src/rules/table/generate-board.ts';
import { differing, Trace } from './kept-fingerprints.ts';

const SEEDS = ['one', 'two', 'three'];

it('whatever board a seed gives, and what is found in it, is as it was', () => {
  const traces = new Map<string, Trace>();
  for (const style of BOARD_STYLES) {
    const trace = new Trace();
    for (const seed of SEEDS) {
      const { terrain } = generateBoard(seed, style);
      trace.note('terrain', terrain);
      trace.note('found', checkBoard(terrain));
    }
    traces.set(style, trace);
  }
  expect(differing('boards', traces)).toEqual([]);
}, 900_000);
