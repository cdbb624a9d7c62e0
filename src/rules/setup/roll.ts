import { askForCards, cardWindowChoices, refuseCardAnswer, takeCard } from '../activation/card-window.ts';
import type { Play } from '../play.ts';
import { playing } from '../scoring/scoring.ts';
import { again, step, wait } from '../step.ts';
import { choices } from '../terms/choices.ts';
import type { Decision } from '../terms/decision.ts';
import type { GameFrame } from '../terms/frame.ts';
import type { Seat } from '../terms/ids.ts';
import { reason } from '../terms/reason.ts';
import { leave } from '../leave.ts';
import { highest, ranked } from './roll-off.ts';

/** The order of deployment stands; until the first roll the seat with Initiative, or else the first to deploy, counts as first (REP-4). */
function settle(play: Play, deployment: Seat[], initiative: Seat | null): void {
  const first = initiative ?? deployment[0] ?? 0;
  play.patchOrder({ deployment, initiative, first, next: first });
}

/** The dice are cast, and whose turn it is by them stands in the stage while cards may still be played. @rule CMP-5 */
const ROLLED = 'rolled:';
const rolledIn = ({ stage }: GameFrame): Seat[] | null =>
  stage?.startsWith(ROLLED) ? stage.slice(ROLLED.length).split(',').map(Number) : null;

/** The roll for deployment: two players divide the roles, three or four are ranked and nobody has Initiative. @rule DEP-1 DEP-2 DEP-3 DEP-8 DEP-9 */
export const roll = step<'setup.roll'>()({
  exits: ['ranked'],
  takes: ['choose-start', 'play-card', 'pass', 'hold'],
  asks: ['start', 'card'],
  lays: ['effects'],
  run(play, frame) {
    const seats = playing(play);
    if (frame.stage === 'ranked') return leave(play, 'ranked');
    if (frame.stage === 'start') {
      play.ask({ seat: frame.waiting?.find((seat) => seats.includes(seat)) ?? seats[0] ?? 0, kind: 'start' });
      return wait;
    }
    const rolled = rolledIn(frame);
    if (rolled === null) {
      const order = seats.length === 2 ? [highest(play, 'deployment', seats)] : ranked(play, 'deployment', seats);
      play.patchTop<GameFrame>({ stage: `${ROLLED}${order.join()}`, waiting: play.seats });
      return again;
    }
    if (askForCards(play, 'immediately')) return wait;
    if (seats.length === 2) {
      play.patchTop<GameFrame>({ stage: 'start', waiting: rolled });
      return again;
    }
    settle(
      play,
      rolled.filter((seat) => seats.includes(seat)),
      null,
    );
    return leave(play, 'ranked');
  },
  take(play, _frame, decision) {
    if (decision.kind !== 'choose-start') return takeCard(play, decision, 'immediately');
    const { seat, role } = decision;
    const other = playing(play).find((one) => one !== seat) ?? seat;
    if (role === 'early-bird') settle(play, [seat, other], other);
    else settle(play, [other, seat], seat);
    play.emit({ what: 'role-chosen', seat, role });
    play.patchTop<GameFrame>({ stage: 'ranked' });
  },
  refuse: (look, _frame, decision, { kind }) => {
    if (kind === 'card') return refuseCardAnswer(look, decision, 'immediately');
    return decision.kind === 'choose-start' ? null : reason('must-be-answered', ['DEP-2', 'DEP-3']);
  },
  choices: (look, _frame, { seat, kind }) =>
    kind === 'card'
      ? cardWindowChoices(look, seat, 'immediately')
      : choices({ decisions: (['early-bird', 'initiative'] as const).map((role): Decision => ({ seat, kind: 'choose-start', role })) }),
});
