import type { Puzzle } from '../puzzle.ts';

export const theLastSpark: Puzzle = {
  id: 'moon-8',
  name: 'The last spark',
  by: '',
  setup: {
    seats: [
      { faction: 'shades', troupe: ['chezapeaky'] },
      { faction: 'dominion', troupe: ['viktor-petty-graverobber', 'the-beast'] },
    ],
    options: { troupeSize: 2 },
    terrain: [],
    seed: 'moon-102',
    start: 'activation',
    position: {
      models: {
        '0:chezapeaky': { at: { x: 3175, y: 5207 }, energy: 3 },
        '1:viktor-petty-graverobber': { at: { x: 3810, y: 4064 }, energy: 2, wounds: 6 },
        '1:the-beast': { at: { x: 5842, y: 3556 }, energy: 2, wounds: 5 },
      },
      stones: [
        { id: 's1', at: { x: 3556, y: 4445 }, depth: 1 },
        { id: 's2', at: { x: 5207, y: 4445 }, depth: 2 },
      ],
      turn: 3,
      first: 0,
    },
  },
  goal: [
    { what: 'slain', model: '1:viktor-petty-graverobber' },
    { what: 'stones', count: 1 },
  ],
  within: 'activation',
  solution: [
    { seat: 0, kind: 'activate', model: '0:chezapeaky' },
    { seat: 0, kind: 'use', model: '0:chezapeaky', ability: 'junk-toss', targets: ['1:viktor-petty-graverobber'] },
    { seat: 0, kind: 'claim', card: 'blue-1', as: 'blue-3' },
    { seat: 1, kind: 'bluff' },
    { seat: 1, kind: 'replace', card: 'green-1' },
    { seat: 1, kind: 'pass' },
    { seat: 0, kind: 'jog', model: '0:chezapeaky', path: [[14.76, 18.205]] },
    { seat: 1, kind: 'pass' },
    { seat: 0, kind: 'melee', model: '0:chezapeaky', target: '1:viktor-petty-graverobber' },
    { seat: 0, kind: 'pass' },
    { seat: 1, kind: 'pass' },
    { seat: 0, kind: 'play-melee', card: 'thrust' },
    { seat: 1, kind: 'play-melee', card: 'low-guard' },
    { seat: 0, kind: 'press', copies: 1 },
    { seat: 1, kind: 'press', copies: 1 },
    { seat: 0, kind: 'upgrade', signature: true },
    { seat: 1, kind: 'upgrade', signature: false },
    { seat: 0, kind: 'damage-type', type: 'impact' },
    { seat: 1, kind: 'pass' },
    { seat: 0, kind: 'harvest', model: '0:chezapeaky', stone: 's1' },
  ],
};
