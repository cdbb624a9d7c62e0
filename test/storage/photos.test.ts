import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CabinetDesk } from '../../src/app/cabinet/cabinet-desk.ts';
import { photoOf } from '../../src/ui/art/lent-cards.ts';
import { bareJpeg, isPhoto, LARGEST_PHOTO } from '../../src/cabinet/photo.ts';
import { characters } from '../../src/cards/characters.ts';
import { unseal } from '../../src/record/sealed-file.ts';
import { readBackup } from '../../src/storage/backup/backup-file.ts';
import { previewBackup, restoreBackup, type Stores } from '../../src/storage/backup/backup.ts';
import { PhotoStore } from '../../src/storage/stores/photo-store.ts';
import { makeBackup } from '../../src/storage/backup/write-backup.ts';
import { Device } from './memory.ts';
import '../cases.ts';

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const segment = (marker: number, content: readonly number[]): number[] => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 255,
  ...content,
];
const JFIF = segment(0xe0, [...ascii('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]);
const PIXELS = [0xff, 0xda, 0, 4, 1, 2, 3, 4, 0xff, 0xd9];
const bytes = (...parts: readonly number[][]): Uint8Array<ArrayBuffer> => new Uint8Array([[0xff, 0xd8], ...parts].flat());
const plain = (shade = 0) => bytes(JFIF, segment(0xdb, [0, shade]), PIXELS);
const telling = bytes(
  JFIF,
  segment(0xe1, ascii('Exif\0\0GPS 48.1 N')),
  segment(0xed, ascii('Photoshop by Ada')),
  segment(0xfe, ascii('taken at home')),
  segment(0xdb, [0, 0]),
  PIXELS,
);

describe('a photograph of a figure', () => {
  it('keeps the picture and loses where, when and by whom it was taken', () => {
    expect(bareJpeg(telling)).toEqual(plain());
    expect([isPhoto(telling), isPhoto(plain())]).toEqual([false, true]);
    expect(new TextDecoder('latin1').decode(bareJpeg(telling) ?? new Uint8Array())).not.toMatch(/Exif|GPS|Ada|home/);
  });

  it('is a JPEG of 96 kB at most, and no bytes throw', () => {
    const filled = (length: number) =>
      bytes(
        JFIF,
        PIXELS.slice(0, 4),
        Array.from({ length: length - 2 - JFIF.length - 4 }, () => 7),
      );
    expect([isPhoto(filled(LARGEST_PHOTO)), isPhoto(filled(LARGEST_PHOTO + 1))]).toEqual([true, false]);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.boolean(), (given, headed) => {
        const whole = headed ? new Uint8Array([...bytes(JFIF), ...given]) : given;
        const bare = bareJpeg(whole);
        if (bare) expect(bareJpeg(bare)).toEqual(bare);
      }),
      { numRuns: 300 },
    );
  });

  const fileOf = async (stores: Stores, photos: boolean) => {
    const file = await makeBackup(stores, 1, { photos });
    const [read, open] = [readBackup(file), unseal('backup', file)];
    if (!read.ok || !open.ok) throw new Error('no file');
    return { backup: read.backup, content: open.content as Record<string, unknown> };
  };

  it('lies on this device alone: in a copy only when that is ticked, in no list, text or code, and of two the newer stays', async () => {
    const stores = new Device().open();
    let clock = 1000;
    const desk = await CabinetDesk.open(stores, characters, () => new Date(clock));
    await desk.acquire('mine', 'flintlock');
    await desk.keepPhoto('mine', 'flintlock', plain(1));
    await expect(desk.keepPhoto('mine', 'flintlock', telling)).rejects.toMatchObject({ kind: 'unknown' });
    expect([...new Uint8Array((await (await desk.photo('mine', 'flintlock'))?.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([...plain(1)]);
    const picture = btoa(String.fromCharCode(...plain(1)));
    const account = { names: true, notes: true };
    for (const list of [desk.writeCsv(['mine'], account), desk.writeText('mine', account), desk.code('mine')])
      expect(list).not.toContain(picture);

    const without = await fileOf(stores, false);
    expect(JSON.stringify(without.content)).not.toContain(picture);
    const ticked = await fileOf(stores, true);
    const secondDevice = new Device().open();
    await restoreBackup(secondDevice, without.backup);
    expect(await new PhotoStore(secondDevice.database).count()).toBe(0);
    expect((await previewBackup(secondDevice, ticked.backup)).photos).toMatchObject({ added: 1 });
    await restoreBackup(secondDevice, ticked.backup);
    await restoreBackup(secondDevice, ticked.backup);
    expect((await new PhotoStore(secondDevice.database).open('mine/flintlock'))?.bytes).toEqual(plain(1));
    clock = 2000;
    await desk.keepPhoto('mine', 'flintlock', plain(2));
    await restoreBackup(stores, ticked.backup); // the older one changes nothing
    expect((await new PhotoStore(stores.database).open('mine/flintlock'))?.bytes).toEqual(plain(2));
    await restoreBackup(secondDevice, (await fileOf(stores, true)).backup);
    expect((await new PhotoStore(secondDevice.database).open('mine/flintlock'))?.bytes).toEqual(plain(2));
    // the newest of a character stands in the place of its drawing, whichever cabinet has it
    const before = photoOf('flintlock');
    expect(before).toMatch(/^blob:/);
    clock = 3000;
    await desk.keepPhoto('cards', 'flintlock', plain(3));
    const address = photoOf('flintlock') ?? '';
    expect(new Uint8Array(await (await fetch(address)).arrayBuffer())).toEqual(plain(3));
    expect(photoOf('grub')).toBeUndefined();
    await desk.removePhoto('cards', 'flintlock');
    expect(photoOf('flintlock')).toMatch(/^blob:/);
    await desk.removePhoto('mine', 'flintlock');
    expect(await desk.photo('mine', 'flintlock')).toBe(null);
    expect(photoOf('flintlock')).toBeUndefined();
  });
});
