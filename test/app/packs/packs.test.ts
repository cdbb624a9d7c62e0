import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { backupReminder, writtenHere } from '../../../src/app/backup/backup-reminder.ts';
import { Campaigns } from '../../../src/app/campaign/campaign-shelf.ts';
import { recommended } from '../../../src/campaign/terms/presets.ts';
import { defaultSettings } from '../../../src/storage/shapes/default-settings.ts';
import { cardName } from '../../../src/ui/troupes/card-name.ts';
import { CardBox } from '../../../src/app/box.ts';
import { packDesk } from '../../../src/app/packs/pack-desk.ts';
import type { PackPort } from '../../../src/ui/contexts/cards/pack-port.ts';
import { Session } from '../../../src/app/session/session.ts';
import { SharedReader } from '../../../src/app/foreign/read-shared.ts';
import { boards, catalogue } from '../../../src/cards/index.ts';
import type { Pack } from '../../../src/packs/pack.ts';
import { seal } from '../../../src/record/sealed-file.ts';
import { readBackup } from '../../../src/storage/backup/backup-file.ts';
import { previewBackup, restoreBackup } from '../../../src/storage/backup/backup.ts';
import { readPackText } from '../../../src/packs/read-pack.ts';
import { boxPuzzles } from '../../../src/puzzles/box/index.ts';
import { PuzzleStore } from '../../../src/storage/stores/puzzle-store.ts';
import { PackStore } from '../../../src/storage/stores/pack-store.ts';
import { TroupeStore } from '../../../src/storage/stores/troupe-store.ts';
import { makeBackup } from '../../../src/storage/backup/write-backup.ts';
import { correction, example, exampleText, printed } from '../../packs/example.ts';
import { Device } from '../../storage/memory.ts';

const TILDA = 'lantern-fair-m4k2:tilda-wick';

function deskOf(device = new Device()): { desk: PackPort; box: CardBox; stores: ReturnType<Device['open']> } {
  const stores = device.open();
  const box = new CardBox();
  return { box, stores, desk: packDesk({ stores, box, changed: () => undefined, page: 'https://moon.example/' }) };
}

