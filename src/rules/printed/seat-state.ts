import type { Look } from '../look.ts';
import type { Seat } from '../terms/ids.ts';
import type { SeatState } from '../terms/match.ts';
import { impossible } from '../violation.ts';

/** The state of a seat in the match. */
export const seatState = (look: Look, seat: Seat): SeatState => look.match.order.seats[seat] ?? impossible(`no seat ${seat}`);
