import { CampaignStore } from '../../storage/stores/campaign-store.ts';
import type { Database } from '../../storage/database/database.ts';
import { PackStore } from '../../storage/stores/pack-store.ts';
import { PlayerStore } from '../../storage/stores/player-store.ts';
import { PuzzleStore } from '../../storage/stores/puzzle-store.ts';
import { TournamentStore } from '../../storage/stores/tournament-store.ts';
import { TroupeStore } from '../../storage/stores/troupe-store.ts';

/** Deletes for good what was removed more than a day ago. It loads no rules, because it runs at every start. */
export async function purgeKept(database: Database): Promise<void> {
  const stores = [
    new TroupeStore(database),
    new PlayerStore(database),
    new PackStore(database),
    new PuzzleStore(database),
    new TournamentStore(database),
    new CampaignStore(database),
  ];
  for (const store of stores) await store.purge();
}
