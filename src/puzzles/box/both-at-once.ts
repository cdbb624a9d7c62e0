import type { Puzzle } from '../puzzle.ts';

export const bothAtOnce: Puzzle = {
  id: 'moon-3',
  name: 'Both at once',
  by: '',
  setup: {
    seats: [
      { faction: 'shades', troupe: ['commodore-delahaye', 'brigid'] },
      { faction: 'commonwealth', troupe: ['brother-daniel', 'hoff'] },
    ],
    options: { troupeSize: 2 },
    terrain: [],
    seed: 'moon-115',
    start: 'activation',
    position: {
      models: {
        '0:commodore-delahaye': { at: { x: 4064, y: 4826 }, energy: 3 },
        '0:brigid': { at: { x: 5715, y: 5588 }, energy: 5 },
        '1:brother-daniel': { at: { x: 3937, y: 4064 }, energy: 2, wounds: 4 },
        '1:hoff': { at: { x: 5588, y: 3683 }, energy: 2, wounds: 7 },
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
    { what: 'slain', model: '1:brother-daniel' },
    { what: 'slain', model: '1:hoff' },
  ],
  within: 'turn',
  solution: [
    { seat: 0, kind: 'activate', model: '0:commodore-delahaye' },
    { seat: 0, kind: 'use', model: '0:commodore-delahaye', ability: 'shoot-pistol', targets: ['1:hoff'] },
    { seat: 0, kind: 'claim', card: 'green-2', as: 'green-2' },
    { seat: 1, kind: 'bluff' },
    { seat: 0, kind: 'pass' },
    { seat: 1, kind: 'pass' },
    { seat: 0, kind: 'melee', model: '0:commodore-delahaye', target: '1:brother-daniel' },
    { seat: 0, kind: 'pass' },
    { seat: 1, kind: 'pass' },
    { seat: 0, kind: 'play-melee', card: 'falling-swing' },
    { seat: 1, kind: 'play-melee', card: 'rising-attack' },
    { seat: 0, kind: 'press', copies: 1 },
    { seat: 1, kind: 'press', copies: 1 },
    { seat: 0, kind: 'damage-type', type: 'impact' },
    { seat: 1, kind: 'damage-type', type: 'piercing' },
  ],
};
