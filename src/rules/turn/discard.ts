import { turnOver } from '../reading/action-span.ts';
import { triggered } from '../reading/moments/triggers.ts';
import type { Play } from '../play.ts';
import { conclude, score, soleLeader } from '../scoring/scoring.ts';
import { leave } from '../leave.ts';
import { again, step, type Then } from '../step.ts';
import type { GameFrame } from '../terms/frame.ts';
import { TURNS } from '../terms/match-end.ts';

/** Discards the energy of all models. @rule DSC-1 DSC-3 */
function removeEnergy(play: Play): void {
  const holders = play.models.filter(({ energy }) => energy > 0);
  for (const { id } of holders) play.patchModel(id, { energy: 0 });
  play.emit({ what: 'discarded', energy: Object.fromEntries(holders.map(({ id, energy }) => [id, energy])) });
}

/** Ends the turn: effects until its end stop, and every model may activate and Jog again. @rule TRN-4 */
function endTurn(play: Play): void {
  turnOver(play);
  for (const { id, activated, jogged } of play.models) if (activated || jogged) play.patchModel(id, { activated: false, jogged: false });
}

/**
 * Decides what follows the turn. After the last one the sole leader wins; a tie goes on in Sudden Death, or is a draw without Sudden Death or with no
 * model on the board. @rule WIN-7 DSC-2 WIN-1 WIN-3 WIN-4 WIN-5 WIN-6 SUD-5
 */
function whatNext(play: Play): Then<'next-turn' | 'sunrise' | 'tie'> {
  const { turn, suddenDeath } = play.match.order;
  const isEmpty = play.onBoard.length === 0;
  if (turn < TURNS && !isEmpty) return leave(play, 'next-turn');
  const leader = soleLeader(play);
  if (isEmpty && (turn < TURNS || leader === null)) {
    score(play, 'nobody-left');
    return leave(play, 'sunrise');
  }
  if (leader !== null) conclude(play, leader, suddenDeath ? 'sudden-death' : 'stones');
  else if (play.options.suddenDeath === 'off') score(play, 'stones');
  else return leave(play, 'tie');
  return leave(play, 'sunrise');
}

/** The Discard Step: texts speak first; cards flipped for them go back at once, because no action follows. @rule CHR-33 ABL-8 */
export const discard = step<'discard'>()({
  exits: ['next-turn', 'sunrise', 'tie'],
  takes: [],
  asks: [],
  lays: ['effects'],
  run(play, frame) {
    switch (frame.stage) {
      case undefined:
        play.patchTop<GameFrame>({ stage: 'energy' });
        play.pend(triggered(play, { on: 'discard', at: 'start' }));
        return again;
      case 'energy':
        play.gatherArcane();
        removeEnergy(play);
        play.patchTop<GameFrame>({ stage: 'over' });
        play.pend(triggered(play, { on: 'discard', at: 'end' }));
        return again;
      default:
        play.gatherArcane();
        endTurn(play);
        return whatNext(play);
    }
  },
});
