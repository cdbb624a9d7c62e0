import type { LibraryPort, ReadyBoard } from '../../ui/contexts/library-port.ts';
import type { NewMatch } from '../../ui/contexts/table/new-match.ts';
import { printedOf } from '../kept/match-title.ts';
import type { MatchChoice } from './new-match.ts';

/** The names of the players by seat, as they were written. Computers and players without a name are named when the match is shown. */
const namesOf = (seats: NewMatch['seats']): string[] =>
  seats.map(({ name }, seat) => {
    const before = seats.slice(0, seat).filter((entry) => entry.name === name).length;
    return before === 0 || name === '' ? name : `${name} ${before + 1}`;
  });

/** Turns a new match of a screen into the choice of the session. `pairings` and `boards`: the known ones. */
export function matchChoice(
  { pairing, seats, board, options, official, first }: NewMatch,
  pairings: LibraryPort['pairings'],
  boards: readonly ReadyBoard[],
): MatchChoice {
  const from = pairings.find(({ id }) => id === pairing);
  const on = boards.find(({ id }) => id === board);
  return {
    board,
    ...(from ? { after: { pairing: printedOf(from) } } : on ? { after: { board: printedOf(on) } } : {}),
    ...(on?.isOwn ? { terrain: on.terrain } : {}),
    options,
    ...(official === true ? { official } : {}),
    ...(first === true ? { first } : {}),
    names: namesOf(seats),
    computers: seats.map(({ computer }) => computer ?? null),
    seats: seats.map(({ faction, troupe, upgrades, pool }) => ({
      ...(faction ? { faction } : {}),
      ...(troupe ? { troupe: [...troupe] } : {}),
      ...(upgrades ? { upgrades } : {}),
      ...(pool ? { pool: [...pool] } : {}),
    })),
  };
}
