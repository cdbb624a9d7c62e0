import type { Puzzle } from '../puzzle.ts';

export const stoneAndSteel: Puzzle = {
  id: 'moon-5',
  name: 'Stone and steel',
  by: '',
  setup: {
    seats: [
      { faction: 'dominion', troupe: ['banshee', 'swash'] },
      { faction: 'commonwealth', troupe: ['dim-and-dimmer', 'old-polly'] },
    ],
    options: { troupeSize: 2 },
    terrain: [],
    seed: 'moon-10',
    start: 'activation',
    position: {
      models: {
        '0:banshee': { at: { x: 3302, y: 4953 }, energy: 5 },
        '0:swash': { at: { x: 5080, y: 5588 }, energy: 3 },
        '1:dim-and-dimmer': { at: { x: 3937, y: 3937 }, energy: 1, wounds: 11 },
        '1:old-polly': { at: { x: 5334, y: 4064 }, energy: 2, wounds: 6 },
      },
      stones: [
        { id: 's1', at: { x: 3747, y: 4445 }, depth: 1 },
        { id: 's2', at: { x: 6350, y: 4445 }, depth: 2 },
      ],
      turn: 3,
      first: 0,
    },
  },
  goal: [
    { what: 'slain', model: '1:dim-and-dimmer' },
    { what: 'stones', count: 1 },
  ],
  within: 'turn',
  solution: [
    { seat: 0, kind: 'activate', model: '0:swash' },
    { seat: 0, kind: 'use', model: '0:swash', ability: 'shoot-pistol', targets: ['1:old-polly'] },
    { seat: 0, kind: 'claim', card: 'green-1', as: 'green-1' },
    { seat: 1, kind: 'bluff' },
    { seat: 0, kind: 'pass' },
    { seat: 1, kind: 'pass' },
    { seat: 0, kind: 'jog', model: '0:swash', path: [[22.402, 18.799]] },
    { seat: 1, kind: 'pass' },
    { seat: 0, kind: 'step', model: '0:swash', path: [[23.295, 18.35]] },
    { seat: 1, kind: 'pass' },
    { seat: 0, kind: 'step', model: '0:swash', path: [[24.295, 18.35]] },
    { seat: 1, kind: 'pass' },
    { seat: 0, kind: 'end-activation' },
    { seat: 1, kind: 'activate', model: '1:dim-and-dimmer' },
    { seat: 0, kind: 'activate', model: '0:banshee' },
    { seat: 0, kind: 'jog', model: '0:banshee', path: [[13.929, 17.673]] },
    { seat: 0, kind: 'harvest', model: '0:banshee', stone: 's1' },
  ],
};
