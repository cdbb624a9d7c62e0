import { askedForCards } from '../printed/table-cards.ts';
import { askForCards, CARDS, cardWindowChoices, openCards, refuseCardAnswer, takeCard } from '../activation/card-window.ts';
import type { Play } from '../play.ts';
import { isAbandoned } from '../scoring/scoring.ts';
import { countPoints } from '../scoring/victory-points.ts';
import { again, step, wait } from '../step.ts';

/** Ends standing by, which was meant for the game under way and does not answer the questions after it. @rule CMP-5 */
function endStandingPasses(play: Play): void {
  for (const seat of play.seats) if (play.match.order.seats[seat]?.standBy) play.patchSeat(seat, { standBy: null });
}

/** The step after the end: seats may still show cards that give victory points, which then count. @rule WIN-1 CMP-5 CMP-10 campaign 5.6 */
export const finishedStep = step<'finished'>()({
  exits: [],
  takes: ['play-card', 'pass', 'hold'],
  asks: ['card'],
  lays: [],
  run(play, { stage }) {
    if (isAbandoned(play.match)) return wait;
    if (stage !== CARDS) endStandingPasses(play);
    if (stage !== CARDS && askedForCards(play, 'game-end').length > 0) {
      openCards(play);
      return again;
    }
    if (stage !== CARDS || !askForCards(play, 'game-end')) countPoints(play);
    return wait;
  },
  take: (play, _frame, decision) => takeCard(play, decision, 'game-end'),
  refuse: (look, _frame, decision) => refuseCardAnswer(look, decision, 'game-end'),
  choices: (look, _frame, { seat }) => cardWindowChoices(look, seat, 'game-end'),
});
