import { lookAt } from '../look-at.ts';
import { countOf, isSo } from '../reading/league.ts';
import type { Look } from '../look.ts';
import { markersOf } from '../measuring/markers.ts';
import type { Catalogue } from '../terms/card-language.ts';
import type { Faction } from '../terms/factions.ts';
import type { CharacterId, ModelId, Seat } from '../terms/ids.ts';
import type { Match, Model, Order, PlayedCard } from '../terms/match.ts';
import type { LeagueCond, LeagueGain } from '../terms/card-language.ts';

/**
 * The gain of a card, as far as the match decides it. The campaign decides `needs` and the player `chosen`, and in a match without markers
 * also `each`.
 */
export interface Gain {
  who: Seat | 'opponent' | 'chosen' | 'supporters' | 'saboteurs';
  vp: number;
  mp: number;
  each?: 'active-marker';
  needs?: LeagueCond[];
}

export interface CardPlayed {
  seat: Seat;
  card: string;
  /** 0: before the first turn. */
  turn: number;
  targets: ModelId[];
  gains: Gain[];
}

/** A character of a troupe after the game; summoned models are left out. */
export interface CharacterResult {
  seat: Seat;
  character: CharacterId;
  model: ModelId;
  status: Model['status'];
  /** The number of enemies that it has slain, each counted once. */
  kills: number;
  /** 1 when it was slain, by any cause. */
  deaths: 0 | 1;
  /** The model that gets the kill; `character` is null for a summoned one. */
  slainBy: { seat: Seat; character: CharacterId | null } | null;
  /** The number of moonstones that it has. */
  stones: number;
}

export interface SeatResult {
  seat: Seat;
  faction: Faction | null;
  stones: number;
  conceded: boolean;
  kills: number;
  deaths: number;
  catastrophes: number;
  /** The number of objective markers that it has placed, and the number of them that are active; null in a match without markers. */
  markers: { placed: number; active: number } | null;
}

export interface MatchResult {
  result: Order['result'];
  turns: number;
  seats: SeatResult[];
  characters: CharacterResult[];
  cardsPlayed: CardPlayed[];
}

const NOTHING = { played: [], slain: [], catastrophes: [] } satisfies Order['deeds'];

/** The markers of a seat, for all its cards; null in a match without markers. @rule campaign 4.7 4.8 CMP-10 */
function markersFor(look: Look, seat: Seat): SeatResult['markers'] {
  if (!look.options.objectiveMarkers) return null;
  const markers = markersOf(look).filter((marker) => marker.seat === seat);
  return { placed: markers.length, active: markers.filter(({ active }) => active).length };
}

/** True if a condition holds; undefined when the match cannot tell. */
function holdsFor(look: Look, { seat, card, targets }: PlayedCard, condition: LeagueCond): boolean | undefined {
  const winner = look.match.order.result?.winner;
  switch (condition) {
    case 'won':
      return winner === seat;
    case 'lost':
      return typeof winner === 'number' && winner !== seat;
    case 'target-slain':
      return targets.some((target) => look.match.table.models[target]?.status === 'slain');
    case 'markers-active': {
      const markers = markersFor(look, seat);
      const [least = 1] = look.cards.tableCards?.[card]?.league?.markers ?? [];
      return markers ? markers.active >= least : undefined;
    }
    default:
      return isSo(look, seat, condition);
  }
}

/** The number of things that a gain counts; undefined when the match cannot tell. */
function counted(look: Look, { seat, card }: PlayedCard, each: NonNullable<LeagueGain['each']>): number | undefined {
  if (each.what !== 'active-marker') return countOf(look, seat, each);
  const markers = markersFor(look, seat);
  const [, most = Infinity] = look.cards.tableCards?.[card]?.league?.markers ?? [];
  return markers ? Math.min(most, markers.active) : undefined;
}

function whoIs(look: Look, seat: Seat, side: LeagueGain['who']): Gain['who'] {
  if (side === 'self') return seat;
  const [only, ...others] = look.seats.filter((rival) => rival !== seat);
  return side === 'opponent' && only !== undefined && others.length === 0 ? only : side;
}

