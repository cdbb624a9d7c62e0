import { netDamage, type Blow } from '../abilities/damage.ts';
import { consequences, mark } from '../abilities/harm.ts';
import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import { again, exit, step } from '../step.ts';
import { SIDES, type BySide, type MeleeFrame, type Side } from '../terms/frame.ts';
import { hitOf, modsInForce } from './deal.ts';
import { dealers, other, stands } from './sides.ts';

function blowOf(look: Look, frame: MeleeFrame, side: Side): Blow {
  return {
    by: frame.fighters[side],
    to: frame.fighters[other(side)],
    type: frame.types[side] ?? null,
    printed: hitOf(look, frame, side).hit,
    copies: frame.copies[side] ?? 1,
    melee: true,
    dealing: modsInForce(look, frame, side),
    suffering: modsInForce(look, frame, other(side)),
  };
}

/** The sides that a yellow circle gives a follow-up; none comes out of a single follow-up. @rule FUP-1 FUP-9 FUP-10 FUP-12 FUP-13 */
const circled = (look: Look, frame: MeleeFrame): Side[] =>
  look.options.followUps && frame.dealing === undefined ? dealers(frame).filter((side) => hitOf(look, frame, side).followUp) : [];

/** Reckons every blow before the first is marked; marks them all; notes what the round must remember. */
function markBlows(play: Play, frame: MeleeFrame): void {
  const earned = circled(play, frame);
  const blows = dealers(frame)
    .filter((side) => stands(play, frame, other(side)))
    .map((side) => ({ side, blow: blowOf(play, frame, side) }))
    .map(({ side, blow }) => ({ side, blow, net: netDamage(play, blow) }));
  const suffered: BySide<number> = { ...frame.suffered };
  const marks = blows.flatMap(({ side, blow, net }) => {
    const { by, to, type, printed } = blow;
    if (type !== null) play.emit({ what: 'damaged', model: to, by, type, amount: net ?? 0, printed });
    if (net === null || net <= 0) return [];
    const marked = mark(play, to, by, net);
    suffered[other(side)] += marked.amount;
    return [marked];
  });
  const slain = { ...frame.slain };
  for (const side of SIDES) slain[side] ||= isSlain(play, frame, side);
  play.patchTop<MeleeFrame>({ marked: true, earned, suffered, slain });
  play.pend(consequences(play, marks));
}

function isSlain(look: Look, frame: MeleeFrame, side: Side): boolean {
  const fighter = frame.fighters[side];
  const { status, wounds } = look.model(fighter);
  return status === 'slain' || wounds >= look.character(fighter).health;
}

/**
 * Damage of the exchange, marked on both at once; then its triggers; then who has earned a follow-up and still stands.
 * @rule MEL-21 MEL-22 MEL-30 DMG-3 FUP-1 FUP-3 FUP-14
 */
export const woundsStep = step<'melee.wounds'>()({
  exits: ['follow-up', 'over'],
  takes: [],
  run(play, frame) {
    if (!frame.marked) {
      markBlows(play, frame);
      return again;
    }
    const slain = { ...frame.slain };
    for (const side of SIDES) slain[side] ||= isSlain(play, frame, side);
    play.patchTop<MeleeFrame>({ slain });
    const earned = frame.earned.filter((side) => stands(play, { ...frame, slain }, side));
    play.patchTop<MeleeFrame>({ earned });
    for (const side of earned) play.emit({ what: 'follow-up-earned', side });
    return exit(earned.length > 0 ? 'follow-up' : 'over');
  },
});
