import { beginFrame, countUse } from '../reading/declaring/declare.ts';
import { isForbidden } from '../reading/stats.ts';
import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import { exit, step, wait } from '../step.ts';
import { choices } from '../terms/choices.ts';
import type { Decision } from '../terms/decision.ts';
import type { MeleeCard } from '../terms/decks.ts';
import { SIDES, type MeleeFrame, type Side } from '../terms/frame.ts';
import type { ModelId } from '../terms/ids.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { signatureInForce, tooFar } from './deal.ts';
import { lendersTo, mirroredBy, type Lender } from './lenders.ts';
import { inStrikeRange } from '../reading/strike-range.ts';
import { dealers, lessCards, otherSide, sideOf } from './sides.ts';

/** True if the fighter's own signature move upgrades the side's card. @rule CRD-16 SIG-1 */
const fitsOwn = (look: Look, frame: MeleeFrame, side: Side): boolean =>
  look.character(frame.fighters[side]).signature?.upgrades === frame.played[side];

/** True if an option or a text forbids a side to upgrade. @rule SIG-12 */
const isBarred = (look: Look, frame: MeleeFrame, side: Side): boolean =>
  !look.options.signatures || isForbidden(look, frame.fighters[side], 'signature', frame.fighters[otherSide(side)]);

const lenders = (look: Look, frame: MeleeFrame, side: Side): Lender[] => lendersTo(look, frame.fighters[side], frame.played[side]);

/** The models whose signature move a side may copy with its card. */
const copied = (look: Look, frame: MeleeFrame, side: Side): ModelId[] =>
  fitsOwn(look, frame, side) ? (mirroredBy(look, frame.fighters[side]) ?? []) : [];

/** True if a side may upgrade its card with its own or a lent signature move. @rule SIG-1 SIG-2 SIG-12 */
const mayUpgrade = (given: Look, frame: MeleeFrame, side: Side): boolean =>
  given.worlds.some((look) => !isBarred(look, frame, side) && (fitsOwn(look, frame, side) || lenders(look, frame, side).length > 0));

/** Judges again whether the defender is out of range, after a signature move with an immediate effect on its melee range. @rule SIG-16 MEL-19 */
function reachAnew(play: Play, frame: MeleeFrame): void {
  const { defender, attacker } = frame.fighters;
  if (!frame.outOfRange || !signatureInForce(play, frame, 'defender')?.begin) return;
  if (inStrikeRange(play, defender, attacker)) play.patchTop<MeleeFrame>({ outOfRange: false });
}

/** The cards that a side may add to its signature move now. */
const gatherable = ({ gathering, hands }: MeleeFrame, side: Side): MeleeCard[] => hands[side].filter((card) => card === gathering?.[side]);

/** Adds cards to a signature move, each as one more copy. @rule CRT-1 SIG-7 CHR-21 */
function gather(play: Play, frame: MeleeFrame, side: Side, count: number): void {
  const kind = frame.gathering?.[side];
  if (kind === undefined) return;
  const copies = (frame.copies[side] ?? 1) + count;
  const latest = frame.signatures.findLastIndex((signature) => signature.side === side);
  play.patchTop<MeleeFrame>({
    gathering: undefined,
    hands: { ...frame.hands, [side]: lessCards(frame.hands[side], kind, count) },
    discard: [...frame.discard, ...Array.from({ length: count }, () => kind)],
    copies: { ...frame.copies, [side]: copies },
    signatures: frame.signatures.map((signature, index) => (index === latest ? { ...signature, copies } : signature)),
  });
  play.emit({ what: 'pressed', copies: { [side]: copies } });
}

function refuseGathering(frame: MeleeFrame, side: Side, copies: number): Reason | null {
  if (!Number.isInteger(copies) || copies < 1) return reason('one-to-three-copies', ['CRT-1'], { copies });
  return copies - 1 > gatherable(frame, side).length ? reason('card-not-in-hand', ['CRT-1'], { copies }) : null;
}

