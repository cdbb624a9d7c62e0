import type { Puzzle } from '../puzzle.ts';

export const beforeTheBell: Puzzle = {
  id: 'moon-2',
  name: 'Before the bell',
  by: '',
  setup: {
    seats: [
      { faction: 'commonwealth', troupe: ['quarrel'] },
      { faction: 'dominion', troupe: ['swash', 'anya-bartol'] },
    ],
    options: { troupeSize: 2 },
    terrain: [],
    seed: 'moon-114',
    start: 'activation',
    position: {
      models: {
        '0:quarrel': { at: { x: 3683, y: 5080 }, energy: 3 },
        '1:swash': { at: { x: 3683, y: 3556 }, energy: 2, wounds: 6 },
        '1:anya-bartol': { at: { x: 5461, y: 3048 }, energy: 2, wounds: 3 },
      },
      stones: [
        { id: 's1', at: { x: 3937, y: 4445 }, depth: 1 },
        { id: 's2', at: { x: 6160, y: 4445 }, depth: 2 },
      ],
      turn: 3,
      first: 0,
    },
  },
  goal: [
    { what: 'slain', model: '1:swash' },
    { what: 'stones', count: 1 },
  ],
  within: 'activation',
  solution: [
    { seat: 0, kind: 'activate', model: '0:quarrel' },
    { seat: 0, kind: 'jog', model: '0:quarrel', path: [[15.189, 18.28]] },
    { seat: 1, kind: 'pass' },
    { seat: 0, kind: 'harvest', model: '0:quarrel', stone: 's1' },
    { seat: 1, kind: 'pass' },
    { seat: 0, kind: 'use', model: '0:quarrel', ability: 'shoot-crossbow', targets: ['1:swash'] },
    { seat: 0, kind: 'claim', card: 'green-3', as: 'green-3' },
    { seat: 1, kind: 'ok' },
  ],
};
