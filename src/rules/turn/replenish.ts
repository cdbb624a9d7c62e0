import { cardsSpeaking } from '../abilities/play-card.ts';
import { replenishedBy } from '../abilities/stats.ts';
import { triggered } from '../abilities/triggers.ts';
import { askForCards, CARDS, cardWindowChoices, openCards, refuseCardAnswer, takeCard } from '../activation/card-window.ts';
import type { Play } from '../play.ts';
import { leave } from '../setup/leave.ts';
import { again, step, wait } from '../step.ts';
import type { GameFrame } from '../terms/frame.ts';

/** A turn begins; what starts it speaks in the order of who went first last turn. @rule TRN-2 REP-4 */
function begin(play: Play): void {
  const { turn, suddenDeath, first } = play.match.order;
  play.patchOrder({ turn: turn + 1, next: first, active: null });
  play.emit({ what: 'turn-began', turn: turn + 1, suddenDeath });
}

/** One energy for each open blue dot of every model on the board, on top of what it holds. @rule REP-1 REP-2 REP-3 */
function replenishEnergy(play: Play): void {
  const gains = play.onBoard.map(({ id }) => [id, replenishedBy(play, id)] as const);
  for (const [id, gain] of gains) play.patchModel(id, { energy: play.model(id).energy + gain });
  play.emit({ what: 'replenished', energy: Object.fromEntries(gains) });
}

/** The turn begins: cards, what speaks at its start, energy, and what speaks at its end. @rule REP-1 EVA-18 EVA-21 */
export const replenish = step<'replenish'>()({
  exits: ['replenished'],
  takes: ['play-card', 'pass', 'hold'],
  run(play, frame) {
    const goOn = (stage: string, at: 'start' | 'during' | 'end'): typeof again => {
      play.patchTop<GameFrame>({ stage });
      play.pend([...triggered(play, { on: 'replenish', at }), ...cardsSpeaking(play, at)]);
      return again;
    };
    switch (frame.stage) {
      case undefined:
        begin(play);
        openCards(play);
        return again;
      case CARDS:
        if (askForCards(play, 'replenish-start')) return wait;
        play.patchTop<GameFrame>({ waiting: undefined });
        return goOn('energy', 'start');
      case 'energy':
        replenishEnergy(play);
        return goOn('end', 'during');
      case 'end':
        return goOn('over', 'end');
      default:
        play.gatherArcane();
        return leave(play, 'replenished');
    }
  },
  take: (play, _frame, decision) => takeCard(play, decision, 'replenish-start'),
  refuse: (look, _frame, decision) => refuseCardAnswer(look, decision, 'replenish-start'),
  choices: (look, _frame, { seat }) => cardWindowChoices(look, seat, 'replenish-start'),
});
