import type { Catalogue } from '../terms/card-language.ts';
import { FACTIONS, type Faction } from '../terms/factions.ts';
import type { CharacterId, Seat } from '../terms/ids.ts';
import type { Look } from '../look.ts';
import type { Setup } from '../terms/match.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { eligible } from './eligible.ts';
import { optionsOf } from './options.ts';

// What a player drafts from: the own collection, or one pool for all. @rule DRF-5

/** What stands in the pool of a seat, or everything. */
const inPool = (look: Look, seat: Seat, character: CharacterId): boolean => look.match.order.seats[seat]?.pool?.includes(character) ?? true;

export const refusePooled = (look: Look, seat: Seat, character: CharacterId): Reason | null =>
  inPool(look, seat, character) ? null : reason('not-in-pool', ['DRF-5'], { character });

/** Every character of a faction that a seat may field. */
export const open = (look: Look, seat: Seat, faction: Faction | null): CharacterId[] =>
  eligible(look, faction).filter((character) => inPool(look, seat, character));

/**
 * How many characters of a faction must be open to a seat before it may pick that faction: a whole troupe, and from a pool at least one
 * for each player, so that nobody is left without whoever picks what. @rule SET-8 DRF-7
 */
export const leastOf = (look: Look, seat: Seat): number =>
  Math.max(look.options.troupeSize, look.match.order.seats[seat]?.pool ? look.seats.length : 0);

/** Why a match cannot be drafted from these pools: for some seat no faction has enough in them. @rule DRF-5 DRF-7 SET-17 */
export function refusePools(setup: Setup, cards: Catalogue): Reason | null {
  const { draft, troupeSize, shades } = optionsOf(setup, cards);
  if (!draft) return null;
  const least = Math.max(troupeSize, setup.seats.length);
  const factions = FACTIONS.filter((faction) => shades || faction !== 'shades');
  for (const [seat, { pool, faction: fixed }] of setup.seats.entries()) {
    if (!pool) continue;
    const known = [...new Set(pool)].flatMap((id) => cards.characters[id] ?? []).filter(({ unselectable }) => !unselectable);
    const most = Math.max(...(fixed ? [fixed] : factions).map((one) => known.filter((card) => card.factions.includes(one)).length));
    if (most < least) return reason('pool-too-small', ['DRF-5', 'DRF-7'], { seat, least, most });
  }
  return null;
}
