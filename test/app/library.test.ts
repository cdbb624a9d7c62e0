import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Library } from '../../src/app/library.ts';
import { Database } from '../../src/storage/database/database.ts';
import { MatchStore } from '../../src/storage/stores/match-store.ts';
import type { NewMatch } from '../../src/ui/contexts/table/new-match.ts';

let named = 0;
const housing = { version: '1.0.0', installed: false };
let library: Library;

async function quarrel(names: [string, string]): Promise<NewMatch> {
  await library.load();
  const pairing = library.pairings.find(({ id }) => id === 'a-quick-quarrel');
  if (!pairing) throw new Error('no quarrel');
  return {
    pairing: pairing.id,
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

  it('fetches the screen of a match ahead, once, when one is under way', async () => {
    let fetched = 0;
    const database = new Database(`library-${(named += 1)}`);
    library = new Library({ ...housing, matchScreen: () => Promise.resolve((fetched += 1)) }, database);
    await library.matches();
    await new Promise((done) => setTimeout(done, 300)); // it would be fetched within that time
    expect(fetched).toBe(0);
    const id = await library.start(await quarrel(['Ada', 'Ben']));
    await library.matches();
    await vi.waitFor(() => expect(fetched).toBe(1), 10_000);
    await library.remove(id);
    await library.matches();
    await library.undoRemove(id);
    await library.matches();
    await new Promise((done) => setTimeout(done, 300));
    expect(fetched).toBe(1);
  });

  it('fetches the screen of the collection ahead, once, when something stands in a cabinet', async () => {
    let fetched = 0;
    const database = new Database(`library-${(named += 1)}`);
    library = new Library({ ...housing, cabinetScreen: () => Promise.resolve((fetched += 1)) }, database);
    await library.matches();
    await new Promise((done) => setTimeout(done, 300)); // it would be fetched within that time
    expect(fetched).toBe(0);
    await (await library.cabinet()).acquire('mine', 'flintlock');
    await library.matches();
    await vi.waitFor(() => expect(fetched).toBe(1), 10_000);
    await library.matches();
    await new Promise((done) => setTimeout(done, 300));
    expect(fetched).toBe(1);
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
    expect(await other.matches()).toMatchObject([{ title: 'A Quick Quarrel', names: ['Ada', 'Ben'] }]);
    expect(other.settings.names).toEqual(['Ada', 'Ben']);
  });

  it('a board of one’s own can be played on and comes along in a backup; one with faults is not offered', async () => {
    const { workshop, shelf } = await library.workshop();
    const [ready] = workshop.ready;
    await shelf.save({ id: 'own-glade', name: 'Glade', terrain: ready?.terrain.slice(0, 2) ?? [] });
    const [piece] = ready?.terrain ?? [];
    await shelf.save({ id: 'own-broken', name: 'Broken', terrain: piece ? [{ ...piece, base: 10, top: 0 }] : [] });
    expect(library.boards.filter(({ isOwn: own }) => own).map(({ id }) => id)).toEqual(['own-glade']);
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
    expect(other.boards.filter(({ isOwn: own }) => own).map(({ name }) => name)).toEqual(['Glade']);
  });

  it('a file that is not ours is refused in a sentence', async () => {
    expect(await library.readBackup(new Blob(['hello']))).toEqual({
      ok: false,
      sentence: 'This is not a Moonrise file. Nothing was changed.',
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
    let count = 0;
    const stop = library.subscribe(() => (count += 1));
    await library.change({ theme: 'day' });
    stop();
    await library.change({ theme: 'night' });
    expect([count, library.settings.theme]).toEqual([1, 'night']);
  });

  it('refuses a backup that was cut or changed on its way in a sentence, and nothing changes', async () => {
    await library.start(await quarrel(['Ada', 'Ben']));
    const { file } = await library.backup();
    const bytes = new Uint8Array(await file.arrayBuffer());
    const other = new Library(housing, new Database(`library-other-${named}`));
    const refused = async (damaged: Uint8Array<ArrayBuffer>, how: string): Promise<void> => {
      const offer = await other.readBackup(new Blob([damaged]));
      expect(offer.ok ? '' : offer.sentence, how).toMatch(/Nothing was changed\.$/);
    };
    for (let cut = 1; cut < bytes.length; cut += Math.ceil(bytes.length / 200))
      await refused(bytes.slice(0, bytes.length - cut), `cut by ${cut}`);
    await refused(bytes.slice(0, bytes.length - 200), 'cut by 200');
    const whole = gunzipSync(bytes);
    // deflate has bits without a meaning: a repeated text may be copied from either of two places
    const isUnharmed = (damaged: Uint8Array<ArrayBuffer>): boolean => {
      try {
        return gunzipSync(damaged).equals(whole);
      } catch {
        return false;
      }
    };
    let unharmed = 0;
    // from the tenth byte on: the header of the packing says nothing that matters
    for (let index = 10; index < bytes.length; index += Math.ceil(bytes.length / 200)) {
      const damaged = bytes.with(index, (bytes[index] ?? 0) ^ (1 << (index % 8)));
      if (isUnharmed(damaged)) unharmed += 1;
      else await refused(damaged, `changed at ${index}`);
    }
    expect(unharmed).toBeLessThan(5);
    expect(await other.matches()).toEqual([]);
    expect(await other.readBackup(new Blob([bytes]))).toMatchObject({ ok: true, preview: { added: 1 } });
  });

  describe('where the browser lets nothing be kept', () => {
    const refuse = (): never => {
      throw new DOMException('site data is switched off', 'SecurityError');
    };
    const real = IDBFactory.prototype.open;
    beforeEach(() => {
      IDBFactory.prototype.open = refuse;
    });
    afterEach(() => {
      IDBFactory.prototype.open = real;
    });

    async function started() {
      await library.prepare();
      const id = await library.start(await quarrel(['Ada', 'Ben']));
      const opened = await library.open(id);
      if (!opened.ok) throw new Error(opened.sentence);
      return { id, table: opened.table };
    }

    it('says so at once, and the match goes on in memory and can be taken along', async () => {
      const { id, table } = await started();
      expect(library.unsupported).toContain('does not let Moonrise save anything');
      expect(table.unsaved).toContain('does not let Moonrise save anything');
      expect(await table.decide({ seat: 0, kind: 'keep-stones' })).toBe(null);
      expect(table.openings().some(({ seat }) => seat === 1)).toBe(true);
      expect((await table.exportRecord()).size).toBeGreaterThan(500);
      expect(await library.matches()).toMatchObject([{ id, title: 'A Quick Quarrel', names: ['Ada', 'Ben'] }]);
      const again = await library.open(id);
      expect(again.ok && again.table.openings()).toEqual(table.openings());
      await library.remove(id);
      expect(await library.matches().catch(() => [])).toEqual([]);
      await library.undoRemove(id);
      expect(await library.matches()).toHaveLength(1);
      expect(await library.rematch(id)).not.toBe(id);
      expect(await library.matches()).toHaveLength(2);
    });
  });

  it('a match that found no room is kept whole with the first decision after there is some', async () => {
    // a table goes on when the device takes long, and tries again after a while: here it waits, however busy the machine
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const database = new Database(`library-${(named += 1)}`);
      library = new Library(housing, database);
      let full = true;
      database.heads.hook('creating', () => {
        if (full) throw new DOMException('no room', 'QuotaExceededError');
      });
      const id = await library.start(await quarrel(['Ada', 'Ben']));
      const opened = await library.open(id);
      if (!opened.ok) throw new Error(opened.sentence);
      const { table } = opened;
      expect(table.unsaved).toContain('is full');
      expect(library.unkept).toBe(true);
      await table.decide({ seat: 0, kind: 'keep-stones' });
      expect(await new MatchStore(database).list()).toEqual([]);
      full = false;
      expect(await table.decide({ seat: 1, kind: 'keep-stones' })).toBe(null);
      expect(table.unsaved).toBe(null);
      expect(library.unkept).toBe(false);
      expect((await new MatchStore(database).load(id))?.entries.map(({ decision }) => decision.seat)).toEqual([0, 1]);
      expect(await library.matches()).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('knows when decisions of a kept match lie in memory alone', async () => {
    const database = new Database(`library-${(named += 1)}`);
    library = new Library(housing, database);
    expect(library.unkept).toBe(false);
    const opened = await library.open(await library.start(await quarrel(['Ada', 'Ben'])));
    if (!opened.ok) throw new Error(opened.sentence);
    expect(library.unkept).toBe(false);
    let full = true;
    database.entries.hook('creating', () => {
      if (full) throw new DOMException('no room', 'QuotaExceededError');
    });
    await opened.table.decide({ seat: 0, kind: 'keep-stones' });
    expect(library.unkept).toBe(true);
    full = false;
    await opened.table.decide({ seat: 1, kind: 'keep-stones' });
    expect(library.unkept).toBe(false);
    opened.close();
  });
});
