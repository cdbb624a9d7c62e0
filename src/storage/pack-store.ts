import * as v from 'valibot';
import type { Pack } from '../packs/pack.ts';
import { sumOf } from '../packs/written.ts';
import type { Database } from './database.ts';
import type { Check } from './kept-shapes.ts';
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

/** A pack as it is kept. `taken`: the sum of what came from elsewhere; whatever is otherwise has been written or changed here. `given`: the sum of what was passed on last. */
export type KeptPack = Pack & { taken?: string; given?: string };

/** The pack alone, as it is passed on. */
export const bare = ({ taken: _taken, given: _given, ...pack }: KeptPack): Pack => pack;

/** Whether somebody has written or changed a pack here. */
export const isChangedHere = (kept: KeptPack): boolean => kept.taken !== sumOf(bare(kept));

/** Its outline: a pack was read card by card before it was kept. */
const checkPack: Check<KeptPack> = (given) => {
  const read = v.safeParse(shape, given);
  return read.success ? (read.output as unknown as KeptPack) : null; // its cards were checked when it was taken
};

/** The packs of cards on this device, each under its own id. One that is archived is switched off. */
export class PackStore extends KeptStore<KeptPack> {
  constructor(database: Database, clock?: () => number) {
    super(database, database.packs, checkPack, clock);
  }
}

/** Of two that differ the one of the higher version. */
export const higherVersion = (newer: KeptPack, older: KeptPack): KeptPack => (older.version > newer.version ? older : newer);
