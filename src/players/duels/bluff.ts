import { ARCANE_DECK, ARCANE_KINDS, type ArcaneCard } from '../../rules/terms/decks.ts';
import type { Gains } from '../plan/identities.ts';
import type { Lot } from '../lot.ts';

// A claim as a game: the claimer knows its hand, the caller its own; the one may lie, the other may doubt. Both sides solve the same game, in
// which every hand that might be held says what it says with its own share, so neither a claim nor its strength tells what is held.

/** Cards that whoever resists draws. */
export const RESIST = 6;
const DEALS = 8;
const MOST_CLAIMS = 6;
const WORTHWHILE = 0.05;
/** How much of the best further claim a wrong call gives. */
export const REPEATED = 0.35;
const HELD = 4;

export interface Bluff {
  /** Identities that may be claimed, dearest first. */
  claims: readonly ArcaneCard[];
  /** For each hand the share of each claim; the last is declining. */
  says: readonly Float64Array[];
  /** For each claim, by how many of that kind the caller holds: the share of calls. */
  calls: readonly Float64Array[];
  /** To the claimer, on average. */
  value: number;
}

interface Deal {
  /** How many of each claim's kind the caller holds. */
  holds: number[];
  /** What a caught lie leads to. */
  caught: number;
}

const held = (hand: readonly ArcaneCard[], card: ArcaneCard): number => hand.filter((one) => one === card).length;

/** The card whose identity serves least, for a lie. */
export const leastOf = (hand: readonly ArcaneCard[], gains: Gains): ArcaneCard | undefined =>
  [...hand].sort((a, b) => gains[a] - gains[b] || ARCANE_KINDS.indexOf(a) - ARCANE_KINDS.indexOf(b))[0];

const least = (cards: readonly ArcaneCard[], gains: Gains): number => Math.min(...cards.map((card) => gains[card]));

/** Solves the game for hands of so many cards; `real`: the hand that the first of them is. */
export function solveBluff(gains: Gains, size: number, real: readonly ArcaneCard[] | null, hands: number, rounds: number, lot: Lot): Bluff {
  const claims = ARCANE_KINDS.filter((card) => gains[card] > WORTHWHILE)
    .sort((a, b) => gains[b] - gains[a])
    .slice(0, MOST_CLAIMS);
  const count = claims.length;
  const sampled = Array.from({ length: hands }, (_, at) => (at === 0 && real ? [...real] : lot.mixed(ARCANE_DECK).slice(0, size)));
  const deals = sampled.map((hand): Deal[] => {
    const left = [...ARCANE_DECK];
    for (const card of hand) {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
    }
    const laid = leastOf(hand, gains);
    return Array.from({ length: DEALS }, () => {
      const resist = lot.mixed(left).slice(0, RESIST);
      const other = laid === undefined ? 0 : gains[laid];
      return { holds: claims.map((claim) => held(resist, claim)), caught: Math.min(other, least(resist, gains)) };
    });
  });
  const truths = sampled.map((hand) =>
    claims.map((claim) => {
      if (held(hand, claim) === 0) return null;
      const others = hand.filter((_, at) => at !== hand.indexOf(claim));
      return gains[claim] + REPEATED * Math.max(0, ...others.map((card) => gains[card]));
    }),
  );
  const ways = count + 1;
  const regrets = sampled.map(() => new Float64Array(ways));
  const sums = sampled.map(() => new Float64Array(ways));
  const doubts = claims.map(() => new Float64Array(HELD * 2));
  const doubted = claims.map(() => new Float64Array(HELD * 2));
  const shares = new Float64Array(ways);
  const found = new Float64Array(ways);
  const callShare = (claim: number, holds: number): number => {
    const row = doubts[claim] as Float64Array;
    const [ok, call] = [row[holds * 2] as number, row[holds * 2 + 1] as number];
    return ok + call > 0 ? call / (ok + call) : 0.5;
  };
  let value = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const gained = claims.map(() => new Float64Array(HELD * 2)); // what saying OK, or calling, costs the caller
    const said = claims.map(() => new Float64Array(HELD));
    value = 0;
    for (let hand = 0; hand < sampled.length; hand += 1) {
      const regret = regrets[hand] as Float64Array;
      const total = regret.reduce((sum, one) => sum + one, 0);
      for (let way = 0; way < ways; way += 1) shares[way] = total > 0 ? (regret[way] as number) / total : 1 / ways;
      found.fill(0);
      for (const { holds, caught } of deals[hand] as Deal[]) {
        for (let claim = 0; claim < count; claim += 1) {
          const own = Math.min(HELD - 1, holds[claim] as number);
          const gain = gains[claims[claim] as ArcaneCard];
          const called = truths[hand]?.[claim] ?? caught;
          const call = callShare(claim, own);
          (found[claim] as number) += (call * called + (1 - call) * gain) / DEALS;
          const weight = (shares[claim] as number) / DEALS;
          const row = gained[claim] as Float64Array;
          (row[own * 2] as number) -= weight * gain;
          (row[own * 2 + 1] as number) -= weight * called;
          ((said[claim] as Float64Array)[own] as number) += weight;
        }
      }
      let mean = 0;
      for (let way = 0; way < ways; way += 1) mean += (shares[way] as number) * (found[way] as number);
      value += mean / sampled.length;
      const sum = sums[hand] as Float64Array;
      for (let way = 0; way < ways; way += 1) {
        regret[way] = Math.max(0, (regret[way] as number) + (found[way] as number) - mean);
        (sum[way] as number) += round * (shares[way] as number);
      }
    }
    for (let claim = 0; claim < count; claim += 1) {
      const row = doubts[claim] as Float64Array;
      const all = doubted[claim] as Float64Array;
      const gain = gained[claim] as Float64Array;
      for (let own = 0; own < HELD; own += 1) {
        const call = callShare(claim, own);
        const [ok, bluff] = [gain[own * 2] as number, gain[own * 2 + 1] as number];
        const mean = (1 - call) * ok + call * bluff;
        row[own * 2] = Math.max(0, (row[own * 2] as number) + ok - mean);
        row[own * 2 + 1] = Math.max(0, (row[own * 2 + 1] as number) + bluff - mean);
        (all[own * 2] as number) += round * (1 - call);
        (all[own * 2 + 1] as number) += round * call;
      }
    }
  }
  return {
    claims,
    says: sums.map((sum) => {
      const total = sum.reduce((all, one) => all + one, 0);
      return sum.map((one) => (total > 0 ? one / total : 1 / ways));
    }),
    calls: doubted.map((all) =>
      Float64Array.from({ length: HELD }, (_, own) => {
        const [ok, call] = [all[own * 2] as number, all[own * 2 + 1] as number];
        return ok + call > 0 ? call / (ok + call) : 0.5;
      }),
    ),
    value,
  };
}
