import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import type { SqliteLog } from '../../server/log/sqlite.ts';
import { runClub, type RunNeeds, type RunningClub } from '../../server/main.ts';
import { smallSetup, TestDevice } from './party.ts';

// Clubs of one test file: they are stopped after each test, and their folders are deleted.

const folders: string[] = [];
/** What is to be stopped after the test, the last first. */
export const stops: (() => unknown)[] = [];
/** To be called by each file that starts clubs: this module is read once for several of them. */
export const stopsAfterEach = (): void =>
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
export const folderOf = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `club-${name}-`));
  folders.push(folder);
  return folder;
};
export async function started(folder: string, needs: Partial<RunNeeds> = {}): Promise<RunningClub> {
  const running = await runClub({ folder, port: 0, host: '127.0.0.1', perSecond: 100_000, ...needs });
  let stopped = false;
  const stop = async (): Promise<void> => {
    if (!stopped) await running.stop();
    stopped = true;
  };
  stops.push(stop);
  return { ...running, stop };
}
export async function founder(running: Pick<RunningClub, 'port' | 'founder'>): Promise<TestDevice> {
  const ada = await new TestDevice(running.port).join(running.founder ?? '', 'Ada');
  stops.push(() => ada.leave());
  return ada;
}
export async function guest(ada: TestDevice, name: string): Promise<TestDevice> {
  const { code = '' } = await ada.wants({ ask: 'invite', role: 'player' });
  const device = await new TestDevice(ada.port).join(code, name);
  stops.push(() => device.leave());
  return device;
}
export const laid = async (ada: TestDevice, seed: string, seats: object[] = [{ member: 'm1' }, { member: 'm2' }]): Promise<string> =>
  (await ada.wants({ ask: 'match', title: '', setup: smallSetup(seed), seats: seats as never, pace: { kind: 'live' } })).id ?? '';
export const logOf = (running: RunningClub): SqliteLog => (running.club as unknown as { needs: { log: SqliteLog } }).needs.log;
