import type { Character } from '../../../rules/terms/card-language.ts';
import { FACTIONS } from '../../../rules/terms/factions.ts';
import type { CharacterId } from '../../../rules/terms/ids.ts';
import { companions } from '../../../troupes/companions.ts';
import type { HouseRules } from '../../contexts/library-port.ts';

/** A saved pool of characters to draft from. */
export interface DraftPool {
  id: string;
  name: string;
  characters: readonly CharacterId[];
}

/** The sources of a draft: all characters, one pool for all players, or a pool for each player. @rule DRF-5 */
export const DRAFT_FROM = ['all', 'shared', 'own'] as const;
export type DraftFrom = (typeof DRAFT_FROM)[number];

/** The part of a planned match that says which characters can be drafted. */
export interface DraftPlan {
  draftFrom?: DraftFrom;
  /** The pool for all players. */
  pool?: DraftPool;
  seats: readonly { pool?: DraftPool }[];
  options: HouseRules;
}

/** The pool of each seat; undefined where it drafts from all characters. */
export function poolsOf({ draftFrom = 'all', pool, seats, options }: DraftPlan): (DraftPool | undefined)[] {
  if (!options.draft || draftFrom === 'all') return seats.map(() => undefined);
  return seats.map((seat) => (draftFrom === 'shared' ? pool : seat.pool));
}

/** A pool that is too small: how many characters of one faction it has, and how many it needs. */
export interface PoolShort {
  pool: DraftPool;
  size: number;
  leastSize: number;
}

/**
 * The first pool in which no faction has enough characters for a troupe, or for one character each player; null when all pools are large
 * enough.
 * @rule DRF-7 SET-14 SET-17
 */
export function shortPool(plan: DraftPlan, size: number, characters: readonly Character[]): PoolShort | null {
  const leastSize = Math.max(size, plan.seats.length);
  const factions = FACTIONS.filter((candidate) => plan.options.shades !== false || candidate !== 'shades');
  for (const pool of poolsOf(plan)) {
    if (!pool) continue;
    const available = characters.filter(({ id, unselectable }) => pool.characters.includes(id) && !unselectable);
    const byFaction = factions.map((faction) => available.filter((card) => card.factions.includes(faction)));
    const isEnough = (all: readonly Character[]): boolean => all.length >= plan.seats.length && companions(all).length >= size;
    const largest = Math.max(...byFaction.map((all) => companions(all).length));
    if (!byFaction.some(isEnough)) return { pool, size: largest, leastSize };
  }
  return null;
}
