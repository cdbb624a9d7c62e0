import type { Play } from '../../play.ts';
import type { Seat } from '../../terms/ids.ts';
import { ARCANE_KINDS, type ArcaneCard } from '../../terms/decks.ts';
import { valueOf } from '../reading.ts';
import { seatState } from '../table-cards.ts';
import { ask, over, type Done, type Handlers } from '../work.ts';

/** The cards without one copy of each of these. */
const without = (cards: readonly ArcaneCard[], taken: readonly ArcaneCard[]): ArcaneCard[] =>
  taken.reduce<ArcaneCard[]>((left, card) => left.filter((_, at) => at !== left.indexOf(card)), [...cards]);

/** The rest is shuffled, and these lie on top of it. @rule CMP-7 */
function stacked(play: Play, seat: Seat, cards: readonly ArcaneCard[]): Done {
  const { decks } = play.match.table;
  play.patchTable({ decks: { ...decks, arcane: [...cards, ...play.shuffle(without(decks.arcane, cards))] } });
  play.emit({ what: 'shuffled', deck: 'arcane' });
  play.emit({ what: 'arranged', seat, top: cards.length, bottom: 0 });
  return over(cards.length);
}

export const keepingEffects: Pick<Handlers, 'search'> = {
  /** The cards are chosen and kept in secret, and the rest is shuffled. @rule ARC-40 EVA-25 */
  search({ play, frame, reading, answer }, { n, onTop }) {
    const { decks } = play.match.table;
    const count = Math.min(valueOf(reading, n), decks.arcane.length);
    if (count <= 0) return over(0);
    if (!answer?.cards) return ask(frame.seat, { ask: 'search', count });
    const kept = answer.cards.filter((card): card is ArcaneCard => (ARCANE_KINDS as readonly string[]).includes(card));
    if (onTop) return stacked(play, frame.seat, kept);
    const { held = [] } = seatState(play, frame.seat);
    play.patchSeat(frame.seat, { held: [...held, ...kept] });
    play.patchTable({ decks: { ...decks, arcane: play.shuffle(without(decks.arcane, kept)) } });
    play.emit({ what: 'arcane-kept', seat: frame.seat, count: kept.length, secret: { to: frame.seat, cards: kept } });
    play.emit({ what: 'shuffled', deck: 'arcane' });
    return over(kept.length);
  },
};
