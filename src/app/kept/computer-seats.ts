import type { MatchMeta } from '../../storage/database/rows.ts';

/** The seats that a computer plays or has played, lowest first. */
export function computerSeatsOf({
  levels = [],
  computers = [],
  computerSeats = [],
}: Pick<MatchMeta, 'levels' | 'computers' | 'computerSeats'>): number[] {
  const seated = (seats: readonly unknown[]): number[] => seats.flatMap((candidate, seat) => (candidate ? [seat] : []));
  return [...new Set([...seated(levels), ...seated(computers), ...computerSeats])].sort((a, b) => a - b);
}
