import type { MemberId, SeatTaker } from '../../src/club/terms/club.ts';

/** The names of the seats of a match as the members have them now, and the levels of its computers. */
export function seatNames(
  seats: readonly SeatTaker[],
  names: ReadonlyMap<MemberId, string>,
): { names: string[]; levels: (string | null)[] } {
  return {
    names: seats.map((taker) => ('member' in taker ? (names.get(taker.member) ?? '') : '')),
    levels: seats.map((taker) => ('level' in taker ? taker.level : null)),
  };
}
