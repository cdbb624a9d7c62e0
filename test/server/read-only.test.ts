import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FileClosed } from '../../server/log/club-file.ts';
import { secretIn } from '../../server/main.ts';
import { Lot } from '../../src/players/lot.ts';
import type { GlassSide } from '../../src/glasses/glass-side.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import { bundleClub } from '../../tools/club/bundle.mjs';
import { byLot, until } from './party.ts';
import { ServerProcess } from './server-process.ts';
import { folderOf, founder, guest, laid, started, stops, stopsAfterEach } from './started-club.ts';

stopsAfterEach();

const isAdministrator = process.getuid?.() === 0;
const NOBODY = 65_534;

/** Does what happens at once as a user to whom rights apply: an administrator may write everywhere. */
function asNobody<T>(work: () => T): T {
  if (!isAdministrator) return work();
  process.seteuid?.(NOBODY);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
  }
}

/** The folder of a club that was founded and stopped. */
async function founded(name: string): Promise<string> {
  const folder = folderOf(name);
  await (await started(folder)).stop();
  return folder;
}

/** What is closed: files with their rights, the rights of the folder, and what is entries. */
const CLOSED = [
  ['file', [['club.db', 0o444]], 0o777, /cannot write to .*club\.db\. Give its folder and files/],
  ['file and folder', [['club.db', 0o444]], 0o555, /cannot write to .*club\.db\. Give its folder and files/],
  ['folder', [['club.db', 0o666]], 0o555, /cannot write to .*club\.db\. Give its folder and files/],
  [
    'journal',
    [
      ['club.db', 0o666],
      ['club.db-ahead', 0o400],
    ],
    0o777,
    /cannot write to .*club\.db-ahead\. Give its folder and files/,
  ],
] as const;

describe('a club whose files may not be written', () => {
  it.each(CLOSED)('does not start, says why, and leaves all as it is: %s', async (name, files, folderMode, sentence) => {
    const folder = await founded(`closed-${name.replaceAll(' ', '-')}`);
    for (const [file, mode] of files) {
      if (file.endsWith('-ahead')) writeFileSync(join(folder, file), 'of another user');
      chmodSync(join(folder, file), mode);
    }
    // a database that may be written is opened before its journal, and marked so
    const bytes = (): Buffer[] => files.filter(([, mode]) => (mode & 0o200) === 0).map(([file]) => readFileSync(join(folder, file)));
    const before = bytes();
    chmodSync(folder, folderMode);
    try {
      const starting = asNobody(() => started(folder));
      await expect(starting).rejects.toThrow(FileClosed);
      await expect(starting).rejects.toThrow(sentence);
    } finally {
      chmodSync(folder, 0o755);
    }
    expect(bytes()).toEqual(before);
    if (name === 'journal') rmSync(join(folder, 'club.db-ahead'));
    chmodSync(join(folder, 'club.db'), 0o600);
    expect((await started(folder)).founder).not.toBe(null);
  });

  it('is not founded where no folder can be made, and says where its secret is not to be read', async () => {
    const folder = folderOf('closed');
    chmodSync(folder, 0o555);
    const inner = join(folder, 'inner');
    await expect(asNobody(() => started(inner))).rejects.toThrow(/cannot write to .*inner\./);
    chmodSync(folder, 0o755);
    expect(readdirSync(folder)).toEqual([]);
    mkdirSync(inner);
    secretIn(inner);
    chmodSync(join(inner, 'secret'), 0o000);
    expect(() => asNobody(() => secretIn(inner))).toThrow(/cannot write to .*secret\./);
  });
});

const mounts = process.env.MOONRISE_WHOLE !== undefined && isAdministrator;
const ran = (command: string, ...words: string[]): boolean => spawnSync(command, words).status === 0;

/** A disk of its own below a folder; null where this machine gives none. */
function ownDisk(name: string): { folder: string; mount: (...options: string[]) => boolean; unmount: () => boolean } | null {
  const [home, folder] = [folderOf(name), folderOf(`${name}-disk`)];
  const image = join(home, 'image');
  writeFileSync(image, Buffer.alloc(24 * 1024 * 1024));
  const mount = (...options: string[]): boolean => ran('mount', '-o', ['loop', 'errors=remount-ro', ...options].join(','), image, folder);
  const unmount = (): boolean => ran('umount', folder);
  if (!ran('mkfs.ext4', '-q', '-F', image) || !mount()) return null;
  stops.push(() => unmount() || ran('umount', '-l', folder));
  return { folder, mount, unmount };
}

