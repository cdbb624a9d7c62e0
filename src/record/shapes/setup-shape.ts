import * as v from 'valibot';
import { EDGES } from '../../rules/terms/decision.ts';
import { ARCANE_KINDS, MELEE_CARDS } from '../../rules/terms/decks.ts';
import { FACTIONS } from '../../rules/terms/factions.ts';
import { TERRAIN_KINDS, type Footprint, type Piece, type SetupPosition, type SeatSetup, type Setup } from '../../rules/terms/match.ts';
import { OPTION_NAMES, OPTIONS, type OptionName, type Options } from '../../rules/terms/options.ts';
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

const markerEnergy = maybe(v.union([v.literal(false), v.object({ activate: count, switchOff: count })]));
/** The shape of an option by its row: a switch, one of a list, or a number. */
function rowShape(name: OptionName): v.GenericSchema {
  const row = OPTIONS[name];
  if ('group' in row) return v.boolean();
  return 'of' in row ? v.picklist(row.of) : count;
}
const rows = Object.fromEntries(OPTION_NAMES.map((name) => [name, maybe(rowShape(name))]));
const table = maybe(v.picklist(['board', 'spoken']));
const someOptions = v.object({ ...rows, markerEnergy, table }) as v.GenericSchema<Partial<Options>>; // row by row

/** The options of a stored match. Options that were added later may be missing; they have the choice of the book (`completeOptions`). */
export const optionsShape = v.object({
  ...rows,
  troupeSize: count,
  field: count,
  markerEnergy,
  table,
}) as unknown as v.GenericSchema<Options>; // row by row

const seatShape = shapeOf<SeatSetup>()({
  faction: maybe(v.picklist(FACTIONS)),
  troupe: maybe(names),
  crossedOff: maybe(names),
  pool: maybe(names),
  upgrades: maybe(v.record(v.string(), names)),
  cards: maybe(names),
  used: maybe(names),
  edge: maybe(v.picklist(EDGES)),
});

const placed = shapeOf<NonNullable<SetupPosition['models']>[string]>()({
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

const fixed = shapeOf<NonNullable<SetupPosition['draws']>>()({
  arcane: maybe(v.array(v.picklist(ARCANE_KINDS))),
  melee: maybe(v.array(v.picklist(MELEE_CARDS))),
  d6: maybe(v.array(whole)),
  d4: maybe(v.array(whole)),
});

const positionShape = shapeOf<SetupPosition>()({
  models: maybe(v.record(v.string(), placed)),
  stones: maybe(v.array(v.object({ id: name, at: point, depth: number }))),
  markers: maybe(v.array(v.object({ id: name, seat, at: point, active: v.boolean() }))),
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
