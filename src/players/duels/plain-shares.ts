import type { Side } from '../../rules/terms/sides.ts';
import { KINDS, type Counts, type Showdown } from './showdown.ts';

const singleCard = (card: number): Counts => Array.from({ length: KINDS }, (_, kind) => (kind === card ? 1 : 0));

/**
 * The card that gains most on average when every answer is equally likely: all shares on that card. An opponent who knows this can guess
 * the card; it serves as a baseline for other ways to play.
 */
export function plainShares({ deals, returns }: Pick<Showdown, 'deals' | 'returns'>, side: Side, counts: Counts): Float64Array {
  const [dealt, returned] = side === 'attacker' ? [deals, returns] : [returns, deals];
  const shares = new Float64Array(KINDS);
  let [best, most] = [-1, -Infinity];
  for (let card = 0; card < KINDS; card += 1) {
    if ((counts[card] ?? 0) === 0) continue;
    let gain = 0;
    for (let against = 0; against < KINDS; against += 1)
      gain += dealt(counts, card, against) - returned(singleCard(against), against, card);
    if (gain > most) [best, most] = [card, gain];
  }
  if (best >= 0) shares[best] = 1;
  return shares;
}
