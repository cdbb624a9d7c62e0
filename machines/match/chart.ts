// The order of play in XState's notation. It is drawn, and `machines/match/walk.ts` reads it as a table; XState does not run it
// (docs/decisions/0013).
import { STANDING_KINDS, steps } from '../../src/rules/index.ts';
import type { Leaf } from '../../src/rules/terms/frame.ts';
import { deploy, setup } from './setup.ts';
import { kit } from './kit.ts';
import { action, arcane, effects, melee, move } from './procedures.ts';
import { activation, discard, finished, first, replenish, suddenDeath } from './turn.ts';

const leaves = Object.keys(steps) as Leaf[];

/** The order of play: a whole match, from the choice of factions to its end. */
export const chart = kit.createMachine({
  id: 'match',
  context: ({ input }) => ({ ...input, events: [], result: { then: 'wait' } }),
  initial: 'resume',
  on: Object.fromEntries(STANDING_KINDS.map((kind) => [kind, { target: '.resume', actions: 'stand' }])),
  // in every state the match may be decided, and a step may lay a frame on top
  always: [
    { guard: 'decided', target: '.resume' },
    { guard: 'pushed', target: '.resume', actions: 'lay' },
  ],
  states: {
    /** The only place where frames meet: play continues at the leaf of the top frame. */
    resume: {
      always: [
        ...leaves.map((leaf) => ({ guard: { type: 'at' as const, params: { leaf } }, target: `#match.${leaf}` })),
        { actions: 'lost' as const },
      ],
    },
    setup: { initial: 'faction', states: setup },
    deploy,
    replenish,
    first,
    activation: { initial: 'choose', states: activation },
    move,
    melee: { initial: 'declared', states: melee },
    arcane: { initial: 'declared', states: arcane },
    effects,
    action,
    discard,
    'sudden-death': suddenDeath,
    finished,
  },
  options: { maxIterations: 10_000 },
});
