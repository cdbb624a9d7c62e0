import type { Json, ModelId, StoneId } from '../../rules/terms/ids.ts';
import type { BoardPoint } from '../contexts/table-port.ts';
import { spotOf } from '../match/spots.ts';

export type Status = 'reserve' | 'board' | 'slain' | 'removed';

/** What is to be different about a model. Points in units. */
export interface ModelChange {
  at?: BoardPoint;
  wounds?: number;
  energy?: number;
  activated?: boolean;
  jogged?: boolean;
  status?: Status;
}
export interface StoneChange {
  at?: BoardPoint;
  depth?: number;
  holder?: ModelId | null;
}

/** A draft of what the table would set right. */
export interface Adjustment {
  models: Readonly<Record<ModelId, ModelChange>>;
  stones: Readonly<Record<StoneId, StoneChange>>;
  turn: number | null;
}

export const nothingAdjusted: Adjustment = { models: {}, stones: {}, turn: null };

/** A change without what is as it was before. */
function kept<Change extends object>(change: Change, before: object): Change {
  const was = Object.fromEntries(Object.entries(before));
  return Object.fromEntries(
    Object.entries(change).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(was[field])),
  ) as Change; // fewer of the same fields
}

/** With one more change to a model; what says the same as the table is left out again. */
export function withModel({ models, ...rest }: Adjustment, id: ModelId, change: ModelChange, before: object): Adjustment {
  const { [id]: known, ...others } = models;
  const next = kept({ ...known, ...change }, before);
  return { ...rest, models: Object.keys(next).length > 0 ? { ...others, [id]: next } : others };
}

export function withStone({ stones, ...rest }: Adjustment, id: StoneId, change: StoneChange, before: object): Adjustment {
  const { [id]: known, ...others } = stones;
  const next = kept({ ...known, ...change }, before);
  return { ...rest, stones: Object.keys(next).length > 0 ? { ...others, [id]: next } : others };
}

const written = <Change extends { at?: BoardPoint }>({ at, ...plain }: Change): { [key: string]: Json } => ({
  ...(Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)) as { [key: string]: Json }), // numbers, flags and words
  ...(at ? { at: [...spotOf(at)] } : {}),
});

const group = (changes: Readonly<Record<string, { at?: BoardPoint }>>): { [key: string]: Json } =>
  Object.fromEntries(Object.entries(changes).map(([id, change]) => [id, written(change)]));

/** The draft as a decision writes it; empty groups are left out. */
export function setOf({ models, stones, turn }: Adjustment): { [key: string]: Json } {
  return {
    ...(Object.keys(models).length > 0 ? { models: group(models) } : {}),
    ...(Object.keys(stones).length > 0 ? { stones: group(stones) } : {}),
    ...(turn === null ? {} : { turn }),
  };
}
