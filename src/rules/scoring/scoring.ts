import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import type { Seat } from '../terms/ids.ts';
import type { Match, Order } from '../terms/match.ts';

type Result = NonNullable<Order['result']>;

/** Seats that have not conceded. */
export const seatsPlaying = (look: Look): Seat[] => look.seats.filter((seat) => !look.match.order.seats[seat]?.conceded);

/** The seat with more moonstones than every other seat still playing; null in a tie. @rule WIN-1 WIN-4 SUD-2 */
export function soleLeader(look: Look): Seat | null {
  const seats = seatsPlaying(look);
  const most = Math.max(...seats.map((seat) => look.stonesHeld(seat)));
  const leaders = seats.filter((seat) => look.stonesHeld(seat) === most);
  return leaders.length === 1 ? (leaders[0] ?? null) : null;
}

/** True if a slain model has not dropped its moonstones yet. */
const stonesFall = ({ match }: Look): boolean =>
  match.table.stones.some(({ holder }) => holder !== null && match.table.models[holder]?.status === 'slain');

/** True if a sole leader wins at this moment: by an option in a Sudden Death turn, as soon as no slain model has moonstones. @rule VAR-7 SUD-3 SLN-2 */
export const isWonAtOnce = (look: Look): boolean =>
  look.match.order.suddenDeath && look.options.suddenDeath === 'any-moment' && !stonesFall(look) && soleLeader(look) !== null;

/** True if a match was conceded before its moonstones were placed. @rule WIN-1 */
export const isAbandoned = ({ order, table }: Match): boolean => order.result !== null && order.turn === 0 && table.stones.length === 0;

/** Ends the match. `points`: the victory points by seat, when they decide it. @rule WIN-1 */
export function conclude(play: Play, winner: Seat | 'draw', cause: Result['why'], points?: number[]): void {
  const result: Result = { winner, why: cause, ...(points ? { points } : {}) };
  play.patchOrder({ result });
  play.emit({ what: 'won', result, stones: play.seats.map((seat) => play.stonesHeld(seat)) });
}

/** Ends the match by the moonstones now; a tie for the most is a draw. @rule WIN-1 WIN-7 */
export function score(play: Play, cause: Result['why']): void {
  conclude(play, soleLeader(play) ?? 'draw', cause);
}
