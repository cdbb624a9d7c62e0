import type { MemberId, SeatTaker } from '../../src/club/terms/club.ts';

/** The present names of the members in the seats of a match, and the levels of its computers. */
export function seatNames(
  seats: readonly SeatTaker[],
  names: ReadonlyMap<MemberId, string>,
): { names: string[]; levels: (string | null)[] } {
  return {
    names: seats.map((taker) => ('member' in taker ? (names.get(taker.member) ?? '') : '')),
    levels: seats.map((taker) => ('level' in taker ? taker.level : null)),
  };
}
