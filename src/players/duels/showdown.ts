// Two hidden hands, one card of each revealed together, solved by CFR+: regret matching that drops negative regrets and gives later rounds
// more weight. A gain is the sum of what each side deals, so a pair of hands costs no more than a row of cards.

export const KINDS = 6;
/** The number of cards of each kind. */
export type Counts = readonly number[];

export interface Showdown {
  attackers: readonly Counts[];
  defenders: readonly Counts[];
  /** The number of times that this pair of hands is dealt, on any scale. */
  weight: (attacker: number, defender: number) => number;
  /** The gain of the attacker's hand with a card against an answer. */
  deals: (hand: Counts, card: number, against: number) => number;
  /** The same for the defender's hand. */
  returns: (hand: Counts, card: number, against: number) => number;
}
export interface Solution {
  /** The gain of the attacker. */
  value: number;
  /** The share of each card, by hand. */
  attackers: Float64Array[];
  defenders: Float64Array[];
  /** The gain of each hand against the shares of the other side, to the side that holds it. */
  worths: { attackers: number[]; defenders: number[] };
}

interface ShowdownSide {
  count: number;
  /** Indexed by hand, card and answer. */
  gains: Float64Array;
  held: Uint8Array;
  regrets: Float64Array;
  shares: Float64Array;
  sums: Float64Array;
}

function sideOf(hands: readonly Counts[], gain: (hand: Counts, card: number, against: number) => number): ShowdownSide {
  const count = hands.length;
  const gains = new Float64Array(count * KINDS * KINDS);
  const counts = new Uint8Array(count * KINDS);
  const shares = new Float64Array(count * KINDS);
  hands.forEach((hand, index) => {
    const kinds = hand.filter((copies) => copies > 0).length;
    for (let card = 0; card < KINDS; card += 1) {
      if ((hand[card] ?? 0) === 0) continue;
      counts[index * KINDS + card] = 1;
      shares[index * KINDS + card] = 1 / kinds;
      for (let against = 0; against < KINDS; against += 1) gains[(index * KINDS + card) * KINDS + against] = gain(hand, card, against);
    }
  });
  return { count, gains, held: counts, shares, regrets: new Float64Array(count * KINDS), sums: new Float64Array(count * KINDS) };
}

/** The mean loss of the other side for each card it may play, by hand × card. */
function fillLosses(side: ShowdownSide, into: Float64Array): void {
  const { count, gains, shares } = side;
  into.fill(0);
  for (let hand = 0; hand < count; hand += 1) {
    for (let card = 0; card < KINDS; card += 1) {
      const share = shares[hand * KINDS + card] as number;
      if (share === 0) continue;
      const row = (hand * KINDS + card) * KINDS;
      for (let against = 0; against < KINDS; against += 1)
        (into[hand * KINDS + against] as number) += share * (gains[row + against] as number);
    }
  }
}

/** The gain of each card of each hand against the shares of the other side, by hand × card, weighted by how often the hands meet. */
function fillUtilities(
  [side, opponent]: readonly [ShowdownSide, ShowdownSide],
  weights: Float64Array,
  byOwn: boolean,
  loss: Float64Array,
  into: Float64Array,
): void {
  const cards = new Float64Array(KINDS);
  const losses = new Float64Array(KINDS);
  for (let hand = 0; hand < side.count; hand += 1) {
    cards.fill(0);
    losses.fill(0);
    for (let answer = 0; answer < opponent.count; answer += 1) {
      const weight = weights[byOwn ? hand * opponent.count + answer : answer * side.count + hand] as number;
      if (weight === 0) continue;
      const row = answer * KINDS;
      for (let card = 0; card < KINDS; card += 1) {
        (cards[card] as number) += weight * (opponent.shares[row + card] as number);
        (losses[card] as number) += weight * (loss[row + card] as number);
      }
    }
    for (let card = 0; card < KINDS; card += 1) {
      const index = hand * KINDS + card;
      if (side.held[index] === 0) continue;
      let sum = -(losses[card] as number);
      for (let against = 0; against < KINDS; against += 1)
        sum += (side.gains[index * KINDS + against] as number) * (cards[against] as number);
      into[index] = sum;
    }
  }
}

