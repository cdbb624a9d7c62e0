import type { Puzzle } from '../puzzle.ts';

export const oneCleanCut: Puzzle = {
  id: 'moon-1',
  name: 'One clean cut',
  by: '',
  setup: {
    seats: [
      { faction: 'shades', troupe: ['commodore-delahaye', 'banshee'] },
      { faction: 'dominion', troupe: ['grub', 'herbert-growbottom'] },
    ],
    options: { troupeSize: 2 },
    terrain: [],
    seed: 'moon-16',
    start: 'activation',
    position: {
      models: {
        '0:commodore-delahaye': { at: { x: 4064, y: 5842 }, energy: 3 },
        '0:banshee': { at: { x: 5588, y: 5588 }, energy: 5 },
        '1:grub': { at: { x: 3175, y: 3429 }, energy: 2, wounds: 5 },
        '1:herbert-growbottom': { at: { x: 5715, y: 3175 }, energy: 2, wounds: 3 },
      },
      stones: [
        { id: 's1', at: { x: 3747, y: 4445 }, depth: 1 },
        { id: 's2', at: { x: 5779, y: 4445 }, depth: 2 },
      ],
      turn: 3,
      first: 0,
    },
  },
  goal: [{ what: 'slain', model: '1:grub' }],
  within: 'turn',
  solution: [
    { seat: 0, kind: 'activate', model: '0:commodore-delahaye' },
    { seat: 0, kind: 'jog', model: '0:commodore-delahaye', path: [[15.114, 19.098]] },
    { seat: 1, kind: 'pass' },
    { seat: 0, kind: 'step', model: '0:commodore-delahaye', path: [[14.516, 18.299]] },
    { seat: 1, kind: 'pass' },
    { seat: 0, kind: 'harvest', model: '0:commodore-delahaye', stone: 's1' },
    { seat: 1, kind: 'pass' },
    { seat: 0, kind: 'use', model: '0:commodore-delahaye', ability: 'shoot-pistol', targets: ['1:grub'] },
    { seat: 0, kind: 'claim', card: 'green-1', as: 'green-1' },
    { seat: 1, kind: 'bluff' },
  ],
};
