import { isOnBoard } from '../../geometry/board.ts';
import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import { restingHeight } from '../movement/stand.ts';
import { radiusOf } from '../sight/bases.ts';
import { heightOf, pointOf, units } from '../table/spots.ts';
import type { Spot } from '../terms/decision.ts';
import type { Json, ModelId, Seat, StoneId } from '../terms/ids.ts';
import type { Model, Stone } from '../terms/match.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { fullName } from './named.ts';

type Fields = Readonly<Record<string, unknown>>;
type Test = (value: unknown) => boolean;

const STATUSES: readonly unknown[] = ['reserve', 'board', 'slain', 'removed'] satisfies Model['status'][];

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber: Test = (value) => typeof value === 'number' && Number.isFinite(value);
const isCount: Test = (value) => Number.isInteger(value) && (value as number) >= 0;
const isFlag: Test = (value) => typeof value === 'boolean';
const isSpot = (value: unknown): value is Spot =>
  Array.isArray(value) && (value.length === 2 || value.length === 3) && value.every(isNumber);

const MODEL_FIELDS: Record<string, Test> = {
  at: isSpot,
  height: isNumber,
  wounds: isCount,
  energy: isCount,
  activated: isFlag,
  jogged: isFlag,
  status: (value) => STATUSES.includes(value),
};
const STONE_FIELDS: Record<string, Test> = {
  at: isSpot,
  depth: isCount,
  holder: (value) => value === null || typeof value === 'string',
};

const wrong = (path: string): Reason => reason('adjust-wrong', [], { path });

/** The first field that nobody knows or whose value is none. */
function firstWrong(given: Fields, known: Record<string, Test>): string | undefined {
  return Object.entries(given).find(([field, value]) => !known[field]?.(value))?.[0];
}

/** The named parts of a group of the adjustment. */
const group = (set: Fields, name: string): [string, unknown][] => {
  const found = set[name];
  return isFields(found) ? Object.entries(found) : [];
};

/** A model as an adjustment leaves it. The fields have been tested. */
function adjustedModel(look: Look, model: Model, given: Fields): Model {
  const {
    at: spot,
    height,
    ...plain
  } = given as Partial<Pick<Model, 'wounds' | 'energy' | 'activated' | 'jogged' | 'status'>> & {
    at?: Spot;
    height?: number;
  };
  const at = spot ? pointOf(spot) : model.at;
  const named = height === undefined ? spot && heightOf(spot) : units(height);
  const moved = spot ? restingHeight(look, { at, radius: radiusOf(look, model.id) }) : model.height;
  return { ...model, ...plain, at, height: named ?? moved };
}

function refuseModel(look: Look, id: ModelId, given: unknown): Reason | null {
  const model = look.match.table.models[id];
  if (!model) return reason('no-such-model', [], { model: id });
  if (!isFields(given)) return wrong(`models.${id}`);
  const field = firstWrong(given, MODEL_FIELDS);
  if (field !== undefined) return wrong(`models.${id}.${field}`);
  const after = adjustedModel(look, model, given);
  const { health } = look.character(id);
  if (after.wounds > health) return reason('more-wounds-than-health', ['CRD-19'], { model: id, health });
  if (after.status !== 'board') return null;
  if (after.wounds === health) return reason('would-be-slain', ['CRD-19', 'SLN-1'], { model: id, health });
  const disc = { at: after.at, radius: radiusOf(look, id) };
  return isOnBoard(disc) ? null : reason('off-the-board', ['EDG-3'], { model: id }, after.at);
}

function refuseStone(look: Look, seat: Seat, id: StoneId, given: unknown): Reason | null {
  if (!look.match.table.stones.some((stone) => stone.id === id)) return reason('no-such-stone', [], { stone: id });
  if (!isFields(given)) return wrong(`stones.${id}`);
  const field = firstWrong(given, STONE_FIELDS);
  if (field !== undefined) return wrong(`stones.${id}.${field}`);
  const holder = typeof given['holder'] === 'string' ? nameOf(look, seat, given['holder']) : null;
  if (holder !== null && !look.match.table.models[holder]) return reason('no-such-model', [], { model: holder });
  if (isSpot(given['at']) && !isOnBoard({ at: pointOf(given['at']), radius: 0 })) return reason('off-the-board', ['MST-4'], { stone: id });
  return null;
}

const nameOf = (look: Look, seat: Seat, short: string): ModelId => fullName(Object.keys(look.match.table.models), short, seat);

/** Why the table may not overrule the match so; whether the others agree is asked afterwards. Points in inches, as in every decision. */
export function refuseAdjust(look: Look, seat: Seat, set: { [key: string]: Json }): Reason | null {
  const known: Record<string, Test> = { models: isFields, stones: isFields, turn: (value) => isCount(value) && value !== 0 };
  const field = firstWrong(set, known);
  if (field !== undefined) return wrong(field);
  if (Object.keys(set).length === 0) return reason('adjust-nothing', []);
  for (const [short, given] of group(set, 'models')) {
    const refused = refuseModel(look, nameOf(look, seat, short), given);
    if (refused) return refused;
  }
  for (const [id, given] of group(set, 'stones')) {
    const refused = refuseStone(look, seat, id, given);
    if (refused) return refused;
  }
  return null;
}

/** Makes the match what everybody agreed it is. */
export function adjust(play: Play, seat: Seat, set: Fields): void {
  const models = group(set, 'models').map(([short, given]) => {
    const id = nameOf(play, seat, short);
    const before = play.model(id);
    const after = adjustedModel(play, before, given as Fields);
    play.patchModel(id, after);
    const changed = Object.entries(after).filter(([field, value]) => value !== before[field as keyof Model]);
    return { ...Object.fromEntries(changed), id };
  });
  for (const [id, given] of group(set, 'stones')) {
    const { at, holder, depth } = given as { at?: Spot; holder?: string | null; depth?: number };
    const patch: Partial<Stone> = {
      ...(at ? { at: pointOf(at) } : {}),
      ...(depth === undefined ? {} : { depth }),
      ...(holder === undefined ? {} : { holder: holder === null ? null : nameOf(play, seat, holder) }),
    };
    play.patchStone(id, patch);
  }
  if (typeof set['turn'] === 'number') play.patchOrder({ turn: set['turn'], suddenDeath: set['turn'] > 4 });
  play.emit({ what: 'adjusted', models });
}