/** One gain of a card; null when a condition of it does not hold. */
function gainOf(
  look: Look,
  played: PlayedCard,
  { who, vp = 0, mp = 0, each, most = Infinity, if: conditions = [] }: LeagueGain,
): Gain | null {
  const judged = conditions.map((condition) => [condition, holdsFor(look, played, condition)] as const);
  if (judged.some(([, holds]) => holds === false)) return null;
  const needs = judged.flatMap(([condition, holds]) => (holds === undefined ? [condition] : []));
  const count = each && counted(look, played, each);
  return {
    who: whoIs(look, played.seat, who),
    vp: Math.min(most, vp * (count ?? 1)),
    mp,
    ...(each?.what === 'active-marker' && count === undefined ? { each: each.what } : {}),
    ...(needs.length > 0 ? { needs } : {}),
  };
}

/** The gains of a card that was counted when it was played. */
function paidAt(look: Look, { seat, vp: worth = 0 }: PlayedCard, gains: readonly LeagueGain[]): Gain[] {
  return gains.flatMap(({ who, mp = 0, if: conditions }) => {
    if (conditions && worth === 0) return [];
    return [{ who: whoIs(look, seat, who), vp: who === 'self' ? worth : 0, mp }];
  });
}

function cardPlayed(look: Look, played: PlayedCard): CardPlayed {
  const { seat, card, turn, targets } = played;
  const league = look.cards.tableCards?.[card]?.league;
  const gains = league?.gains ?? [];
  const paid = league?.counts === 'now' ? paidAt(look, played, gains) : gains.flatMap((gain) => gainOf(look, played, gain) ?? []);
  return { seat, card, turn, targets, gains: paid };
}

/** The unplayed cards that count although they were not shown. */
const owed = (look: Look): PlayedCard[] =>
  look.match.order.seats.flatMap(({ cards }, seat) =>
    cards
      .filter((card) => look.cards.tableCards?.[card]?.league?.must)
      .map((card) => ({ seat, card, turn: look.match.order.turn, targets: [] })),
  );

/**
 * The result of a match for a campaign: the winner, moonstones, kills and deaths, and the played cards with their gains. For a match under
 * way it is the present state. @rule CMP-9 CMP-10
 */
export const matchResult = (match: Match, cards: Catalogue): MatchResult => resultOn(lookAt(match, cards));

/** The same for a look. */
export function resultOn(look: Look): MatchResult {
  const { match } = look;
  const { result, turn, seats, deeds = NOTHING } = match.order;
  const fromTroupe = ({ seat, character }: Model): boolean => seats[seat]?.troupe.includes(character) === true;
  const characters = look.models.filter(fromTroupe).map(({ id, seat, character, status }): CharacterResult => {
    const death = deeds.slain.find(({ model }) => model === id);
    const killer = death && death.by !== null ? look.model(death.by) : null;
    return {
      seat,
      character,
      model: id,
      status,
      kills: deeds.slain.filter(({ by }) => by === id).length,
      deaths: death ? 1 : 0,
      slainBy: killer && { seat: killer.seat, character: fromTroupe(killer) ? killer.character : null },
      stones: look.stonesOf(id).length,
    };
  });
  return {
    result,
    turns: turn,
    seats: seats.map(({ faction, conceded }, seat) => {
      const killed = deeds.slain.filter(({ by }) => by !== null && look.model(by).seat === seat);
      const lost = deeds.slain.filter(({ model }) => look.model(model).seat === seat);
      const catastrophes = deeds.catastrophes[seat] ?? 0;
      const markers = markersFor(look, seat);
      return { seat, faction, stones: look.stonesHeld(seat), conceded, kills: killed.length, deaths: lost.length, catastrophes, markers };
    }),
    characters,
    cardsPlayed: [...deeds.played, ...(result ? owed(look) : [])].map((played) => cardPlayed(look, played)),
  };
}
