import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CabinetDesk } from '../../../src/app/cabinet/cabinet-desk.ts';
import { characters } from '../../../src/cards/characters.ts';
import { products } from '../../../src/cards/products.ts';
import { readBackup } from '../../../src/storage/backup/backup-file.ts';
import { restoreBackup, type Stores } from '../../../src/storage/backup/backup.ts';
import { PlayerStore } from '../../../src/storage/stores/player-store.ts';
import { TroupeStore } from '../../../src/storage/stores/troupe-store.ts';
import { makeBackup } from '../../../src/storage/backup/write-backup.ts';
import { speak } from '../../../src/words/language/locale.ts';
import { Device, sampleTroupe } from '../../storage/memory.ts';

const DAY = Date.UTC(2026, 4, 3) / 86_400_000;
let device: Device;
let stores: Stores;
let desk: CabinetDesk;
const noon = () => new Date(2026, 4, 3, 12);
const open = (from: Stores = stores) => CabinetDesk.open(from, characters, noon);

beforeEach(async () => {
  await speak('en');
  device = new Device();
  stores = device.open();
  desk = await open();
});

describe('the cabinet', () => {
  it('has one, which needs no name, and keeps what is marked', async () => {
    expect(desk.cabinets).toMatchObject([{ id: 'mine', name: 'Mine', figures: 0 }]);
    const change = await desk.addProduct('mine', 'goblin-city');
    expect(change).toMatchObject({ kind: 'product', fresh: ['doug-the-flatulent', 'vicious-syd', 'beaky-bobby'], known: [] });
    await desk.forward('mine', 'vicious-syd');
    await desk.lend('mine', 'beaky-bobby', 'Bo');
    await desk.borrow('mine', 'flintlock', 'Ada');
    await desk.note('mine', 'grub', 'wanted');
    await desk.wish('mine', 'grub', true);
    const again = await open(device.open());
    expect(again.cabinets).toMatchObject([{ figures: 3, characters: 3, products: 1 }]);
    expect(again.figure('mine', 'vicious-syd')).toMatchObject({
      owned: 1,
      stage: 'built',
      copies: [{ days: { built: DAY }, from: 'goblin-city' }],
    });
    expect(again.figure('mine', 'beaky-bobby')).toMatchObject({ owned: 1, present: 0, away: true });
    expect(again.figure('mine', 'flintlock')).toMatchObject({ owned: 0, present: 1, guest: true });
    expect(again.figure('mine', 'grub')).toMatchObject({
      owned: 0,
      wish: true,
      note: 'wanted',
      products: ['dusk-till-dawn', 'single-grub'],
    });
    expect([...again.charactersIn(['mine'])].sort()).toEqual(['doug-the-flatulent', 'flintlock', 'vicious-syd']);
    await new PlayerStore(stores.database).save('p', { name: 'Cy', colour: 'amber', pattern: 'bars' });
    expect(await again.people()).toEqual(['Ada', 'Bo', 'Cy']);
  });

  it('reads a cabinet when somebody looks at it; what is said of one that nobody has looked at joins what is kept', async () => {
    const club = await desk.addCabinet('Club');
    await desk.acquire(club, 'grub');
    await desk.note(club, 'grub', 'first');
    await desk.acquire('mine', 'fritz');
    const odd = device.open();
    await odd.database.holdings.put({ id: `${club}/odd`, changedAt: 1, archived: null, deleted: null, data: { copies: 3 } });
    const again = await open(device.open());
    expect(again.figure('mine', 'fritz').owned).toBe(1); // the club is not read for that
    await again.another(club, 'grub'); // the first word about the club
    expect(again.figure(club, 'grub')).toMatchObject({ owned: 2, note: 'first' });
    expect(again.figure(club, 'odd').owned).toBe(0);
    await again.undo();
    const third = await open(device.open());
    expect(third.cabinets.map(({ figures }) => figures)).toEqual([1, 1]);
    expect([...third.charactersIn(['mine', club])].sort()).toEqual(['fritz', 'grub']);
    expect(third.figure(club, 'grub')).toMatchObject({ owned: 1, note: 'first' });
    expect(await odd.database.holdings.get(`${club}/odd`)).toMatchObject({ data: { copies: 3 } }); // what is not understood is not lost
  });

  it('takes each change back, the last first, and says when there is none', async () => {
    await desk.acquire('mine', 'grub');
    await desk.addProduct('mine', 'dusk-till-dawn', { stage: 'playable' });
    expect(desk.figure('mine', 'grub')).toMatchObject({ owned: 1, stage: 'boxed' });
    expect(desk.figure('mine', 'flintlock')).toMatchObject({ owned: 1, stage: 'playable' });
    expect(await desk.undo()).toEqual({ kind: 'undone' });
    expect([desk.figure('mine', 'grub').owned, desk.figure('mine', 'flintlock').owned]).toEqual([1, 0]);
    expect(desk.product('mine', 'dusk-till-dawn')).toMatchObject({ count: 0, owned: 1 });
    await desk.undo();
    expect(desk.figure('mine', 'grub').owned).toBe(0);
    expect(await desk.undo()).toBe(null);
    expect((await open(device.open())).figure('mine', 'grub').owned).toBe(0);
  });

  it('shows a change at once, and draws it back when it could not be kept', async () => {
    await desk.acquire('mine', 'grub');
    const heard: number[] = [];
    desk.subscribe(() => heard.push(desk.figure('mine', 'grub').owned));
    stores.database.holdings.hook('updating', () => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    const change = desk.another('mine', 'grub');
    expect(desk.figure('mine', 'grub').owned).toBe(2);
    await expect(change).rejects.toMatchObject({ kind: 'full' });
    expect(desk.figure('mine', 'grub').owned).toBe(1);
    expect(heard).toEqual([2, 1]);
  });

  it('hears of another window when it is read anew, and loses no change that is made meanwhile', async () => {
    const second = await open(device.open());
    await second.acquire('mine', 'grub');
    const [reading, change] = [desk.read(), desk.acquire('mine', 'flintlock')];
    await Promise.all([reading, change]);
    expect([...desk.charactersIn(['mine'])].sort()).toEqual(['flintlock', 'grub']);
    await desk.undo();
    expect([...desk.charactersIn(['mine'])]).toEqual(['grub']);
  });

  it('two windows show what the other has changed, and neither overwrites the other', async () => {
    const windows = await Promise.all([0, 1].map(() => CabinetDesk.open(device.open(), characters, noon, 'two-windows')));
    const [left, right] = windows as [CabinetDesk, CabinetDesk];
    const agree = (deed: () => boolean) => vi.waitFor(() => expect(deed()).toBe(true));
    await left.acquire('mine', 'grub');
    await agree(() => right.figure('mine', 'grub').owned === 1);
    // both change one figure at once, each without having heard of the other
    await Promise.all([left.note('mine', 'grub', 'hat'), right.lend('mine', 'grub', 'Bo'), left.another('mine', 'fritz')]);
    await agree(() => windows.every((desk) => desk.figure('mine', 'grub').away && desk.figure('mine', 'grub').note === 'hat'));
    const club = await right.addCabinet('Club');
    await agree(() => left.cabinets.some(({ id }) => id === club));
    // what one takes back is gone in the other, and is not taken back a second time there
    await right.acquire(club, 'quack');
    await agree(() => left.figure(club, 'quack').owned === 1);
    await right.undo();
    await agree(() => left.figure(club, 'quack').owned === 0);
    expect((await open(device.open())).figure('mine', 'grub')).toMatchObject({ owned: 1, away: true, note: 'hat' });
    // a step of both, read again, is taken back by the first that does so
    await left.acquire('mine', 'agatha-tavernfrau');
    const late = await CabinetDesk.open(device.open(), characters, noon, 'two-windows');
    await left.undo();
    await left.acquire('mine', 'quack');
    await late.undo();
    expect(late.figure('mine', 'agatha-tavernfrau').owned).toBe(0);
    await agree(() => [left, right, late].every((desk) => desk.figure('mine', 'quack').owned === 1));
    for (const desk of [...windows, late]) desk.close();
  });

  it('takes back after the app was closed what was done before, for a day', async () => {
    await desk.acquire('mine', 'grub');
    await desk.addProduct('mine', 'goblin-city');
    await desk.renameCabinet('mine', 'Shelf');
    const again = await open(device.open());
    for (const owned of [1, 0, 0]) {
      expect(await again.undo()).toEqual({ kind: 'undone' });
      expect(again.figure('mine', 'vicious-syd').owned, String(owned)).toBe(owned);
    }
    expect([again.cabinets[0]?.name, again.figure('mine', 'grub').owned]).toEqual(['Mine', 0]);
    expect(await again.undo()).toBe(null);
    expect(await (await open(device.open())).undo()).toBe(null);
    await again.acquire('mine', 'fritz');
    const nextDay = await CabinetDesk.open(device.open(), characters, () => new Date(2026, 4, 4, 12, 1));
    expect(await nextDay.undo()).toBe(null);
    expect(nextDay.figure('mine', 'fritz').owned).toBe(1);
  });

  it('keeps its player when it is only renamed, however often, and has another or none where that is said', async () => {
    const ownerOf = (cabinet: string) => desk.cabinets.find(({ id }) => id === cabinet)?.player;
    const club = await desk.addCabinet('Der Club', 'p');
    for (const name of ['Club', 'Shelf']) {
      await desk.renameCabinet(club, name);
      expect([ownerOf(club), ownerOf('mine')]).toEqual(['p', null]);
    }
    await desk.renameCabinet(club, 'Shelf', 'q');
    expect(ownerOf(club)).toBe('q');
    await desk.renameCabinet(club, 'Shelf', null);
    expect(ownerOf(club)).toBeNull();
  });

  it('has several cabinets, and a figure of one is not of the other', async () => {
    const club = await desk.addCabinet('Der Club', 'p');
    await desk.acquire(club, 'grub');
    expect(desk.cabinets.map(({ id, name, figures }) => [id, name, figures])).toEqual([
      ['mine', 'Mine', 0],
      ['der-club', 'Der Club', 1],
    ]);
    expect(await desk.addCabinet('Der Club')).toBe('der-club-2');
    await desk.removeCabinet(club);
    expect((await open(device.open())).cabinets.map(({ id }) => id)).toEqual(['mine', 'der-club-2']);
  });

  it('shelves hold every character, those that are here first, and gaps lead to what lacks least', async () => {
    await desk.acquire('mine', 'grub');
    for (const sort of ['people', 'faction', 'product', 'stage'] as const) {
      const shelved = new Set(desk.shelves('mine', sort).flatMap(({ figures }) => figures.map(({ character }) => character)));
      expect(shelved.size, sort).toBe(characters.length);
    }
    const people = characters.find(({ id }) => id === 'grub')?.keywords[0];
    const shelf = desk.shelves('mine', 'people').find(({ id }) => id === people);
    expect([shelf?.figures[0]?.character, shelf?.owned]).toEqual(['grub', 1]);
    expect(desk.shelves('mine', 'gaps').map(({ id }) => id)).toEqual(['dusk-till-dawn']);
    expect(desk.offers('mine')[0]?.product.year).toBe(2026);
    expect(desk.offers('mine', 'BJORN').map(({ product }) => product.name)).toContain('Rune Fated');
  });

  it('paints: the longest at a stage first, and what was reached this month', async () => {
    await desk.addProduct('mine', 'goblin-city');
    await desk.forwardAll('mine', ['doug-the-flatulent', 'vicious-syd'], 'begun');
    await desk.forward('mine', 'vicious-syd');
    expect(desk.painting('mine').begun.map(({ character }) => character)).toEqual(['doug-the-flatulent']);
    expect(desk.thisMonth('mine')).toEqual({ begun: 2, playable: 1 });
    await desk.back('mine', 'vicious-syd');
    expect(desk.figure('mine', 'vicious-syd').stage).toBe('begun');
  });

  it('comes back out of a copy as it was, and hears of one that is brought', async () => {
    await desk.addProduct('mine', 'goblin-city', { stage: 'finished' });
    await desk.addCabinet('Club');
    const read = readBackup(await makeBackup(stores, 1));
    if (!read.ok) throw new Error(read.fault.code);
    const tablet = new Device().open();
    const elsewhere = await open(tablet);
    await restoreBackup(tablet, read.backup);
    await elsewhere.read();
    expect(elsewhere.cabinets).toEqual(desk.cabinets);
    expect(elsewhere.figures('mine')).toEqual(desk.figures('mine'));
  });

  it('today is the day of the calendar in every zone, also when the clocks change', async () => {
    const homeZone = process.env['TZ'];
    for (const zone of ['Pacific/Auckland', 'Pacific/Honolulu', 'Europe/Lisbon'])
      for (const [month, day] of [
        [2, 29],
        [3, 5],
        [8, 27],
        [9, 25],
        [0, 1],
      ] as const)
        for (const hour of [0, 1, 3, 12, 23]) {
          process.env['TZ'] = zone;
          const there = await CabinetDesk.open(stores, characters, () => new Date(2026, month, day, hour, 30));
          expect(new Date(there.today() * 86_400_000).toISOString().slice(0, 10), `${zone} ${hour}`).toBe(
            `2026-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
          );
        }
    if (homeZone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = homeZone;
  });

  it('a day stays that day through the store, a copy, a merge and a table, wherever the next device is', async () => {
    const homeZone = process.env['TZ'];
    const zones = ['Pacific/Auckland', 'Pacific/Honolulu', 'Europe/Lisbon'];
    try {
      // the days on which the clocks change there, and one like any other
      for (const [month, day] of [
        [8, 27],
        [2, 29],
        [4, 3],
      ] as const) {
        const date = `2026-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        for (const zone of zones) {
          process.env['TZ'] = zone;
          const first = new Device().open();
          const painter = await CabinetDesk.open(first, characters, () => new Date(2026, month, day, 23, 30));
          await painter.acquire('mine', 'bjorn');
          await painter.forward('mine', 'bjorn', 'finished');
          const { days } = painter.figure('mine', 'bjorn').copies[0] ?? { days: {} };
          const copy = readBackup(await makeBackup(first, 1));
          if (!copy.ok) throw new Error(copy.fault.code);
          for (const elsewhere of zones) {
            process.env['TZ'] = elsewhere;
            const second = new Device().open();
            const reader = await CabinetDesk.open(second, characters, () => new Date(2026, month, day, 1));
            await reader.acquire('mine', 'bjorn'); // both have said something of it
            await restoreBackup(second, copy.backup, 'both');
            const again = await CabinetDesk.open(second, characters, () => new Date(2027, 0, 1));
            expect(again.figure('mine', 'bjorn').copies[0]?.days, `${zone} ${elsewhere} ${date}`).toEqual(days);
            expect(again.writeCsv(['mine'])).toContain(date);
          }
        }
      }
    } finally {
      if (homeZone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = homeZone;
    }
  });

  it('tells which troupes use a figure, and how often it was fielded by people', async () => {
    await new TroupeStore(stores.database).save('t', { ...sampleTroupe('Diggers'), characters: ['flintlock'] });
    expect((await desk.usedBy()).get('flintlock')).toEqual([{ id: 't', name: 'Diggers' }]);
    const row = { title: '', names: [], startedAt: 1, finished: true, turn: 4, deleted: null };
    const outcome = { winner: 0, troupes: [['flintlock'], ['grub']] };
    const computers = [null, { level: 'strong', seed: 's' }];
    await stores.database.matches.put({ ...row, id: 'm', changedAt: new Date(2026, 4, 1, 23, 30).getTime(), outcome, computers });
    const history = await desk.history();
    expect(history.get('flintlock')).toEqual({ times: 1, last: DAY - 2 });
    expect(history.has('grub')).toBe(false);
  });

  it('answers what can be fielded, what comes next, who goes with whom, and three ideas for the evening', async () => {
    await desk.addProduct('mine', 'dusk-till-dawn', { stage: 'playable' });
    await desk.addProduct('mine', 'life-and-death-struggle');
    const field = await desk.field(['mine']);
    expect(field.all).toEqual({ 4: 128, 5: 126, 6: 84 });
    expect(desk.fieldSentences(field).join('\n')).toContain('Dominion: 4 a side in');
    const next = await desk.nextProducts(['mine']);
    const owned = new Set(desk.figures('mine').flatMap((figure) => (figure.owned > 0 ? [figure.character] : [])));
    for (const { fresh, product } of Object.values(next).flat()) {
      expect(fresh.length).toBeGreaterThan(0);
      expect(fresh.filter((id) => owned.has(id))).toEqual([]);
      expect(['dusk-till-dawn', 'life-and-death-struggle']).not.toContain(product.id);
    }
    const { speak, sameBox } = await desk.partners('baron-von-fancyhat', ['mine']);
    expect(speak[0]?.character).toBe('eric-the-squire');
    expect(speak[0]?.sentence).toMatch(/ mentions “Noble”$/);
    expect(sameBox).toContain('flintlock');
    expect(sameBox).not.toContain('grub'); // in the same starter, never in the same troupe
    const advice = await desk.advice(['baron-von-fancyhat', 'eric-the-squire', 'flintlock', 'friar-flavious'], 'commonwealth');
    expect(advice.sentences[0]).toMatch(/^Strengths: .*melee/);
    const ideas = await desk.evening(['mine'], 4);
    expect(ideas).toHaveLength(3);
    expect(await desk.evening(['mine'], 4)).toEqual(ideas);
    expect(await desk.evening(['mine'], 4, 1)).not.toEqual(ideas);
  });

  it('holds characters of packs: on no product, counted in the sums, and kept while the pack is put away', async () => {
    const bear = { ...characters[0]!, id: 'woods:bear', name: 'Bear of the Woods', keywords: [], factions: ['shades' as const] };
    desk.lay([...characters, bear]);
    await desk.acquire('mine', 'woods:bear');
    expect(desk.shelves('mine', 'people').at(-1)).toMatchObject({ id: 'others', owned: 1 });
    expect(desk.shelves('mine', 'product').at(-1)?.figures[0]?.character).toBe('woods:bear');
    expect((await desk.field(['mine'], [1])).all).toEqual({ 1: 1 });
    expect(desk.readList('Bear of the Woods').lines[0]).toMatchObject({ certainty: 'known', character: 'woods:bear' });
    const away = await open(device.open());
    expect(away.figures('mine').some(({ owned }) => owned > 0)).toBe(false);
    away.lay([...characters, bear]);
    expect(away.figure('mine', 'woods:bear').owned).toBe(1);
  });

  it('every product can be added and taken back', async () => {
    for (const { id } of products.slice(0, 12)) {
      await desk.addProduct('mine', id);
      await desk.removeProduct('mine', id);
    }
    expect(desk.cabinets).toMatchObject([{ figures: 0, products: 0 }]);
  });
});
