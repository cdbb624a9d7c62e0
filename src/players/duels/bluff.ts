import { ARCANE_DECK, ARCANE_KINDS, type ArcaneCard } from '../../rules/terms/decks.ts';
import type { Gains } from './gains.ts';
import type { Lot } from '../lot.ts';

// A claim as a game of two hidden hands: the claimer may lie and the caller may doubt. Both sides solve the same game over all hands that
// the claimer could hold, so neither a claim nor how often it is made reveals the hand.

/** The number of cards that the resisting seat draws. */
export const RESIST = 6;
const DEALS = 8;
const MOST_CLAIMS = 6;
const WORTHWHILE = 0.05;
const HELD = 4;

export interface Bluff {
  /** Identities worth a claim, the most valuable first. */
  claims: readonly ArcaneCard[];
  /** The share of each claim, by hand; the last share is for declining. */
  says: readonly Float64Array[];
  /** The share of calls for each claim, by the copies of that kind in the caller's hand. */
  calls: readonly Float64Array[];
  /** The mean gain of the claimer. */
  value: number;
}

interface BluffDeal {
  /** The copies of each claimed kind in the caller's hand. */
  holds: number[];
  /** The gain of each claim when it is a lie and called. */
  caught: number[];
}

const copiesIn = (hand: readonly ArcaneCard[], card: ArcaneCard): number => hand.filter((item) => item === card).length;

/**
 * The card to play face down under a false claim: the one that gains most. A lie that is caught resolves with this card unless it is
 * replaced, and ends the chain, so no card is worth saving. @rule ARC-24 ARC-25 ARC-30
 */
export const decoyOf = (hand: readonly ArcaneCard[], claim: ArcaneCard, gains: Gains): ArcaneCard | undefined =>
  hand.filter((card) => card !== claim).sort((a, b) => gains[b] - gains[a] || ARCANE_KINDS.indexOf(a) - ARCANE_KINDS.indexOf(b))[0];

/**
 * The gain of a true claim that is called: its own and, because the ability may be played again for free, that of the best card left in the
 * hand. @rule ARC-26
 */
export function calledTruth(hand: readonly ArcaneCard[], claim: ArcaneCard, gains: Gains): number {
  const others = hand.filter((_, index) => index !== hand.indexOf(claim));
  return gains[claim] + Math.max(0, ...others.map((card) => gains[card]));
}

const least = (cards: readonly ArcaneCard[], gains: Gains): number => Math.min(...cards.map((card) => gains[card]));

/**
 * The effort of one solution: the number of sampled hands, the cards in each, and the rounds played with them. `real` is the first hand;
 * null samples that one, too.
 */
interface BluffEffort {
  size: number;
  real: readonly ArcaneCard[] | null;
  hands: number;
  rounds: number;
}

