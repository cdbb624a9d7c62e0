import { mergeCabinets, mergeHoldings } from '../../cabinet/merge.ts';
import type { Cabinet, Holding } from '../../cabinet/terms.ts';
import type { KeptBoard } from '../../record/board-file.ts';
import type { MatchRecord } from '../../record/match-record.ts';
import type { Backup } from './backup-file.ts';
import { boardsToBring, BoardStore } from '../stores/board-store.ts';
import { campaignSeed, CampaignStore, type BroughtCampaign } from '../stores/campaign-store.ts';
import { CabinetStore, HoldingStore } from '../stores/cabinet-store.ts';
import type { Database } from '../database/database.ts';
import { keptArrivals, keptTally, takeArrivals, type DifferingChoice, type KeptTally, type Arrival } from '../stores/kept-merge.ts';
import type { PlayerData, TroupeData } from '../shapes/kept-shapes.ts';
import { linkGames } from '../stores/game-links.ts';
import { step, type LongWork } from '../long-work.ts';
import type { MatchStore } from '../stores/match-store.ts';
import { mergesOf, placesOf, type GrowingThings, type Merge } from '../merge/merge.ts';

import { higherVersion, PackStore, type KeptPack } from '../stores/pack-store.ts';
import { PhotoStore, type PhotoArrival } from '../stores/photo-store.ts';
import { PlayerStore } from '../stores/player-store.ts';
import { PuzzleStore, solvedOnEither, type KeptPuzzle } from '../stores/puzzle-store.ts';
import type { Settings, SettingsStore } from '../stores/settings-store.ts';
import { TournamentStore, type TournamentData } from '../stores/tournament-store.ts';
import { TroupeStore } from '../stores/troupe-store.ts';
import { canonicalText } from '../canonical-text.ts';

/** The number of matches or campaigns that are new, that gain decisions, that are saved beside another of the same id, and that stay. */
export interface FoldTally {
  added: number;
  continued: number;
  copied: number;
  unchanged: number;
}

/** The effect of restoring a backup. */
export interface Preview extends FoldTally {
  settings: boolean;
  boards: number;
  troupes: KeptTally;
  collection: KeptTally;
  players: KeptTally;
  packs: KeptTally;
  puzzles: KeptTally;
  tournaments: KeptTally;
  photos: KeptTally;
  campaigns: FoldTally;
}

export interface Stores {
  database: Database;
  matches: MatchStore;
  settings: SettingsStore;
}

export const shelves = (database: Database) => ({
  boards: new BoardStore(database),
  troupes: new TroupeStore(database),
  cabinets: new CabinetStore(database),
  holdings: new HoldingStore(database),
  players: new PlayerStore(database),
  packs: new PackStore(database),
  puzzles: new PuzzleStore(database),
  tournaments: new TournamentStore(database),
  photos: new PhotoStore(database),
  campaigns: new CampaignStore(database),
});

type BroughtMatch = Backup['matches'][number];

const growingMatches = (matches: MatchStore): GrowingThings<BroughtMatch> => ({
  idOf: ({ meta }) => meta.id,
  seedOf: ({ record }) => record.setup.seed,
  grown: ({ record }) => startedAs(record),
  standing: () => matches.standing(),
  load: async (id) => {
    const record = await matches.load(id);
    return record && startedAs(record);
  },
});
export const startedAs = ({ rules, setup, base, entries }: MatchRecord) => ({
  start: [rules, setup, base ?? null],
  decisions: entries.map(({ decision }) => decision),
});

const growingCampaigns = (campaigns: CampaignStore): GrowingThings<BroughtCampaign> => ({
  idOf: ({ meta }) => meta.id,
  seedOf: ({ record }) => campaignSeed(record.head),
  grown: ({ record }) => ({ start: record.head, decisions: record.decisions }),
  standing: () => campaigns.standing(),
  load: async (id) => {
    const record = await campaigns.load(id);
    return record && { start: record.head, decisions: record.decisions };
  },
});

interface RestorePlan {
  matches: Merge<BroughtMatch>[];
  settings: boolean;
  boards: KeptBoard[];
  troupes: Arrival<TroupeData>[];
  cabinets: Arrival<Cabinet>[];
  holdings: Arrival<Holding>[];
  players: Arrival<PlayerData>[];
  packs: Arrival<KeptPack>[];
  puzzles: Arrival<KeptPuzzle>[];
  tournaments: Arrival<TournamentData>[];
  photos: PhotoArrival[];
  campaigns: Merge<BroughtCampaign>[];
}

function foldTally(merges: readonly Merge<unknown>[]): FoldTally {
  const count = (outcome: Merge<unknown>['outcome']): number => merges.filter((merge) => merge.outcome === outcome).length;
  return { added: count('added'), continued: count('continued'), copied: count('copied'), unchanged: count('unchanged') };
}

