import { catalogue } from '../../../src/cards/index.ts';
import { rivals } from '../../../src/cards/rivals.ts';
import { SharedReader } from '../../../src/app/foreign/read-shared.ts';
import { boardParcel, troupeParcel } from '../../../src/app/foreign/sharing.ts';
import type { Faction } from '../../../src/rules/terms/factions.ts';
import { emptyTroupe, type Troupe } from '../../../src/troupes/troupe.ts';
import type { TroupeCatalogue } from '../../../src/troupes/troupe-catalogue.ts';
import type { EditedBoard } from '../../../src/ui/contexts/board-port.ts';
import type { Arrived, KeptTroupe, TroupeDesk, TroupeShelf } from '../../../src/ui/contexts/cards/troupe-port.ts';

const page = 'https://example.org/moonrise/';

export const sampleTroupe = (id: string, change: Partial<Troupe> = {}): Troupe => ({
  ...emptyTroupe(id, `Troupe ${id}`),
  characters: ['baron-von-fancyhat', 'flintlock', 'quack'],
  ...change,
});

/** A desk that keeps everything in memory. */
export class SampleDesk implements TroupeDesk {
  readonly catalogue: TroupeCatalogue = {
    characters: catalogue.characters,
    upgrades: catalogue.upgrades ?? {},
    rivals,
  };
  readonly printed = this.catalogue;
  kept: KeptTroupe[] = [];
  readonly removed = new Set<string>();
  readonly mine = new Set<string>();
  readonly arrivals: Arrived[] = [];
  full = false;
  #time = 0;

  readonly shelf: TroupeShelf = {
    list: () => Promise.resolve(this.kept.filter(({ troupe }) => !this.removed.has(troupe.id))),
    save: (troupe, join) => {
      if (this.full) return Promise.reject(new Error('full'));
      const standing = this.kept.find((keptTroupe) => keptTroupe.troupe.id === troupe.id)?.troupe;
      const saved = standing && join ? join(standing) : troupe;
      this.put(saved);
      return Promise.resolve(saved);
    },
    archive: (id, archived) => {
      this.kept = this.kept.map((troupe) => (troupe.troupe.id === id ? { ...troupe, troupe: { ...troupe.troupe, archived } } : troupe));
      return Promise.resolve();
    },
    remove: (id) => Promise.resolve(void this.removed.add(id)),
    undoRemove: (id) => Promise.resolve(void this.removed.delete(id)),
    owned: () => Promise.resolve(this.mine),
    freshId: () => `fresh-${(this.#time += 1)}`,
  };

  put(troupe: Troupe) {
    this.kept = [{ troupe, changedAt: (this.#time += 1) }, ...this.kept.filter((candidate) => candidate.troupe.id !== troupe.id)];
  }
  shareTroupe(troupe: Troupe, faction: Faction) {
    return troupeParcel(troupe, faction, this.catalogue, page);
  }
  shareBoard(board: EditedBoard) {
    return boardParcel({ ...board, terrain: [...board.terrain] }, page);
  }
  shareMatch() {
    return Promise.resolve(null);
  }
  reader() {
    return new SharedReader(() => this.shelf.freshId());
  }
  keep(arrived: Arrived) {
    this.arrivals.push(arrived);
    return Promise.resolve('#/troupes');
  }
}
