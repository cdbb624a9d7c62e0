import { Lot } from '../../players/lot.ts';
import { randomDecision } from '../../players/random-player.ts';
import { isReached, isTimeUp } from '../../puzzles/goal.ts';
import { LIMITS, type Puzzle } from '../../puzzles/puzzle.ts';
import { advance, beginRecord } from '../../record/match-record.ts';
import type { Catalogue } from '../../rules/terms/card-language.ts';
import { seatTable } from '../../seats/table/seat-table.ts';
import { viewFor } from '../../seats/view.ts';

/** The number of games that are played at random, and how many of them must reach the goal for a puzzle to count as solvable by luck. */
export const GAMES = 20;
export const OFTEN = 3;

/** True if a game with random answers reaches the goal in time; it yields after each decision. */
function* drawnGame(puzzle: Puzzle, cards: Catalogue, lot: Lot): Generator<number, boolean> {
  let folded = beginRecord(puzzle.setup, cards);
  const start = folded.match;
  for (let count = 0; count < LIMITS.decisions && !isTimeUp(puzzle, start, folded.match); count += 1) {
    const [opening] = folded.match.openings;
    const next = opening && advance(folded, randomDecision(seatTable(viewFor(folded.match, opening.seat), cards), lot));
    if (!next?.ok) return false;
    folded = next.folded;
    if (isReached(puzzle, folded.match)) return true;
    yield count;
  }
  return false;
}

/** The number of random games, out of `GAMES`, that reach the goal of a puzzle. */
export function* reachedByLuck(puzzle: Puzzle, cards: Catalogue): Generator<number, number> {
  let reached = 0;
  for (let game = 0; game < GAMES; game += 1) if (yield* drawnGame(puzzle, cards, new Lot(`${puzzle.id} ${game}`))) reached += 1;
  return reached;
}
