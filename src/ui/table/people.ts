import type { Seat } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { whereAsked } from './where-asked.ts';

/** The seats that people play, on any screen. */
const peopleAt = (table: TablePort): Seat[] => table.seats.flatMap((_, seat) => (table.computers?.[seat] ? [] : [seat]));

/** The seat of the only person at a table of computers; null where there are more people, or none. */
export function onlyPersonAt(table: TablePort): Seat | null {
  const people = peopleAt(table);
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** True if a seat is asked on this screen: it has no computer and no other screen. */
export const isHere = (table: TablePort, seat: Seat): boolean => !table.computers?.[seat] && table.elsewhere?.includes(seat) !== true;

/** The seats that are asked on this screen. */
export const seatsHere = (table: TablePort): Seat[] => table.seats.flatMap((_, seat) => (isHere(table, seat) ? [seat] : []));

/** True if a seat has its hand on another screen and its board here. */
export const isHandElsewhere = (table: TablePort, seat: Seat): boolean => table.handsElsewhere?.includes(seat) === true;

/** The only seat that is asked on this screen; null where there are more, or none. */
export function onlySeatHere(table: TablePort): Seat | null {
  const seats = seatsHere(table);
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

/** The seat whose edge of the board is nearest: the holder of a tablet that is handed round, the only seat on this screen, or the first seat. */
export const nearSeat = (table: TablePort, holder: Seat | null): Seat => holder ?? onlySeatHere(table) ?? 0;

/** The people who may look at this screen: on a guest's screen its seats, otherwise all people at the table. */
export const lookersAt = (table: TablePort): Seat[] => (table.guest ? seatsHere(table) : peopleAt(table));

/** The questions that this screen asks: none to a computer, to a seat on another screen, or to a hand on another screen. */
export const askedHere = (table: TablePort, openings: readonly Opening[]): Opening[] =>
  openings.filter((opening) => isHere(table, opening.seat) && !(isHandElsewhere(table, opening.seat) && whereAsked(opening) === 'hand'));
