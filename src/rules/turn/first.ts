import { firstRollBonus } from '../printed/table-cards.ts';
import type { Look } from '../look.ts';
import { playing } from '../scoring/scoring.ts';
import { leave } from '../leave.ts';
import { highest } from '../setup/roll-off.ts';
import { again, step, wait } from '../step.ts';
import { choices } from '../terms/choices.ts';
import type { Decision } from '../terms/decision.ts';
import type { GameFrame } from '../terms/frame.ts';
import type { Seat } from '../terms/ids.ts';
import { reason } from '../terms/reason.ts';

/** What Initiative adds to the roll of a turn, beside the cards of a seat. @rule INI-3 INI-4 INI-5 */
const BONUS: Record<number, number> = { 2: 2, 3: 1 };

const bonusOf = (look: Look, seat: Seat): number => {
  const { initiative, turn } = look.match.order;
  return (seat === initiative ? (BONUS[turn] ?? 0) : 0) + firstRollBonus(look, seat);
};

/** Who activates first: the winner of a roll says; in turn 1 Initiative wins without one. @rule TRN-3 INI-1 INI-2 INI-8 */
export const first = step<'first'>()({
  exits: ['chosen'],
  takes: ['choose-first'],
  asks: ['first'],
  lays: [],
  run(play, frame) {
    const { initiative, turn } = play.match.order;
    const seats = playing(play);
    if (frame.waiting === undefined) {
      const wins = turn === 1 && initiative !== null && seats.includes(initiative);
      const winner = wins ? initiative : highest(play, 'first', seats, (seat) => bonusOf(play, seat));
      play.patchTop<GameFrame>({ waiting: [winner] });
      return again;
    }
    const [winner = 0] = frame.waiting;
    const seat = [winner, ...play.clockwise(winner)].find((one) => seats.includes(one)) ?? winner;
    play.ask({ seat, kind: 'first' });
    return wait;
  },
  take(play, _frame, decision) {
    play.patchOrder({ first: decision.first, next: decision.first });
    play.emit({ what: 'first-chosen', by: decision.seat, first: decision.first });
    return leave(play, 'chosen');
  },
  refuse: (look, _frame, decision) =>
    playing(look).includes(decision.first) ? null : reason('no-such-seat', ['INI-1'], { seat: decision.first }),
  choices: (look, _frame, { seat }) =>
    choices({ decisions: playing(look).map((one): Decision => ({ seat, kind: 'choose-first', first: one })) }),
});
