import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import { SIDES, type BySide, type MeleeFrame, type Side } from '../terms/frame.ts';
import type { MeleeCard } from '../terms/decks.ts';
import type { Opening } from '../terms/opening.ts';
import { impossible } from '../violation.ts';

export const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

/** The sides whose card deals damage in this exchange, attacker first: both, or only the side of a follow-up. @rule FUP-4 FUP-5 */
export const dealers = (frame: MeleeFrame): Side[] =>
  SIDES.filter((side) => frame.played[side] !== undefined && (frame.dealing === undefined || frame.dealing === side));

/** The side to which a melee question is put. */
export const sideOf = (opening: Opening): Side => ('side' in opening ? opening.side : impossible(`${opening.kind} names no side`));

/** Asks all seats at the same time; a seat that controls both fighters answers for one after the other. */
export function askTogether(play: Play, openings: readonly Opening[]): void {
  for (const opening of openings) {
    if (!play.openings.some(({ seat }) => seat === opening.seat)) play.ask(opening);
  }
}

/** True if a side's fighter is on the board and not slain in this round. @rule FUP-3 MEL-30 */
export const stands = (look: Look, frame: MeleeFrame, side: Side): boolean =>
  !frame.slain[side] && look.model(frame.fighters[side]).status === 'board';

export const without = <T>(sides: Partial<BySide<T>>, side: Side): Partial<BySide<T>> => {
  const kept = sides[otherSide(side)];
  return kept === undefined ? {} : { [otherSide(side)]: kept };
};

/** A hand without `count` cards of a kind. */
export function lessCards(hand: readonly MeleeCard[], card: MeleeCard, count: number): MeleeCard[] {
  let remaining = count;
  return hand.filter((item) => item !== card || remaining-- <= 0);
}
export const countOf = (hand: readonly MeleeCard[], card: MeleeCard | undefined): number => hand.filter((item) => item === card).length;
/** The kinds of card in a hand, in the order in which they were drawn. */
export const kindsOf = (hand: readonly MeleeCard[]): MeleeCard[] => hand.filter((card, index) => hand.indexOf(card) === index);

/** The cards that each side has played in this round, with these added. */
export const alsoFought = (
  { fought = {} }: Pick<MeleeFrame, 'fought'>,
  cards: Partial<Record<Side, MeleeCard>>,
): NonNullable<MeleeFrame['fought']> =>
  Object.fromEntries(SIDES.map((side) => [side, [...(fought[side] ?? []), ...[cards[side]].flatMap((card) => card ?? [])]]));
