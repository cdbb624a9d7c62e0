import { msg, str } from '@lit/localize';
import type { NoProof } from '../../../puzzles/proof.ts';
import type { GoalPart, Span } from '../../../puzzles/puzzle.ts';
import { allOf, capital, plural } from '../../language/sentences.ts';

/** The built-in puzzles, by id. */
const BOX: Readonly<Record<string, () => string>> = {
  'moon-1': () => msg('One clean cut', { id: 'puzzle.moon-1' }),
  'moon-2': () => msg('Before the bell', { id: 'puzzle.moon-2' }),
  'moon-3': () => msg('Both at once', { id: 'puzzle.moon-3' }),
  'moon-4': () => msg('Deep pockets', { id: 'puzzle.moon-4' }),
  'moon-5': () => msg('Stone and steel', { id: 'puzzle.moon-5' }),
  'moon-6': () => msg('The long way round', { id: 'puzzle.moon-6' }),
  'moon-7': () => msg('A quarrel for two', { id: 'puzzle.moon-7' }),
  'moon-8': () => msg('The last spark', { id: 'puzzle.moon-8' }),
  'moon-9': () => msg('Under the hill', { id: 'puzzle.moon-9' }),
  'moon-10': () => msg('Moonrise', { id: 'puzzle.moon-10' }),
};

export const puzzleWords = {
  heading: () => msg('Puzzles', { id: 'puzzle.heading' }),
  text: () => msg('A position, a goal, and one activation or one turn to reach it. Any solution counts.', { id: 'puzzle.text' }),
  ofBox: (id: string) => BOX[id]?.() ?? id,
  rival: () => msg('Opponent', { id: 'puzzle.rival' }),
  madeBy: (maker: string) => msg(str`Made by ${maker}`, { id: 'puzzle.made-by' }),
  solved: () => msg('Solved', { id: 'puzzle.solved' }),
  count: (solved: number, all: number) => msg(str`${solved} of ${all} solved`, { id: 'puzzle.count' }),
  play: () => msg('Play', { id: 'puzzle.play' }),
  again: () => msg('Again', { id: 'puzzle.again' }),
  next: () => msg('Next puzzle', { id: 'puzzle.next' }),
  all: () => msg('All puzzles', { id: 'puzzle.all' }),
  share: () => msg('Share', { id: 'puzzle.share' }),
  remove: () => msg('Remove', { id: 'puzzle.remove' }),
  removed: (name: string) => msg(str`${name} has been removed.`, { id: 'puzzle.removed' }),
  take: () => msg('Add a shared puzzle', { id: 'puzzle.take' }),
  gone: () => msg('This device does not have the puzzle, or one of its cards.', { id: 'puzzle.gone' }),
  isSolved: () => msg('The goal is reached.', { id: 'puzzle.is-solved' }),
  isOver: () => msg('Time is up, and the goal was not reached.', { id: 'puzzle.is-over' }),

  // setting up a position
  setUp: () => msg('Set up a position', { id: 'puzzle.set-up' }),
  setUpText: () =>
    msg('Choose the characters. On the board, use “Adjust” to move or change anything; then play on, or make it a puzzle.', {
      id: 'puzzle.set-up-text',
    }),
  yours: () => msg('Your characters', { id: 'puzzle.yours' }),
  theirs: () => msg('Characters of the opponent', { id: 'puzzle.theirs' }),
  add: () => msg('Add a character', { id: 'puzzle.add' }),
  leaveOut: (name: string) => msg(str`Remove ${name}`, { id: 'puzzle.leave-out' }),
  board: () => msg('Board', { id: 'puzzle.board' }),
  openGround: () => msg('Open ground', { id: 'puzzle.open-ground' }),
  stones: () => msg('Moonstones', { id: 'puzzle.stones' }),
  layOut: () => msg('Set it up', { id: 'puzzle.lay-out' }),
  back: () => msg('Back', { id: 'puzzle.back' }),
  make: () => msg('Make it a puzzle', { id: 'puzzle.make' }),
  notAtRest: () => msg('A puzzle begins between two activations. Finish what is under way first.', { id: 'puzzle.not-at-rest' }),
  name: () => msg('Name of the puzzle', { id: 'puzzle.name' }),
  goal: () => msg('Goal', { id: 'puzzle.goal' }),
  within: () => msg('Time limit', { id: 'puzzle.within' }),
  prove: () => msg('Play the solution', { id: 'puzzle.prove' }),
  proveText: () => msg('Play the solution: the puzzle is saved once the goal is reached.', { id: 'puzzle.prove-text' }),
  takenBack: () =>
    msg('You took some decisions back, so chance may have changed since. Play the solution once more.', { id: 'puzzle.taken-back' }),
  keep: () => msg('Save the puzzle', { id: 'puzzle.keep' }),
  kept: () => msg('The puzzle is saved.', { id: 'puzzle.kept' }),
  byLuck: (reached: number, games: number) =>
    msg(str`This puzzle can be solved by luck: of ${games} games played at random, ${reached} reach the goal.`, { id: 'puzzle.by-luck' }),
  arrived: (name: string) => msg(str`A puzzle: ${name}`, { id: 'puzzle.arrived' }),
};

export const spanName = (span: Span): string =>
  span === 'activation' ? msg('in one activation', { id: 'puzzle.in-activation' }) : msg('in this turn', { id: 'puzzle.in-turn' });

/** One part of a goal, as an instruction. */
export function goalPartLine(part: GoalPart, called: (model: string) => string): string {
  switch (part.what) {
    case 'slain':
      return msg(str`slay ${called(part.model)}`, { id: 'puzzle.goal-slain' });
    case 'stands':
      return msg(str`keep ${called(part.model)} on the board`, { id: 'puzzle.goal-stands' });
    case 'stones':
      return plural(part.count, {
        one: () => msg('hold a moonstone', { id: 'puzzle.goal-stone' }),
        other: () => msg(str`hold ${part.count} moonstones`, { id: 'puzzle.goal-stones' }),
      });
  }
}

/** The goal of a puzzle, with its time limit. */
export const goalLine = (goal: readonly GoalPart[], within: Span, called: (model: string) => string): string =>
  capital(msg(str`${allOf(goal.map((part) => goalPartLine(part, called)))} ${spanName(within)}.`, { id: 'puzzle.goal-line' }));

/** The reason why a puzzle is not valid. */
export function notProved(fault: NoProof): string {
  switch (fault.code) {
    case 'no-such-card':
      return msg('This device does not have one of the puzzle’s cards.', { id: 'puzzle.no-such-card' });
    case 'nothing-to-do':
      return msg('The goal is reached before the first decision.', { id: 'puzzle.nothing-to-do' });
    case 'not-reached':
      return msg('The solution does not reach the goal.', { id: 'puzzle.not-reached' });
    case 'not-legal':
      return msg(str`The solution stops at decision ${fault.at + 1}: cards or rules have changed since.`, { id: 'puzzle.not-legal' });
    case 'broken':
      return msg('This position cannot be played.', { id: 'puzzle.broken' });
  }
}
