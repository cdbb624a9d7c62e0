import { isWhole, sumOf, turnedInto, typeOf, typesFor, type Blow } from '../harm/damage.ts';
import { consequences } from '../harm/harm.ts';
import { openings, warnings } from '../harm/warnings.ts';
import { mark } from '../harm/mark.ts';
import { cardWarnings } from '../reading/play-card.ts';
import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import { again, exit, step } from '../step.ts';
import { SIDES, type Frame, type MeleeFrame, type Side } from '../terms/frame.ts';
import type { ModelId } from '../terms/ids.ts';
import type { BlowFor, SumPart, Struck } from '../terms/sum.ts';
import { hitOf, modsInForce, printedTypes, signatureInForce, tooFar } from './deal.ts';
import { dealers, otherSide, stands } from './sides.ts';

/** @rule CRT-4 */
function blowOf(look: Look, frame: MeleeFrame, side: Side): Blow & { by: ModelId } {
  const signature = signatureInForce(look, frame, side);
  const enemySignature = signatureInForce(look, frame, otherSide(side));
  const dealer = frame.fighters[side];
  const type = frame.types[side] ?? null;
  return {
    by: dealer,
    to: frame.fighters[otherSide(side)],
    type,
    ...turnedInto(look, dealer, printedTypes(look, frame, side), type),
    printed: hitOf(look, frame, side).hit,
    copies: frame.copies[side] ?? 1,
    melee: true,
    onCard: !tooFar(look, frame, side, signature),
    dealing: modsInForce(look, frame, side),
    suffering: modsInForce(look, frame, otherSide(side)),
    moves: { ...(signature ? { dealing: signature.id } : {}), ...(enemySignature ? { suffering: enemySignature.id } : {}) },
    ...(frame.sharpened?.[side] ? { sharpened: frame.sharpened[side] } : {}),
  };
}

/** The sides that earn a follow-up by a yellow circle; a follow-up of one side earns none. @rule FUP-1 FUP-9 FUP-10 FUP-12 FUP-13 */
const circled = (look: Look, frame: MeleeFrame): Side[] =>
  look.options.followUps && frame.dealing === undefined ? dealers(frame).filter((side) => hitOf(look, frame, side).followUp) : [];

interface ReckonedBlow {
  side: Side;
  blow: Blow & { by: ModelId };
  net: number | null;
  parts: SumPart[];
}

/** The damage of a blow after the reductions that texts have made in this exchange; ∅ stays ∅. */
function leftOf(look: Look, frame: MeleeFrame, blow: Blow): Pick<ReckonedBlow, 'net' | 'parts'> {
  const { net, parts } = sumOf(look, blow);
  const { to } = blow;
  if (frame.averted?.includes(to)) return { net: 0, parts: net === null ? parts : [...parts, { from: to, ability: null, by: null }] };
  const lessening = frame.lessened?.[to] ?? 0;
  if (net === null || lessening === 0) return { net, parts };
  return { net: Math.max(0, net - lessening), parts: [...parts, { from: to, ability: null, by: -lessening }] };
}

/** Every blow of the exchange, computed before the first is marked. */
const reckoned = (look: Look, frame: MeleeFrame): ReckonedBlow[] =>
  dealers(frame)
    .filter((side) => stands(look, frame, otherSide(side)))
    .map((side) => ({ side, blow: blowOf(look, frame, side) }))
    .map(({ side, blow }) => ({ side, blow, ...leftOf(look, frame, blow) }));

/** The damage that a side would deal now if no further text changes it, by type. @rule MEL-21 DMG-1 DMG-3 */
export function blowsFor(
  look: Look,
  frame: MeleeFrame,
  side: Side,
  { signature = frame.upgraded[side] ?? false, of }: Struck = {},
): BlowFor[] {
  const from = of === undefined ? {} : { of };
  const moves = frame.signatures.filter((candidate) => candidate.side !== side || frame.upgraded[side] === true);
  const struck: MeleeFrame = {
    ...frame,
    upgraded: { ...frame.upgraded, [side]: signature },
    ...(of === undefined ? {} : { lent: { ...frame.lent, [side]: of } }),
    signatures:
      signature && frame.upgraded[side] === undefined ? [...moves, { side, copies: frame.copies[side] ?? 1, ...from }] : frame.signatures,
  };
  const types = typesFor(look, frame.fighters[side], printedTypes(look, struck, side));
  return (types.length > 0 ? types : [null]).map((type) => {
    const blow = blowOf(look, { ...struck, types: { ...struck.types, ...(type ? { [side]: type } : {}) } }, side);
    return { type, printed: blow.printed, copies: blow.copies, ...leftOf(look, frame, blow) };
  });
}

