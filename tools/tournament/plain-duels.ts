import { meleeFaces } from '../../src/cards/decks/melee.ts';
import { everyHand, waysToDeal } from '../../src/players/duels/hands.ts';
import { sharesOf } from '../../src/players/duels/melee.ts';
import { plainShares } from '../../src/players/duels/plain-shares.ts';
import { solve, type Counts, type Showdown, type Solution } from '../../src/players/duels/showdown.ts';
import type { Level } from '../../src/players/levels.ts';
import { Lot } from '../../src/players/lot.ts';
import { MELEE_CARDS } from '../../src/rules/terms/decks.ts';
import { SIDES, type Side } from '../../src/rules/terms/sides.ts';

// Duels with unmodified cards, over every hand of the deck of 18. Their values are known (a deal out of one deck, all copies shown, a follow-up for a
// circle, nothing for a blank), so the loss of a way of playing is exact.

export const POOL: Counts = MELEE_CARDS.map(() => 3);

/** The number of cards of each side, and the value of the melee to the attacker. */
export const PLAIN_DUELS: readonly (readonly [attacker: number, defender: number, value: number])[] = [
  [4, 2, 0.44],
  [5, 3, 0.35],
  [6, 4, 0.26],
  [6, 2, 0.85],
  [4, 4, 0],
  [7, 3, 0.7],
  [5, 1, 1.18],
];

function gains(hand: Counts, card: number, against: number): number {
  const dealOf = (kind: number) => meleeFaces[MELEE_CARDS[kind] ?? 'thrust'].deal[MELEE_CARDS[against] ?? 'thrust'];
  const { hit, followUp } = dealOf(card);
  const plain = (hit ?? 0) * (hand[card] ?? 0);
  if (!followUp) return plain;
  return plain + Math.max(0, ...hand.map((copies, kind) => (kind === card ? 0 : (dealOf(kind).hit ?? 0) * copies)));
}

export function plainDuel(attacker: number, defender: number): Showdown {
  const attackers = everyHand(POOL, attacker);
  const defenders = everyHand(POOL, defender);
  const weight = (a: number, d: number): number => waysToDeal(POOL, attackers[a] ?? [], defenders[d] ?? []);
  return { attackers, defenders, weight, deals: gains, returns: gains };
}

const KINDS = MELEE_CARDS.map((_, kind) => kind);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, value) => all + value, 0);

type Shares = Pick<Solution, 'attackers' | 'defenders'>;

/** The gain of the best answers to both sides' shares over the value: the loss of the attacker, and that of the defender. */
export function exploited(game: Showdown, { value, attackers, defenders }: Shares & { value: number }): [number, number] {
  const { attackers: hands, defenders: enemyHands } = game;
  const weights = hands.map((_, a) => enemyHands.map((__, d) => game.weight(a, d)));
  const all = sum(weights.flat());
  const share = (row: Float64Array | undefined, card: number): number => row?.[card] ?? 0;
  const met = (a: number, i: number, d: number, j: number): number =>
    game.deals(hands[a] ?? [], i, j) - game.returns(enemyHands[d] ?? [], j, i);
  const weight = (a: number, d: number): number => weights[a]?.[d] ?? 0;
  const mixed = (row: Float64Array | undefined, gain: (kind: number) => number): number =>
    sum(KINDS.map((kind) => (share(row, kind) > 0 ? share(row, kind) * gain(kind) : 0)));
  const bestOf = (counts: Counts, gain: (kind: number) => number): number =>
    Math.max(...KINDS.filter((kind) => (counts[kind] ?? 0) > 0).map(gain));
  const ofDefender = enemyHands.map((hand, d) =>
    bestOf(hand, (j) => -sum(hands.map((_, a) => (weight(a, d) > 0 ? weight(a, d) * mixed(attackers[a], (i) => met(a, i, d, j)) : 0)))),
  );
  const ofAttacker = hands.map((hand, a) =>
    bestOf(hand, (i) => sum(enemyHands.map((_, d) => (weight(a, d) > 0 ? weight(a, d) * mixed(defenders[d], (j) => met(a, i, d, j)) : 0)))),
  );
  return [value + sum(ofDefender) / all, sum(ofAttacker) / all - value];
}

/**
 * The shares with which a level plays every hand of a duel. Where it considers all hands, it solves the same game for each of them, so once is
 * enough.
 */
function asPlayed(game: Showdown, { plain, melee }: Level): Shares {
  if (plain) {
    const [attackers, defenders] = SIDES.map((side) => game[`${side}s`].map((counts) => plainShares(game, side, counts)));
    return { attackers: attackers ?? [], defenders: defenders ?? [] };
  }
  if (Math.max(game.attackers.length, game.defenders.length) <= melee.hands) return solve(game, melee.rounds);
  const size = (hands: readonly Counts[]): number => sum(hands[0] ?? []);
  const known = { pool: POOL, sizes: { attacker: size(game.attackers), defender: size(game.defenders) }, open: {} };
  const sharesFor = (side: Side): Float64Array[] =>
    game[`${side}s`].map((counts, index) => sharesOf(game, known, { side, counts }, melee, new Lot(`${side} ${index}`)).shares);
  const [attackers, defenders] = SIDES.map(sharesFor);
  return { attackers: attackers ?? [], defenders: defenders ?? [] };
}

/** The losses of a level in each duel against an opponent who knows how it plays, in health for each melee. */
export const lossesOf = (level: Level, duels = PLAIN_DUELS): { duel: string; value: number; attacker: number; defender: number }[] =>
  duels.map(([attacker, defender]) => {
    const game = plainDuel(attacker, defender);
    const { value } = solve(game, 400);
    const [ofAttacker, ofDefender] = exploited(game, { value, ...asPlayed(game, level) });
    return { duel: `${attacker} v ${defender}`, value, attacker: ofAttacker, defender: ofDefender };
  });
