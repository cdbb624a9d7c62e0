import type { Seat } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type { TablePort } from '../contexts/table-port.ts';

/** The seats no computer has. */
export const peopleAt = (table: TablePort): Seat[] => table.seats.flatMap((_, seat) => (table.computers?.[seat] ? [] : [seat]));

/** The only person at a table of computers. */
export function onlyPersonAt(table: TablePort): Seat | null {
  const people = peopleAt(table);
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** The questions to people: those to a computer are not drawn. */
export const askedOfPeople = (table: TablePort, openings: readonly Opening[]): Opening[] =>
  openings.filter(({ seat }) => !table.computers?.[seat]);
