import type { Database } from '../../storage/database/database.ts';
import { PhotoStore } from '../../storage/stores/photo-store.ts';
import { lendPhotos } from '../../ui/art/lent-cards.ts';

/** The addresses that are shown, and those of before, which may still stand on the screen. */
let [shown, before]: [readonly string[], readonly string[]] = [[], []];

/** Cards, tokens and strips show the player's own photographs from now on, as they are kept now. Nothing of them leaves the window. */
export async function showPhotos(database: Database): Promise<void> {
  const newest = await new PhotoStore(database).newest();
  const addresses = new Map(
    [...newest].map(([character, { bytes, type }]) => [character, URL.createObjectURL(new Blob([bytes], { type }))]),
  );
  for (const address of before) URL.revokeObjectURL(address);
  [shown, before] = [[...addresses.values()], shown];
  lendPhotos(addresses);
}
