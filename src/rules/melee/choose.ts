import { effectsFrame } from '../printed/text-of.ts';
import { triggered } from '../reading/moments/triggers.ts';
import { seesMeleeHand, showsMeleeHand } from '../reading/stats.ts';
import type { Play } from '../play.ts';
import { again, exit, step, wait } from '../step.ts';
import { choices } from '../terms/choices.ts';
import type { MeleeCard } from '../terms/decks.ts';
import { SIDES, type EffectsFrame, type MeleeFrame, type Side } from '../terms/frame.ts';
import type { Opening } from '../terms/opening.ts';
import { reason } from '../terms/reason.ts';
import { alsoFought, askTogether, kindsOf, lessCards, otherSide, sideOf } from './sides.ts';

/** Reveals the hands that a text forces to be played face up. @rule MEL-17 MEL-28 */
function showHands(play: Play, frame: MeleeFrame): void {
  const { fighters } = frame;
  const shown = SIDES.filter(
    (side) => frame.shown.includes(side) || showsMeleeHand(play, fighters[side]) || seesMeleeHand(play, fighters[otherSide(side)]),
  );
  for (const side of shown) {
    if (!frame.shown.includes(side)) play.emit({ what: 'melee-hand-shown', side, cards: frame.hands[side] });
  }
  play.patchTop<MeleeFrame>({ shown });
}

/** The cards that a side may play: a card that it has taken back only if it holds no other, and as a second card only a different one. @rule CMP-6 */
function offered(frame: MeleeFrame, side: Side): MeleeCard[] {
  const kinds = kindsOf(frame.hands[side]).filter((card) => card !== frame.laid[side]);
  const others = kinds.filter((card) => card !== frame.feinted?.[side]);
  return others.length > 0 ? others : kinds;
}

/** True if a side must still play a card: the first, or the second of two. */
function owes({ laid, second, double, hands }: MeleeFrame, side: Side): boolean {
  if (hands[side].length === 0) return false; // a melee inside a melee may have found the deck empty; a side without cards plays none
  return laid[side] === undefined || (double?.[side] === true && second?.[side] === undefined);
}

/** The frame in which a side with two revealed cards says which counts; the other is spent. */
const keeping = ({ fighters, seats }: MeleeFrame, side: Side): EffectsFrame =>
  effectsFrame({
    model: fighters[side],
    ability: KEEP_ONE,
    text: { inline: [{ do: KEEP_ONE }], name: KEEP_ONE },
    seat: seats[side],
    resisting: seats[otherSide(side)],
  });
const KEEP_ONE = 'keep-one';

/** Both sides choose a card in secret and reveal them together. @rule MEL-10 MEL-17 MEL-28 */
export const chooseStep = step<'melee.choose'>()({
  exits: ['revealed'],
  takes: ['play-melee'],
  asks: ['melee-card'],
  lays: ['effects'],
  run(play, frame) {
    const { laid, second } = frame;
    if (frame.spare) {
      play.patchTop<MeleeFrame>({ spare: undefined });
      return exit('revealed');
    }
    showHands(play, frame);
    if (!frame.drawn) {
      play.patchTop<MeleeFrame>({ drawn: true });
      play.pend(triggered(play, { on: 'melee-drawn', fighters: Object.values(frame.fighters) }));
      return again;
    }
    const missing = SIDES.filter((side) => owes(frame, side));
    if (missing.length > 0) {
      askTogether(
        play,
        missing.map((side): Opening => ({ seat: frame.seats[side], kind: 'melee-card', side })),
      );
      return wait;
    }
    const cards = SIDES.flatMap((side) => [laid[side] ?? [], second?.[side] ?? []].flat());
    const fought = alsoFought(frame, laid);
    play.patchTop<MeleeFrame>({ laid: {}, played: laid, discard: [...frame.discard, ...cards], feinted: undefined, fought });
    if (!second) {
      play.emit({ what: 'melee-revealed', cards: laid });
      return exit('revealed');
    }
    play.patchTop<MeleeFrame>({ double: undefined, second: undefined, spare: second });
    play.emit({ what: 'melee-revealed', cards: laid, spare: second });
    play.pend(SIDES.filter((side) => second[side] !== undefined).map((side) => keeping(frame, side)));
    return again;
  },
  take(play, frame, { card, seat }, opening) {
    const side = sideOf(opening);
    const isSecond = frame.laid[side] !== undefined;
    play.patchTop<MeleeFrame>({
      ...(isSecond ? { second: { ...frame.second, [side]: card } } : { laid: { ...frame.laid, [side]: card } }),
      hands: { ...frame.hands, [side]: lessCards(frame.hands[side], card, 1) },
    });
    play.emit({ what: 'melee-laid', side, seat });
  },
  refuse(_look, frame, { card }, opening) {
    const side = sideOf(opening);
    if (!frame.hands[side].includes(card)) return reason('card-not-in-hand', ['MEL-10'], { card });
    if (frame.laid[side] === card) return reason('two-different-cards', ['CRD-8', 'MEL-10'], { card });
    return offered(frame, side).includes(card) ? null : reason('card-just-taken-back', ['CMP-6', 'MEL-10'], { card });
  },
  choices: (_look, frame, opening) =>
    choices({
      decisions: offered(frame, sideOf(opening)).map((card) => ({ seat: opening.seat, kind: 'play-melee', card })),
    }),
});
