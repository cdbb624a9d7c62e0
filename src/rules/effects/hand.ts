import { showable } from '../printed/cards-asked.ts';
import { lessCards, showKept } from '../printed/kept.ts';
import { ARCANE_KINDS, valueOf as numberOn } from '../terms/decks.ts';
import type { EffectsFrame } from '../terms/frame.ts';
import { ask, into, note, over, type Handlers } from './work.ts';

// Arcane cards in somebody's hand, shown or kept back, and cards that are guessed.

export const handEffects: Pick<Handlers, 'show' | 'stow' | 'guess'> = {
  /** It stays in the hand. @rule ARC-7 */
  show({ play, frame, answer }, { card }) {
    const shown = showable(play.match, frame.seat, card).find((item) => item === answer?.cards?.[0]);
    if (shown === undefined) return ask(frame.seat, { ask: 'search', count: 1, one: 'show', card });
    showKept(play, [shown]);
    play.emit({ what: 'resist-shown', seat: frame.seat, cards: [shown] });
    return into(['then'], { X: numberOn(shown) });
  },

  /** All other cards of the action, and those laid aside, are shuffled back at once. @rule ARC-48 */
  stow({ play, frame, answer }) {
    const { seat } = frame;
    const index = play.match.stack.findLastIndex(({ kind }) => kind === 'arcane');
    const arcane = play.match.stack[index];
    if (arcane?.kind !== 'arcane' || arcane.hand.length === 0) return over(0);
    if (!answer?.top || !answer.bottom) return ask(seat, { ask: 'look', count: arcane.hand.length, hand: true });
    const { top, bottom } = answer;
    const remaining = [...lessCards(arcane.hand, [...top, ...bottom]), ...arcane.resist, ...arcane.discard];
    play.setStack(play.match.stack.map((layer, n) => (n === index ? { ...arcane, hand: [], resist: [], discard: [] } : layer)));
    play.setAside(remaining);
    play.gatherArcane();
    const { decks } = play.match.table;
    play.patchTable({ decks: { ...decks, arcane: [...top, ...decks.arcane, ...bottom] } });
    play.emit({ what: 'arranged', seat, top: top.length, bottom: bottom.length });
    return over(top.length + bottom.length);
  },

  /** The card flipped calls for nothing by itself. @rule ABL-5 ABL-8 ABL-11 */
  guess({ play, frame, now, answer }) {
    const { guessed } = now;
    const named = ARCANE_KINDS.find((card) => card === answer?.option);
    if (guessed === undefined && named === undefined)
      return ask(frame.seat, { ask: 'option', options: [...ARCANE_KINDS], of: 'arcane-card' });
    if (guessed !== undefined) return guessed ? into(['then']) : over(0);
    const [card] = play.drawArcane(1);
    if (card === undefined || named === undefined) return over(0);
    play.patchTop<EffectsFrame>({ flipped: [...frame.flipped, card] });
    play.emit({ what: 'guessed', model: frame.model, card: named });
    play.emit({ what: 'flipped', model: frame.model, card });
    return note({ guessed: card === named });
  },
};
