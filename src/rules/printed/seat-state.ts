import type { Look } from '../look.ts';
import type { Seat } from '../terms/ids.ts';
import type { SeatState } from '../terms/match.ts';
import { impossible } from '../violation.ts';

/** What the order of play notes of a seat. */
export const seatState = (look: Look, seat: Seat): SeatState => look.match.order.seats[seat] ?? impossible(`no seat ${seat}`);
