import type { KeptBoard } from '../record/board-file.ts';
import { seal } from '../record/sealed-file.ts';
import type { Backup } from './backup-file.ts';
import { boardsToBring, BoardStore } from './board-store.ts';
import { campaignMergeOf, type BroughtCampaign, type CampaignMerge } from './campaign-merge.ts';
import { CampaignStore } from './campaign-store.ts';
import { CollectionStore } from './collection-store.ts';
import type { Database } from './database.ts';
import { keptSteps, keptTally, takeSteps, type Both, type Differing, type KeptTally, type Step } from './kept-merge.ts';
import type { OwnedData, PlayerData, TroupeData } from './kept-shapes.ts';
import type { MatchStore } from './match-store.ts';
import { mergeOf, type Merge } from './merge.ts';
import { PlayerStore } from './player-store.ts';
import type { Settings, SettingsStore } from './settings-store.ts';
import { kept } from './storage-failed.ts';
import { TroupeStore } from './troupe-store.ts';

/** Of matches or campaigns: how many are new, gain decisions, come beside another of the same name, stay. */
export interface FoldTally {
  added: number;
  continued: number;
  copied: number;
  unchanged: number;
}

/** What reading a backup back would do: to the matches, the settings, the boards that come, and to all else that is kept. */
export interface Preview extends FoldTally {
  settings: boolean;
  boards: number;
  troupes: KeptTally;
  collection: KeptTally;
  players: KeptTally;
  campaigns: FoldTally;
}

export interface Stores {
  database: Database;
  matches: MatchStore;
  settings: SettingsStore;
}

const shelves = (database: Database) => ({
  boards: new BoardStore(database),
  troupes: new TroupeStore(database),
  collection: new CollectionStore(database),
  players: new PlayerStore(database),
  campaigns: new CampaignStore(database),
});

async function allCampaigns(store: CampaignStore): Promise<BroughtCampaign[]> {
  const all: BroughtCampaign[] = [];
  for (const meta of await store.list()) {
    const record = await store.load(meta.id);
    if (record) all.push({ meta, record });
  }
  return all;
}

/** Everything as one file; what was removed stays behind. Rejects with `StorageFailed`. */
export async function makeBackup({ database, matches, settings }: Stores, made = Date.now()): Promise<Uint8Array<ArrayBuffer>> {
  const all: Backup['matches'] = [];
  for (const meta of await matches.list()) {
    const record = await matches.load(meta.id);
    if (record) all.push({ meta, record });
  }
  const { boards, troupes, collection, players, campaigns } = shelves(database);
  return seal('backup', {
    made,
    matches: all,
    settings: await settings.get(),
    boards: await boards.list(),
    troupes: await troupes.list(),
    collection: await collection.list(),
    players: await players.list(),
    campaigns: await allCampaigns(campaigns),
  } satisfies Backup);
}

/** One entry a character: the newer one's signs, and what either has noted. */
const bothOwned: Both<OwnedData> = (newer, older) => ({
  ...newer,
  notes: newer.notes.includes(older.notes) ? newer.notes : `${newer.notes}\n${older.notes}`.trim(),
});

interface Plan {
  merges: Merge[];
  settings: boolean;
  boards: KeptBoard[];
  troupes: Step<TroupeData>[];
  collection: Step<OwnedData>[];
  players: Step<PlayerData>[];
  campaigns: CampaignMerge[];
}

function foldTally(merges: readonly { how: Merge['how'] }[]): FoldTally {
  const of = (how: Merge['how']): number => merges.filter((merge) => merge.how === how).length;
  return { added: of('added'), continued: of('continued'), copied: of('copied'), unchanged: of('unchanged') };
}

const tally = ({ merges, settings, boards, troupes, collection, players, campaigns }: Plan): Preview => ({
  ...foldTally(merges),
  settings,
  boards: boards.length,
  troupes: keptTally(troupes),
  collection: keptTally(collection),
  players: keptTally(players),
  campaigns: foldTally(campaigns),
});

/** When this device was backed up last is its own affair. */
const brought = ({ backedUpAt: _own, ...settings }: Settings): Partial<Settings> => settings;

async function planned({ database, matches, settings }: Stores, backup: Backup): Promise<Plan> {
  const here = shelves(database);
  const merges: Merge[] = [];
  for (const match of backup.matches) merges.push(await mergeOf(match, matches));
  const campaigns: CampaignMerge[] = [];
  for (const campaign of backup.campaigns) campaigns.push(await campaignMergeOf(campaign, here.campaigns));
  return {
    merges,
    settings: JSON.stringify(brought(await settings.get())) !== JSON.stringify(brought(backup.settings)),
    boards: boardsToBring(backup.boards, await here.boards.list()),
    troupes: await keptSteps(here.troupes, backup.troupes),
    collection: await keptSteps(here.collection, backup.collection),
    players: await keptSteps(here.players, backup.players),
    campaigns,
  };
}

/** What `restoreBackup` would do now. */
export async function previewBackup(stores: Stores, backup: Backup): Promise<Preview> {
  return tally(await planned(stores, backup));
}

/**
 * Takes over a backup: all of it, or, when that fails (`StorageFailed`), nothing. No match or campaign loses a decision; of
 * troupes, players and what is owned `differing` says what becomes of those that are different here.
 */
export async function restoreBackup(stores: Stores, backup: Backup, differing: Differing = 'both'): Promise<Preview> {
  const { database, matches, settings } = stores;
  const here = shelves(database);
  return kept(() =>
    database.transaction('rw', database.tables, async () => {
      const plan = await planned(stores, backup);
      for (const { how, meta, record } of plan.merges) {
        if (how !== 'unchanged') await matches.replace(meta, record);
      }
      if (plan.settings) await settings.change(brought(backup.settings));
      for (const board of plan.boards) await here.boards.save(board);
      await takeSteps(here.troupes, plan.troupes, differing, 'beside');
      await takeSteps(here.collection, plan.collection, differing, bothOwned);
      await takeSteps(here.players, plan.players, differing, 'beside');
      for (const { how, meta, record } of plan.campaigns) {
        if (how !== 'unchanged') await here.campaigns.replace(meta, record);
      }
      return tally(plan);
    }),
  );
}