/** Solves the game of a claim and its call. */
export function solveBluff(gains: Gains, { size, real, hands, rounds }: BluffEffort, lot: Lot): Bluff {
  const claims = ARCANE_KINDS.filter((card) => gains[card] > WORTHWHILE)
    .sort((a, b) => gains[b] - gains[a])
    .slice(0, MOST_CLAIMS);
  const count = claims.length;
  const sampled = Array.from({ length: hands }, (_, index) => (index === 0 && real ? [...real] : lot.mixed(ARCANE_DECK).slice(0, size)));
  const deals = sampled.map((hand): BluffDeal[] => {
    const remaining = [...ARCANE_DECK];
    for (const card of hand) {
      const index = remaining.indexOf(card);
      if (index >= 0) remaining.splice(index, 1);
    }
    const unreplaced = claims.map((claim) => {
      const decoy = decoyOf(hand, claim, gains);
      return decoy === undefined ? 0 : gains[decoy];
    });
    return Array.from({ length: DEALS }, () => {
      const resist = lot.mixed(remaining).slice(0, RESIST);
      const replaced = least(resist, gains);
      return { holds: claims.map((claim) => copiesIn(resist, claim)), caught: unreplaced.map((gain) => Math.min(gain, replaced)) };
    });
  });
  const truths = sampled.map((hand) => claims.map((claim) => (copiesIn(hand, claim) === 0 ? null : calledTruth(hand, claim, gains))));
  const ways = count + 1;
  const regrets = sampled.map(() => new Float64Array(ways));
  const sums = sampled.map(() => new Float64Array(ways));
  const doubts = claims.map(() => new Float64Array(HELD * 2));
  const doubted = claims.map(() => new Float64Array(HELD * 2));
  const shares = new Float64Array(ways);
  const values = new Float64Array(ways);
  const lies = new Float64Array(count);
  const isHeld = truths.map((row) => row.map((truth) => truth !== null));
  const callShare = (claim: number, holds: number): number => {
    const row = doubts[claim] as Float64Array;
    const [ok, call] = [row[holds * 2] as number, row[holds * 2 + 1] as number];
    return ok + call > 0 ? call / (ok + call) : 0.5;
  };
  let value = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const gained = claims.map(() => new Float64Array(HELD * 2)); // the cost to the caller of saying OK and of calling
    const spoken = claims.map(() => new Float64Array(HELD));
    value = 0;
    for (let hand = 0; hand < sampled.length; hand += 1) {
      const regret = regrets[hand] as Float64Array;
      const total = regret.reduce((sum, part) => sum + part, 0);
      for (let option = 0; option < ways; option += 1) shares[option] = total > 0 ? (regret[option] as number) / total : 1 / ways;
      values.fill(0);
      // the best lie on average at the present share of calls; the claimer does not see the other hand
      lies.fill(0);
      for (const { holds, caught } of deals[hand] as BluffDeal[]) {
        for (let claim = 0; claim < count; claim += 1) {
          const call = callShare(claim, Math.min(HELD - 1, holds[claim] as number));
          const lie = call * (caught[claim] ?? 0) + (1 - call) * gains[claims[claim] as ArcaneCard];
          if (size > 1 && !isHeld[hand]?.[claim]) (lies[claim] as number) += lie / DEALS;
        }
      }
      const bestLie = Math.max(0, ...lies);
      for (const { holds, caught } of deals[hand] as BluffDeal[]) {
        for (let claim = 0; claim < count; claim += 1) {
          const copies = Math.min(HELD - 1, holds[claim] as number);
          const gain = gains[claims[claim] as ArcaneCard];
          const truth = truths[hand]?.[claim];
          // after a called truth the ability is played again, with a true claim or a false one
          const called = typeof truth === 'number' ? Math.max(truth, gain + bestLie) : (caught[claim] ?? 0);
          const call = callShare(claim, copies);
          (values[claim] as number) += (call * called + (1 - call) * gain) / DEALS;
          const weight = (shares[claim] as number) / DEALS;
          const row = gained[claim] as Float64Array;
          (row[copies * 2] as number) -= weight * gain;
          (row[copies * 2 + 1] as number) -= weight * called;
          ((spoken[claim] as Float64Array)[copies] as number) += weight;
        }
      }
      let mean = 0;
      for (let option = 0; option < ways; option += 1) mean += (shares[option] as number) * (values[option] as number);
      value += mean / sampled.length;
      const sum = sums[hand] as Float64Array;
      for (let option = 0; option < ways; option += 1) {
        regret[option] = Math.max(0, (regret[option] as number) + (values[option] as number) - mean);
        (sum[option] as number) += round * (shares[option] as number);
      }
    }
    for (let claim = 0; claim < count; claim += 1) {
      const row = doubts[claim] as Float64Array;
      const all = doubted[claim] as Float64Array;
      const gain = gained[claim] as Float64Array;
      for (let copies = 0; copies < HELD; copies += 1) {
        const call = callShare(claim, copies);
        const [ok, bluff] = [gain[copies * 2] as number, gain[copies * 2 + 1] as number];
        const mean = (1 - call) * ok + call * bluff;
        row[copies * 2] = Math.max(0, (row[copies * 2] as number) + ok - mean);
        row[copies * 2 + 1] = Math.max(0, (row[copies * 2 + 1] as number) + bluff - mean);
        (all[copies * 2] as number) += round * (1 - call);
        (all[copies * 2 + 1] as number) += round * call;
      }
    }
  }
  return {
    claims,
    says: sums.map((sum) => {
      const total = sum.reduce((all, part) => all + part, 0);
      return sum.map((part) => (total > 0 ? part / total : 1 / ways));
    }),
    calls: doubted.map((all) =>
      Float64Array.from({ length: HELD }, (_, copies) => {
        const [ok, call] = [all[copies * 2] as number, all[copies * 2 + 1] as number];
        return ok + call > 0 ? call / (ok + call) : 0.5;
      }),
    ),
    value,
  };
}