const tally = ({
  matches,
  settings,
  boards,
  troupes,
  cabinets,
  holdings,
  players,
  packs,
  puzzles,
  tournaments,
  photos,
  campaigns,
}: RestorePlan): Preview => ({
  ...foldTally(matches),
  settings,
  boards: boards.length,
  troupes: keptTally(troupes),
  collection: keptTally([...cabinets, ...holdings]),
  players: keptTally(players),
  packs: keptTally(packs),
  puzzles: keptTally(puzzles),
  tournaments: keptTally(tournaments),
  photos: keptTally(photos),
  campaigns: foldTally(campaigns),
});

/** The settings to restore: without the time of the last backup, with the lessons and trainings of both. */
const brought = ({ backedUpAt: _own, ...settings }: Settings, device: Settings): Partial<Settings> => ({
  ...settings,
  lessons: [...new Set([...device.lessons, ...settings.lessons])],
  trainers: { ...settings.trainers, ...device.trainers },
});

async function planned({ database, matches, settings }: Stores, backup: Backup): Promise<RestorePlan> {
  const stores = shelves(database);
  const device = await settings.get();
  return {
    matches: await mergesOf(backup.matches, growingMatches(matches)),
    settings: canonicalText(brought(device, device)) !== canonicalText(brought(backup.settings, device)),
    boards: boardsToBring(backup.boards, await stores.boards.list(), new Set(await stores.boards.ids())),
    troupes: await keptArrivals(stores.troupes, backup.troupes),
    cabinets: await keptArrivals(stores.cabinets, backup.cabinets, 'named'),
    holdings: await keptArrivals(stores.holdings, backup.holdings, 'named'),
    players: await keptArrivals(stores.players, backup.players),
    packs: await keptArrivals(stores.packs, backup.packs, 'named'),
    puzzles: await keptArrivals(stores.puzzles, backup.puzzles, 'named'),
    tournaments: await keptArrivals(stores.tournaments, backup.tournaments),
    photos: await stores.photos.arrivals(backup.photos),
    campaigns: await mergesOf(backup.campaigns, growingCampaigns(stores.campaigns)),
  };
}

/** The effect that `restoreBackup` would have now. */
export async function previewBackup(stores: Stores, backup: Backup): Promise<Preview> {
  return tally(await planned(stores, backup));
}

/**
 * Restores a backup in full, or, with `StorageFailed`, not at all. No match or campaign loses a decision; `differing` decides about
 * troupes, players and tournaments that differ here.
 */
export async function restoreBackup(
  stores: Stores,
  backup: Backup,
  differing: DifferingChoice = 'both',
  work: LongWork = {},
): Promise<Preview> {
  const { database, matches, settings } = stores;
  const kept = shelves(database);
  return database.connection.write(
    database.tables,
    async () => {
      const plan = await planned(stores, backup);
      const players = await takeArrivals(kept.players, plan.players, differing, 'beside');
      for (const [index, { does, id, thing }] of plan.matches.entries()) {
        step(work, index, plan.matches.length);
        const seated = thing.meta.players?.map((player) => player && (players.get(player) ?? player));
        if (does === 'write') await matches.replace({ ...thing.meta, id, ...(seated ? { players: seated } : {}) }, thing.record);
        if (does === 'bring-back') await matches.undoRemove(id);
      }
      if (plan.settings) await settings.change(brought(backup.settings, await settings.get()));
      for (const board of plan.boards) await kept.boards.save(board);
      await takeArrivals(kept.troupes, plan.troupes, differing, 'beside');
      // a collection is always joined, entry by entry
      await takeArrivals(kept.cabinets, plan.cabinets, 'both', mergeCabinets);
      await takeArrivals(kept.holdings, plan.holdings, 'both', mergeHoldings);
      // one id never has two packs
      await takeArrivals(kept.packs, plan.packs, 'both', higherVersion);
      await takeArrivals(kept.puzzles, plan.puzzles, 'both', solvedOnEither);
      await takeArrivals(kept.tournaments, plan.tournaments, differing, 'beside');
      await kept.photos.take(plan.photos);
      for (const { does, id, thing } of plan.campaigns) {
        if (does === 'write') await kept.campaigns.replace({ ...thing.meta, id }, thing.record);
        if (does === 'bring-back') await kept.campaigns.undoRemove(id);
      }
      const metas = backup.campaigns.map(({ meta }) => meta);
      await linkGames(database, metas, {
        campaigns: placesOf(plan.campaigns, ({ meta }) => meta.id),
        matches: placesOf(plan.matches, ({ meta }) => meta.id),
      });
      return tally(plan);
    },
    'long',
  );
}
