import type { Clash } from '../../../packs/box.ts';
import type { CardChange } from '../../../packs/changes.ts';
import type { Finding } from '../../../packs/finding.ts';
import type { Pack, PackId } from '../../../packs/pack.ts';
import type { Character } from '../../../rules/terms/card-language.ts';
import type { PowerEstimate } from './power-port.ts';
import type { Parcel } from './troupe-port.ts';

/** Everything that uses the cards of a pack, by name. Matches under way keep the cards with which they were begun. */
export interface PackUsers {
  troupes: readonly string[];
  matches: readonly string[];
  campaigns: readonly string[];
}

/** A pack on this device. */
export interface ListedPack {
  pack: Pack;
  /** True if the publisher of the app has sealed the pack. */
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

/** The changes that taking a pack would make. `known`: the version on this device; null for none. */
export interface PackOffer {
  changes: readonly CardChange[];
  findings: readonly Finding[];
  known: number | null;
  /** True if the publisher of the app has sealed the pack. */
  official: boolean;
  /** True if the device has exactly this pack already. */
  isIdentical: boolean;
  /** True if the pack on this device was written or changed here. */
  edited: boolean;
  /** Cards, by name, that the pack on this device has and the offered one has not. */
  missing: readonly string[];
  users: PackUsers;
}

/** The packs of this device. Methods that write reject only when nothing was saved. */
export interface PackPort {
  list(): Promise<readonly ListedPack[]>;
  /** Cards that differ between two packs. */
  clashes(): readonly Clash[];
  offer(pack: Pack): Promise<PackOffer>;
  /** Saves a pack; resolves with the sentence why it is refused, or null. */
  take(pack: Pack): Promise<string | null>;
  /** Chooses the pack whose card is used where two packs have the card. */
  prefer(card: string, pack: PackId): Promise<void>;
  switchOn(id: PackId, on: boolean): Promise<void>;
  remove(id: PackId): Promise<void>;
  undoRemove(id: PackId): Promise<void>;
  /** The packs that the host of the app offers; none where they cannot be fetched. */
  hosted(): Promise<readonly HostedPack[]>;
  /** One of the hosted packs, read and checked; null where it cannot be fetched or is no pack. */
  fetch(id: PackId): Promise<Pack | null>;
  /** Estimates the strength of a character of a pack that is switched on. */
  tryOut(card: Character): Promise<PowerEstimate>;
  /** The pack as a parcel to share; if it was changed since it was last shared, it gets a higher version first. */
  share(pack: Pack): Promise<Parcel>;
}
