import { forbidden } from '../abilities/stats.ts';
import type { Look } from '../look.ts';
import { exit, step, wait } from '../step.ts';
import { choices } from '../terms/choices.ts';
import type { MeleeFrame, Side } from '../terms/frame.ts';
import { dealers, other, sideOf } from './sides.ts';

/** Whether a side's card is the one its signature move upgrades, and nothing bars it. @rule CRD-16 SIG-1 SIG-2 SIG-12 */
function mayUpgrade(look: Look, frame: MeleeFrame, side: Side): boolean {
  const fighter = frame.fighters[side];
  const signature = look.character(fighter).signature;
  if (!look.options.signatures || !signature || signature.upgrades !== frame.played[side]) return false;
  return !forbidden(look, fighter, 'signature', frame.fighters[other(side)]);
}

/** Attacker first, then defender. @rule SIG-2 SIG-11 FUP-6 */
export const upgradeStep = step<'melee.upgrade'>()({
  exits: ['upgraded'],
  takes: ['upgrade'],
  run(play, frame) {
    const side = dealers(frame).find((one) => frame.upgraded[one] === undefined && mayUpgrade(play, frame, one));
    if (side === undefined) return exit('upgraded');
    play.ask({ seat: frame.seats[side], kind: 'upgrade', side });
    return wait;
  },
  take(play, frame, { signature: wanted }, opening) {
    const side = sideOf(opening);
    play.patchTop<MeleeFrame>({ upgraded: { ...frame.upgraded, [side]: wanted } });
    const signature = play.character(frame.fighters[side]).signature;
    if (!wanted || !signature) return;
    play.patchTop<MeleeFrame>({ signatures: [...frame.signatures, { side, copies: frame.copies[side] ?? 1 }] });
    play.emit({ what: 'upgraded', side, signature: signature.id });
  },
  choices: (_look, _frame, { seat }) =>
    choices({
      decisions: [
        { seat, kind: 'upgrade', signature: true },
        { seat, kind: 'upgrade', signature: false },
      ],
    }),
});
