import type { AbilityId, Json, ModelId, PieceId, Seat, StoneId } from '../../rules/terms/ids.ts';
import type { BoardPoint } from '../contexts/table-port.ts';
import { spotOf } from '../table/spots.ts';

export type Status = 'reserve' | 'board' | 'slain' | 'removed';

/** The changes to one model; fields that are left out stay as they are. Points in units. */
export interface ModelChange {
  at?: BoardPoint;
  /** Height of the surface it stands on, in inches; for a match beside the table. */
  height?: number;
  wounds?: number;
  energy?: number;
  activated?: boolean;
  jogged?: boolean;
  status?: Status;
  /** Abilities that become used up (true) or ready (false). */
  used?: Readonly<Record<AbilityId, boolean>>;
  /** Abilities whose lasting effects on the model end. */
  ends?: readonly AbilityId[];
  controller?: Seat;
}
/** Changes to an objective marker; a new marker needs a place. */
export interface MarkerChange {
  at?: BoardPoint;
  active?: boolean;
  seat?: Seat;
  gone?: true;
}
/** Changes to a lure that a card text places on the ground; a new one needs a place and the model that placed it. */
export interface LureChange {
  at?: BoardPoint;
  by?: ModelId;
  gone?: true;
}
/** Changes to an item of terrain, under the id of one of its pieces: moved by inches, or removed. */
export interface TerrainChange {
  by?: readonly [number, number];
  gone?: true;
}
/** `cards`: played cards that return to the hand; `held`: the arcane cards kept in secret go back into the deck. */
export interface SeatChange {
  cards?: readonly string[];
  held?: 0;
}
export interface StoneChange {
  at?: BoardPoint;
  depth?: number;
  holder?: ModelId | null;
}

/** A draft of all corrections to a match. */
export interface Adjustment {
  models: Readonly<Record<ModelId, ModelChange>>;
  stones: Readonly<Record<StoneId, StoneChange>>;
  seats: Readonly<Record<string, SeatChange>>;
  markers: Readonly<Record<string, MarkerChange>>;
  lures: Readonly<Record<string, LureChange>>;
  terrain: Readonly<Record<PieceId, TerrainChange>>;
  turn: number | null;
  /** The seat that activates next, and the seat with Initiative; unchanged when left out. */
  nextSeat?: Seat;
  initiative?: Seat | null;
  /** The procedures under way end, and their cards go back. */
  breakOff: boolean;
}

export const nothingAdjusted: Adjustment = {
  models: {},
  stones: {},
  seats: {},
  markers: {},
  lures: {},
  terrain: {},
  turn: null,
  breakOff: false,
};

/** A change without the fields that equal the present ones. */
function changedFields<Change extends object>(change: Change, before: object): Change {
  const was = Object.fromEntries(Object.entries(before));
  return Object.fromEntries(
    Object.entries(change).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(was[field])),
  ) as Change; // a subset of the same fields
}

/** The draft with one more change to a model, without fields that equal the table. */
export function withModel({ models, ...otherChanges }: Adjustment, id: ModelId, change: ModelChange, before: object): Adjustment {
  const { [id]: known, ...otherModels } = models;
  const { used, ends, ...plain } = { ...known, ...change };
  const next: ModelChange = {
    ...changedFields(plain, before),
    ...(used && Object.keys(used).length > 0 ? { used } : {}),
    ...(ends && ends.length > 0 ? { ends } : {}),
  };
  return { ...otherChanges, models: Object.keys(next).length > 0 ? { ...otherModels, [id]: next } : otherModels };
}

export function withStone({ stones, ...otherChanges }: Adjustment, id: StoneId, change: StoneChange, before: object): Adjustment {
  const { [id]: known, ...otherStones } = stones;
  const next = changedFields({ ...known, ...change }, before);
  return { ...otherChanges, stones: Object.keys(next).length > 0 ? { ...otherStones, [id]: next } : otherStones };
}

