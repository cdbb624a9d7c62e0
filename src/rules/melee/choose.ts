import { seesMeleeHand, showsMeleeHand } from '../reading/stats.ts';
import type { Play } from '../play.ts';
import { exit, step, wait } from '../step.ts';
import { choices } from '../terms/choices.ts';
import type { MeleeCard } from '../terms/decks.ts';
import { SIDES, type MeleeFrame, type Side } from '../terms/frame.ts';
import type { Opening } from '../terms/opening.ts';
import { reason } from '../terms/reason.ts';
import { askTogether, kindsOf, lessCards, other, sideOf } from './sides.ts';

/** Lays open the hands that some text forces open. @rule MEL-17 MEL-28 */
function showHands(play: Play, frame: MeleeFrame): void {
  const { fighters } = frame;
  const shown = SIDES.filter(
    (side) => frame.shown.includes(side) || showsMeleeHand(play, fighters[side]) || seesMeleeHand(play, fighters[other(side)]),
  );
  for (const side of shown) {
    if (!frame.shown.includes(side)) play.emit({ what: 'melee-hand-shown', side, cards: frame.hands[side] });
  }
  play.patchTop<MeleeFrame>({ shown });
}

/** The cards a side may lay: one that it has taken back only if it holds no other. @rule CMP-6 */
function offered(frame: MeleeFrame, side: Side): MeleeCard[] {
  const kinds = kindsOf(frame.hands[side]);
  const others = kinds.filter((card) => card !== frame.feinted?.[side]);
  return others.length > 0 ? others : kinds;
}

/** Both choose a card in secret and reveal together. @rule MEL-10 MEL-17 MEL-28 */
export const chooseStep = step<'melee.choose'>()({
  exits: ['revealed'],
  takes: ['play-melee'],
  asks: ['melee-card'],
  lays: [],
  run(play, frame) {
    showHands(play, frame);
    const { laid } = frame;
    // A melee inside a melee may have found the deck empty: a side without cards plays none.
    const missing = SIDES.filter((side) => laid[side] === undefined && frame.hands[side].length > 0);
    if (missing.length > 0) {
      askTogether(
        play,
        missing.map((side): Opening => ({ seat: frame.seats[side], kind: 'melee-card', side })),
      );
      return wait;
    }
    const cards = SIDES.flatMap((side) => laid[side] ?? []);
    play.patchTop<MeleeFrame>({ laid: {}, played: laid, discard: [...frame.discard, ...cards], feinted: undefined });
    play.emit({ what: 'melee-revealed', cards: laid });
    return exit('revealed');
  },
  take(play, frame, { card, seat }, opening) {
    const side = sideOf(opening);
    play.patchTop<MeleeFrame>({
      laid: { ...frame.laid, [side]: card },
      hands: { ...frame.hands, [side]: lessCards(frame.hands[side], card, 1) },
    });
    play.emit({ what: 'melee-laid', side, seat });
  },
  refuse(_look, frame, { card }, opening) {
    const side = sideOf(opening);
    if (!frame.hands[side].includes(card)) return reason('card-not-in-hand', ['MEL-10'], { card });
    return offered(frame, side).includes(card) ? null : reason('card-just-taken-back', ['CMP-6', 'MEL-10'], { card });
  },
  choices: (_look, frame, opening) =>
    choices({
      decisions: offered(frame, sideOf(opening)).map((card) => ({ seat: opening.seat, kind: 'play-melee', card })),
    }),
});
