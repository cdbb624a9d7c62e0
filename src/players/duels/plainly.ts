import type { Side } from '../../rules/terms/sides.ts';
import { KINDS, type Counts, type Showdown } from './showdown.ts';

const alone = (card: number): Counts => Array.from({ length: KINDS }, (_, kind) => (kind === card ? 1 : 0));

/**
 * How somebody plays who looks at nothing but the own cards: all of it on the card that gains most on average over each kind that may be laid
 * against it, every kind alike. An opponent who knows it can tell its card; other ways are measured against it.
 */
export function plainShares({ deals, returns }: Pick<Showdown, 'deals' | 'returns'>, side: Side, counts: Counts): Float64Array {
  const [dealt, returned] = side === 'attacker' ? [deals, returns] : [returns, deals];
  const shares = new Float64Array(KINDS);
  let [best, most] = [-1, -Infinity];
  for (let card = 0; card < KINDS; card += 1) {
    if ((counts[card] ?? 0) === 0) continue;
    let gain = 0;
    for (let against = 0; against < KINDS; against += 1) gain += dealt(counts, card, against) - returned(alone(against), against, card);
    if (gain > most) [best, most] = [card, gain];
  }
  if (best >= 0) shares[best] = 1;
  return shares;
}
