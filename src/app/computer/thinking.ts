import { hindsight, type Hindsight } from '../../players/hindsight.ts';
import { judgeNamed, levelNamed } from '../../players/company.ts';
import { LIGHTER, lighter } from '../../players/levels.ts';
import { think } from '../../players/think.ts';
import { trial } from '../../players/trial.ts';
import type { Catalogue } from '../../rules/terms/card-language.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { Advice } from '../../rules/terms/thought.ts';
import type { View } from '../../seats/view.ts';

/** The question to a computer player: what it would do. */
export interface ThinkingQuestion {
  view: View;
  level: string;
  seed: string;
  /** The factor by which it thinks less. */
  lighter?: number | undefined;
}
/** A fixed position to think about, to measure the device. */
export interface TrialQuestion {
  trial: true;
}
/** The question what would have been better than a decision that was made. */
export interface LookedBack extends ThinkingQuestion {
  made: Decision;
}
export type ThinkingRequest = (ThinkingQuestion | LookedBack | TrialQuestion) & { id: number };
export interface ThinkingReply {
  id: number;
  /** Null: the seat is asked nothing, or nothing would have been better. */
  answer: Advice | Hindsight | null;
}

/** The decision of a computer and its reasons; null where it would only guess, or where the seat is asked nothing. */
export function computerAdvice({ view, level, seed, lighter: factor }: ThinkingQuestion, cards: Catalogue): Advice | null {
  const thought = think(view, cards, lighter(levelNamed(level), LIGHTER.find((candidate) => candidate === factor) ?? 1), seed);
  return thought && { decision: thought.decision, why: thought.why };
}

/** The decision that would have been better than the one made; null where nothing was. */
export const betterWay = ({ view, made, level, seed }: LookedBack, cards: Catalogue): Hindsight | null =>
  hindsight(view, made, cards, judgeNamed(level), seed);

/** The answer to a question of any kind. */
export function thinkingAnswer(question: ThinkingQuestion | LookedBack | TrialQuestion, cards: Catalogue): ThinkingReply['answer'] {
  if (!('trial' in question)) return 'made' in question ? betterWay(question, cards) : computerAdvice(question, cards);
  trial();
  return null;
}
