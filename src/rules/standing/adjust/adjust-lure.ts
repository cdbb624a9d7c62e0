import { isOnBoard } from '../../../geometry/board.ts';
import type { Look } from '../../look.ts';
import { isUnder, lureDisc, lureOf, luresOf } from '../../measuring/lures.ts';
import type { Play } from '../../play.ts';
import { pointOf } from '../../table/spots.ts';
import type { Spot } from '../../terms/decision.ts';
import type { ModelId } from '../../terms/ids.ts';
import { laysOf } from '../../terms/lays.ts';
import type { Lure, Model } from '../../terms/match.ts';
import { reason, type Reason } from '../../terms/reason.ts';
import { isSpot, refuseFields, type AdjustFields, type Test } from './fields.ts';

const FIELDS: Record<string, Test> = { at: isSpot, by: (value) => typeof value === 'string', gone: (value) => value === true };

/** The fields of an adjustment of a lure. A new lure needs a place and the model that placed it. */
interface LureSet {
  at?: Spot;
  by?: string;
  gone?: true;
}

type LureOwner = (short: string) => ModelId;
const NAME = /^(.+)-\d{1,2}$/;

/** A lure after an adjustment; null when it is removed, or cannot exist. The fields have been tested. */
function adjustedLure(look: Look, id: string, given: AdjustFields, name: LureOwner): Lure | null {
  const { at, by, gone } = given as LureSet;
  if (gone) return null;
  const before = luresOf(look).find((lure) => lure.id === id);
  const owner = by === undefined ? before?.by : name(by);
  const place = at ? pointOf(at) : before?.at;
  if (owner === undefined || !place) return null;
  if (by === undefined && before) return { ...before, at: place };
  const laid = look.match.table.models[owner] && laysOf(look.character(owner)).find(({ lure }) => lure === NAME.exec(id)?.[1]);
  return laid ? lureOf(laid, { id, at: place, by: owner }) : null;
}

/** The reason why an adjustment of a lure is not legal. `models`: the models after the adjustment. */
export function refuseLure(look: Look, id: string, data: unknown, name: LureOwner, models: Record<ModelId, Model>): Reason | null {
  const unread = refuseFields(`lures.${id}`, data, FIELDS);
  if (unread) return unread;
  const isThere = luresOf(look).some((lure) => lure.id === id);
  if ((data as LureSet).gone) return isThere ? null : reason('no-such-lure', ['CHR-28']);
  const after = adjustedLure(look, id, data as AdjustFields, name);
  if (!after) return reason('no-such-lure', ['CHR-28']);
  if (look.isSpoken) return null;
  const disc = lureDisc(after);
  if (!isOnBoard(disc)) return reason('off-the-board', [], {}, after.at);
  const changed = look.with({ ...look.match, table: { ...look.match.table, models } });
  return changed.onBoard.some((model) => isUnder(changed, disc, model.id)) ? reason('lure-on-model', ['CHR-28'], {}, after.at) : null;
}

/** Adds, moves and removes lures, or changes the model that placed one. */
export function adjustLures(play: Play, changes: readonly (readonly [string, AdjustFields])[], name: LureOwner): void {
  if (changes.length === 0) return;
  const set = new Map(changes);
  const kept = luresOf(play).filter(({ id }) => !set.has(id));
  const changed = changes.flatMap(([id, fields]) => adjustedLure(play, id, fields, name) ?? []);
  play.patchTable({ lures: [...kept, ...changed].sort((a, b) => (a.id < b.id ? -1 : 1)) });
}
