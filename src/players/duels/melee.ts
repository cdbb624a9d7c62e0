import { MELEE_CARDS, type MeleeCard } from '../../rules/terms/decks.ts';
import { SIDES, type BySide, type Side } from '../../rules/terms/sides.ts';
import type { Look, MeleeFrame } from '../../seats/imagined-match.ts';
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
/** The value of one wound beside its share of the model. */
const ANY_BOX = 0.27;

export const countsOf = (cards: readonly MeleeCard[]): number[] => MELEE_CARDS.map((kind) => cards.filter((card) => card === kind).length);

/** The value of models and their boxes. */
export type Prices = Pick<Weights, 'presence' | 'boxes'>;

/** The value of wounds on a model to the side that deals them, in points. */
export function lossOf(look: Look, id: Fight['fighters'][Side], { presence, boxes }: Prices): (wounds: number) => number {
  const { wounds } = look.model(id);
  const { health, value } = factsOf(look.character(id));
  const remaining = Math.max(1, health - wounds);
  const box = boxes * (value / Math.max(1, health) + ANY_BOX);
  const dies = presence * value + STONE * look.stonesOf(id).length + 1;
  return (dealt) => (dealt >= remaining ? box * remaining + dies : box * dealt);
}

/** The gain of a side with each card of its hand against each answer. */
function gainOf(reckoning: Reckoning, loss: (wounds: number) => number): Showdown['deals'] {
  return (hand, card, against) => {
    const plain = reckoning.wounds(card, against, hand[card] ?? 0);
    const more = reckoning.more(card);
    if (!reckoning.circled(card, against)) return loss(plain) + more;
    const further = followUp(reckoning, hand, card, against);
    return loss(plain) + FOLLOW_UP * (loss(plain + further) - loss(plain)) + more;
  };
}

/** The gains of both sides. */
type Stakes = Pick<Showdown, 'deals' | 'returns'>;

export function stakes(look: Look, fight: Fight, prices: Prices): Stakes {
  const { attacker, defender } = fight.fighters;
  return {
    deals: gainOf(reckon(look, fight, 'attacker'), lossOf(look, defender, prices)),
    returns: gainOf(reckon(look, fight, 'defender'), lossOf(look, attacker, prices)),
  };
}

/** The expected value of a fight before hands are drawn, over a sample of hands from one shared pool. */
export function expectedGain(
  look: Look,
  fight: Fight,
  draws: BySide<number>,
  { hands, rounds, weights }: { hands: number; rounds: number; weights: Prices },
  lot: Lot,
): number {
  const pool = MELEE_CARDS.map(() => COPIES);
  const attackers = Array.from({ length: hands }, () => drawnHand(pool, draws.attacker, lot));
  const defenders = Array.from({ length: hands }, () => drawnHand(pool, draws.defender, lot));
  // hands are sampled as often as they are dealt, so the weight only excludes pairs that need more copies than there are
  const isPossible = (a: Counts, b: Counts): number => (a.every((count, kind) => count + (b[kind] ?? 0) <= COPIES) ? 1 : 0);
  const weight = (hand: number, reply: number): number => isPossible(attackers[hand] ?? [], defenders[reply] ?? []);
  return solve({ attackers, defenders, weight, ...stakes(look, fight, weights) }, rounds).value;
}

/** The public knowledge about the hands of a melee under way. */
export interface PublicHands {
  pool: Counts;
  /** The cards that each side holds, with the one that it has played face down. */
  sizes: BySide<number>;
  /** Revealed hands. */
  open: Partial<BySide<Counts>>;
}

export function publicHandsOf(frame: MeleeFrame): PublicHands {
  const discards = countsOf([...frame.discard, ...Object.values(frame.played)]);
  const pool = MELEE_CARDS.map((_, kind) => Math.max(0, COPIES - (discards[kind] ?? 0)));
  const handOf = (side: Side): MeleeCard[] => [...frame.hands[side], ...(frame.laid[side] === undefined ? [] : [frame.laid[side]])];
  const open: Partial<BySide<Counts>> = {};
  for (const side of SIDES) if (frame.shown.includes(side)) open[side] = countsOf(handOf(side));
  return { pool, sizes: { attacker: handOf('attacker').length, defender: handOf('defender').length }, open };
}

/** All hands of seven cards; larger sets are sampled. */
const MOST_HANDS = 460;

function handsOf({ pool, sizes, open }: PublicHands, side: Side, most: number, lot: Lot, counts: Counts | null): Counts[] {
  const shown = open[side];
  if (shown) return [shown];
  const all = everyHand(pool, sizes[side]);
  if (all.length <= Math.min(MOST_HANDS, most)) return all;
  const some = lot.mixed(all).slice(0, most);
  return counts && !some.some((hand) => hand.join() === counts.join()) ? [counts, ...some] : some;
}

export interface MeleeStrategy {
  /** The share of each card in the seat's own hand, and the gain of that hand. */
  shares: Float64Array;
  worth: number;
}

/**
 * The shares with which a side plays the cards of its hand. The game is solved from public knowledge, over every hand that could have been
 * dealt, so the shares of one hand do not reveal it.
 */
export function sharesOf(
  { deals, returns }: Stakes,
  publicHands: PublicHands,
  { side, counts }: { side: Side; counts: Counts },
  { hands: most, rounds }: { hands: number; rounds: number },
  lot: Lot,
): MeleeStrategy {
  const attackers = handsOf(publicHands, 'attacker', most, lot, side === 'attacker' ? counts : null);
  const defenders = handsOf(publicHands, 'defender', most, lot, side === 'defender' ? counts : null);
  const weight = (a: number, d: number): number => waysToDeal(publicHands.pool, attackers[a] ?? [], defenders[d] ?? []);
  const solution = solve({ attackers, defenders, weight, deals, returns }, rounds);
  const hands = side === 'attacker' ? attackers : defenders;
  const group = side === 'attacker' ? 'attackers' : 'defenders';
  const index = Math.max(
    0,
    hands.findIndex((hand) => hand.join() === counts.join()),
  );
  return { shares: solution[group][index] ?? new Float64Array(MELEE_CARDS.length), worth: solution.worths[group][index] ?? 0 };
}
