import type { Play } from '../../play.ts';
import { ARCANE_KINDS, type ArcaneCard } from '../../terms/decks.ts';
import type { Seat } from '../../terms/ids.ts';
import { keep, lessCards } from '../kept.ts';
import { valueOf } from '../reading.ts';
import { seatState } from '../table-cards.ts';
import { ask, note, over, type Done, type Handlers } from '../work.ts';

const arcaneIn = (cards: readonly string[]): ArcaneCard[] =>
  cards.filter((card): card is ArcaneCard => (ARCANE_KINDS as readonly string[]).includes(card));

/** The rest is shuffled, and these lie on top of it. @rule CMP-7 */
function stacked(play: Play, seat: Seat, cards: readonly ArcaneCard[]): Done {
  const { decks } = play.match.table;
  play.patchTable({ decks: { ...decks, arcane: [...cards, ...play.shuffle(lessCards(decks.arcane, cards))] } });
  play.emit({ what: 'shuffled', deck: 'arcane' });
  play.emit({ what: 'arranged', seat, top: cards.length, bottom: 0 });
  return over(cards.length);
}

/** Cards leave the deck in secret, and what is left of it is shuffled. */
function take(play: Play, seat: Seat, cards: ArcaneCard[]): void {
  const { decks } = play.match.table;
  play.patchTable({ decks: { ...decks, arcane: play.shuffle(lessCards(decks.arcane, cards)) } });
  play.emit({ what: 'arcane-kept', seat, count: cards.length, secret: { to: seat, cards } });
  play.emit({ what: 'shuffled', deck: 'arcane' });
}

export const keepingEffects: Pick<Handlers, 'search' | 'keep'> = {
  /** The cards are chosen and kept in secret, and the rest is shuffled. @rule ARC-40 EVA-25 */
  search({ play, frame, reading, answer }, { n, onTop }) {
    const count = Math.min(valueOf(reading, n), play.match.table.decks.arcane.length);
    if (count <= 0) return over(0);
    if (!answer?.cards) return ask(frame.seat, { ask: 'search', count });
    const kept = arcaneIn(answer.cards);
    if (onTop) return stacked(play, frame.seat, kept);
    const { held = [] } = seatState(play, frame.seat);
    play.patchSeat(frame.seat, { held: [...held, ...kept] });
    take(play, frame.seat, kept);
    return over(kept.length);
  },

  /** Cards are drawn, any of them are laid beside the character card, and the rest is shuffled back. They are its player's, whoever runs it. */
  keep({ play, frame, reading, now, answer }, { n }) {
    const { seat } = play.model(frame.model);
    if (now['count'] === undefined) {
      const cards = play.drawArcane(valueOf(reading, n)); // so that what a scenario fixed lies on top of the deck
      play.patchTable({ decks: { ...play.match.table.decks, arcane: [...cards, ...play.match.table.decks.arcane] } });
      play.emit({ what: 'looked', seat, count: cards.length, secret: { to: seat, cards } });
      return note({ count: cards.length });
    }
    const count = Number(now['count']);
    if (count === 0) return over(0);
    if (!answer?.cards) return ask(seat, { ask: 'search', count, top: true });
    const kept = arcaneIn(answer.cards);
    keep(play, frame.model, kept);
    take(play, seat, kept);
    return over(kept.length);
  },
};
