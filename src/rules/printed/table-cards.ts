import type { Look } from '../look.ts';
import { kindOfCard } from '../terms/card-kind.ts';
import type { Catalogue, Mod, PlayMoment, SeatRule, TableCard } from '../terms/card-language.ts';
import type { Decision } from '../terms/decision.ts';
import type { Faction } from '../terms/factions.ts';
import type { AbilityId, ModelId, Seat } from '../terms/ids.ts';
import { impossible } from '../violation.ts';
import { isStep } from './abilities-of.ts';
import { seatState } from './seat-state.ts';

// Events, Agendas and campaign cards: queries about them.

/** A player's card; null when no card has this id, or its kind is not in play. @rule EVA-1 CMP-1 */
export const tableCardOf = (look: Look, id: string): TableCard | null =>
  kindOfCard(id) === 'campaign' || look.options.eventsAndAgendas ? (look.cards.tableCards?.[id] ?? null) : null;

/** The id of a card that may be given without its prefix. */
export const fullCardName = (cards: Pick<Catalogue, 'tableCards'>, name: string): string =>
  [name, `event:${name}`, `agenda:${name}`].find((id) => cards.tableCards?.[id] !== undefined) ?? name;

/** The id of a card that a seat means, which may be given without its prefix; cards that the seat has or has played come first. */
export function ownCardName(look: Look, seat: Seat, name: string): string {
  const { cards, used } = seatState(look, seat);
  const card = [name, `event:${name}`, `agenda:${name}`].find((id) => [...cards, ...used].includes(id));
  return card ?? fullCardName(look.cards, name);
}

/** True if a player's card has given a model this ability. */
export const isGivenByCard = (look: Look, { model, ability }: { model: ModelId; ability: AbilityId }): boolean =>
  look.model(model).lasting.some(({ gives, from }) => gives?.id === ability && look.cards.tableCards?.[from.ability] !== undefined);

/** The model from which a seat's cards are read: one that the seat controls, on the board if possible. */
export function speakerOf(look: Look, seat: Seat): ModelId {
  const models = look.models.filter(({ controller }) => controller === seat);
  const speaker = models.find(({ status }) => status === 'board') ?? models[0] ?? look.models.find((model) => model.seat === seat);
  return speaker?.id ?? impossible(`seat ${seat} has no model`);
}

/** A rule of a shown card, and its place on the card. */
export interface RuleInForce<R extends SeatRule = SeatRule> {
  card: TableCard;
  index: number;
  rule: R;
}

const NONE: RuleInForce[] = [];

/** The rules of the cards that a seat has shown, and the kinds of their modifiers. */
interface InForce {
  cards: Catalogue['tableCards'];
  events: boolean;
  rules: RuleInForce[];
  kinds: ReadonlySet<Mod['mod']>;
}

// Kept, because it is needed for every modifier; the list of a seat's played cards is the same object until it plays one.
const known = new WeakMap<readonly string[], InForce>();

function inForce(look: Look, used: readonly string[]): InForce {
  const { tableCards } = look.cards;
  const { eventsAndAgendas: events } = look.options;
  const before = known.get(used);
  if (before?.cards === tableCards && before?.events === events) return before;
  const rules = used.flatMap((id) => {
    const card = tableCardOf(look, id);
    return card?.rules ? card.rules.map((rule, index): RuleInForce => ({ card, index, rule })) : [];
  });
  const kinds = new Set(rules.flatMap(({ rule }) => ('always' in rule ? rule.always.map(({ mod }) => mod) : [])));
  const rulesShown = { cards: tableCards, events, rules, kinds };
  known.set(used, rulesShown);
  return rulesShown;
}

/** The rules of the cards that a seat has shown, which hold for the rest of the game. @rule EVA-10 EVA-11 */
export function rulesInForce(look: Look, seat: Seat): RuleInForce[] {
  const { used } = seatState(look, seat);
  return used.length === 0 ? NONE : inForce(look, used).rules;
}

/** True if the cards that a seat has shown have modifiers of a kind. */
export function cardsLay(look: Look, seat: Seat, kind: Mod['mod'] | 'all'): boolean {
  const { used } = seatState(look, seat);
  if (used.length === 0) return false;
  const { kinds } = inForce(look, used);
  return kind === 'all' ? kinds.size > 0 : kinds.has(kind);
}

/** The number that a seat's cards add to its roll for who activates first. @rule EVA-16 */
export const firstRollBonus = (look: Look, seat: Seat): number =>
  rulesInForce(look, seat).reduce((sum, { rule }) => ('roll' in rule ? sum + rule.by : sum), 0);

/** True if a player of a faction may have a card. @rule EVA-12 CMP-1 */
export const isOpenTo = ({ faction, factions }: Pick<TableCard, 'faction' | 'factions'>, to: Faction | null): boolean =>
  to === null || ((faction === undefined || faction === to) && (factions?.includes(to) ?? true));

const FREE: Pick<TableCard, 'faction' | 'factions'> = {};

