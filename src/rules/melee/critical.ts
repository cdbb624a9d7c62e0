import { triggered } from '../reading/moments/triggers.ts';
import { cardOffers } from '../printed/card-offers.ts';
import { isForbidden } from '../reading/stats.ts';
import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import { again, exit, step, wait } from '../step.ts';
import { choices } from '../terms/choices.ts';
import type { MeleeCard } from '../terms/decks.ts';
import type { EffectsFrame, MeleeFrame, Side } from '../terms/frame.ts';
import type { Opening } from '../terms/opening.ts';
import { reason } from '../terms/reason.ts';
import { askTogether, countOf, dealers, lessCards, otherSide, sideOf } from './sides.ts';

const MOST = 3;

const barred = (look: Look, frame: MeleeFrame, side: Side): boolean =>
  isForbidden(look, frame.fighters[side], 'criticals', frame.fighters[otherSide(side)]);

/** The most copies of its card that a side can show, the played one included. @rule CRT-1 */
const most = (look: Look, frame: MeleeFrame, side: Side): number =>
  barred(look, frame, side) ? 1 : Math.min(MOST, 1 + countOf(frame.hands[side], frame.played[side]));

/** The windows after the reveal for the players of the fighters that deal damage. @rule CMP-6 */
function revealOffers(play: Play, frame: MeleeFrame): EffectsFrame[] {
  return cardOffers(play, 'melee-revealed', frame.fighters.attacker, (seat) => {
    const side = dealers(frame).find((candidate) => frame.seats[candidate] === seat);
    return side ? { subject: frame.fighters[side], enemy: frame.fighters[otherSide(side)] } : null;
  });
}

/**
 * Sides choose further copies of the revealed cards in secret and show them together. They are asked whatever their hands.
 * @rule CRT-1 CRT-5 CRT-6 CRT-7
 */
export const criticalStep = step<'melee.critical'>()({
  exits: ['pressed', 'feinted'],
  takes: ['press'],
  asks: ['critical'],
  lays: ['effects'],
  run(play, frame) {
    if (!frame.looked && !frame.swapped) {
      play.patchTop<MeleeFrame>({ looked: true });
      play.pend([
        ...revealOffers(play, frame),
        ...dealers(frame).flatMap((side) => triggered(play, { on: 'reveals', model: frame.fighters[side] })),
      ]);
      return again;
    }
    if (Object.keys(frame.laid).length > 0) return exit('feinted');
    const sides = frame.swapped ? [frame.swapped] : dealers(frame);
    const missing = sides.filter((side) => frame.copies[side] === undefined);
    if (missing.length > 0) {
      askTogether(
        play,
        missing.map((side): Opening => ({ seat: frame.seats[side], kind: 'critical', side })),
      );
      return wait;
    }
    const hands = { ...frame.hands };
    const copies: MeleeFrame['copies'] = {};
    const extra: MeleeCard[] = [];
    for (const side of sides) {
      const card = frame.played[side];
      const count = frame.copies[side] ?? 1;
      copies[side] = count + (frame.extra?.[side] ?? 0);
      if (card === undefined) continue;
      hands[side] = lessCards(hands[side], card, count - 1);
      extra.push(...Array.from({ length: count - 1 }, () => card));
    }
    play.patchTop<MeleeFrame>({
      hands,
      copies: { ...frame.copies, ...copies },
      discard: [...frame.discard, ...extra],
      looked: undefined,
      swapped: undefined,
      extra: undefined,
    });
    play.emit({ what: 'pressed', copies });
    return exit('pressed');
  },
  take(play, frame, { copies }, opening) {
    play.patchTop<MeleeFrame>({ copies: { ...frame.copies, [sideOf(opening)]: copies } });
  },
  refuse(look, frame, { copies }, opening) {
    const side = sideOf(opening);
    if (!Number.isInteger(copies) || copies < 1 || copies > MOST) return reason('one-to-three-copies', ['CRT-1'], { copies });
    if (copies > 1 && barred(look, frame, side)) return reason('criticals-forbidden', ['CRT-1'], { copies });
    return copies > most(look, frame, side) ? reason('card-not-in-hand', ['CRT-1'], { copies }) : null;
  },
  choices(look, frame, opening) {
    const { seat } = opening;
    const count = most(look, frame, sideOf(opening));
    return choices({ decisions: Array.from({ length: count }, (_, index) => ({ seat, kind: 'press', copies: index + 1 })) });
  },
});
