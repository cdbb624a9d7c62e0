import type { Play } from '../play.ts';
import { exit, step, wait, type Then } from '../step.ts';
import { choices } from '../terms/choices.ts';
import type { MeleeCard } from '../terms/decks.ts';
import type { MeleeFrame, Side } from '../terms/frame.ts';
import type { Opening } from '../terms/opening.ts';
import { reason } from '../terms/reason.ts';
import { alsoFought, askTogether, kindsOf, lessCards, sideOf, without } from './sides.ts';

/**
 * The frame of the next exchange. In a follow-up of one side the other side's card stays, with its copies and signature move.
 * @rule FUP-4 FUP-7 FUP-11 FUP-15
 */
function nextExchange(frame: MeleeFrame, cards: Partial<Record<Side, MeleeCard>>): Partial<MeleeFrame> {
  const hand = (side: Side): MeleeCard[] => {
    const card = cards[side];
    return card === undefined ? frame.hands[side] : lessCards(frame.hands[side], card, 1);
  };
  const shared = {
    exchange: frame.exchange + 1,
    hands: { attacker: hand('attacker'), defender: hand('defender') },
    discard: [...frame.discard, ...Object.values(cards)],
    played: { ...frame.played, ...cards },
    fought: alsoFought(frame, cards),
    earned: [],
  };
  if (cards.attacker !== undefined && cards.defender !== undefined) return { ...shared, copies: {}, upgraded: {}, lent: {}, types: {} };
  const dealing: Side = cards.attacker !== undefined ? 'attacker' : 'defender';
  return {
    ...shared,
    dealing,
    copies: without(frame.copies, dealing),
    upgraded: without(frame.upgraded, dealing),
    lent: without(frame.lent ?? {}, dealing),
    types: without(frame.types, dealing),
  };
}

/** Clears the changes by texts that hold for one exchange. */
const FRESH = { diverted: undefined, averted: undefined, lessened: undefined, sharpened: undefined };

function settle(play: Play, frame: MeleeFrame, asked: readonly Side[]): Then<'played' | 'declined'> {
  const cards: Partial<Record<Side, MeleeCard>> = {};
  for (const side of asked) {
    const card = frame.picked?.[side];
    if (card) cards[side] = card;
    else play.emit({ what: 'follow-up-declined', side });
  }
  play.patchTop<MeleeFrame>({ picked: undefined });
  if (Object.keys(cards).length === 0) return exit('declined');
  play.patchTop<MeleeFrame>({ marked: undefined, warned: undefined, ...FRESH, ...nextExchange(frame, cards) });
  play.emit({ what: 'melee-revealed', cards });
  return exit('played');
}

/** Each side that has earned a follow-up and holds a card may play one; both choose in secret and reveal together. @rule FUP-4 FUP-7 FUP-8 FUP-11 */
export const followUpStep = step<'melee.follow-up'>()({
  exits: ['played', 'declined'],
  takes: ['follow-up', 'pass', 'hold'],
  asks: ['follow-up'],
  lays: [],
  run(play, frame) {
    const asked = frame.earned.filter((side) => frame.hands[side].length > 0);
    const missing = asked.filter((side) => frame.picked?.[side] === undefined);
    if (missing.length === 0) return settle(play, frame, asked);
    askTogether(
      play,
      missing.map((side): Opening => ({ seat: frame.seats[side], kind: 'follow-up', side })),
    );
    return wait;
  },
  take(play, frame, decision, opening) {
    const card = decision.kind === 'follow-up' ? decision.card : null;
    play.patchTop<MeleeFrame>({ picked: { ...frame.picked, [sideOf(opening)]: card } });
  },
  refuse(_look, frame, decision, opening) {
    if (decision.kind !== 'follow-up' || frame.hands[sideOf(opening)].includes(decision.card)) return null;
    return reason('card-not-in-hand', ['FUP-4', 'MEL-10'], { card: decision.card });
  },
  choices(_look, frame, opening) {
    const { seat } = opening;
    return choices({
      decisions: [
        ...kindsOf(frame.hands[sideOf(opening)]).map((card) => ({ seat, kind: 'follow-up' as const, card })),
        { seat, kind: 'pass' },
      ],
    });
  },
});