describe('packs on a device', () => {
  it('a pack is in the box from when it is taken until it is switched off or removed', async () => {
    const { desk, box } = deskOf();
    expect(box.cards).toBe(catalogue);
    expect(await desk.take(example)).toBeNull();
    expect(box.cards.characters[TILDA]).toEqual(example.characters[0]);
    await desk.switchOn(example.id, false);
    expect(box.cards).toBe(catalogue);
    expect((await desk.list()).map(({ on }) => on)).toEqual([false]);
    await desk.switchOn(example.id, true);
    await desk.remove(example.id);
    expect([box.cards === catalogue, await desk.list()]).toEqual([true, []]);
    await desk.undoRemove(example.id);
    expect(box.cards.characters[TILDA]).toEqual(example.characters[0]);
  });

  it('the same pack again changes nothing, another version is one pack, and an older one is named', async () => {
    const { desk } = deskOf();
    await desk.take(example);
    expect(await desk.offer(example)).toMatchObject({ known: 1, changes: [], findings: [] });
    await desk.take(example);
    const [tilda, ...others] = example.characters;
    if (!tilda) throw new Error('nobody');
    const second: Pack = { ...example, version: 2, characters: [{ ...tilda, melee: 4 }, ...others] };
    expect(await desk.offer(second)).toMatchObject({ known: 1, changes: [{ is: 'changed', changes: [{ field: 'melee' }] }] });
    await desk.take(second);
    expect((await desk.list()).map(({ pack }) => pack.version)).toEqual([2]);
    expect((await desk.offer(example)).known).toBe(2);
    expect(await desk.offer(second)).toMatchObject({ isIdentical: true, edited: false });
  });

  it('two inventions of one name live beside each other, and each says whose it is', async () => {
    const { desk, box } = deskOf();
    const twin: Pack = JSON.parse(exampleText.replaceAll('lantern-fair-m4k2', 'other-fair-x1y2')) as Pack;
    expect(await desk.take(example)).toBeNull();
    expect(await desk.take({ ...example, ...twin, name: 'Other Fair', tableCards: [], corrects: {} })).toBeNull();
    const tildas = box.shelf.characters.filter(({ name }) => name === 'Tilda Wick').map(({ id }) => id);
    expect(tildas.map((id) => box.troupes.packs?.get(id)).toSorted()).toEqual(['Lantern Fair', 'Other Fair']);
    expect([box.shelf.packs?.get('grub'), desk.clashes()]).toEqual([undefined, []]);
  });

  it('a pack with an error in it is not taken, and the sentence says why', async () => {
    const { desk, box } = deskOf();
    const [tilda, ...others] = example.characters;
    if (!tilda) throw new Error('nobody');
    const broken: Pack = { ...example, characters: [{ ...tilda, evade: 9 }, ...others] };
    expect(await desk.take(broken)).toContain('out of bounds');
    expect([await desk.list(), box.cards === catalogue]).toEqual([[], true]);
  });

  it('who uses it is named: troupes, and matches under way', async () => {
    const { desk, stores, box } = deskOf();
    await desk.take(example);
    await new TroupeStore(stores.database).save('t', { name: 'Lamps', faction: 'shades', characters: [TILDA] });
    const session = new Session(stores, Date.now, box.supply);
    const seats = [
      { faction: 'shades' as const, troupe: [TILDA, 'nanny'] },
      { faction: 'shades' as const, troupe: ['marley', 'grub'] },
    ];
    const id = await session.begin({ names: ['Ada', 'Ben'], seats, board: 'moonlit-ruins', options: {} });
    expect((await desk.list())[0]?.users).toMatchObject({ troupes: ['Lamps'], matches: [expect.any(String)] });
    expect((await stores.matches.load(id))?.cards.characters[TILDA]).toEqual(example.characters[0]);
    await desk.remove(example.id);
    const opened = await session.open(id);
    expect(opened.ok && JSON.stringify(opened.table.view(0))).toContain(TILDA);
  });

  it('of two packs with one card the last taken counts, and both are named', async () => {
    const { desk, box } = deskOf();
    await desk.take(correction('a', { ...printed('grub'), melee: 1 }));
    await desk.take(correction('b', { ...printed('grub'), melee: 2 }));
    expect(box.cards.characters['grub']?.melee).toBe(2);
    expect(desk.clashes()).toEqual([{ kind: 'character', id: 'grub', packs: ['a', 'b'], used: 'b' }]);
    await desk.prefer('grub', 'a');
    expect([box.cards.characters['grub']?.melee, desk.clashes()[0]?.used]).toEqual([1, 'a']);
    await desk.switchOn('a', false); // what was chosen is not there: the other counts
    expect([box.cards.characters['grub']?.melee, desk.clashes()]).toEqual([2, []]);
    await desk.switchOn('a', true);
    expect(box.cards.characters['grub']?.melee).toBe(1);
  });

  it('what was written or changed here is overwritten only by somebody who was asked', async () => {
    const { desk, stores } = deskOf();
    await desk.take(example);
    expect((await desk.offer({ ...example, version: 2 })).edited).toBe(false);
    await new PackStore(stores.database).save(example.id, { ...example, notes: 'changed on this device' });
    expect(await desk.offer({ ...example, version: 2 })).toMatchObject({ edited: true, isIdentical: false, known: 1 });
    expect(await desk.offer(example)).toMatchObject({ edited: true, isIdentical: false });
    const [tilda, ...others] = example.characters;
    expect((await desk.offer({ ...example, characters: others })).missing).toEqual([tilda?.name]);
  });

  it('the same pack again, under whatever name of a file, is here: nothing changes', async () => {
    const { desk, stores } = deskOf();
    await desk.take(example);
    const before = await new PackStore(stores.database).list();
    const reader = new SharedReader(() => 'fresh');
    const again = await reader.file(new File([exampleText], 'lantern-fair (1).json'));
    if (again.stage !== 'arrived' || again.arrived.kind !== 'pack') throw new Error(again.stage);
    expect(await desk.offer(again.arrived.pack)).toMatchObject({ isIdentical: true, changes: [], known: 1 });
    await desk.take(again.arrived.pack);
    expect((await new PackStore(stores.database).list()).map(({ data }) => data)).toEqual(before.map(({ data }) => data));
  });

  it('of official cards only, a card of a pack is in no box, whatever is switched on', async () => {
    const { desk, box, stores } = deskOf();
    const packs = [correction('a', { ...printed('grub'), melee: 1 }), correction('b', { ...printed('grub'), melee: 2 }), example];
    for (const pack of packs) await desk.take(pack);
    const session = new Session(stores, Date.now, box.supply);
    const seats = [
      { faction: 'shades' as const, troupe: ['marley'] },
      { faction: 'shades' as const, troupe: ['grub'] },
    ];
    for (const mask of [0, 3, 7]) {
      for (const [index, { id }] of packs.entries()) await desk.switchOn(id, (mask >> index) % 2 === 1);
      expect(box.supply('official')).toEqual({ cards: catalogue, packs: [] });
      expect([box.officialTroupes.characters[TILDA], box.officialTroupes.characters['grub']]).toEqual([undefined, printed('grub')]);
      const switchedOn = packs.filter((_, index) => (mask >> index) % 2 === 1).map(({ id }) => id);
      const choice = { names: ['Ada', 'Ben'], seats, board: 'moonlit-ruins', options: {} };
      const official = await session.begin({ ...choice, official: true });
      const free = await session.begin(choice);
      expect((await stores.matches.load(official))?.cards.characters['grub']).toEqual(printed('grub'));
      expect((await stores.matches.meta(official))?.packs).toBeUndefined();
      expect(((await stores.matches.meta(free))?.packs ?? []).map(({ id }) => id).toSorted()).toEqual(switchedOn.toSorted());
      const again = await session.rematch(official);
      expect((await stores.matches.load(again))?.cards.characters['grub']).toEqual(printed('grub'));
    }
  });

  it('a campaign names the packs it is played with, and its matches have their cards, also of one that is switched off', async () => {
    const { desk, box, stores } = deskOf();
    await desk.take(example);
    const shelf = new Campaigns(stores.database, stores.matches, () => boards, 'https://moon.example/', box.supply);
    const players = ['Ada', 'Ben'].map((name) => ({ name, faction: 'shades' as const }));
    const plan = { name: 'Night', settings: { ...recommended(), length: 1 }, players, chamberlain: 0 };
    const [plain, with_] = [await shelf.begin({ ...plan, official: true }), await shelf.begin({ ...plan, official: false })];
    const opened = async (id: string) => {
      const campaign = await shelf.open(id);
      if (!campaign.ok) throw new Error(campaign.sentence);
      return campaign.campaign;
    };
    const official = await opened(plain);
    expect([official.packs, official.newerCards, official.book.character(TILDA)]).toEqual([[], null, null]);
    const campaign = await opened(with_);
    expect([campaign.packs, campaign.newerCards, campaign.book.character(TILDA)?.name]).toEqual([['Lantern Fair'], null, 'Tilda Wick']);
    expect((await desk.list())[0]?.users.campaigns).toEqual(['Night']);
    await desk.switchOn(example.id, false);
    expect(campaign.book.character(TILDA)?.name).toBe('Tilda Wick');
    expect([campaign.newerCards === null, campaign.newerNames.includes('Tilda Wick')]).toEqual([false, true]); // asked for, never taken away
    await desk.take(correction('more', { ...printed('grub'), keywords: ['Troll'] }));
    expect([official.newerCards, campaign.newerNames.includes('Grub')]).toEqual([null, true]);
  });

  it('troupes keep every card of a pack that is removed or switched off, by name', async () => {
    const { desk, box, stores } = deskOf();
    await desk.take(example);
    const entry = { name: 'Lamps', faction: 'shades' as const, characters: [TILDA, 'nanny'] };
    const troupes = new TroupeStore(stores.database);
    await troupes.save('t', entry);
    for (const away of [() => desk.switchOn(example.id, false), () => desk.remove(example.id)]) {
      await away();
      expect((await troupes.open('t'))?.data.characters).toEqual([TILDA, 'nanny']);
      expect(cardName(TILDA, box.troupes)).toBe('Tilda Wick');
    }
  });

  it('a pack with n cards brings n cards', async () => {
    const { desk, box } = deskOf();
    const characters = Array.from({ length: 40 }, (_, index) => ({ ...printed('grub'), id: `crowd-x1y2:grub-${index}`, name: 'Grub' }));
    await desk.take({ ...example, id: 'crowd-x1y2', characters, upgrades: [], corrects: {} });
    expect(box.shelf.characters.filter(({ id }) => box.shelf.packs?.has(id))).toHaveLength(40);
  });

  it('a copy is worth a reminder two weeks after a pack was taken', async () => {
    const { desk, stores } = deskOf();
    expect(await writtenHere(stores.database)).toEqual([]);
    await desk.take(example);
    const [changedAt = 0] = await writtenHere(stores.database);
    const due = (days: number, backedUpAt: number | null = null) =>
      backupReminder({ ...defaultSettings, backedUpAt }, [], changedAt + days * 86_400_000, [changedAt]).due;
    expect([due(13), due(15), due(15, changedAt + 1)]).toEqual([false, true, false]);
  });

  it('a puzzle that was made here is worth a reminder, and one of the box that is only solved is not', async () => {
    const { stores } = deskOf();
    const puzzles = new PuzzleStore(stores.database);
    await puzzles.save('moon-1', { puzzle: null, solved: true });
    expect(await writtenHere(stores.database)).toEqual([]);
    const [puzzle] = boxPuzzles;
    if (!puzzle) throw new Error('no puzzle');
    await puzzles.save('mine', { puzzle: { ...puzzle, id: 'mine' }, solved: false });
    expect(await writtenHere(stores.database)).toHaveLength(1);
    const read = readBackup(await makeBackup(stores));
    if (!read.ok) throw new Error(read.fault.code);
    const fresh = deskOf();
    await restoreBackup(fresh.stores, read.backup);
    const exemplars = await new PuzzleStore(fresh.stores.database).list();
    expect(exemplars.map(({ data }) => data).toSorted((a, b) => Number(a.solved) - Number(b.solved))).toEqual([
      { puzzle: { ...puzzle, id: 'mine' }, solved: false },
      { puzzle: null, solved: true },
    ]);
  });

  it('each card is in the box exactly when one of its sources is on, with the text of the uppermost, and of official cards only that of the publisher', async () => {
    const official = readPackText(readFileSync('public/packs/older-prints-m00n.json', 'utf8'));
    if (!official.ok) throw new Error(official.fault.code);
    const [older] = official.pack.characters;
    if (!older) throw new Error('no older print');
    const { desk, box } = deskOf();
    await desk.take(official.pack);
    await desk.take(correction('mine', { ...printed(older.id), melee: 9 }));
    for (let mask = 0; mask < 4; mask += 1) {
      const [sealed, own] = [mask % 2 === 1, mask >= 2];
      await desk.switchOn(official.pack.id, sealed);
      await desk.switchOn('mine', own);
      const newest = printed(older.id);
      expect(box.cards.characters[older.id]).toEqual(own ? { ...newest, melee: 9 } : sealed ? older : newest);
      expect(box.supply('official').cards.characters[older.id]).toEqual(sealed ? older : newest);
      expect(box.officialTroupes.characters[older.id]).toEqual(sealed ? older : newest);
    }
  });

  it('a copy brings packs back as they were, and never two of one id', async () => {
    const { desk, stores } = deskOf();
    await desk.take(example);
    const read = readBackup(await makeBackup(stores));
    if (!read.ok) throw new Error(read.fault.code);
    const fresh = deskOf();
    expect((await previewBackup(fresh.stores, read.backup)).packs).toMatchObject({ added: 1 });
    await restoreBackup(fresh.stores, read.backup);
    expect((await fresh.desk.list()).map(({ pack }) => pack)).toEqual([example]);
    const newer = deskOf();
    await newer.desk.take({ ...example, version: 5 });
    await restoreBackup(newer.stores, read.backup);
    expect((await new PackStore(newer.stores.database).list()).map(({ data }) => data.version)).toEqual([5]);
  });
});

