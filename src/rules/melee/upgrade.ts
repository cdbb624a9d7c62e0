import { beginFrame, countUse } from '../reading/declare.ts';
import { forbidden } from '../reading/stats.ts';
import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import { exit, step, wait } from '../step.ts';
import { choices } from '../terms/choices.ts';
import type { Decision } from '../terms/decision.ts';
import type { MeleeFrame, Side } from '../terms/frame.ts';
import { reason } from '../terms/reason.ts';
import { signatureInForce } from './deal.ts';
import { lendersTo, type Lender } from './lenders.ts';
import { inMeleeRange } from '../sight/range.ts';
import { dealers, other, sideOf } from './sides.ts';

/** Whether a side's card is the one its own signature move upgrades. @rule CRD-16 SIG-1 */
const fitsOwn = (look: Look, frame: MeleeFrame, side: Side): boolean =>
  look.character(frame.fighters[side]).signature?.upgrades === frame.played[side];

/** Whether anything bars a side from upgrading. @rule SIG-12 */
const isBarred = (look: Look, frame: MeleeFrame, side: Side): boolean =>
  !look.options.signatures || forbidden(look, frame.fighters[side], 'signature', frame.fighters[other(side)]);

const lenders = (look: Look, frame: MeleeFrame, side: Side): Lender[] => lendersTo(look, frame.fighters[side], frame.played[side]);

/** Whether a side's card is one that a signature move within its reach upgrades, and nothing bars it. @rule SIG-1 SIG-2 SIG-12 */
const mayUpgrade = (look: Look, frame: MeleeFrame, side: Side): boolean =>
  !isBarred(look, frame, side) && (fitsOwn(look, frame, side) || lenders(look, frame, side).length > 0);

/** A defender whose signature move lengthens its arm at once may reach the attacker after all. @rule SIG-16 MEL-19 */
function reachAnew(play: Play, frame: MeleeFrame): void {
  const { defender, attacker } = frame.fighters;
  if (!frame.outOfRange || !signatureInForce(play, frame, 'defender')?.begin) return;
  if (inMeleeRange(play, defender, attacker)) play.patchTop<MeleeFrame>({ outOfRange: false });
}

/** Attacker first, then defender. @rule SIG-2 SIG-11 FUP-6 UPG-8 */
export const upgradeStep = step<'melee.upgrade'>()({
  exits: ['upgraded'],
  takes: ['upgrade'],
  asks: ['upgrade'],
  lays: ['effects'],
  run(play, frame) {
    const side = dealers(frame).find((one) => frame.upgraded[one] === undefined && mayUpgrade(play, frame, one));
    if (side === undefined) {
      reachAnew(play, frame);
      return exit('upgraded');
    }
    play.ask({ seat: frame.seats[side], kind: 'upgrade', side });
    return wait;
  },
  take(play, frame, { signature: wanted, of }, opening) {
    const side = sideOf(opening);
    const lender = wanted ? lenders(play, frame, side).find(({ model }) => model === of) : undefined;
    const from = lender ? { of: lender.model } : {};
    play.patchTop<MeleeFrame>({ upgraded: { ...frame.upgraded, [side]: wanted } });
    const signature = play.character(lender?.model ?? frame.fighters[side]).signature;
    if (!wanted || !signature) return;
    if (lender) {
      play.patchTop<MeleeFrame>({ lent: { ...frame.lent, [side]: lender.model } });
      countUse(play, lender.model, { id: lender.ability });
      play.emit({ what: 'used', model: lender.model, ability: lender.ability });
    }
    play.patchTop<MeleeFrame>({ signatures: [...frame.signatures, { side, copies: frame.copies[side] ?? 1, ...from }] });
    play.emit({ what: 'upgraded', side, signature: signature.id, ...from });
    const [model, enemy] = [frame.fighters[side], frame.fighters[other(side)]];
    const begun = beginFrame(play, { signature, model, enemy, seat: frame.seats[side], resisting: frame.seats[other(side)] });
    if (begun) play.pend([begun]);
  },
  refuse(look, frame, { signature: wanted, of }, opening) {
    const side = sideOf(opening);
    if (!wanted) return null;
    if (of === undefined || of === frame.fighters[side])
      return fitsOwn(look, frame, side) ? null : reason('signature-needs-its-card', ['SIG-1'], { model: frame.fighters[side] });
    const lent = lenders(look, frame, side).some(({ model }) => model === of);
    return lent ? null : reason('signature-not-lent', ['UPG-8', 'SIG-1'], { model: of });
  },
  choices(look, frame, opening) {
    const { seat } = opening;
    const side = sideOf(opening);
    const own: Decision[] = fitsOwn(look, frame, side) ? [{ seat, kind: 'upgrade', signature: true }] : [];
    const lent = lenders(look, frame, side).map(({ model }): Decision => ({ seat, kind: 'upgrade', signature: true, of: model }));
    return choices({ decisions: [...own, ...lent, { seat, kind: 'upgrade', signature: false }] });
  },
});
