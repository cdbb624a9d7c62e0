import type { Decision } from '../../rules/terms/decision.ts';
import { imaginedAnswers, type Imagined } from '../../seats/imagined-match.ts';
import { settle, afterDecision } from '../imagined/settle.ts';
import { worthOf } from '../imagined/worth.ts';
import type { Lot } from '../lot.ts';
import { bestWalks, type Thinker } from '../plan/moves.ts';

const PLACES = 3;
/** The gain below which no reaction step is taken. */
const LEAST = 0.5;
/** The error about a step, as a share of the error about a plan. */
const SLIP = 0.3;

/** A reaction step, if it is clearly better than standing still. */
export function reacting(match: Imagined, thinker: Thinker, lot: Lot): Decision {
  const { seat, cards, level } = thinker;
  const pass: Decision = { seat, kind: 'pass' };
  if (!lot.percent(level.reacts)) return pass;
  const idle = worthOf(settle(afterDecision(match, pass, cards), cards, lot), seat, cards, level.weights, true);
  let best: { decision: Decision; worth: number } = { decision: pass, worth: idle + LEAST };
  for (const drag of imaginedAnswers(match, seat, cards).drawn) {
    if (drag.kind !== 'react') continue;
    for (const decision of bestWalks(match, drag, thinker, PLACES)) {
      const slip = (lot.share() + lot.share() - 1) * level.noise * SLIP;
      const worth = worthOf(settle(afterDecision(match, decision, cards), cards, lot), seat, cards, level.weights, true) + slip;
      if (worth > best.worth) best = { decision, worth };
    }
  }
  return best.decision;
}
