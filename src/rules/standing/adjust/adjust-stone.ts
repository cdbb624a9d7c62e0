import { isOnBoard } from '../../../geometry/board.ts';
import type { Look } from '../../look.ts';
import { pointOf } from '../../table/spots.ts';
import type { Spot } from '../../terms/decision.ts';
import type { ModelId, StoneId } from '../../terms/ids.ts';
import type { Stone } from '../../terms/match.ts';
import { reason, type Reason } from '../../terms/reason.ts';
import { isCount, isSpot, refuseFields, type AdjustFields, type Test } from './fields.ts';

const FIELDS: Record<string, Test> = {
  at: isSpot,
  depth: isCount,
  holder: (value) => value === null || typeof value === 'string',
};
const HELD_DEPTH = 0; // HRV-4
const DROPPED_DEPTH = 1; // HLD-5

type StoneOwner = (short: string) => ModelId;

/** A moonstone after an adjustment: on a card it has depth 0, put back on the ground depth 1. The fields have been tested. */
export function adjustedStone(stone: Stone, change: AdjustFields, name: StoneOwner): Stone {
  const { at, holder: named, depth } = change as { at?: Spot; holder?: string | null; depth?: number };
  const holder = named === undefined ? stone.holder : named === null ? null : name(named);
  const lying = depth ?? (stone.holder === null ? stone.depth : DROPPED_DEPTH);
  return { ...stone, ...(at ? { at: pointOf(at) } : {}), holder, depth: holder === null ? lying : HELD_DEPTH };
}

/** The reason why an adjustment of a moonstone is not legal. Its holder is judged by `refuseHolders`. */
export function refuseStone(look: Look, id: StoneId, data: unknown, name: StoneOwner): Reason | null {
  const stone = look.match.table.stones.find((candidate) => candidate.id === id);
  if (!stone) return reason('no-such-stone', [], { stone: id });
  const unread = refuseFields(`stones.${id}`, data, FIELDS);
  if (unread) return unread;
  const { at } = data as { at?: Spot };
  const after = adjustedStone(stone, data as AdjustFields, name);
  if (after.holder !== null && !look.match.table.models[after.holder]) return reason('no-such-model', [], { model: after.holder });
  if (at && !isOnBoard({ at: after.at, radius: 0 })) return reason('off-the-board', ['MST-4'], { stone: id });
  if (after.holder !== null) return null;
  if (stone.holder !== null && !at && !look.isSpoken) return reason('stone-needs-a-place', ['HLD-5'], { stone: id });
  return after.depth < 1 ? reason('depth-at-least-one', ['MST-5', 'HLD-5'], { stone: id }) : null;
}
