import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import type { ArcaneCard } from '../terms/decks.ts';
import type { ModelId, Seat } from '../terms/ids.ts';
import { seatState } from './seat-state.ts';

// Arcane cards set aside beside a character card: they belong to its player and count as in hand.

/** The cards that a seat keeps beside its character cards. */
export const keptBy = (look: Look, seat: Seat): ArcaneCard[] => Object.values(seatState(look, seat).kept ?? {}).flat();

/** The cards without one copy of each of these. */
export const lessCards = (cards: readonly ArcaneCard[], copies: readonly ArcaneCard[]): ArcaneCard[] =>
  copies.reduce<ArcaneCard[]>((remaining, card) => remaining.filter((_, index) => index !== remaining.indexOf(card)), [...cards]);

function setKept(play: Play, seat: Seat, model: ModelId, cards: readonly ArcaneCard[]): void {
  const { [model]: _before, ...others } = seatState(play, seat).kept ?? {};
  play.patchSeat(seat, { kept: cards.length > 0 ? { ...others, [model]: [...cards] } : others });
}

/** Sets cards aside beside a character card. */
export function keep(play: Play, model: ModelId, cards: readonly ArcaneCard[]): void {
  const { seat } = play.model(model);
  setKept(play, seat, model, [...(seatState(play, seat).kept?.[model] ?? []), ...cards]);
}

/** Removes a kept card because its player uses it; it goes back to the deck together with the hand. */
export function spendKept(play: Play, seat: Seat, card: ArcaneCard): void {
  const pair = Object.entries(seatState(play, seat).kept ?? {}).find(([, cards]) => cards.includes(card));
  if (pair) setKept(play, seat, pair[0], lessCards(pair[1], [card]));
}

/** Moves shown cards that were kept into the resist hand, with which they are shuffled back. @rule ABL-15 */
export function showKept(play: Play, copies: readonly ArcaneCard[]): void {
  const index = play.match.stack.findLastIndex(({ kind }) => kind === 'arcane');
  const arcane = play.match.stack[index];
  if (arcane?.kind !== 'arcane') return;
  const joined = lessCards(copies, arcane.resist);
  for (const card of joined) spendKept(play, arcane.resisting, card);
  play.setStack(play.match.stack.map((frame, n) => (n === index ? { ...arcane, resist: [...arcane.resist, ...joined] } : frame)));
}

/** Puts one kept card back into the deck. */
export function giveUp(play: Play, model: ModelId, card: ArcaneCard): void {
  const { seat } = play.model(model);
  setKept(play, seat, model, lessCards(seatState(play, seat).kept?.[model] ?? [], [card]));
  const { decks } = play.match.table;
  play.patchTable({ decks: { ...decks, arcane: play.shuffle([...decks.arcane, card]) } });
  play.emit({ what: 'arcane-returned', seat, count: 1 });
  play.emit({ what: 'shuffled', deck: 'arcane' });
}

/** Puts all kept cards of a model back into the deck, because the model was slain or the players agree on it. */
export function returnKept(play: Play, model: ModelId): void {
  const { seat } = play.model(model);
  const cards = seatState(play, seat).kept?.[model] ?? [];
  if (cards.length === 0) return;
  setKept(play, seat, model, []);
  const { decks } = play.match.table;
  play.patchTable({ decks: { ...decks, arcane: play.shuffle([...decks.arcane, ...cards]) } });
  play.emit({ what: 'arcane-returned', seat, count: cards.length });
  play.emit({ what: 'shuffled', deck: 'arcane' });
}
