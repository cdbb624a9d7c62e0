import { cardsSpeaking } from '../printed/card-rules.ts';
import { replenishedBy } from '../reading/stats.ts';
import { triggered } from '../reading/moments/triggers.ts';
import { askForCards, CARDS, cardWindowChoices, openCards, refuseCardAnswer, takeCard } from '../activation/card-window.ts';
import type { Play } from '../play.ts';
import { leave } from '../leave.ts';
import { again, step, wait } from '../step.ts';
import type { PlayMoment } from '../terms/card-language.ts';
import type { GameFrame, GameStage } from '../terms/frame.ts';

/** Begins a turn. The seat that activated first last turn counts as next, for the order of texts. @rule TRN-2 REP-4 */
function begin(play: Play): void {
  const { turn, suddenDeath, first } = play.match.order;
  play.patchOrder({ turn: turn + 1, next: first, active: null });
  play.emit({ what: 'turn-began', turn: turn + 1, suddenDeath });
}

/** Gives every model on the board one energy for each open blue dot, in addition to its present energy. @rule REP-1 REP-2 REP-3 */
function replenishEnergy(play: Play): void {
  const gains = play.onBoard.map(({ id }) => [id, replenishedBy(play, id)] as const);
  for (const [id, gain] of gains) play.patchModel(id, { energy: play.model(id).energy + gain });
  play.emit({ what: 'replenished', energy: Object.fromEntries(gains) });
}

/** The stage of the last window, after the energy and the texts for the end. */
const CLOSING = 'closing';
const momentOf = ({ stage }: GameFrame): PlayMoment => (stage === CLOSING ? 'replenish-end' : 'replenish-start');

/** The Replenish Step: cards, texts for the start, energy, texts for the end, cards. @rule REP-1 EVA-18 EVA-21 CMP-5 */
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
