import * as v from 'valibot';
import type { Pack } from '../../packs/pack.ts';
import { sumOf } from '../../packs/canonical-text.ts';
import type { Database } from '../database/database.ts';
import type { Check } from '../shapes/kept-shapes.ts';
import { KeptStore } from './kept-store.ts';

const text = v.string();
const cards = v.array(v.looseObject({ id: text, name: text }));
const shape = v.looseObject({
  id: text,
  name: text,
  by: text,
  notes: text,
  version: v.number(),
  language: v.number(),
  characters: cards,
  upgrades: cards,
  tableCards: cards,
  corrects: v.record(text, v.looseObject({ version: v.number(), sum: text })),
});

/**
 * A stored pack. `taken` is the checksum of an imported pack; a different one means that it was written or changed here. `given` is the
 * checksum of the last version that was shared.
 */
export type KeptPack = Pack & { taken?: string; given?: string };

/** The pack alone, as it is shared. */
export const bare = ({ taken: _taken, given: _given, ...pack }: KeptPack): Pack => pack;

/** True if a pack was written or changed on this device. */
export const isChangedHere = (pack: KeptPack): boolean => pack.taken !== sumOf(bare(pack));

/** Checks the outline only, because a pack is read card by card before it is saved. */
const checkPack: Check<KeptPack> = (given) => {
  const read = v.safeParse(shape, given);
  return read.success ? (read.output as unknown as KeptPack) : null; // its cards were checked on import
};

/** The packs of cards on this device. An archived one is switched off. */
export class PackStore extends KeptStore<KeptPack> {
  constructor(database: Database, clock?: () => number) {
    super(database, database.packs, checkPack, clock);
  }
}

/** The pack with the higher version. */
export const higherVersion = (newer: KeptPack, older: KeptPack): KeptPack => (older.version > newer.version ? older : newer);
