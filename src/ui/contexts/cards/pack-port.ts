import type { Clash } from '../../../packs/box.ts';
import type { CardChange } from '../../../packs/changes.ts';
import type { Finding } from '../../../packs/finding.ts';
import type { Pack, PackId } from '../../../packs/pack.ts';
import type { Character } from '../../../rules/terms/card-language.ts';
import type { PowerEstimate } from './power-port.ts';
import type { Parcel } from './troupe-port.ts';

/** The users of the cards of a pack, by name. Matches under way keep the cards they were begun with. */
export interface PackUsers {
  troupes: readonly string[];
  matches: readonly string[];
  campaigns: readonly string[];
}

/** A pack on this device. */
export interface ListedPack {
  pack: Pack;
  /** The publisher of the app has sealed it. */
  official: boolean;
  on: boolean;
  users: PackUsers;
}

/** A pack that the host of the app offers. */
export interface HostedPack {
  id: PackId;
  name: string;
  by: string;
  version: number;
}

/** What taking a pack would do. `known`: the version that is here; null for none. */
export interface PackOffer {
  changes: readonly CardChange[];
  findings: readonly Finding[];
  known: number | null;
  /** The publisher of the app has sealed it. */
  official: boolean;
  /** It is here, as it is. */
  same: boolean;
  /** The one that is here was written or changed on this device. */
  edited: boolean;
  /** Cards that the one here has and this one has not, by name. */
  gone: readonly string[];
  users: PackUsers;
}

/** The packs of this device. What writes rejects only when nothing was kept. */
export interface PackPort {
  list(): Promise<readonly ListedPack[]>;
  /** Cards that two packs say different things of. */
  clashes(): readonly Clash[];
  offer(pack: Pack): Promise<PackOffer>;
  /** Keeps a pack; a sentence why it is not taken, or null. */
  take(pack: Pack): Promise<string | null>;
  /** Chooses whose card is used where two packs have it. */
  prefer(card: string, pack: PackId): Promise<void>;
  switchOn(id: PackId, on: boolean): Promise<void>;
  remove(id: PackId): Promise<void>;
  undoRemove(id: PackId): Promise<void>;
  /** Packs that lie beside the app on its host; none where they cannot be fetched. */
  hosted(): Promise<readonly HostedPack[]>;
  /** One of those, read and checked; null where it cannot be fetched or is no pack. */
  fetch(id: PackId): Promise<Pack | null>;
  /** Tries out a character of a pack that is switched on. */
  tryOut(card: Character): Promise<PowerEstimate>;
  /** Ready to be passed on; what was changed since the last time gets a higher version first. */
  share(pack: Pack): Promise<Parcel>;
}