/** Marks every blow on the model that suffers it, and notes the results for the round. */
function markBlows(play: Play, frame: MeleeFrame, blows: readonly ReckonedBlow[]): void {
  const earned = circled(play, frame);
  const marks = blows.flatMap(({ blow, net, parts }) => {
    const { by, to: victim, printed, copies } = blow;
    const type = typeOf(blow);
    const to = frame.diverted?.[victim] ?? victim;
    if (type !== null) {
      const made = { ...(copies > 1 ? { copies } : {}), ...(parts.length > 0 ? { parts } : {}) };
      play.emit({ what: 'damaged', model: to, by, type, amount: net ?? 0, printed, ...made });
    }
    if (net === null || net <= 0) return [];
    return [mark(play, to, by, net, isWhole(play, blow) ? 'whole' : 'damage')];
  });
  const slain = { ...frame.slain };
  for (const side of SIDES) slain[side] ||= isSlain(play, frame, side);
  play.patchTop<MeleeFrame>({ marked: true, earned, slain });
  play.pend(consequences(play, marks));
}

/** Asks first the models that may change or take a blow, then the players who may hold a card for the models that now suffer. @rule EVA-23 */
function warn(play: Play, frame: MeleeFrame, blows: readonly ReckonedBlow[]): void {
  const struck = blows.map(({ blow: { by, to }, net }) => ({ by, to, amount: net ?? 0 }));
  const texts = frame.warned === undefined;
  play.patchTop<MeleeFrame>({ warned: texts ? 'texts' : 'cards' });
  if (texts) play.pend(blows.flatMap((blow) => dangers(play, blow)));
  else
    play.pend(
      cardWarnings(play, frame.fighters.attacker, () => struck.map(({ to, amount }) => ({ to: frame.diverted?.[to] ?? to, amount }))),
    );
}

/** Offers the dealers' texts before all other changes of the damage; returns whether there are any. */
function sharpens(play: Play, frame: MeleeFrame): boolean {
  const blows = reckoned(play, frame).filter(({ blow }) => blow.printed !== null);
  const offered = blows.flatMap(({ blow }) => openings(play, blow.by, blow.type, 'melee'));
  if (offered.length === 0) return false;
  play.patchTop<MeleeFrame>({ sharpened: { asked: true } });
  play.pend(offered);
  return true;
}

/** The models whose texts may change a blow before it is marked. */
function dangers(play: Play, { blow, net }: ReckonedBlow): Frame[] {
  const { by, to, sharpened } = blow;
  const danger = {
    type: typeOf(blow),
    action: 'melee' as const,
    ...(sharpened?.past ? { past: sharpened.past } : {}),
    whole: isWhole(play, blow),
  };
  return warnings(play, by, danger, () => [{ to, amount: net ?? 0 }]);
}

function isSlain(look: Look, frame: MeleeFrame, side: Side): boolean {
  const fighter = frame.fighters[side];
  const { status, wounds } = look.model(fighter);
  return status === 'slain' || wounds >= look.character(fighter).health;
}

/**
 * Damage of the exchange: models that may change it are asked, it is marked on both sides at once, and its triggers run. Follow-ups come next
 * for fighters that have earned one and are not slain.
 * @rule MEL-21 MEL-22 MEL-30 DMG-3 FUP-1 FUP-3 FUP-14
 */
export const woundsStep = step<'melee.wounds'>()({
  exits: ['follow-up', 'over'],
  takes: [],
  asks: [],
  lays: ['effects'],
  run(play, frame) {
    if (!frame.marked) {
      if (!frame.sharpened && sharpens(play, frame)) return again;
      const blows = reckoned(play, frame);
      if (frame.warned === 'cards') markBlows(play, frame, blows);
      else warn(play, frame, blows);
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
