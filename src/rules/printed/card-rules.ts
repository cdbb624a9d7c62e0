import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import type { TableCard } from '../terms/card-language.ts';
import type { EffectsFrame } from '../terms/frame.ts';
import type { Seat } from '../terms/ids.ts';
import { rulesInForce, speakerOf } from './table-cards.ts';
import { seatState } from './seat-state.ts';
import { effectsFrame, leftOf } from './text-of.ts';

// The rules of cards that a seat has shown.

/** A frame for a text of a seat's card; the X that was chosen when the card was played is bound. */
export function cardFrame(
  look: Look,
  seat: Seat,
  { card, path }: { card: TableCard; path: (string | number)[] },
  bound: EffectsFrame['bound'] = {},
  resisting?: Seat,
): EffectsFrame {
  const x = seatState(look, seat).chosen?.[card.id];
  return effectsFrame({
    model: speakerOf(look, seat),
    ability: card.id,
    text: { card: card.id, at: path },
    seat,
    resisting: resisting ?? leftOf(look, seat),
    bound: { ...(x === undefined ? {} : { X: x }), ...bound },
  });
}

/**
 * The seats clockwise from the one that activated first last turn; before the first turn from the one with Initiative, or the first to deploy.
 * @rule REP-4
 */
export const firstOfLastTurn = (look: Look): Seat[] => {
  const { first } = look.match.order;
  return [first, ...look.clockwise(first).filter((seat) => seat !== first)];
};

/** The frames of shown cards for this part of the Replenish Step, in the order of `firstOfLastTurn`. @rule REP-4 EVA-18 CMP-8 */
export function cardsSpeaking(play: Play, phase: 'start' | 'during' | 'end'): EffectsFrame[] {
  return firstOfLastTurn(play).flatMap((seat) => {
    if (seatState(play, seat).conceded) return [];
    return rulesInForce(play, seat).flatMap(({ card, index, rule }) => {
      if (!('when' in rule) || rule.when.on !== 'replenish' || rule.when.at !== phase) return [];
      play.emit({ what: 'card-rule', seat, card: card.id });
      return [cardFrame(play, seat, { card, path: ['rules', index, 'do'] })];
    });
  });
}
