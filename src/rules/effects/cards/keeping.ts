import type { Play } from '../../play.ts';
import { ARCANE_KINDS, type ArcaneCard } from '../../terms/decks.ts';
import type { ModelId, Seat } from '../../terms/ids.ts';
import { giveUp, keep, lessCards } from '../../printed/kept-cards.ts';
import { valueOf } from '../../reading/reading.ts';
import { runnerOf } from '../../printed/purse.ts';
import { seatState } from '../../printed/seat-state.ts';
import { ask, note, over, modelsNamed, type Done, type Handlers } from '../work.ts';

const arcaneIn = (cards: readonly string[]): ArcaneCard[] =>
  cards.filter((card): card is ArcaneCard => (ARCANE_KINDS as readonly string[]).includes(card));

/** Shuffles the deck and puts these cards on top of it. @rule CMP-7 */
function stacked(play: Play, seat: Seat, cards: readonly ArcaneCard[]): Done {
  const { decks } = play.match.table;
  play.patchTable({ decks: { ...decks, arcane: [...cards, ...play.shuffle(lessCards(decks.arcane, cards))] } });
  play.emit({ what: 'shuffled', deck: 'arcane' });
  play.emit({ what: 'arranged', seat, top: cards.length, bottom: 0 });
  return over(cards.length);
}

/** Takes cards out of the deck in secret and shuffles the rest of it. */
function take(play: Play, seat: Seat, cards: ArcaneCard[]): void {
  const { decks } = play.match.table;
  play.patchTable({ decks: { ...decks, arcane: play.shuffle(lessCards(decks.arcane, cards)) } });
  play.emit({ what: 'arcane-kept', seat, count: cards.length, secret: { to: seat, cards } });
  play.emit({ what: 'shuffled', deck: 'arcane' });
}

/** Sets one of the cards on top, at which the player looks, aside beside the character card. */
function aside(play: Play, seat: Seat, model: ModelId, card: ArcaneCard): void {
  const { decks } = play.match.table;
  keep(play, model, [card]);
  play.patchTable({ decks: { ...decks, arcane: lessCards(decks.arcane, [card]) } });
  play.emit({ what: 'arcane-kept', seat, count: 1, secret: { to: seat, cards: [card] } });
}

/** Leaves one of the two cards on top there and puts the other at the bottom. */
function parted(play: Play, seat: Seat, top: ArcaneCard): void {
  const { decks } = play.match.table;
  const [bottom] = lessCards(decks.arcane.slice(0, 2), [top]);
  const below = decks.arcane.slice(2);
  play.patchTable({ decks: { ...decks, arcane: [top, ...below, ...(bottom === undefined ? [] : [bottom])] } });
  play.emit({ what: 'arranged', seat, top: 1, bottom: 1 });
}

export const keepingEffects: Pick<Handlers, 'search' | 'keep' | 'set-aside' | 'put-by'> = {
  /** The cards are chosen and kept in secret, and the rest of the deck is shuffled. @rule ARC-40 EVA-25 */
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

  /**
   * One card is set aside beside the character card; of the others one stays on top and the last goes to the bottom. The deck is not shuffled.
   * @rule ABL-9 ARC-40 ARC-45
   */
  'set-aside'({ play, frame, now, answer }, { of }) {
    const { seat } = frame;
    const [card] = arcaneIn(answer?.cards ?? []);
    if (now.count === undefined) {
      const cards = play.drawArcane(of); // drawn and put back, so that the cards that a scenario has fixed are on top
      play.patchTable({ decks: { ...play.match.table.decks, arcane: [...cards, ...play.match.table.decks.arcane] } });
      play.emit({ what: 'looked', seat, count: cards.length, secret: { to: seat, cards } });
      return note({ count: cards.length });
    }
    const { count } = now;
    if (now.kept === undefined) {
      if (count === 0) return over(0);
      if (card === undefined) return ask(seat, { ask: 'search', count, top: true, one: 'aside' });
      aside(play, seat, runnerOf(play, frame.model), card);
      return note({ ...now, kept: true });
    }
    if (count < 3) return over(1);
    if (card === undefined) return ask(seat, { ask: 'search', count: 2, top: true, one: 'top' });
    parted(play, seat, card);
    return over(1);
  },

  /** Only the controller sees the card. No card is set aside beside the card of a model that has left play. @rule ABL-15 CHR-25 CHR-51 CHR-53 */
  'put-by'(work, { most, beside = 'self' }) {
    const { play, reading, now, answer } = work;
    const [model] = modelsNamed(work, beside);
    if (model === undefined) return over(0);
    const { controller: seat, seat: owner } = play.model(model);
    const kept = seatState(play, owner).kept?.[model] ?? [];
    if (!now.drawn) {
      const [card] = play.drawArcane(1);
      if (card === undefined) return over(0);
      keep(play, model, [card]);
      play.emit({ what: 'arcane-kept', seat, count: 1, secret: { to: seat, cards: [card] } });
      return note({ drawn: true });
    }
    if (most === undefined || kept.length <= valueOf(reading, most)) return over(1);
    const [card] = arcaneIn(answer?.cards ?? []);
    if (card === undefined) return ask(seat, { ask: 'search', count: kept.length, one: 'back', model });
    giveUp(play, model, card);
    return note({ drawn: true });
  },

  /**
   * Cards are drawn, any of them are set aside beside a character card, and the rest is shuffled back. If another model controls this one, the cards
   * are beside the controlling model's card. @rule CTL-1
   */
  keep({ play, frame, reading, now, answer }, { n }) {
    const { seat } = frame;
    if (now.count === undefined) {
      const cards = play.drawArcane(valueOf(reading, n)); // drawn and put back, so that the cards that a scenario has fixed are on top
      play.patchTable({ decks: { ...play.match.table.decks, arcane: [...cards, ...play.match.table.decks.arcane] } });
      play.emit({ what: 'looked', seat, count: cards.length, secret: { to: seat, cards } });
      return note({ count: cards.length });
    }
    const { count } = now;
    if (count === 0) return over(0);
    if (!answer?.cards) return ask(seat, { ask: 'search', count, top: true });
    const kept = arcaneIn(answer.cards);
    keep(play, runnerOf(play, frame.model), kept);
    take(play, seat, kept);
    return over(kept.length);
  },
};