/** A change to a thing on the table; a new thing that is to go again needs no change at all. */
function lying<Change extends { gone?: true }>(known: Change | undefined, change: Change, before: object): Change | { gone?: true } {
  const { gone: _gone, ...plain } = { ...known, ...change };
  const isThere = Object.keys(before).length > 0;
  return change.gone ? (isThere ? { gone: true } : {}) : changedFields(plain, before);
}

export function withMarker({ markers, ...otherChanges }: Adjustment, id: string, change: MarkerChange, before: object): Adjustment {
  const { [id]: known, ...otherMarkers } = markers;
  const next: MarkerChange = lying(known, change, before);
  return { ...otherChanges, markers: Object.keys(next).length > 0 ? { ...otherMarkers, [id]: next } : otherMarkers };
}

export function withLure({ lures, ...otherChanges }: Adjustment, id: string, change: LureChange, before: object): Adjustment {
  const { [id]: known, ...otherLures } = lures;
  const next: LureChange = lying(known, change, before);
  return { ...otherChanges, lures: Object.keys(next).length > 0 ? { ...otherLures, [id]: next } : otherLures };
}

export function withTerrain({ terrain, ...otherChanges }: Adjustment, id: PieceId, change: TerrainChange): Adjustment {
  const { [id]: _before, ...otherPieces } = terrain;
  return { ...otherChanges, terrain: Object.keys(change).length > 0 ? { ...otherPieces, [id]: change } : otherPieces };
}

/** The change that marks an ability as used up or ready; `isUsed`: how it is now. */
export function markUsed(used: ModelChange['used'] = {}, ability: AbilityId, wanted: boolean, isUsed: boolean): ModelChange {
  const { [ability]: _before, ...otherUses } = used;
  return { used: wanted === isUsed ? otherUses : { ...otherUses, [ability]: wanted } };
}

/** The draft with the changes to a player's cards. */
export function withSeat({ seats, ...otherChanges }: Adjustment, seat: Seat, { cards = [], held }: SeatChange): Adjustment {
  const { [String(seat)]: _before, ...otherSeats } = seats;
  const next: SeatChange = { ...(cards.length > 0 ? { cards } : {}), ...(held === undefined ? {} : { held }) };
  return { ...otherChanges, seats: Object.keys(next).length > 0 ? { ...otherSeats, [seat]: next } : otherSeats };
}

const written = <Change extends { at?: BoardPoint }>({ at, ...plain }: Change): { [key: string]: Json } => ({
  ...(Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)) as { [key: string]: Json }), // numbers, flags and words
  ...(at ? { at: [...spotOf(at)] } : {}),
});

const group = (changes: Readonly<Record<string, { at?: BoardPoint }>>): { [key: string]: Json } =>
  Object.fromEntries(Object.entries(changes).map(([id, change]) => [id, written(change)]));

/** The draft in the form of a decision; empty groups are left out. */
export function adjustmentInDecision({
  models,
  stones,
  seats,
  markers,
  lures,
  terrain,
  turn,
  nextSeat,
  initiative,
  breakOff,
}: Adjustment): {
  [key: string]: Json;
} {
  return {
    ...(Object.keys(models).length > 0 ? { models: group(models) } : {}),
    ...(Object.keys(stones).length > 0 ? { stones: group(stones) } : {}),
    ...(Object.keys(seats).length > 0
      ? { seats: Object.fromEntries(Object.entries(seats).map(([seat, change]) => [seat, { ...change }])) }
      : {}),
    ...(Object.keys(markers).length > 0 ? { markers: group(markers) } : {}),
    ...(Object.keys(lures).length > 0 ? { lures: group(lures) } : {}),
    ...(Object.keys(terrain).length > 0
      ? {
          terrain: Object.fromEntries(
            Object.entries(terrain).map(([id, { by, gone }]) => [id, gone ? { gone } : { by: [...(by ?? [0, 0])] }]),
          ),
        }
      : {}),
    ...(turn === null ? {} : { turn }),
    ...(nextSeat === undefined ? {} : { next: nextSeat }),
    ...(initiative === undefined ? {} : { initiative }),
    ...(breakOff ? { breakOff } : {}),
  };
}
