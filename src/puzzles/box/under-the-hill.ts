import type { Puzzle } from '../puzzle.ts';

export const underTheHill: Puzzle = {
  id: 'moon-9',
  name: 'Under the hill',
  by: '',
  setup: {
    seats: [
      { faction: 'shades', troupe: ['morag', 'serif'] },
      { faction: 'dominion', troupe: ['goblin-airship', 'the-revenant'] },
    ],
    options: { troupeSize: 2 },
    terrain: [],
    seed: 'moon-34',
    start: 'activation',
    position: {
      models: {
        '0:morag': { at: { x: 3429, y: 5334 }, energy: 4 },
        '0:serif': { at: { x: 5080, y: 5207 }, energy: 2 },
        '1:goblin-airship': { at: { x: 4064, y: 3683 }, energy: 2, wounds: 5 },
        '1:the-revenant': { at: { x: 5334, y: 3302 }, energy: 2, wounds: 5 },
      },
      stones: [
        { id: 's1', at: { x: 3175, y: 4445 }, depth: 1 },
        { id: 's2', at: { x: 6160, y: 4445 }, depth: 2 },
      ],
      turn: 3,
      first: 0,
    },
  },
  goal: [
    { what: 'slain', model: '1:goblin-airship' },
    { what: 'stones', count: 1 },
  ],
  within: 'turn',
  solution: [
    { seat: 0, kind: 'activate', model: '0:serif' },
    { seat: 0, kind: 'jog', model: '0:serif', path: [[21.634, 19.346]] },
    { seat: 1, kind: 'pass' },
    { seat: 0, kind: 'use', model: '0:serif', ability: 'ancient-crossbow', targets: ['1:goblin-airship'] },
    { seat: 0, kind: 'claim', card: 'green-3', as: 'green-3' },
    { seat: 1, kind: 'bluff' },
    { seat: 0, kind: 'pass' },
    { seat: 1, kind: 'pass' },
    { seat: 0, kind: 'end-activation' },
    { seat: 1, kind: 'activate', model: '1:the-revenant' },
    { seat: 1, kind: 'jog', model: '1:the-revenant', path: [[23.343, 16.24]] },
    { seat: 0, kind: 'pass' },
    { seat: 1, kind: 'use', model: '1:the-revenant', ability: 'eternal-chill', targets: ['1:the-revenant'] },
    { seat: 1, kind: 'claim', card: 'blue-2', as: 'blue-2' },
    { seat: 0, kind: 'ok' },
    { seat: 0, kind: 'pass' },
    { seat: 1, kind: 'end-activation' },
    { seat: 0, kind: 'activate', model: '0:morag' },
    { seat: 0, kind: 'jog', model: '0:morag', path: [[12.953, 19.075]] },
    { seat: 0, kind: 'step', model: '0:morag', path: [[12.732, 18.307]] },
    { seat: 0, kind: 'harvest', model: '0:morag', stone: 's1' },
  ],
};
