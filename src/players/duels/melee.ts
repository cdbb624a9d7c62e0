import { MELEE_CARDS, type MeleeCard } from '../../rules/terms/decks.ts';
import { SIDES, type BySide, type Side } from '../../rules/terms/sides.ts';
import type { Look, MeleeFrame } from '../../seats/imagined.ts';
import type { Lot } from '../lot.ts';
import { factsOf } from '../imagined/facts.ts';
import type { Weights } from '../imagined/weights.ts';
import { followUp, reckon, type Fight, type Reckoning } from './blows.ts';
import { drawnHand, everyHand, waysToDeal } from './hands.ts';
import { solve, type Counts, type Showdown } from './showdown.ts';

// A round of melee as a game of two hidden hands.

const COPIES = 3;
const FOLLOW_UP = 0.95;
const STONE = 7;
/** A box is a part of its model, and a little more than that. */
const ANY_BOX = 0.27;

export const countsOf = (cards: readonly MeleeCard[]): number[] => MELEE_CARDS.map((kind) => cards.filter((card) => card === kind).length);

/** What models and their boxes are worth. */
export type Prices = Pick<Weights, 'there' | 'boxes'>;

/** Points that so many wounds are worth to the side that deals them. */
export function lossOf(look: Look, id: Fight['fighters'][Side], { there, boxes }: Prices): (wounds: number) => number {
  const { wounds } = look.model(id);
  const { health, value } = factsOf(look.character(id));
  const remaining = Math.max(1, health - wounds);
  const box = boxes * (value / Math.max(1, health) + ANY_BOX);
  const dies = there * value + STONE * look.stonesOf(id).length + 1;
  return (dealt) => (dealt >= remaining ? box * remaining + dies : box * dealt);
}

/** What a side gains with each card of a hand against a card. */
function gainOf(reckoning: Reckoning, loss: (wounds: number) => number): Showdown['deals'] {
  return (hand, card, against) => {
    const plain = reckoning.wounds(card, against, hand[card] ?? 0);
    const more = reckoning.more(card);
    if (!reckoning.circled(card, against)) return loss(plain) + more;
    const further = followUp(reckoning, hand, card, against);
    return loss(plain) + FOLLOW_UP * (loss(plain + further) - loss(plain)) + more;
  };
}

/** What both sides stand to gain. */
type Stakes = Pick<Showdown, 'deals' | 'returns'>;

/** Both sides' gains in a fight. */
export function stakes(look: Look, fight: Fight, prices: Prices): Stakes {
  const { attacker, defender } = fight.fighters;
  return {
    deals: gainOf(reckon(look, fight, 'attacker'), lossOf(look, defender, prices)),
    returns: gainOf(reckon(look, fight, 'defender'), lossOf(look, attacker, prices)),
  };
}

/** A fight before its hands are drawn, with so many of them sampled. Both hands hang on one pool. */
export function expected(
  look: Look,
  fight: Fight,
  draws: BySide<number>,
  { hands, rounds, weights }: { hands: number; rounds: number; weights: Prices },
  lot: Lot,
): number {
  const pool = MELEE_CARDS.map(() => COPIES);
  const attackers = Array.from({ length: hands }, () => drawnHand(pool, draws.attacker, lot));
  const defenders = Array.from({ length: hands }, () => drawnHand(pool, draws.defender, lot));
  // hands are drawn as often as they are dealt, so only whether both fit together is left to weigh
  const fits = (a: Counts, b: Counts): number => (a.every((count, kind) => count + (b[kind] ?? 0) <= COPIES) ? 1 : 0);
  const weight = (hand: number, reply: number): number => fits(attackers[hand] ?? [], defenders[reply] ?? []);
  return solve({ attackers, defenders, weight, ...stakes(look, fight, weights) }, rounds).value;
}

/** What everybody knows of the hands of a melee under way. */
export interface Public {
  pool: Counts;
  /** How many cards each side holds, those laid included. */
  sizes: BySide<number>;
  /** Hands that lie open. */
  open: Partial<BySide<Counts>>;
}

export function publicOf(frame: MeleeFrame): Public {
  const gone = countsOf([...frame.discard, ...Object.values(frame.played)]);
  const pool = MELEE_CARDS.map((_, kind) => Math.max(0, COPIES - (gone[kind] ?? 0)));
  const handOf = (side: Side): MeleeCard[] => [...frame.hands[side], ...(frame.laid[side] === undefined ? [] : [frame.laid[side]])];
  const open: Partial<BySide<Counts>> = {};
  for (const side of SIDES) if (frame.shown.includes(side)) open[side] = countsOf(handOf(side));
  return { pool, sizes: { attacker: handOf('attacker').length, defender: handOf('defender').length }, open };
}

/** More hands than there are of seven cards are drawn by lot. */
const MOST_HANDS = 460;

function handsOf({ pool, sizes, open }: Public, side: Side, most: number, lot: Lot, counts: Counts | null): Counts[] {
  const shown = open[side];
  if (shown) return [shown];
  const all = everyHand(pool, sizes[side]);
  if (all.length <= Math.min(MOST_HANDS, most)) return all;
  const some = lot.mixed(all).slice(0, most);
  return counts && !some.some((hand) => hand.join() === counts.join()) ? [counts, ...some] : some;
}

export interface MeleeStrategy {
  /** The shares of the own hand, and what it can gain. */
  shares: Float64Array;
  worth: number;
}

/**
 * How a side plays its hand: the share of each kind of card. The game is solved as everybody sees it, with every hand that could have been
 * dealt, so the shares of one hand do not tell it.
 */
export function sharesOf(
  { deals, returns }: Stakes,
  known: Public,
  { side, counts }: { side: Side; counts: Counts },
  { hands: most, rounds }: { hands: number; rounds: number },
  lot: Lot,
): MeleeStrategy {
  const attackers = handsOf(known, 'attacker', most, lot, side === 'attacker' ? counts : null);
  const defenders = handsOf(known, 'defender', most, lot, side === 'defender' ? counts : null);
  const weight = (a: number, d: number): number => waysToDeal(known.pool, attackers[a] ?? [], defenders[d] ?? []);
  const solution = solve({ attackers, defenders, weight, deals, returns }, rounds);
  const hands = side === 'attacker' ? attackers : defenders;
  const group = side === 'attacker' ? 'attackers' : 'defenders';
  const index = Math.max(
    0,
    hands.findIndex((hand) => hand.join() === counts.join()),
  );
  return { shares: solution[group][index] ?? new Float64Array(MELEE_CARDS.length), worth: solution.worths[group][index] ?? 0 };
}
