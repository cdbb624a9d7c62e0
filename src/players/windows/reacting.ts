import type { Decision } from '../../rules/terms/decision.ts';
import { answers, type Imagined } from '../../seats/imagined.ts';
import { settle, taken } from '../imagined/settle.ts';
import { worthOf } from '../imagined/worth.ts';
import type { Lot } from '../lot.ts';
import { walks, type Thinker } from '../plan/moves.ts';

const PLACES = 3;
/** A reaction step is taken for something, not for the sake of it. */
const LEAST = 0.5;
/** Of a plan's misjudgement so much is one of a step. */
const SLIP = 0.3;

/** A step in answer to what somebody else has done: only what is clearly better than standing still. */
export function reacting(match: Imagined, thinker: Thinker, lot: Lot): Decision {
  const { seat, cards, level } = thinker;
  const pass: Decision = { seat, kind: 'pass' };
  if (!lot.percent(level.reacts)) return pass;
  const idle = worthOf(settle(taken(match, pass, cards), cards, lot), seat, cards, level.weights, true);
  let best: { decision: Decision; worth: number } = { decision: pass, worth: idle + LEAST };
  for (const drag of answers(match, seat, cards).drawn) {
    if (drag.kind !== 'react') continue;
    for (const decision of walks(match, drag, thinker, PLACES)) {
      const slip = (lot.share() + lot.share() - 1) * level.noise * SLIP;
      const worth = worthOf(settle(taken(match, decision, cards), cards, lot), seat, cards, level.weights, true) + slip;
      if (worth > best.worth) best = { decision, worth };
    }
  }
  return best.decision;
}
