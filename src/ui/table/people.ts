import type { Seat } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { whereAsked } from './where-asked.ts';

/** The seats no computer has, on whatever glass they are asked. */
const peopleAt = (table: TablePort): Seat[] => table.seats.flatMap((_, seat) => (table.computers?.[seat] ? [] : [seat]));

/** The only person at a table of computers. */
export function onlyPersonAt(table: TablePort): Seat | null {
  const people = peopleAt(table);
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** Whether a seat is asked on this glass: no computer has it, and no other glass. */
export const isHere = (table: TablePort, seat: Seat): boolean => !table.computers?.[seat] && table.elsewhere?.includes(seat) !== true;

/** The seats that are asked on this glass. */
export const seatsHere = (table: TablePort): Seat[] => table.seats.flatMap((_, seat) => (isHere(table, seat) ? [seat] : []));

/** Whether the cards of a seat lie on a glass of their own, while its board is here. */
export const isHandElsewhere = (table: TablePort, seat: Seat): boolean => table.handsElsewhere?.includes(seat) === true;

/** The only seat that is asked on this glass: nobody here to hand it to. */
export function onlySeatHere(table: TablePort): Seat | null {
  const seats = seatsHere(table);
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

/** The seat whose edge of the board lies nearest: the one that holds a tablet that goes round, the only one on this glass, or the first. */
export const nearSeat = (table: TablePort, holder: Seat | null): Seat => holder ?? onlySeatHere(table) ?? 0;

/** The people who may look at this glass: those who have it where it is a glass of its own, else everybody at the table. */
export const lookersAt = (table: TablePort): Seat[] => (table.guest ? seatsHere(table) : peopleAt(table));

/** The questions that this glass puts: none to a computer, to a seat elsewhere, or to a hand that lies elsewhere. */
export const askedHere = (table: TablePort, openings: readonly Opening[]): Opening[] =>
  openings.filter((opening) => isHere(table, opening.seat) && !(isHandElsewhere(table, opening.seat) && whereAsked(opening) === 'hand'));
