import { describe, expect, it } from 'vitest';
import { CardBox } from '../../src/app/box.ts';
import { packDesk, type PackDesk } from '../../src/app/packs/pack-desk.ts';
import { Session } from '../../src/app/session/session.ts';
import { SharedReader } from '../../src/app/foreign/read-shared.ts';
import { catalogue } from '../../src/cards/index.ts';
import type { Pack } from '../../src/packs/pack.ts';
import { seal } from '../../src/record/sealed-file.ts';
import { readBackup } from '../../src/storage/backup-file.ts';
import { previewBackup, restoreBackup } from '../../src/storage/backup.ts';
import { PackStore } from '../../src/storage/pack-store.ts';
import { TroupeStore } from '../../src/storage/troupe-store.ts';
import { makeBackup } from '../../src/storage/write-backup.ts';
import { correction, example, exampleText, printed } from '../packs/example.ts';
import { Device } from '../storage/memory.ts';

const TILDA = 'lantern-fair-m4k2:tilda-wick';

function deskOf(device = new Device()): { desk: PackDesk; box: CardBox; stores: ReturnType<Device['open']> } {
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
    const session = new Session(stores, Date.now, () => box.cards);
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
    const arrived = { now: 'arrived', arrived: { kind: 'pack', pack: example } };
    expect(await reader().file(new Blob([seal('pack', example)]))).toEqual(arrived);
    expect(await reader().file(new Blob([exampleText]))).toEqual(arrived);
    expect(await reader().text(exampleText)).toEqual(arrived);
    const { desk } = deskOf();
    const { code, frames } = desk.share(example);
    expect(await reader().text(code)).toEqual(arrived);
    const camera = reader();
    let taken;
    for (const frame of frames ?? []) taken = await camera.text(frame);
    expect(taken).toEqual(arrived);
  });

  it('a name beyond ASCII comes back as it went', async () => {
    const named = { ...example, name: 'Łódź 🐰', by: 'Jörg Muñoz' };
    const { code, frames } = deskOf().desk.share(named);
    for (const text of [code, ...(frames ?? [])]) expect(text).toMatch(/^[\x20-\x7E]+$/);
    expect(await reader().text(code)).toMatchObject({ arrived: { pack: named } });
  });

  it('a damaged one is refused in a sentence', async () => {
    expect(await reader().file(new Blob([seal('pack', { ...example, characters: 3 })]))).toMatchObject({ now: 'refused' });
    expect(await reader().text('{"language": 1}')).toMatchObject({ now: 'refused' });
  });
});
