import { salted, type Folded } from './match-record.ts';

/**
 * A new match that continues another one from a moment. Earlier entries are only shown and cannot be taken back. Unseen cards are shuffled
 * with `salt`, because a player who has looked back at the other match knows what came next.
 */
export function branch({ record, match: stood }: Folded, salt: string): Folded {
  const match = salted(stood, record.cards, salt);
  return { record: { ...record, base: { after: record.entries.length, match }, checkpoints: [] }, match, line: [] };
}