function learn(side: ShowdownSide, values: Float64Array, round: number): void {
  const { count, held, regrets, shares, sums } = side;
  for (let hand = 0; hand < count; hand += 1) {
    const row = hand * KINDS;
    let mean = 0;
    for (let card = row; card < row + KINDS; card += 1) mean += (shares[card] as number) * (values[card] as number);
    let total = 0;
    let kinds = 0;
    for (let card = row; card < row + KINDS; card += 1) {
      if (held[card] === 0) continue;
      kinds += 1;
      const regret = Math.max(0, (regrets[card] as number) + (values[card] as number) - mean);
      regrets[card] = regret;
      total += regret;
    }
    for (let card = row; card < row + KINDS; card += 1) {
      if (held[card] === 0) continue;
      const share = total > 0 ? (regrets[card] as number) / total : 1 / kinds;
      shares[card] = share;
      (sums[card] as number) += round * share;
    }
  }
}

function averageShares({ count, sums }: ShowdownSide): Float64Array[] {
  return Array.from({ length: count }, (_, hand) => {
    const row = sums.slice(hand * KINDS, hand * KINDS + KINDS);
    const total = row.reduce((sum, value) => sum + value, 0);
    return row.map((value) => (total > 0 ? value / total : 0));
  });
}

/** The gain of each hand with its best card. */
const bestGains = ({ count, held }: ShowdownSide, values: Float64Array, dealt: (hand: number) => number): number[] =>
  Array.from({ length: count }, (_, hand) => {
    let most = -Infinity;
    for (let card = hand * KINDS; card < hand * KINDS + KINDS; card += 1)
      if (held[card] === 1) most = Math.max(most, values[card] as number);
    const share = dealt(hand);
    return share > 0 && most > -Infinity ? most / share : 0;
  });

/** Solves a showdown by `rounds` rounds of CFR+. */
export function solve(game: Showdown, rounds: number): Solution {
  const attacker = sideOf(game.attackers, game.deals);
  const defender = sideOf(game.defenders, game.returns);
  const weights = new Float64Array(attacker.count * defender.count);
  let all = 0;
  for (let hand = 0; hand < attacker.count; hand += 1) {
    for (let reply = 0; reply < defender.count; reply += 1) {
      const weight = game.weight(hand, reply);
      weights[hand * defender.count + reply] = weight;
      all += weight;
    }
  }
  if (all > 0) for (let index = 0; index < weights.length; index += 1) (weights[index] as number) /= all;
  const [values, defenderLoss] = [new Float64Array(attacker.count * KINDS), new Float64Array(defender.count * KINDS)];
  const [answer, attackerLoss] = [new Float64Array(defender.count * KINDS), new Float64Array(attacker.count * KINDS)];
  for (let round = 1; round <= rounds; round += 1) {
    fillLosses(defender, defenderLoss);
    fillUtilities([attacker, defender], weights, true, defenderLoss, values);
    learn(attacker, values, round);
    fillLosses(attacker, attackerLoss);
    fillUtilities([defender, attacker], weights, false, attackerLoss, answer);
    learn(defender, answer, round);
  }
  const attackers = averageShares(attacker);
  const defenders = averageShares(defender);
  attackers.forEach((row, hand) => attacker.shares.set(row, hand * KINDS));
  defenders.forEach((row, hand) => defender.shares.set(row, hand * KINDS));
  fillLosses(defender, defenderLoss);
  fillUtilities([attacker, defender], weights, true, defenderLoss, values);
  fillLosses(attacker, attackerLoss);
  fillUtilities([defender, attacker], weights, false, attackerLoss, answer);
  let value = 0;
  for (let index = 0; index < values.length; index += 1) value += (attacker.shares[index] as number) * (values[index] as number);
  const dealt = (hand: number): number =>
    weights.subarray(hand * defender.count, (hand + 1) * defender.count).reduce((sum, weight) => sum + weight, 0);
  const met = (hand: number): number => {
    let sum = 0;
    for (let index = hand; index < weights.length; index += defender.count) sum += weights[index] as number;
    return sum;
  };
  return {
    value,
    attackers,
    defenders,
    worths: { attackers: bestGains(attacker, values, dealt), defenders: bestGains(defender, answer, met) },
  };
}
