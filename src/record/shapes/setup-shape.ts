import * as v from 'valibot';
import { EDGES } from '../../rules/terms/decision.ts';
import { ARCANE_KINDS, MELEE_CARDS } from '../../rules/terms/decks.ts';
import { FACTIONS } from '../../rules/terms/factions.ts';
import {
  TERRAIN_KINDS,
  type Footprint,
  type Options,
  type Piece,
  type Position,
  type SeatSetup,
  type Setup,
} from '../../rules/terms/match.ts';
import { count, maybe, name, names, number, point, seat, shapeOf, whole } from './plain.ts';

const footprintShape: v.GenericSchema<Footprint> = v.union([
  v.strictObject({ polygon: v.pipe(v.array(point), v.minLength(3)) }),
  v.strictObject({ disc: v.object({ at: point, radius: number }) }),
]);

export const pieceShape = shapeOf<Piece>()({
  id: name,
  kind: v.picklist(TERRAIN_KINDS),
  shape: footprintShape,
  base: number,
  top: number,
  piece: maybe(name),
  tags: maybe(names),
});

const optionEntries = {
  stones: v.picklist([7, 5]),
  troupeSize: count,
  field: count,
  draft: v.boolean(),
  eventsAndAgendas: v.boolean(),
  campaignCards: count,
  elevation: v.picklist(['english', 'german']),
  suddenDeath: v.picklist(['after-action', 'any-moment', 'off']),
  coverVsFriendly: v.boolean(),
  shades: v.boolean(),
  objectiveMarkers: v.boolean(),
  markerEnergy: maybe(v.union([v.literal(false), v.object({ activate: count, switchOff: count })])),
  reactions: v.boolean(),
  distractions: v.boolean(),
  goingForIt: v.boolean(),
  followUps: v.boolean(),
  signatures: v.boolean(),
  heights: v.boolean(),
} as const;

export const optionsShape = shapeOf<Options>()(optionEntries);
const { markerEnergy, ...always } = optionEntries;
const someOptions = v.object({
  ...Object.fromEntries(Object.entries(always).map(([option, shape]) => [option, maybe(shape as v.GenericSchema)])),
  markerEnergy,
}) as v.GenericSchema<Partial<Options>>; // the entries are those of `optionsShape`

const seatShape = shapeOf<SeatSetup>()({
  faction: maybe(v.picklist(FACTIONS)),
  troupe: maybe(names),
  pool: maybe(names),
  upgrades: maybe(v.record(v.string(), names)),
  cards: maybe(names),
  used: maybe(names),
  edge: maybe(v.picklist(EDGES)),
});

const placed = shapeOf<NonNullable<Position['models']>[string]>()({
  at: maybe(point),
  height: maybe(number),
  wounds: maybe(count),
  energy: maybe(count),
  activated: maybe(v.boolean()),
  jogged: maybe(v.boolean()),
  used: maybe(names),
  stones: maybe(v.union([count, names])),
  status: maybe(v.picklist(['reserve', 'board', 'slain', 'removed'])),
});

const fixed = shapeOf<NonNullable<Position['draws']>>()({
  arcane: maybe(v.array(v.picklist(ARCANE_KINDS))),
  melee: maybe(v.array(v.picklist(MELEE_CARDS))),
  d6: maybe(v.array(whole)),
  d4: maybe(v.array(whole)),
});

const positionShape = shapeOf<Position>()({
  models: maybe(v.record(v.string(), placed)),
  stones: maybe(v.array(v.object({ id: name, at: point, depth: number }))),
  turn: maybe(count),
  first: maybe(seat),
  initiative: maybe(v.nullable(seat)),
  draws: maybe(fixed),
});

export const setupShape = shapeOf<Setup>()({
  seats: v.pipe(v.array(seatShape), v.minLength(2), v.maxLength(4)),
  options: someOptions,
  terrain: v.array(pieceShape),
  seed: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)),
  start: v.picklist(['setup', 'deploy', 'replenish', 'activation', 'discard']),
  position: maybe(positionShape),
});