describe('a pack that comes from elsewhere', () => {
  const reader = () => new SharedReader(() => 'fresh');
  it('is read from a sealed file, from its text and from a code', async () => {
    const arrived = { stage: 'arrived', arrived: { kind: 'pack', pack: example } };
    expect(await reader().file(new Blob([seal('pack', example)]))).toEqual(arrived);
    expect(await reader().file(new Blob([exampleText]))).toEqual(arrived);
    expect(await reader().text(exampleText)).toEqual(arrived);
    const { desk } = deskOf();
    const { code, frames } = await desk.share(example);
    expect(await reader().text(code)).toEqual(arrived);
    const camera = reader();
    let taken;
    for (const frame of frames ?? []) taken = await camera.text(frame);
    expect(taken).toEqual(arrived);
  });

  it('a name beyond ASCII comes back as it went', async () => {
    const named = { ...example, name: 'Łódź 🐰', by: 'Jörg Muñoz' };
    const { code, frames } = await deskOf().desk.share(named);
    for (const text of [code, ...(frames ?? [])]) expect(text).toMatch(/^[\x20-\x7E]+$/);
    expect(await reader().text(code)).toMatchObject({ arrived: { pack: named } });
  });

  it('pictures of several packs may come in any order: nothing that was read is lost, and strange codes change nothing', async () => {
    const noise = (seed: number, length: number): string =>
      Array.from({ length }, (_, index) => String.fromCharCode(97 + ((index * index * seed + (index >> 2) * 7 + seed) % 26))).join('');
    const packOf = (id: string, seed: number): Pack => ({
      ...example,
      id,
      notes: noise(seed, 2000),
      upgrades: [],
      corrects: {},
      characters: example.characters.map((card) => ({ ...card, id: card.id.replace(example.id, id) })),
    });
    const packs = [packOf('one-a1b2', 11), packOf('two-c3d4', 17)];
    const parcels = await Promise.all(packs.map((pack) => deskOf().desk.share(pack)));
    const [ours = [], theirs = []] = parcels.map(({ frames }) => frames ?? []);
    expect(Math.min(ours.length, theirs.length)).toBeGreaterThan(2);
    const camera = reader();
    let taken;
    for (const [index, frame] of ours.slice(0, -1).entries()) {
      taken = await camera.text(frame);
      expect(taken).toMatchObject({ stage: 'waiting', have: ours.slice(0, index + 1).map((_, place) => place + 1), parts: ours.length });
      for (const strange of [frame, '4006381333931', 'https://example.org/', ...theirs.slice(index, index + 1)]) await camera.text(strange);
    }
    expect(await camera.text(theirs[0] ?? '')).toMatchObject({
      stage: 'waiting',
      otherSeries: [{ have: ours.length - 1, parts: ours.length }],
    });
    expect(await camera.text(ours.at(-1) ?? '')).toMatchObject({ stage: 'arrived', arrived: { pack: { id: 'one-a1b2' } } });
    for (const frame of theirs) taken = await camera.text(frame);
    expect(taken).toMatchObject({ stage: 'arrived', arrived: { pack: { id: 'two-c3d4' } } });
  });

  it('a damaged one is refused in a sentence', async () => {
    expect(await reader().file(new Blob([seal('pack', { ...example, characters: 3 })]))).toMatchObject({ stage: 'refused' });
    expect(await reader().text('{"language": 1}')).toMatchObject({ stage: 'refused' });
  });
});
