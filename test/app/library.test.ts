import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { Library } from '../../src/app/library.ts';
import { Database } from '../../src/storage/database.ts';
import type { NewMatch } from '../../src/ui/contexts/library-port.ts';

let named = 0;
const housing = { version: '1.0.0', installed: false, update: () => undefined };
let library: Library;

async function quarrel(names: [string, string]): Promise<NewMatch> {
  await library.load();
  const pairing = library.pairings.find(({ id }) => id === 'a-quick-quarrel');
  if (!pairing) throw new Error('no quarrel');
  return {
    title: pairing.name,
    board: pairing.board,
    options: {},
    seats: pairing.sides.map(({ faction, troupe }, seat) => ({ name: names[seat] ?? '', faction, troupe })),
  };
}

describe('library', () => {
  beforeEach(() => {
    library = new Library(housing, new Database(`library-${(named += 1)}`));
  });

  it('a match that was started is listed and opens', async () => {
    await library.prepare();
    const id = await library.start(await quarrel(['Ada', '']));
    expect(await library.matches()).toMatchObject([{ id, title: 'A Quick Quarrel', names: ['Ada', 'Player 2'], turn: 0, finished: false }]);
    const opened = await library.open(id);
    expect(opened.ok && opened.table.openings().length > 0).toBe(true);
    if (opened.ok) opened.close();
  });

  it('remembers the names that were written, not those it filled in', async () => {
    await library.start(await quarrel(['Ada', '']));
    expect(library.settings.names).toEqual(['Ada', '']);
  });

  it('a rematch lays the same table with other cards', async () => {
    const id = await library.start(await quarrel(['Ada', 'Ben']));
    const again = await library.rematch(id);
    expect(again).not.toBe(id);
    expect((await library.matches()).map(({ title }) => title)).toEqual(['A Quick Quarrel', 'A Quick Quarrel']);
  });

  it('a deleted match can be brought back', async () => {
    const id = await library.start(await quarrel(['Ada', 'Ben']));
    await library.remove(id);
    expect(await library.matches()).toEqual([]);
    await library.undoRemove(id);
    expect(await library.matches()).toHaveLength(1);
  });

  it('a backup brings everything to another device, after a look', async () => {
    await library.start(await quarrel(['Ada', 'Ben']));
    const { name, file } = await library.backup();
    expect(name).toMatch(/^moonrise-\d{4}-\d\d-\d\d\.moonrise$/);
    const other = new Library(housing, new Database(`library-other-${named}`));
    const offer = await other.readBackup(file);
    if (!offer.ok) throw new Error(offer.sentence);
    expect(offer.preview).toMatchObject({ added: 1, settings: true });
    expect(await other.matches()).toEqual([]);
    await offer.restore();
    expect(await other.matches()).toHaveLength(1);
    expect(other.settings.names).toEqual(['Ada', 'Ben']);
  });

  it('a board of one’s own can be played on and comes along in a backup; one with faults is not offered', async () => {
    const { workshop, shelf } = await library.workshop();
    const [ready] = workshop.ready;
    await shelf.save({ id: 'own-glade', name: 'Glade', terrain: ready?.terrain.slice(0, 2) ?? [] });
    const [piece] = ready?.terrain ?? [];
    await shelf.save({ id: 'own-broken', name: 'Broken', terrain: piece ? [{ ...piece, base: 10, top: 0 }] : [] });
    expect(library.boards.filter(({ own }) => own).map(({ id }) => id)).toEqual(['own-glade']);
    const id = await library.start({ ...(await quarrel(['Ada', 'Ben'])), board: 'own-glade' });
    const opened = await library.open(id);
    if (!opened.ok) throw new Error(opened.sentence);
    expect(opened.table.view(null).table.terrain).toEqual(ready?.terrain.slice(0, 2));
    opened.close();
    const other = new Library(housing, new Database(`library-boards-${named}`));
    await other.load();
    const offer = await other.readBackup((await library.backup()).file);
    if (!offer.ok) throw new Error(offer.sentence);
    expect(offer.preview.boards).toBe(2);
    await offer.restore();
    expect(other.boards.filter(({ own }) => own).map(({ name }) => name)).toEqual(['Glade']);
  });

  it('a file that is not ours is refused in a sentence', async () => {
    expect(await library.readBackup(new Blob(['hello']))).toEqual({
      ok: false,
      sentence: 'This is not a file of Moonrise. Nothing was changed.',
    });
  });

  it('SET-12, SET-14, SET-8: says why a character may not join', async () => {
    await library.load();
    const code = (...[character, chosen]: [string, string[]]) =>
      library.refusePick(character, 'commonwealth', chosen, { troupeSize: 2 })?.code ?? null;
    expect(code('grub', [])).toBe('wrong-faction');
    expect(code('flintlock', ['flintlock'])).toBe('twice-in-troupe');
    expect(code('flintlock', ['quack', 'billy'])).toBe('troupe-size');
    expect(code('flintlock', ['quack'])).toBe(null);
  });

  it('tells listeners of changed settings', async () => {
    let told = 0;
    const stop = library.subscribe(() => (told += 1));
    await library.change({ theme: 'day' });
    stop();
    await library.change({ theme: 'night' });
    expect([told, library.settings.theme]).toEqual([1, 'night']);
  });
});
