import { hasMeleeRange } from '../printed/reach.ts';
import { statOf } from '../reading/stats.ts';
import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import { engagedBy } from '../sight/engagement.ts';
import { exit, step } from '../step.ts';
import { SIDES, type MeleeFrame, type Side } from '../terms/frame.ts';
import { impossible } from '../violation.ts';
import { otherSide } from './sides.ts';

const FOR_ATTACKING = 2;

/** The number of enemies that engage a fighter, besides its opponent. @rule MEL-12 MEL-29 */
function distractions(look: Look, frame: MeleeFrame, side: Side): number {
  if (!look.options.distractions) return 0;
  return engagedBy(look, frame.fighters[side]).filter((enemy) => enemy !== frame.fighters[otherSide(side)]).length;
}

/** The number of cards that a side draws; the attacker leaves at least one for the defender. @rule CRD-3 MEL-6 MEL-7 MEL-8 MEL-9 MEL-24 */
export function cardsToDraw(look: Look, frame: MeleeFrame, side: Side): number {
  const fighter = frame.fighters[side];
  if (side === 'defender' && !hasMeleeRange(look, fighter)) return 1;
  const bonus = side === 'attacker' ? FOR_ATTACKING : 0;
  const targets = side === 'attacker' ? [frame.fighters.defender] : [];
  const count = Math.max(1, statOf(look, fighter, 'melee', undefined, targets) + bonus - distractions(look, frame, side));
  return side === 'attacker' ? Math.min(count, Math.max(1, look.match.table.decks.melee.length - 1)) : count;
}

/** Draws into the hand of a side. */
export function drawTo(play: Play, side: Side, count: number): void {
  const { top } = play;
  if (top.kind !== 'melee') impossible('melee cards are drawn in a melee');
  const cards = play.drawMelee(count);
  play.patchTop<MeleeFrame>({ hands: { ...top.hands, [side]: [...top.hands[side], ...cards] } });
  const seat = top.seats[side];
  play.emit({ what: 'melee-drawn', side, seat, count: cards.length, secret: { to: seat, cards } });
}

export const drawStep = step<'melee.draw'>()({
  exits: ['drawn'],
  takes: [],
  asks: [],
  lays: [],
  run(play, frame) {
    for (const side of SIDES) drawTo(play, side, cardsToDraw(play, frame, side));
    return exit('drawn');
  },
});
