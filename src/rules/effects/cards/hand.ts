import { showableCards } from '../../printed/cards-asked.ts';
import { lessCards, showKept } from '../../printed/kept-cards.ts';
import { valueOf as numberOn } from '../../terms/decks.ts';
import { ask, into, over, type Handlers } from '../work.ts';

// Effects on arcane cards of a hand, which are shown or kept out of the shuffle.

export const handEffects: Pick<Handlers, 'show' | 'stow'> = {
  /** The shown card stays in the hand. @rule ARC-7 */
  show({ play, frame, answer }, { card }) {
    const cards = showableCards(play.match, frame.seat, card);
    if (cards.length === 0) return over(0);
    const shown = cards.find((item) => item === answer?.cards?.[0]);
    if (shown === undefined) return ask(frame.seat, { ask: 'search', count: 1, one: 'show', card });
    showKept(play, [shown]);
    play.emit({ what: 'resist-shown', seat: frame.seat, cards: [shown] });
    return into(['then'], { X: numberOn(shown) });
  },

  /** All other cards of the action, and those set aside, are shuffled back at once. @rule ARC-48 */
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
};
