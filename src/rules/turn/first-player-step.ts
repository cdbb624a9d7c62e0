import { firstRollBonus } from '../printed/table-cards.ts';
import { modsOfKind } from '../reading/mods.ts';
import { triggered } from '../reading/moments/triggers.ts';
import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import { seatsPlaying } from '../scoring/scoring.ts';
import { leave } from '../leave.ts';
import { cast, leaders } from '../setup/roll-off.ts';
import { again, step, wait } from '../step.ts';
import { choices } from '../terms/choices.ts';
import type { Decision } from '../terms/decision.ts';
import type { GameFrame } from '../terms/frame.ts';
import type { Seat } from '../terms/ids.ts';
import { reason } from '../terms/reason.ts';

/** By turn: the bonus of Initiative to the roll, without cards and texts. @rule INI-3 INI-4 INI-5 */
const BONUS: Record<number, number> = { 2: 2, 3: 1 };

const bonusOf = (look: Look, seat: Seat): number => {
  const { initiative, turn } = look.match.order;
  const bonuses = look.onBoard.filter(({ controller }) => controller === seat).flatMap(({ id }) => modsOfKind(look, id, 'initiative'));
  return (seat === initiative ? (BONUS[turn] ?? 0) : 0) + firstRollBonus(look, seat) + bonuses.reduce((sum, { mod }) => sum + mod.by, 0);
};

/** Rolls the dice of these seats; texts that may change a die are asked next. */
function roll(play: Play, seats: readonly Seat[]): void {
  play.patchTop<GameFrame>({ rolls: cast(play, 'first', seats, (seat) => bonusOf(play, seat)), stage: 'cast' });
}

/**
 * The winner of a roll chooses who activates first; in turn 1 the seat with Initiative wins without a roll. Texts may change a die before the choice.
 * @rule TRN-3 INI-1 INI-2 INI-6 INI-7 INI-8 INI-9
 */
export const firstPlayerStep = step<'first'>()({
  exits: ['chosen'],
  takes: ['choose-first'],
  asks: ['first'],
  lays: ['effects'],
  run(play, { stage, waiting, rolls = {} }) {
    const { initiative, turn } = play.match.order;
    const seats = seatsPlaying(play);
    if (stage === 'cast') {
      play.patchTop<GameFrame>({ stage: 'settled' });
      play.pend(triggered(play, { on: 'first-rolled' }));
      return again;
    }
    if (stage === 'settled') {
      const best = leaders(Object.fromEntries(Object.entries(rolls).filter(([seat]) => seats.includes(Number(seat)))));
      if (best.length === 1) play.patchTop<GameFrame>({ stage: undefined, rolls: undefined, waiting: best });
      else roll(play, best.length > 1 ? best : seats);
      return again;
    }
    if (waiting === undefined) {
      if (turn === 1 && initiative !== null && seats.includes(initiative)) play.patchTop<GameFrame>({ waiting: [initiative] });
      else roll(play, seats);
      return again;
    }
    const [winner = 0] = waiting;
    const seat = [winner, ...play.clockwise(winner)].find((candidate) => seats.includes(candidate)) ?? winner;
    play.ask({ seat, kind: 'first' });
    return wait;
  },
  take(play, _frame, decision) {
    play.patchOrder({ first: decision.first, next: decision.first });
    play.emit({ what: 'first-chosen', by: decision.seat, first: decision.first });
    return leave(play, 'chosen');
  },
  refuse: (look, _frame, decision) =>
    seatsPlaying(look).includes(decision.first) ? null : reason('no-such-seat', ['INI-1'], { seat: decision.first }),
  choices: (look, _frame, { seat }) =>
    choices({ decisions: seatsPlaying(look).map((starter): Decision => ({ seat, kind: 'choose-first', first: starter })) }),
});
