import * as v from 'valibot';
import { FACTIONS } from '../../rules/terms/factions.ts';
import { typedName } from '../../rules/terms/typed-name.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { checkTroupe, emptyTroupe, LONGEST_NAME, MOST_CHARACTERS, type Troupe } from '../troupe.ts';
import type { CodeTable, LeftOut } from './code-table.ts';

// Lunachron moves all its data to another device in one code: gzip of {"troupes": [...], "campaigns": [...], "gameResults": [...]}, cards by their
// numbers. Its other fields, such as the sign-in of the device, are ignored.

const MOST_TROUPES = 200;
const number = v.pipe(v.number(), v.integer());
const text = v.pipe(v.string(), v.maxLength(2000));
const troupes = v.pipe(
  v.array(
    v.object({
      troupeName: text,
      faction: text,
      characterIds: v.pipe(v.array(number), v.maxLength(MOST_CHARACTERS)),
      isTournamentList: v.optional(v.boolean(), false),
      isCampaignTroupe: v.optional(v.boolean(), false),
      equippedUpgrades: v.optional(v.record(v.string(), v.array(number)), {}),
    }),
  ),
  v.maxLength(MOST_TROUPES),
);
const results = v.array(
  v.object({
    timestamp: v.number(),
    winnerIndex: v.nullish(number, null),
    playerStats: v.array(v.object({ playerName: v.nullish(text, null), troupeName: text, totalStones: number })),
  }),
);
const shape = v.object({
  troupes,
  campaigns: v.optional(v.array(v.object({ name: text })), []),
  gameResults: v.optional(results, []),
});

/** A game that was played with Lunachron: its time in milliseconds since 1970, the moonstones of each player, and the winner; null is a draw. */
export interface ForeignResult {
  at: number;
  players: { name: string; stones: number }[];
  winner: number | null;
}

/** The parts of a transfer code that Moonrise can use, and the names of its campaigns. */
export interface Transfer {
  troupes: { troupe: Troupe; omissions: LeftOut[] }[];
  campaigns: string[];
  results: ForeignResult[];
}

/** The number of a card: the last three letters of its code, A to J for 0 to 9. */
const numberOf = (code: string): number => Number([...code.slice(2)].map((letter) => letter.charCodeAt(0) - 65).join(''));
const byNumber = (codes: ReadonlyMap<string, string>): ReadonlyMap<number, string> =>
  new Map([...codes].map(([code, id]) => [numberOf(code), id]));

/** The content of a transfer code; null when it is invalid. `freshId` gives ids to the troupes. */
export function readTransfer(data: unknown, freshId: () => string, table: CodeTable): Transfer | null {
  const read = v.safeParse(shape, data);
  if (!read.success) return null;
  const [characterOf, upgradeOf] = [byNumber(table.characters), byNumber(table.upgrades)];
  const arrivals = read.output.troupes.flatMap(
    ({ troupeName, faction, characterIds, isTournamentList, isCampaignTroupe, equippedUpgrades }) => {
      const leftOut: LeftOut[] = [];
      const known = characterIds.flatMap((id): [number, CharacterId][] => {
        const character = characterOf.get(id);
        if (character === undefined) leftOut.push({ why: 'unknown', card: `#${id}` });
        return character === undefined ? [] : [[id, character]];
      });
      const upgrades: Troupe['upgrades'] = {};
      for (const [id, bearer] of known) {
        const borne = Object.hasOwn(equippedUpgrades, id) ? (equippedUpgrades[id] ?? []) : [];
        const named = borne.flatMap((upgrade) => upgradeOf.get(upgrade) ?? []);
        if (named.length > 0) upgrades[bearer] = named;
      }
      const characters = [...new Set(known.map(([, character]) => character))];
      const format = isCampaignTroupe
        ? 'campaign'
        : isTournamentList
          ? characters.length > 8
            ? 'organised-6'
            : 'organised-5'
          : 'friendly';
      const name = typedName(troupeName).slice(0, LONGEST_NAME).trim() || 'Lunachron';
      const played = FACTIONS.find((candidate) => candidate === faction.toLowerCase()) ?? null;
      const troupe = checkTroupe({ ...emptyTroupe(freshId(), name, format), faction: played, characters, upgrades });
      return troupe ? [{ troupe, omissions: leftOut }] : [];
    },
  );
  return {
    troupes: arrivals,
    campaigns: read.output.campaigns.map(({ name }) => name),
    results: read.output.gameResults.map(({ timestamp, winnerIndex, playerStats }) => ({
      at: timestamp,
      players: playerStats.map(({ playerName, troupeName, totalStones }) => ({ name: playerName || troupeName, stones: totalStones })),
      winner: winnerIndex,
    })),
  };
}
