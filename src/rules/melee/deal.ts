import { signatureMods } from '../reading/signature.ts';
import { ignores } from '../reading/stats.ts';
import type { Look } from '../look.ts';
import type { Hit, Mod, Signature } from '../terms/card-language.ts';
import type { DamageType } from '../terms/factions.ts';
import type { MeleeFrame, Side } from '../terms/frame.ts';
import { otherSide } from './sides.ts';

/** The signature move to which a side's card is upgraded; null for a regular card. */
export const signatureInForce = (look: Look, frame: MeleeFrame, side: Side): Signature | null =>
  frame.upgraded[side] ? look.character(frame.lent?.[side] ?? frame.fighters[side]).signature : null;

/** The types printed on a side's card or signature move. @rule DMG-1 MEL-2 SIG-3 */
export function printedTypes(look: Look, frame: MeleeFrame, side: Side): readonly DamageType[] {
  const card = frame.played[side];
  return card === undefined ? [] : (signatureInForce(look, frame, side) ?? look.cards.melee[card]).types;
}

/** True if a signature move says that it works outside melee range. @rule SIG-13 */
const reachesFar = ({ worksOutOfRange, mods }: Signature): boolean =>
  worksOutOfRange === true ||
  (mods ?? []).some((part) => part.mods.some((mod) => mod.mod === 'ignore' && mod.what.includes('melee-range')));

/** True if a side is a defender out of range, and no text lifts that for this signature move (null: a regular card). @rule MEL-18 SIG-12 SIG-13 */
export function tooFar(look: Look, frame: MeleeFrame, side: Side, signature: Signature | null): boolean {
  if (side === 'attacker' || !frame.outOfRange) return false;
  return !(signature && reachesFar(signature)) && !ignores(look, frame.fighters[side], 'melee-range');
}

/**
 * The printed value of a side, with its yellow circle if it has one: of its card or signature move, read against the regular card of the
 * other side. @rule MEL-3 MEL-4 MEL-11 MEL-18 FUP-12 FUP-13 SIG-3 SIG-4 SIG-5
 */
export function hitOf(look: Look, frame: MeleeFrame, side: Side): Hit {
  const card = frame.played[side];
  const counter = frame.played[otherSide(side)];
  const signature = signatureInForce(look, frame, side);
  if (card === undefined || counter === undefined || tooFar(look, frame, side, signature)) return { hit: null };
  return (signature ?? look.cards.melee[card]).deal[counter];
}

/** The modifiers of a side's signature move, multiplied by the copies. @rule SIG-6 SIG-7 SIG-12 FUP-15 */
export function modsInForce(look: Look, frame: MeleeFrame, side: Side): Mod[] {
  const signature = signatureInForce(look, frame, side);
  if (!signature) return [];
  return signatureMods(look, {
    signature,
    model: frame.fighters[side],
    enemy: frame.fighters[otherSide(side)],
    copies: frame.copies[side] ?? 1,
  });
}
