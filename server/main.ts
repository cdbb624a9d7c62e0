import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { catalogue } from '../src/cards/index.ts';
import { Club } from './club.ts';
import { doorsOf, type Doors } from './doors/web.ts';
import { warningOf } from './log/file-systems.ts';
import type { Log } from './log/log.ts';
import { SqliteLog } from './log/sqlite.ts';
import { thinkApart, thought, type ComputerQuestion } from './referee/thinking.ts';

/** The secret of a club: workers that share it serve the same club. `CLUB_SECRET` has it where there is no folder to share. */
export function secretIn(folder: string): Buffer {
  const given = process.env.CLUB_SECRET;
  if (given !== undefined) return Buffer.from(given, 'base64url');
  const file = join(folder, 'secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return Buffer.from(readFileSync(file, 'utf8'), 'base64url');
}

/** The logs of a club are gone: nobody is to found another in their place unasked. */
export class LogGone extends Error {}

/** The store that `CLUB_STORE` names, else the file in the folder. */
export async function storeIn(folder: string): Promise<Log> {
  mkdirSync(folder, { recursive: true });
  const address = process.env.CLUB_STORE ?? '';
  if (!address.startsWith('nats://')) return new SqliteLog(join(folder, 'club.db'));
  const { openJetStream } = await import('./log/open-jetstream.ts');
  return openJetStream({
    servers: address.split(','),
    replicas: process.env.CLUB_REPLICAS === '3' ? 3 : 1,
    shard: process.env.CLUB_SHARD ?? 'club',
  });
}

export interface RunningClub {
  club: Club;
  doors: Doors;
  port: number;
  /** Why its folder is a bad place, as a sentence; null for a good one. */
  warning: string | null;
  /** Of the founder's invitation, where nobody has joined yet. */
  founder: string | null;
  stop: () => Promise<void>;
}

export interface RunNeeds {
  folder: string;
  port: number;
  host?: string;
  name?: string;
  files?: Parameters<typeof doorsOf>[0]['files'];
  perSecond?: number;
  /** Its clock, in milliseconds since 1970. */
  now?: () => number;
  /** The script that thinks when it is run as a worker. */
  script?: URL;
}

/** Starts a club on its folder. */
export async function runClub({ folder, port, host, name = 'Moonrise', files, perSecond, script, now }: RunNeeds): Promise<RunningClub> {
  const address = process.env.CLUB_ADDRESS;
  const about = address?.startsWith('https://') ? address : undefined;
  const hadSecret = existsSync(join(folder, 'secret'));
  const log = await storeIn(folder);
  if (hadSecret && (await log.list('')).length === 0) {
    await log.close();
    throw new LogGone(
      `The logs of the club in ${folder} are gone, though its secret is there. Bring a copy back (npm run club -- restore FILE), or remove ${join(folder, 'secret')} to found another club.`,
    );
  }
  const thinks = script ? thinkApart(script) : null;
  const club = new Club({
    log,
    cards: catalogue,
    secret: secretIn(folder),
    ...(thinks ? { thinks } : {}),
    ...(now ? { now } : {}),
    ...(about === undefined ? {} : { about }),
  });
  const founder = await club.open(name);
  const doors = doorsOf({ club, ...(files ? { files } : {}), ...(perSecond === undefined ? {} : { perSecond }) });
  await new Promise<void>((done, failed) => {
    doors.server.once('error', failed);
    doors.server.listen(port, host, done);
  });
  const warning = log instanceof SqliteLog ? warningOf(folder) : null;
  const bound = doors.server.address();
  const stop = async (): Promise<void> => {
    await doors.close();
    await club.close();
    thinks?.end();
    await log.close();
  };
  return { club, doors, warning, port: typeof bound === 'object' && bound ? bound.port : port, founder, stop };
}

/** What a worker does. */
export function thinkForOthers(): void {
  parentPort?.on('message', ({ id, question }: { id: number; question: ComputerQuestion }) => {
    let decision: ReturnType<typeof thought> = null;
    try {
      decision = thought(question);
    } catch {
      // a computer that fails decides nothing; its member is asked
    }
    parentPort?.postMessage({ id, decision });
  });
}

export const isThinker = (): boolean => !isMainThread && workerData === 'thinks';