describe.runIf(mounts)('a disk that is read-only', () => {
  it('is named when the club starts, and nothing is founded on it', async ({ skip }) => {
    const disk = ownDisk('read-only');
    if (!disk) return skip();
    const server = new ServerProcess(await bundleClub(), { CLUB_DATA: disk.folder });
    stops.push(() => server.kill('SIGKILL'));
    await server.start();
    await server.kill('SIGTERM');
    const files = readdirSync(disk.folder).sort();
    expect([disk.unmount(), disk.mount('ro')]).toEqual([true, true]);
    const sentence = /cannot write to .*club\.db: its disk is read-only\. Let it be written, or take all files of the club/;
    await expect(server.start()).rejects.toThrow(sentence);
    expect(readdirSync(disk.folder).sort()).toEqual(files);
    const another = new ServerProcess(await bundleClub(), { CLUB_DATA: join(disk.folder, 'another') });
    await expect(another.start()).rejects.toThrow(/cannot write to .*another: its disk is read-only/);
    expect([disk.unmount(), disk.mount()]).toEqual([true, true]);
    await server.start();
    expect(server.founder).not.toBe('');
  });

  it('while the club runs, takes nothing more, is named by its health, and has all that was accepted after a restart', async ({ skip }) => {
    const disk = ownDisk('turned');
    if (!disk) return skip();
    const server = new ServerProcess(await bundleClub(), { CLUB_DATA: disk.folder });
    stops.push(() => server.kill('SIGKILL'));
    await server.start();
    const ada = await founder(server);
    const bo = await guest(ada, 'Bo');
    const id = await laid(ada, 'turned');
    const glasses = [ada.sit(id), bo.sit(id)];
    await until(() => glasses.every((glass) => glass.hasMatch), 'the views');
    const asked = (): { glass: GlassSide; decision: Decision } | null => {
      for (const glass of glasses) {
        const decision = byLot(glass, new Lot('turned'));
        if (decision) return { glass, decision };
      }
      return null;
    };
    const story = (): string => JSON.stringify(glasses[0]?.entries.slice(0, accepted));
    let accepted = 0;
    for (let count = 0; count < 8; count += 1) {
      await until(() => glasses[0]?.at === glasses[1]?.at && asked() !== null, 'a question');
      const { glass, decision } = asked() ?? {};
      if (glass && decision) expect(await glass.decide(decision)).toBe(null);
    }
    await until(() => glasses[0]?.at === glasses[1]?.at && asked() !== null, 'the same position');
    accepted = glasses[0]?.at ?? 0;
    expect(accepted).toBeGreaterThan(7);
    const before = story();
    // as the system does with a disk that it no longer trusts
    expect(ran('mount', '-o', 'remount,abort', disk.folder)).toBe(true);
    const { glass, decision } = asked() ?? {};
    if (!glass || !decision) throw new Error('nobody is asked');
    const taken = glass.decide(decision);
    await until(() => glasses.every(({ state }) => state.unsaved !== null), 'both being told');
    for (const ask of [
      { ask: 'rename', name: 'Other' },
      { ask: 'tournament', name: 'Cup' },
    ] as const)
      expect((await ada.ask(ask)).refused?.code, ask.ask).toMatch(/^not-kept-|^fault$/);
    const health = async (): Promise<string> => (await fetch(`http://127.0.0.1:${server.port}/club/health`)).text();
    await expect.poll(health, { timeout: 10_000, interval: 500 }).toMatch(/its disk is read-only/);
    expect([glasses.map(({ at: place }) => place), glass.unanswered.length]).toEqual([[accepted, accepted], 1]);
    await server.kill('SIGKILL');
    expect([disk.unmount(), disk.mount()]).toEqual([true, true]);
    await server.start();
    // what waited is said again by itself, and lies after all that was accepted
    expect(await taken).toBe(null);
    await until(() => glasses.every(({ at: place }) => place > accepted), 'going on');
    expect(story()).toBe(before);
    expect((await ada.ask({ ask: 'rename', name: 'Ada again' })).refused).toBe(null);
  });
});
