import * as v from 'valibot';
import { EDGES } from '../../rules/terms/decision.ts';
import { FACTIONS } from '../../rules/terms/factions.ts';
import { TERRAIN_KINDS, type Options, type Piece, type Setup } from '../../rules/terms/match.ts';
import { anything, count, maybe, name, names, number, point, seat } from './plain.ts';

export const pieceShape: v.GenericSchema<Piece> = v.object({
  id: name,
  kind: v.picklist(TERRAIN_KINDS),
  shape: v.union([
    v.strictObject({ polygon: v.pipe(v.array(point), v.minLength(3)) }),
    v.strictObject({ disc: v.object({ at: point, radius: number }) }),
  ]),
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
} satisfies { [K in keyof Options]: v.GenericSchema<Options[K]> };

export const optionsShape: v.GenericSchema<Options> = v.object(optionEntries);
const someOptions = v.object(
  Object.fromEntries(Object.entries(optionEntries).map(([option, shape]) => [option, maybe(shape as v.GenericSchema)])),
);

const seatShape = v.object({
  faction: maybe(v.picklist(FACTIONS)),
  troupe: maybe(names),
  pool: maybe(names),
  upgrades: maybe(v.record(v.string(), names)),
  cards: maybe(names),
  used: maybe(names),
  edge: maybe(v.picklist(EDGES)),
});

const placed = v.object({
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

const positionShape = v.object({
  models: maybe(v.record(v.string(), placed)),
  stones: maybe(v.array(v.object({ id: name, at: point, depth: number }))),
  turn: maybe(count),
  first: maybe(seat),
  initiative: maybe(v.nullable(seat)),
  draws: maybe(anything),
});

export const setupShape = v.object({
  seats: v.pipe(v.array(seatShape), v.minLength(2), v.maxLength(4)),
  options: someOptions,
  terrain: v.array(pieceShape),
  seed: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)),
  start: v.picklist(['setup', 'deploy', 'replenish', 'activation', 'discard'] satisfies Setup['start'][]),
  position: maybe(positionShape),
});
