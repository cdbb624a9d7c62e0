import type { Database } from '../../storage/database/database.ts';
import { PhotoStore } from '../../storage/stores/photo-store.ts';
import { lendPhotos } from '../../ui/art/lent-cards.ts';

/** The object URLs in use, and the previous ones, which may still be on the screen. */
let [shown, before]: [readonly string[], readonly string[]] = [[], []];

/** Shows the stored photographs on cards, tokens and strips from now on. They never leave the window. */
export async function showPhotos(database: Database): Promise<void> {
  const newest = await new PhotoStore(database).newest();
  const addresses = new Map(
    [...newest].map(([character, { bytes, type }]) => [character, URL.createObjectURL(new Blob([bytes], { type }))]),
  );
  for (const address of before) URL.revokeObjectURL(address);
  [shown, before] = [[...addresses.values()], shown];
  lendPhotos(addresses);
}
