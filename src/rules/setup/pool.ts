import type { Catalogue } from '../terms/card-language.ts';
import { FACTIONS, type Faction } from '../terms/factions.ts';
import type { CharacterId, Seat } from '../terms/ids.ts';
import type { Look } from '../look.ts';
import type { Setup } from '../terms/match.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { eligible, mostTogether } from './eligible.ts';
import { optionsOf } from './options.ts';

// The characters from which players draft: each from a collection, or all from one pool. @rule DRF-5

/** True if a character is in the pool of a seat; without a pool every character is. */
const inPool = (look: Look, seat: Seat, character: CharacterId): boolean => look.match.order.seats[seat]?.pool?.includes(character) ?? true;

export const refusePooled = (look: Look, seat: Seat, character: CharacterId): Reason | null =>
  inPool(look, seat, character) ? null : reason('not-in-pool', ['DRF-5'], { character });

/** Every character of a faction that a seat may field. */
export const open = (look: Look, seat: Seat, faction: Faction | null): CharacterId[] =>
  eligible(look, faction).filter((character) => inPool(look, seat, character));

/** The number of characters of a faction that must be open to a seat. */
interface Enough {
  /** At least a troupe that may play together. */
  troupe: number;
  /** From a pool at least one for each player, so that each finds one, whatever the others pick. */
  players: number;
}

const suffices = (cards: Catalogue, characters: readonly CharacterId[], { troupe, players }: Enough): boolean =>
  characters.length >= players && mostTogether(cards, characters) >= troupe;

/** True if enough characters of a faction are open to a seat. @rule SET-8 SET-14 DRF-7 */
export const isEnough = (look: Look, seat: Seat, faction: Faction): boolean =>
  suffices(look.cards, open(look, seat, faction), {
    troupe: look.options.troupeSize,
    players: look.match.order.seats[seat]?.pool ? look.seats.length : 0,
  });

/** The reason why a match cannot be drafted from these pools: for one seat no faction has enough characters. @rule DRF-5 DRF-7 SET-14 SET-17 */
export function refusePools(setup: Setup, cards: Catalogue): Reason | null {
  const { draft, troupeSize, shades } = optionsOf(setup, cards);
  if (!draft) return null;
  const enough = { troupe: troupeSize, players: setup.seats.length };
  const factions = FACTIONS.filter((faction) => shades || faction !== 'shades');
  for (const [seat, { pool, faction: fixed }] of setup.seats.entries()) {
    if (!pool) continue;
    const available = [...new Set(pool)].flatMap((id) => cards.characters[id] ?? []).filter(({ unselectable }) => !unselectable);
    const byFaction = (fixed ? [fixed] : factions).map((faction) =>
      available.filter((card) => card.factions.includes(faction)).map(({ id }) => id),
    );
    if (byFaction.some((characters) => suffices(cards, characters, enough))) continue;
    const most = Math.max(...byFaction.map((characters) => mostTogether(cards, characters)));
    return reason('pool-too-small', ['DRF-5', 'DRF-7'], { seat, least: Math.max(enough.troupe, enough.players), most });
  }
  return null;
}
