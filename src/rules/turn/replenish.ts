import { cardsSpeaking } from '../printed/card-rules.ts';
import { replenishedBy } from '../reading/stats.ts';
import { triggered } from '../reading/moments/triggers.ts';
import { askForCards, CARDS, cardWindowChoices, openCards, refuseCardAnswer, takeCard } from '../activation/card-window.ts';
import type { Play } from '../play.ts';
import { leave } from '../leave.ts';
import { again, step, wait } from '../step.ts';
import type { PlayMoment } from '../terms/card-language.ts';
import type { GameFrame, GameStage } from '../terms/frame.ts';

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

/** The last window: the energy is there, and whatever speaks at the end has spoken. */
const CLOSING = 'closing';
const momentOf = ({ stage }: GameFrame): PlayMoment => (stage === CLOSING ? 'replenish-end' : 'replenish-start');

/** The turn begins: cards, what speaks at its start, energy, and what speaks at its end. @rule REP-1 EVA-18 EVA-21 CMP-5 */
export const replenish = step<'replenish'>()({
  exits: ['replenished'],
  takes: ['play-card', 'pass', 'hold'],
  asks: ['card'],
  lays: ['effects'],
  run(play, frame) {
    const goOn = (stage: GameStage, phase: 'start' | 'during' | 'end'): typeof again => {
      play.patchTop<GameFrame>({ stage });
      play.pend([...triggered(play, { on: 'replenish', at: phase }), ...cardsSpeaking(play, phase)]);
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
      case 'over':
        play.patchTop<GameFrame>({ stage: CLOSING, waiting: play.seats });
        return again;
      default:
        if (askForCards(play, 'replenish-end')) return wait;
        play.gatherArcane();
        return leave(play, 'replenished');
    }
  },
  take: (play, frame, decision) => takeCard(play, decision, momentOf(frame)),
  refuse: (look, frame, decision) => refuseCardAnswer(look, decision, momentOf(frame)),
  choices: (look, frame, { seat }) => cardWindowChoices(look, seat, momentOf(frame)),
});
