import type { Play } from '../play.ts';
import { playing } from '../scoring/scoring.ts';
import { again, step, wait } from '../step.ts';
import { choices } from '../terms/choices.ts';
import type { Decision } from '../terms/decision.ts';
import type { GameFrame } from '../terms/frame.ts';
import type { Seat } from '../terms/ids.ts';
import { leave } from './leave.ts';
import { highest, ranked } from './roll-off.ts';

/** The order of deployment stands; until the first roll the seat with Initiative, or else the first to deploy, counts as first (REP-4). */
function settle(play: Play, deployment: Seat[], initiative: Seat | null): void {
  const first = initiative ?? deployment[0] ?? 0;
  play.patchOrder({ deployment, initiative, first, next: first });
}

/** The roll for deployment: two players divide the roles, three or four are ranked and nobody has Initiative. @rule DEP-1 DEP-2 DEP-3 DEP-8 DEP-9 */
export const roll = step<'setup.roll'>()({
  exits: ['ranked'],
  takes: ['choose-start'],
  run(play, frame) {
    const seats = playing(play);
    if (frame.stage === 'ranked') return leave(play, 'ranked');
    if (frame.stage === 'start') {
      play.ask({ seat: frame.waiting?.find((seat) => seats.includes(seat)) ?? seats[0] ?? 0, kind: 'start' });
      return wait;
    }
    if (seats.length === 2) {
      play.patchTop<GameFrame>({ stage: 'start', waiting: [highest(play, 'deployment', seats)] });
      return again;
    }
    settle(play, ranked(play, 'deployment', seats), null);
    return leave(play, 'ranked');
  },
  take(play, _frame, { seat, role }) {
    const other = playing(play).find((one) => one !== seat) ?? seat;
    if (role === 'early-bird') settle(play, [seat, other], other);
    else settle(play, [other, seat], seat);
    play.emit({ what: 'role-chosen', seat, role });
    play.patchTop<GameFrame>({ stage: 'ranked' });
  },
  choices: (_look, _frame, { seat }) =>
    choices({ decisions: (['early-bird', 'initiative'] as const).map((role): Decision => ({ seat, kind: 'choose-start', role })) }),
});
