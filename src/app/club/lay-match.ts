import type { SeatTaker } from '../../club/terms/club.ts';
import type { ClubAsk } from '../../club/terms/protocol.ts';
import type { NewClubMatch } from '../../ui/contexts/gatherings/club-port.ts';
import type { LibraryPort, ReadyBoard } from '../../ui/contexts/library-port.ts';
import { matchChoice } from '../session/match-choice.ts';
import { setupOf } from '../session/new-match.ts';

/** The request that begins a match in a club. The club draws the seed, so that no player knows it. */
export function layClubMatch(
  { match, members, days, timeout }: NewClubMatch,
  pairings: LibraryPort['pairings'],
  boards: readonly ReadyBoard[],
): ClubAsk {
  const setup = setupOf(matchChoice(match, pairings, boards), 'drawn by the club');
  const seats = match.seats.map((seat, place): SeatTaker => {
    const member = members[place] ?? null;
    return member === null ? { level: seat.computer ?? 'club' } : { member };
  });
  return {
    ask: 'match',
    title: boards.find(({ id }) => id === match.board)?.name ?? '',
    setup,
    seats,
    pace: days === null ? { kind: 'live' } : { kind: 'turns', days, then: timeout },
  };
}
