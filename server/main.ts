import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { catalogue } from '../src/cards/index.ts';
import { Club } from './club.ts';
import { doorsOf, type Doors } from './doors/web.ts';
import { failureOf } from './log/club-file.ts';
import { warningOf } from './log/file-systems.ts';
import type { Log } from './log/log.ts';
import { goneFrom, type Opening } from './log/log-gone.ts';
import { SqliteLog } from './log/sqlite.ts';
import { thinkApart, computerDecision, type ComputerQuestion } from './referee/thinking.ts';

/** Uses a file or folder; where the system refuses, the failure says so in a sentence. */
function withRights<T>(place: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw failureOf(place, error);
  }
}

/** The secret of a club: workers with the same secret serve the same club. `CLUB_SECRET` holds it where workers share no folder. */
export function secretIn(folder: string): Buffer {
  const given = process.env.CLUB_SECRET;
  if (given !== undefined) return Buffer.from(given, 'base64url');
  const file = join(folder, 'secret');
  return withRights(file, () => {
    mkdirSync(folder, { recursive: true });
    if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    return Buffer.from(readFileSync(file, 'utf8'), 'base64url');
  });
}

/** The remains of a club whose file is missing; null: nothing. */
function remainsOf(folder: string): 'secret' | 'files' | null {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (names.includes('secret')) return 'secret';
  return names.some((name) => name.startsWith('club.db')) ? 'files' : null;
}

/** The store that `CLUB_STORE` names, else the file in the folder. Throws `LogGone` where a club existed or must exist and its logs are missing. */
export async function storeIn(folder: string, opening: Opening): Promise<Log> {
  const address = process.env.CLUB_STORE ?? '';
  if (address.startsWith('nats://')) {
    const { openJetStream } = await import('./log/open-jetstream.ts');
    const replicas = process.env.CLUB_REPLICAS === '3' ? 3 : 1;
    const needs = { servers: address.split(','), replicas, shard: process.env.CLUB_SHARD ?? 'club' } as const;
    return openJetStream(needs, opening);
  }
  const file = join(folder, 'club.db');
  const remains = existsSync(file) ? null : remainsOf(folder);
  if (!existsSync(file) && (opening === 'there' || remains === 'files')) throw goneFrom(folder, remains);
  return withRights(folder, () => {
    mkdirSync(folder, { recursive: true });
    return new SqliteLog(file);
  });
}

export interface RunningClub {
  club: Club;
  doors: Doors;
  port: number;
  /** A sentence why its folder is unsuitable; null for a suitable one. */
  warning: string | null;
  /** The code of the founder's invitation while nobody has joined; null otherwise. */
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
  /** The clock of the club, in milliseconds since 1970. */
  now?: () => number;
  /** The script that computes decisions when it runs as a worker thread. */
  script?: URL;
  /** Gives a sentence why a folder is unsuitable; null for a suitable one. */
  warns?: typeof warningOf;
}

/** Starts a club with its data in a folder. */
export async function runClub(needs: RunNeeds): Promise<RunningClub> {
  const { folder, port, host, name = 'Moonrise', files, perSecond, script, now, warns = warningOf } = needs;
  const address = process.env.CLUB_ADDRESS;
  const about = address?.startsWith('https://') ? address : undefined;
  const hadSecret = existsSync(join(folder, 'secret'));
  const log = await storeIn(folder, hadSecret ? 'there' : 'begin');
  if (hadSecret && (await log.list('')).length === 0) {
    await log.close();
    throw goneFrom(folder, 'secret');
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
  const tells = (sentence: string): void => console.warn(sentence);
  const doors = doorsOf({
    club,
    tells,
    ...(address === undefined ? {} : { address }),
    ...(files ? { files } : {}),
    ...(perSecond === undefined ? {} : { perSecond }),
  });
  await new Promise<void>((done, failed) => {
    doors.server.once('error', failed);
    doors.server.listen(port, host, done);
  });
  const warning = log instanceof SqliteLog ? warns(folder) : null;
  const bound = doors.server.address();
  const stop = async (): Promise<void> => {
    await doors.close();
    await club.close();
    thinks?.end();
    await log.close();
  };
  return { club, doors, warning, port: typeof bound === 'object' && bound ? bound.port : port, founder, stop };
}

/** Answers questions to computers when this script runs as a worker thread. */
export function thinkForOthers(): void {
  parentPort?.on('message', ({ id, question }: { id: number; question: ComputerQuestion }) => {
    let decision: ReturnType<typeof computerDecision> = null;
    try {
      decision = computerDecision(question);
    } catch {
      // after a failure there is no decision, and the member is asked
    }
    parentPort?.postMessage({ id, decision });
  });
}

export const isThinker = (): boolean => !isMainThread && workerData === 'thinks';
