import { advance, beginRecord, type Folded } from '../record/match-record.ts';
import type { Catalogue } from '../rules/terms/card-language.ts';
import { isReached, isTimeUp } from './goal.ts';
import type { Puzzle } from './puzzle.ts';

/**
 * The reason why a puzzle is invalid: a card is missing, the position is not possible, the goal is already reached, the goal is not reached in time, or
 * decision `at` is refused.
 */
export type NoProof = { code: 'no-such-card' | 'broken' | 'nothing-to-do' | 'not-reached' } | { code: 'not-legal'; at: number };
/** `folded`: the match when the goal is reached. */
export type Proof = { ok: true; folded: Folded } | { ok: false; why: NoProof };

const no = (code: 'no-such-card' | 'broken' | 'nothing-to-do' | 'not-reached'): Proof => ({ ok: false, why: { code } });

/** Plays the solution of a puzzle in steps of one decision and returns whether it reaches the goal in time. Never throws. */
export function* proofSteps(puzzle: Puzzle, cards: Catalogue): Generator<number, Proof> {
  const { setup, solution } = puzzle;
  const called = setup.seats.flatMap(({ troupe = [], upgrades = {} }) => [...troupe, ...Object.values(upgrades).flat()]);
  const upgrades = cards.upgrades ?? {};
  if (called.some((id) => !Object.hasOwn(cards.characters, id) && !Object.hasOwn(upgrades, id))) return no('no-such-card');
  try {
    let folded = beginRecord(setup, cards);
    const start = folded.match;
    if (isReached(puzzle, start)) return no('nothing-to-do');
    for (const [at, decision] of solution.entries()) {
      const next = advance(folded, decision);
      if (!next.ok) return { ok: false, why: { code: 'not-legal', at } };
      folded = next.folded;
      if (isReached(puzzle, folded.match)) return { ok: true, folded };
      if (isTimeUp(puzzle, start, folded.match)) return no('not-reached');
      yield at;
    }
    return no('not-reached');
  } catch {
    return no('broken');
  }
}

/** The same without steps. @internal the app proves in slices */
export function proofOf(puzzle: Puzzle, cards: Catalogue): Proof {
  const work = proofSteps(puzzle, cards);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
