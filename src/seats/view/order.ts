import { kindOfCard } from '../../rules/terms/card-kind.ts';
import type { TableCard } from '../../rules/terms/card-language.ts';
import type { ArcaneCard } from '../../rules/terms/decks.ts';
import type { ModelId, Seat } from '../../rules/terms/ids.ts';
import type { Deeds, Options, Order, PlayedCard, SeatState } from '../../rules/terms/match.ts';
import { completeOptions, OPTION_NAMES, type OptionName } from '../../rules/terms/options.ts';
import { heldCards, type HeldCards } from './held-cards.ts';
import { ledgerView } from './names.ts';
import { once, opener, sights, type Open } from './sights.ts';

// A seat's knowledge of the players and their turns.

const SEAT = sights<SeatState>()({
  faction: 'open',
  troupe: 'open',
  pool: 'open',
  crossedOff: 'open',
  upgrades: 'open',
  cards: 'kept',
  used: 'open',
  held: 'kept',
  chosen: 'open',
  kept: 'kept',
  mulligan: 'open',
  edge: 'open',
  marked: 'open',
  conceded: 'open',
  standBy: 'open',
});
const ORDER = sights<Order>()({
  options: 'kept',
  seats: 'kept',
  turn: 'open',
  suddenDeath: 'open',
  initiative: 'open',
  deployment: 'open',
  first: 'open',
  next: 'open',
  active: 'open',
  called: 'open',
  calledThen: 'open',
  goesOn: 'open',
  deeds: 'kept',
  struckOut: 'open',
  ledger: 'kept',
  result: 'open',
});
const everyOption = Object.fromEntries(OPTION_NAMES.map((name) => [name, 'open'])) as Record<OptionName, 'open'>; // row by row
const OPTIONS = sights<Options>()({ ...everyOption, markerEnergy: 'open', table: 'open' });
const DEEDS = sights<Deeds>()({ played: 'kept', slain: 'open', catastrophes: 'open' });
const PLAYED = sights<PlayedCard>()({ seat: 'open', card: 'open', turn: 'open', targets: 'open', vp: 'open' });

/**
 * `backs`: the kinds of the unplayed cards, shown once all cards have been picked; `held`: arcane cards kept in secret; `kept`: those beside a
 * character card.
 */
export interface SeatStateView extends Open<SeatState, typeof SEAT> {
  cards: HeldCards<string>;
  backs?: TableCard['kind'][];
  held?: HeldCards<ArcaneCard>;
  kept?: Record<ModelId, HeldCards<ArcaneCard>>;
}
interface DeedsView extends Open<Deeds, typeof DEEDS> {
  played: Open<PlayedCard, typeof PLAYED>[];
}
export interface OrderView extends Open<Order, typeof ORDER> {
  options: Open<Options, typeof OPTIONS>;
  seats: SeatStateView[];
  deeds?: DeedsView;
  ledger: Record<string, number>;
}

const openSeat = opener<SeatState, typeof SEAT>(SEAT);
const openOrder = opener<Order, typeof ORDER>(ORDER);
const openDeeds = opener<Deeds, typeof DEEDS>(DEEDS);
const openPlayed = opener<PlayedCard, typeof PLAYED>(PLAYED);
const openOptions = opener<Options, typeof OPTIONS>(OPTIONS);
const optionsView = once((options: Options) => openOptions(completeOptions(options)));
const deedsView = once((deeds: Deeds): DeedsView => ({ ...openDeeds(deeds), played: deeds.played.map(openPlayed) }));

const stateView = (state: SeatState, isOwn: boolean, picking: boolean): SeatStateView => ({
  ...openSeat(state),
  cards: heldCards(state.cards, isOwn),
  ...(picking || state.cards.length === 0 ? {} : { backs: state.cards.map(kindOfCard).sort() }),
  ...(state.held ? { held: heldCards(state.held, isOwn) } : {}),
  ...(state.kept
    ? { kept: Object.fromEntries(Object.entries(state.kept).map(([model, beside]) => [model, heldCards(beside, isOwn)])) }
    : {}),
});

const ownPicking = once((state: SeatState) => stateView(state, true, true));
const ownPicked = once((state: SeatState) => stateView(state, true, false));
const othersPicking = once((state: SeatState) => stateView(state, false, true));
const othersPicked = once((state: SeatState) => stateView(state, false, false));
const seatView = (isOwn: boolean, picking: boolean): ((state: SeatState) => SeatStateView) =>
  picking ? (isOwn ? ownPicking : othersPicking) : isOwn ? ownPicked : othersPicked;

/** The view of the order of play. `picking`: cards are still being picked, so the kinds of other seats' cards are secret. */
export const orderView = (order: Order, seat: Seat | null, picking: boolean): OrderView => ({
  ...openOrder(order),
  options: optionsView(order.options),
  seats: order.seats.map((state, index) => seatView(index === seat, picking)(state)),
  ...(order.deeds ? { deeds: deedsView(order.deeds) } : {}),
  ledger: ledgerView(order.ledger),
});