/** The attacker and then the defender may upgrade their cards. @rule SIG-2 SIG-11 FUP-6 UPG-8 */
export const upgradeStep = step<'melee.upgrade'>()({
  exits: ['upgraded', 'swapped'],
  takes: ['upgrade', 'press'],
  asks: ['upgrade', 'critical'],
  lays: ['effects'],
  run(play, frame) {
    if (frame.swapped) return exit('swapped');
    const gatherer = SIDES.find((candidate) => frame.gathering?.[candidate] !== undefined);
    const kind = gatherer && frame.gathering?.[gatherer];
    if (gatherer && kind) {
      play.ask({ seat: frame.seats[gatherer], kind: 'critical', side: gatherer, card: kind });
      return wait;
    }
    const side = dealers(frame).find((candidate) => frame.upgraded[candidate] === undefined && mayUpgrade(play, frame, candidate));
    if (side === undefined) {
      reachAnew(play, frame);
      return exit('upgraded');
    }
    play.ask({ seat: frame.seats[side], kind: 'upgrade', side });
    return wait;
  },
  take(play, frame, decision, opening) {
    const side = sideOf(opening);
    if (decision.kind === 'press') return gather(play, frame, side, decision.copies - 1);
    const { signature: wanted, of } = decision;
    const copy = wanted ? copied(play, frame, side).find((id) => id === of) : undefined;
    const lender = wanted && copy === undefined ? lenders(play, frame, side).find(({ model }) => model === of) : undefined;
    const source = copy ?? lender?.model;
    const from = source === undefined ? {} : { of: source };
    play.patchTop<MeleeFrame>({ upgraded: { ...frame.upgraded, [side]: wanted } });
    const signature = play.character(source ?? frame.fighters[side]).signature;
    if (!wanted || !signature) return;
    if (source !== undefined) play.patchTop<MeleeFrame>({ lent: { ...frame.lent, [side]: source } });
    if (lender) {
      countUse(play, lender.model, { id: lender.ability });
      play.emit({ what: 'used', model: lender.model, ability: lender.ability });
    }
    play.patchTop<MeleeFrame>({ signatures: [...frame.signatures, { side, copies: frame.copies[side] ?? 1, ...from }] });
    play.emit({ what: 'upgraded', side, signature: signature.id, ...from });
    const [model, enemy] = [frame.fighters[side], frame.fighters[otherSide(side)]];
    if (signature.gathers && !isForbidden(play, model, 'criticals', enemy))
      play.patchTop<MeleeFrame>({ gathering: { ...frame.gathering, [side]: signature.gathers } });
    const begun = beginFrame(play, {
      signature,
      model,
      enemy,
      seat: frame.seats[side],
      resisting: frame.seats[otherSide(side)],
      selfOnly: tooFar(play, frame, side, signature),
    });
    if (begun) play.pend([begun]);
  },
  refuse(look, frame, decision, opening) {
    const side = sideOf(opening);
    if (decision.kind === 'press') return refuseGathering(frame, side, decision.copies);
    const { signature: wanted, of } = decision;
    if (!wanted) return null;
    const copies = copied(look, frame, side);
    if (of === undefined || of === frame.fighters[side]) {
      if (copies.length > 0) return reason('signature-to-copy', ['SIG-1'], { model: frame.fighters[side] });
      return fitsOwn(look, frame, side) ? null : reason('signature-needs-its-card', ['SIG-1'], { model: frame.fighters[side] });
    }
    if (copies.includes(of)) return null;
    const lent = lenders(look, frame, side).some(({ model }) => model === of);
    return lent ? null : reason('signature-not-lent', ['UPG-8', 'SIG-1'], { model: of });
  },
  choices(look, frame, opening) {
    const { seat } = opening;
    const side = sideOf(opening);
    if (opening.kind === 'critical')
      return choices({ decisions: [0, ...gatherable(frame, side).keys()].map((_, index) => ({ seat, kind: 'press', copies: index + 1 })) });
    const copies = copied(look, frame, side);
    const decisions: Decision[] = fitsOwn(look, frame, side) && copies.length === 0 ? [{ seat, kind: 'upgrade', signature: true }] : [];
    const lent = lenders(look, frame, side).map(({ model }) => model);
    const others = [...new Set([...copies, ...lent])].map((lender): Decision => ({ seat, kind: 'upgrade', signature: true, of: lender }));
    return choices({ decisions: [...decisions, ...others, { seat, kind: 'upgrade', signature: false }] });
  },
});
