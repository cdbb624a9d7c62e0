import { Gzip, strToU8 } from 'fflate';
import { shelves, type Stores } from './backup.ts';
import { step, type CopyWork } from '../long-work.ts';
import { ownedRows } from '../database/owned-rows.ts';
import { PhotoStore } from '../stores/photo-store.ts';

/** The beginning of every backup file: its kind and format. */
const HEAD = '{"moonrise":"backup","format":1,"content":';

/**
 * Writes a backup without removed things. It compresses one thing after the other, so that at most one match is in memory; shared cards are
 * in the file once. Rejects with `StorageFailed` or when cancelled.
 */
export async function makeBackup(stores: Stores, made = Date.now(), work: CopyWork = {}): Promise<Uint8Array<ArrayBuffer>> {
  const { database, matches, settings } = stores;
  const { boards, troupes, cabinets, holdings, players, packs, puzzles, tournaments, campaigns } = shelves(database);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const file = new Gzip({ mtime: 0, level: 6 }, (piece) => pieces.push(piece));
  const write = (text: string): void => file.push(strToU8(text));
  const field = (name: string, value: unknown): void => write(`"${name}":${JSON.stringify(value)},`);

  write(`${HEAD}{`);
  field('made', made);
  field('settings', await settings.get());
  field('boards', await boards.list());
  field('troupes', await troupes.list());
  const owned = await holdings.list();
  field('cabinets', await cabinets.list());
  field('holdings', owned);
  field('collection', ownedRows(owned)); // for devices of an edition without cabinets
  field('players', await players.list());
  field('packs', await packs.list());
  field('puzzles', await puzzles.list());
  field('tournaments', await tournaments.list());
  if (work.photos) field('photos', await new PhotoStore(database).written());

  const [played, kept] = [await matches.list(), await campaigns.list()];
  const count = played.length + kept.length;
  const all = async (
    name: string,
    before: number,
    ids: readonly string[],
    textOf: (index: number, id: string) => Promise<string>,
  ): Promise<void> => {
    let comma = '';
    write(`"${name}":[`);
    for (const [index, id] of ids.entries()) {
      step(work, before + index, count);
      const text = await textOf(index, id);
      if (text === '') continue;
      write(`${comma}${text}`);
      comma = ',';
    }
    write('],');
  };
  const cards = new Map<string, number>();
  const ids = (metas: readonly { id: string }[]): string[] => metas.map(({ id }) => id);
  await all('matches', 0, ids(played), async (index, id) => {
    const record = await matches.load(id);
    if (!record) return '';
    const shared = JSON.stringify(record.cards);
    const card = cards.get(shared) ?? cards.size;
    cards.set(shared, card);
    return JSON.stringify({ meta: played[index], record: { ...record, cards: card } });
  });
  await all('campaigns', played.length, ids(kept), async (index, id) => {
    const record = await campaigns.load(id);
    return record ? JSON.stringify({ meta: kept[index], record }) : '';
  });
  write(`"cards":[${[...cards.keys()].join(',')}]}}`);
  file.push(new Uint8Array(), true);
  step(work, count, count);

  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const piece of pieces) {
    bytes.set(piece, offset);
    offset += piece.length;
  }
  return bytes;
}
