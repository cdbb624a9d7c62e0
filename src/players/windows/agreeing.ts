import type { Decision } from '../../rules/terms/decision.ts';
import type { View } from '../../seats/view.ts';
import type { Imagined } from '../../seats/imagined-match.ts';
import { worthOf } from '../imagined/worth.ts';
import type { Thinker } from '../plan/moves.ts';

const BEHIND = -2;
const LATE = 3;

/** The answer to a proposal: a draw only late in a match and when behind; everything else is accepted. */
export function agreeing({ proposal }: View, match: Imagined, { seat, cards, level }: Thinker): Decision {
  const isDraw = proposal?.what.kind === 'draw';
  const { turn } = match.order;
  const agrees = !isDraw || (turn >= LATE && worthOf(match, seat, cards, level.weights) < BEHIND);
  return { seat, kind: agrees ? 'agree' : 'refuse' };
}