/**
 * True if a campaign card can be in this match. In a match with campaign cards but without a campaign, cards that only a campaign rewards are
 * left out; with objective markers, those that give their player victory points for markers are in. @rule CMP-10 campaign 4.7
 */
export const isPaidHere = ({ options }: Look, { league }: TableCard): boolean =>
  league === undefined ||
  options.campaignCards === 0 ||
  (options.objectiveMarkers && league.markers !== undefined && league.gains.some(({ who, vp = 0 }) => who === 'self' && vp > 0));

const MOVES = ['step', 'jog', 'jump']; // a jump is a Step (FAL-1)

/** The declared action that may still be cancelled: one that a text gives, or the active model's. @rule CMP-6 */
export function announcedNow({ game, match: { order }, top }: Look): { model: ModelId | null; decision: Decision } | undefined {
  if (top.kind === 'action') return top.stage === 'announced' && top.decision ? { model: top.model, decision: top.decision } : undefined;
  const { announced } = game;
  if (!announced) return undefined;
  return { model: ('model' in announced ? announced.model : undefined) ?? order.active, decision: announced };
}

/** True if a Step or a Jog has been declared; a jump, and an ability that is used as a Step, count as Steps. @rule CMP-6 CHR-4 */
function isMoveAnnounced(look: Look): boolean {
  const { model, decision } = announcedNow(look) ?? {};
  if (decision?.kind !== 'use') return decision !== undefined && MOVES.includes(decision.kind);
  return typeof model === 'string' && isStep(look, model, decision.ability);
}

/** All moments at this point: a declared Step or Jog is also `moving`, the first reveal of a melee also `melee-opened`. @rule CMP-6 */
export function momentsAt(look: Look, moment: PlayMoment): PlayMoment[] {
  if (moment === 'declared' && isMoveAnnounced(look)) return [moment, 'moving'];
  const melee = look.match.stack.findLast((frame) => frame.kind === 'melee');
  return moment === 'melee-revealed' && melee?.exchange === 0 ? [moment, 'melee-opened'] : [moment];
}

// Kept, because every action has moments for cards, and cards never change while they are in play.
const played = new WeakMap<NonNullable<Catalogue['tableCards']>, Map<PlayMoment, TableCard[]>>();

/** The cards that may be played at a moment. */
function cardsAt({ cards: { tableCards } }: Look, moment: PlayMoment): readonly TableCard[] {
  if (!tableCards) return [];
  const moments = played.get(tableCards) ?? new Map<PlayMoment, TableCard[]>();
  played.set(tableCards, moments);
  let all = moments.get(moment);
  if (!all) {
    all = Object.values(tableCards).filter(({ at }) => at.includes(moment));
    moments.set(moment, all);
  }
  return all;
}

/**
 * True if a seat may hold a card for this moment, judged by public facts: how many cards of each kind it has not shown, which cards have been
 * shown, and its faction. @rule CMP-4
 */
function mayHold(look: Look, seat: Seat, occasion: PlayMoment): boolean {
  const { cards, used, faction } = seatState(look, seat);
  if (cards.length === 0) return false;
  const kinds = cards.map(kindOfCard);
  const shown = look.match.order.seats.flatMap((state) => state.used);
  const moments = momentsAt(look, occasion);
  const free = cards.some((id) => !isOpenTo(look.cards.tableCards?.[id] ?? FREE, faction)); // the players agreed on cards of other factions
  const may = (card: TableCard): boolean => {
    if (!kinds.includes(card.kind)) return false;
    if (card.kind !== 'campaign') return look.options.eventsAndAgendas && !shown.includes(card.id);
    return (free || isOpenTo(card, faction)) && !used.includes(card.id) && isPaidHere(look, card);
  };
  return moments.some((moment) => cardsAt(look, moment).some(may));
}

const BETWEEN: readonly PlayMoment[] = ['action-gap', 'replenish-start'];

/** True if a seat is asked for a card at this moment; a seat that stands by is not. */
export function isAskedForCards(look: Look, seat: Seat, moment: PlayMoment): boolean {
  const { conceded, standBy, held = [] } = seatState(look, seat);
  if (conceded || standBy !== null) return false;
  return mayHold(look, seat, moment) || (held.length > 0 && BETWEEN.includes(moment));
}

/** True if the match has players' cards. */
export const hasCards = (look: Look): boolean =>
  look.options.eventsAndAgendas || look.match.order.seats.some(({ cards, used }) => cards.length + used.length > 0);

/** The seats that are asked for a card at this moment, clockwise from the active seat's left. */
export const askedForCards = (look: Look, moment: PlayMoment): Seat[] =>
  look.clockwise(look.activeSeat).filter((seat) => isAskedForCards(look, seat, moment));

/** True if another player has more moonstones. @rule EVA-19 */
export const isOutheld = (look: Look, seat: Seat): boolean =>
  look.seats.some((rival) => rival !== seat && !seatState(look, rival).conceded && look.stonesHeld(rival) > look.stonesHeld(seat));
