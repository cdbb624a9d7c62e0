import { STANDING_KINDS } from '../../src/campaign/terms/decision.ts';
import { LEAVES } from '../../src/campaign/terms/parts.ts';
import { kit } from './kit.ts';
import { leaf } from './leaf.ts';

/** One game of a week; several are under way at once. It goes as far as it can and returns to the week. */
const game = {
  cards: leaf('game.cards', {
    chosen: 'game.immediate',
    asked: 'games',
    'no-game': 'games',
    entered: 'games',
    ended: 'game.end',
  }),
  immediate: leaf('game.immediate', {
    played: 'game.extra',
    asked: 'games',
    'no-game': 'games',
    entered: 'games',
    ended: 'game.end',
  }),
  extra: leaf('game.extra', {
    chosen: 'game.immediate',
    none: 'game.play',
    asked: 'games',
    'no-game': 'games',
    entered: 'games',
    ended: 'game.end',
  }),
  play: leaf('game.play', { ended: 'game.end', entered: 'games', asked: 'games', 'no-game': 'games' }),
  end: leaf('game.end', { played: 'game.after', asked: 'games' }),
  after: leaf('game.after', { played: 'games', asked: 'games' }),
};

const stages = LEAVES.filter((name) => !name.startsWith('game.'));

/** The order of a campaign: week after week to the final one. */
export const chart = kit.createMachine({
  id: 'campaign',
  context: ({ input }) => ({ ...input, focus: null, events: [], result: { then: 'wait' } }),
  initial: 'resume',
  on: Object.fromEntries(STANDING_KINDS.map((kind) => [kind, { target: '.resume', actions: 'stand' }])),
  states: {
    /** Continues where the campaign stands: at its beginning, and after a decision outside the order of the week. */
    resume: {
      always: stages.map((name) => ({ guard: { type: 'at' as const, params: { leaf: name } }, target: `#campaign.${name}` })),
    },
    publish: leaf('publish', { published: 'roster' }),
    final: leaf('final', { published: 'roster' }),
    roster: leaf('roster', { locked: 'machinations' }),
    machinations: leaf('machinations', { locked: 'attacks', none: 'games' }),
    attacks: leaf('attacks', { resolved: 'games' }),
    games: leaf('games', {
      cards: 'game.cards',
      immediate: 'game.immediate',
      extra: 'game.extra',
      play: 'game.play',
      end: 'game.end',
      after: 'game.after',
      played: 'scoring',
    }),
    game: { initial: 'cards', states: game },
    scoring: leaf('scoring', { next: 'publish', final: 'final', finished: 'finished' }),
    finished: leaf('finished', {}),
  },
  options: { maxIterations: 10_000 },
});
