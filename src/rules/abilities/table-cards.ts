import type { Look } from '../look.ts';
import type { Catalogue, PlayMoment, SeatRule, TableCard } from '../terms/card-language.ts';
import type { ModelId, Seat } from '../terms/ids.ts';
import type { SeatState } from '../terms/match.ts';
import { impossible } from '../violation.ts';

// Events and Agendas: what is known of them without playing one.

/** A card of a player; null when there is none of that name, or none are in play. @rule EVA-1 */
export const tableCardOf = (look: Look, id: string): TableCard | null =>
  look.options.eventsAndAgendas ? (look.cards.tableCards?.[id] ?? null) : null;

/** The full name of a card that may be given by its bare slug. */
export const fullCardName = (cards: Pick<Catalogue, 'tableCards'>, name: string): string =>
  [name, `event:${name}`, `agenda:${name}`].find((id) => cards.tableCards?.[id] !== undefined) ?? name;

/** Event or Agenda, by name: also of a card that is not known. */
export const kindOfCard = (id: string): TableCard['kind'] => (id.startsWith('agenda:') ? 'agenda' : 'event');

export const seatState = (look: Look, seat: Seat): SeatState => look.match.order.seats[seat] ?? impossible(`no seat ${seat}`);

/** A model whose side is the seat's: one it runs, on the board if there is any. Its cards are read from there. */
export function speakerOf(look: Look, seat: Seat): ModelId {
  const own = look.models.filter(({ controller }) => controller === seat);
  const speaker = own.find(({ status }) => status === 'board') ?? own[0] ?? look.models.find((model) => model.seat === seat);
  return speaker?.id ?? impossible(`seat ${seat} has no model`);
}

/** A rule that a shown card keeps in force, and where on the card it stands. */
export interface RuleInForce<R extends SeatRule = SeatRule> {
  card: TableCard;
  index: number;
  rule: R;
}

const NONE: RuleInForce[] = [];

/** What the cards a seat has shown do for the rest of the game. @rule EVA-10 EVA-11 */
export function rulesInForce(look: Look, seat: Seat): RuleInForce[] {
  const { used } = seatState(look, seat);
  if (used.length === 0) return NONE;
  return used.flatMap((id) => {
    const card = tableCardOf(look, id);
    return card?.rules ? card.rules.map((rule, index) => ({ card, index, rule })) : [];
  });
}

/** What a seat's cards add to its roll for who activates first. @rule EVA-16 */
export const firstRollBonus = (look: Look, seat: Seat): number =>
  rulesInForce(look, seat).reduce((sum, { rule }) => ('roll' in rule ? sum + rule.by : sum), 0);

/**
 * Whether a seat may hold a card for this moment, by what everybody knows: how many Events and Agendas it has not yet shown,
 * and which cards have been shown.
 */
function mayHold(look: Look, seat: Seat, at: PlayMoment): boolean {
  const kinds = seatState(look, seat).cards.map(kindOfCard);
  if (kinds.length === 0) return false;
  const shown = look.match.order.seats.flatMap(({ used }) => used);
  return Object.values(look.cards.tableCards ?? {}).some(
    (card) => card.at.includes(at) && kinds.includes(card.kind) && !shown.includes(card.id),
  );
}

const BETWEEN: readonly PlayMoment[] = ['action-gap', 'replenish-start'];

/** Whether a seat is asked for a card at this moment; a standing pass answers for it. */
export function isAskedForCards(look: Look, seat: Seat, at: PlayMoment): boolean {
  if (!look.options.eventsAndAgendas) return false;
  const { conceded, standBy, held = [] } = seatState(look, seat);
  if (conceded || standBy !== null) return false;
  return mayHold(look, seat, at) || (held.length > 0 && BETWEEN.includes(at));
}

/** The seats that are asked for a card at this moment, clockwise from the active seat's left. */
export const askedForCards = (look: Look, at: PlayMoment): Seat[] =>
  look.clockwise(look.activeSeat).filter((seat) => isAskedForCards(look, seat, at));

/** Whether another player holds more moonstones. @rule EVA-19 */
export const isOutheld = (look: Look, seat: Seat): boolean =>
  look.seats.some((other) => other !== seat && !seatState(look, other).conceded && look.stonesHeld(other) > look.stonesHeld(seat));
