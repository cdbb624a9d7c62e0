import { keptBy, returnKept } from '../../printed/kept-cards.ts';
import { giveBackHeld } from '../../reading/play-card.ts';
import { noteDeed } from '../../printed/deeds.ts';
import { ownCardName } from '../../printed/table-cards.ts';
import { seatState } from '../../printed/seat-state.ts';
import type { Look } from '../../look.ts';
import type { Play } from '../../play.ts';
import type { Seat } from '../../terms/ids.ts';
import { reason, type Reason } from '../../terms/reason.ts';
import { refuseFields, wrong, type AdjustFields, type Test } from './fields.ts';

const FIELDS: Record<string, Test> = {
  cards: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
  held: (value) => value === 0,
};

/**
 * The fields of an adjustment of a player. `cards`: played cards that are in hand again; `held` 0: the secretly kept arcane cards go back into the
 * deck.
 */
interface SeatSet {
  cards?: string[];
  held?: 0;
}

/** The reason why an adjustment of a player is not legal. */
export function refuseSeat(look: Look, name: string, data: unknown): Reason | null {
  const seat = look.seats.find((candidate) => String(candidate) === name);
  if (seat === undefined) return reason('no-such-seat', ['SET-1']);
  const unread = refuseFields(`seats.${name}`, data, FIELDS);
  if (unread) return unread;
  const { cards = [], held } = data as SeatSet;
  const state = seatState(look, seat);
  const unplayed = cards.find((card) => !state.used.includes(ownCardName(look, seat, card)));
  if (unplayed !== undefined) return reason('card-not-played', ['EVA-10'], { card: unplayed });
  return held === 0 && !state.held?.length && keptBy(look, seat).length === 0 ? wrong(`seats.${name}.held`) : null;
}

export function adjustSeat(play: Play, seat: Seat, change: AdjustFields): void {
  const { cards = [], held } = change as SeatSet;
  if (held === 0) for (const model of Object.keys(seatState(play, seat).kept ?? {})) returnKept(play, model);
  const back = cards.map((card) => ownCardName(play, seat, card));
  const state = seatState(play, seat);
  if (back.length > 0)
    noteDeed(play, (deeds) => ({ ...deeds, played: deeds.played.filter((deed) => deed.seat !== seat || !back.includes(deed.card)) }));
  if (back.length > 0) play.patchSeat(seat, { cards: [...state.cards, ...back], used: state.used.filter((card) => !back.includes(card)) });
  if (held === 0 && state.held?.length) giveBackHeld(play, seat);
}
