import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { isOfficial } from '../../../src/app/official-packs.ts';
import { HostPacks } from '../../../src/app/packs/host-packs.ts';
import { EDITION_CHANGES } from '../../../src/cards/edition-changes.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { OLDER_PRINTS } from '../../../src/cards/older-prints.ts';
import { packChanges } from '../../../src/packs/changes.ts';
import { lintPack } from '../../../src/packs/lint/lint-pack.ts';
import type { Pack } from '../../../src/packs/pack.ts';

const PAGE = 'https://moon.example/games/';
const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
});

/** A host with these files in its folder, and the addresses that are asked of it. */
function hosting(files: Readonly<Record<string, string>>): string[] {
  const asked: string[] = [];
  globalThis.fetch = (input) => {
    const address = String(input instanceof Request ? input.url : input);
    asked.push(address);
    const text = files[address.replace(`${PAGE}packs/`, '')];
    return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }));
  };
  return asked;
}
const packText = (file: string): string => readFileSync(`public/packs/${file}`, 'utf8');
const files = Object.fromEntries(['index.json', 'edition-2026-08.json', 'older-prints-m00n.json'].map((file) => [file, packText(file)]));

async function fetched(id: string): Promise<Pack> {
  const pack = await new HostPacks(PAGE).fetch(id);
  if (!pack) throw new Error(`no ${id}`);
  return pack;
}

describe('packs beside the app', () => {
  it('are listed and fetched from the same folder, and from nowhere else', async () => {
    const asked = hosting(files);
    expect((await new HostPacks(PAGE).list()).map(({ id, version }) => [id, version])).toEqual([
      ['edition-2026-08', expect.any(Number)],
      ['older-prints-m00n', expect.any(Number)],
    ]);
    await fetched('older-prints-m00n');
    expect(asked.every((address) => address.startsWith(`${PAGE}packs/`))).toBe(true);
  });

  it('the newest edition is sealed, has each card it changes, and changes nothing in an app that knows it', async () => {
    hosting(files);
    const edition = await fetched('edition-2026-08');
    expect(edition.characters.map(({ id }) => id).toSorted()).toEqual(Object.keys(EDITION_CHANGES).toSorted());
    expect([packChanges(edition, catalogue), lintPack(edition, catalogue, true), await isOfficial(edition)]).toEqual([[], [], true]);
    const { bejiminy: _new, ...characters } = catalogue.characters; // an app from before it
    const before = { ...catalogue, characters };
    expect(packChanges(edition, before).map(({ card, is }) => [card.id, is])).toEqual([['bejiminy', 'new']]);
    expect(lintPack(edition, before, true).filter(({ grade }) => grade === 'error')).toEqual([]);
    expect(lintPack(edition, before).map(({ code }) => code)).toContain('not-of-this-pack'); // who is not the publisher prints no card
  });

  it('the older prints are as they are printed, and each says which print it takes the place of', async () => {
    hosting(files);
    const older = await fetched('older-prints-m00n');
    expect(older.characters).toEqual(JSON.parse(JSON.stringify(OLDER_PRINTS)));
    expect([lintPack(older, catalogue), await isOfficial(older)]).toEqual([[], true]);
    expect(packChanges(older, catalogue).every((change) => change.is === 'changed' && !change.otherPrint)).toBe(true);
  });

  it('a list or a pack that is damaged, missing or leads elsewhere brings nothing', async () => {
    const entry = { id: 'a', name: 'A', by: '', version: 1, file: 'a.json' };
    const lists: unknown[] = [null, 3, [{ ...entry, file: 'https://other.example/a.json' }], [{ ...entry, file: '../a.json' }]];
    for (const list of lists) {
      const asked = hosting({ 'index.json': JSON.stringify(list) });
      const host = new HostPacks(PAGE);
      expect([await host.list(), await host.fetch('a'), asked.length]).toEqual([[], null, 1]);
    }
    for (const text of ['', '{', '{"language":1}', packText('older-prints-m00n.json')]) {
      hosting({ 'index.json': JSON.stringify([entry]), 'a.json': text });
      expect(await new HostPacks(PAGE).fetch('a')).toBeNull();
    }
    hosting({});
    expect(await new HostPacks(PAGE).list()).toEqual([]);
  });
});
