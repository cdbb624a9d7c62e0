import { expect, it } from 'vitest';
import { clashesOf } from '../../src/cabinet/clashes.ts';

const lists = [
  { name: 'Ada', characters: ['flintlock', 'grub', 'grub'] },
  { name: 'Bo', characters: ['flintlock', 'fritz'] },
  { name: 'Cy', characters: ['flintlock', 'fritz'] },
];
const copies = (counts: Record<string, number>) => (character: string) => counts[character] ?? 0;

it('rosters clash over a figure of which fewer copies are here than rosters want', () => {
  expect(clashesOf(lists, copies({ flintlock: 2, fritz: 1, grub: 1 }))).toEqual([
    { character: 'flintlock', count: 2, wanted: ['Ada', 'Bo', 'Cy'] },
    { character: 'fritz', count: 1, wanted: ['Bo', 'Cy'] },
  ]);
});

it('nobody clashes where each has a copy, where a figure is not here, or over one figure twice in one roster', () => {
  expect(clashesOf(lists, copies({ flintlock: 3, fritz: 2, grub: 1 }))).toEqual([]);
  expect(clashesOf(lists, copies({}))).toEqual([]);
});
