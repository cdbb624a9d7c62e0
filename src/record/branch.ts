import { salted, type Folded } from './match-record.ts';

/**
 * A match that goes on by itself from where another one stood: what came before is only shown and cannot be taken back, and what lies
 * unseen is shuffled by `salt`, because a player who has looked back at the other knows what would have come.
 */
export function branch({ record, match: stood }: Folded, salt: string): Folded {
  const match = salted(stood, record.cards, salt);
  return { record: { ...record, base: { after: record.entries.length, match }, checkpoints: [] }, match, line: [] };
}
