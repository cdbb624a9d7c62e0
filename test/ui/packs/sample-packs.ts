import type { Pack } from '../../../src/packs/pack.ts';
import type { ListedPack, PackOffer, PackPort } from '../../../src/ui/contexts/cards/pack-port.ts';
import type { Parcel } from '../../../src/ui/contexts/cards/troupe-port.ts';

export const samplePack: Pack = {
  id: 'mill-club-k3f7',
  name: 'Mill Club',
  by: 'Ada',
  notes: 'Written in winter.',
  version: 2,
  language: 1,
  characters: [],
  upgrades: [{ id: 'mill-club-k3f7:honey', name: 'Honey', version: 1, factions: ['shades'], allowed: [], forbidden: [], abilities: [] }],
  tableCards: [],
  corrects: {},
};

/** Packs that are kept in memory. */
export class SamplePacks implements PackPort {
  kept: ListedPack[] = [];
  readonly gone = new Set<string>();
  offered: PackOffer = {
    changes: [],
    findings: [],
    known: null,
    official: false,
    isIdentical: false,
    edited: false,
    missing: [],
    users: { troupes: [], matches: [], campaigns: [] },
  };

  list() {
    return Promise.resolve(this.kept.filter(({ pack }) => !this.gone.has(pack.id)));
  }
  clashes() {
    return [];
  }
  offer() {
    return Promise.resolve(this.offered);
  }
  host: Pack[] = [];
  hosted() {
    return Promise.resolve(this.host);
  }
  fetch(id: string) {
    return Promise.resolve(this.host.find((pack) => pack.id === id) ?? null);
  }
  readonly took: Pack[] = [];
  take(pack: Pack) {
    this.took.push(pack);
    return Promise.resolve(null);
  }
  tryOut() {
    const state = { phase: 'going' as const, pairs: 100, played: 50, better: 31, worse: 19, unused: ['Pick a Pocket'] };
    const nothing = () => undefined;
    return Promise.resolve({ state, pause: nothing, resume: nothing, cancel: nothing, subscribe: () => nothing });
  }
  prefer() {
    return Promise.resolve();
  }
  switchOn(id: string, on: boolean) {
    this.kept = this.kept.map((entry) => (entry.pack.id === id ? { ...entry, on } : entry));
    return Promise.resolve();
  }
  remove(id: string) {
    this.gone.add(id);
    return Promise.resolve();
  }
  undoRemove(id: string) {
    this.gone.delete(id);
    return Promise.resolve();
  }
  share(pack: Pack): Promise<Parcel> {
    const file = { name: 'mill-club.moonpack', blob: new Blob(['x']) };
    const carriers = { code: 'MR1.x', frames: null, link: null, file, sealed: false, foreign: [], list: null };
    return Promise.resolve({ kind: 'pack', title: pack.name, ...carriers });
  }
}
