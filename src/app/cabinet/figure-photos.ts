import type { CabinetId } from '../../cabinet/terms.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import type { Database } from '../../storage/database/database.ts';
import { PhotoStore } from '../../storage/stores/photo-store.ts';
import { showPhotos } from '../kept/show-photos.ts';

/** The player's own photographs of figures: one for each figure in each cabinet. */
export class FigurePhotos {
  readonly #photos: PhotoStore;

  constructor(
    private readonly database: Database,
    private readonly clock: () => Date,
  ) {
    this.#photos = new PhotoStore(database);
  }

  async open(cabinet: CabinetId, character: CharacterId): Promise<Blob | null> {
    const row = await this.#photos.open(`${cabinet}/${character}`);
    return row && new Blob([row.bytes], { type: row.type });
  }

  async keep(cabinet: CabinetId, character: CharacterId, photo: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.#photos.save(`${cabinet}/${character}`, photo, this.clock().getTime());
    await this.#show();
  }

  async remove(cabinet: CabinetId, character: CharacterId): Promise<void> {
    await this.#photos.remove(`${cabinet}/${character}`);
    await this.#show();
  }

  /** Shows the stored photographs; a failure to show them is ignored, because they are stored already. */
  #show(): Promise<void> {
    return showPhotos(this.database).catch(() => undefined);
  }
}
