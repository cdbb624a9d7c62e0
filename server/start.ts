import { createReadStream, createWriteStream, existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { catalogue } from '../src/cards/index.ts';
import { isSame } from '../src/record/equality.ts';
import { openRecord } from '../src/record/open-record.ts';
import { Club } from './club.ts';
import { CardShelf, openMatch } from './referee/match-log.ts';
import { exportLines, restore } from './log/whole-log.ts';
import { warningOf } from './log/file-systems.ts';
import { SqliteLog } from './log/sqlite.ts';
import { isThinker, runClub, secretIn, storeIn, thinkForOthers } from './main.ts';

// The script of the club: its server, its commands, and the thread of its computer players.

export { runClub };

/** Writes a copy of a club that is not running: the SQLite file, or all logs as lines. */
export async function backup(folder: string, file: string): Promise<void> {
  const log = await storeIn(folder, 'there');
  try {
    if (log instanceof SqliteLog && file.endsWith('.db')) {
      process.umask(0o077); // from its first byte on, only the owner can read the copy
      return log.copyTo(file);
    }
    const out = createWriteStream(file, { mode: 0o600 });
    for await (const line of exportLines(log)) if (!out.write(`${line}\n`)) await once(out, 'drain');
    out.end();
    await once(out, 'finish');
  } finally {
    await log.close();
  }
}

/** Fills an empty club from the lines of a backup or an export; gives back the number of entries. */
export async function restoreFrom(folder: string, file: string): Promise<number> {
  if (existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('club.db')))
    throw new Error(`There is a club in ${folder} already. Name another folder.`);
  const log = await storeIn(folder, 'restore');
  try {
    if ((await log.list('')).length > 0) throw new Error('There is a club in this store already. Name another one.');
    return await restore(log, createInterface({ input: createReadStream(file) }));
  } finally {
    await log.close();
  }
}

/** The code of a new invitation for an organiser. */
export async function organiser(folder: string): Promise<string> {
  const log = await storeIn(folder, 'there');
  const club = new Club({ log, cards: catalogue, secret: secretIn(folder) });
  try {
    await club.registry.open();
    return await club.organiserCode();
  } finally {
    await club.close();
    await log.close();
  }
}

export interface Diagnosis {
  matches: number;
  campaigns: number;
  tournaments: number;
  members: number;
  /** The faults that were found, in plain sentences. */
  wrong: string[];
}

/** Folds every log again and compares the checkpoints. */
export async function doctor(folder: string, warns = warningOf): Promise<Diagnosis> {
  const log = await storeIn(folder, 'there');
  const club = new Club({ log, cards: catalogue, secret: secretIn(folder) });
  const warning = log instanceof SqliteLog ? warns(folder) : null;
  const wrong: string[] = warning === null ? [] : [warning];
  try {
    await club.registry.open();
    await club.events.open();
    const shelf = new CardShelf(log);
    const matches = (await log.list('match.')).map(({ stream }) => stream.slice('match.'.length));
    for (const id of matches) {
      const opened = await openMatch(log, shelf, id).catch((error: unknown) => String(error));
      if (opened === null || typeof opened === 'string') {
        wrong.push(opened ?? `The match ${id} has no beginning.`);
        continue;
      }
      const whole = openRecord({ ...opened.folded.record, checkpoints: [] });
      if (whole.as !== 'playable' || !isSame(whole.folded.match, opened.folded.match))
        wrong.push(`The match ${id} folds to something else from its checkpoint.`);
    }
    const campaigns = await log.list('campaign.');
    for (const { stream } of campaigns)
      if (!club.events.campaigns.has(stream.slice('campaign.'.length))) wrong.push(`The log ${stream} cannot be folded.`);
    for (const [id, { damaged }] of [...club.events.campaigns, ...club.events.tournaments])
      if (damaged) wrong.push(`The log of ${id} is damaged.`);
    const tournaments = club.events.tournaments.size;
    return { matches: matches.length, campaigns: campaigns.length, tournaments, members: club.registry.people.members.size, wrong };
  } finally {
    await club.close();
    await log.close();
  }
}

const script = fileURLToPath(import.meta.url);

/** Runs a club without the app, for tests and workers: `CLUB_DATA`, `PORT`, `CLUB_RATE`. The first line of its output is JSON with its port. */
async function serveBare(): Promise<void> {
  const { CLUB_DATA = 'club-data', PORT = '0', CLUB_RATE, CLUB_HOST = '127.0.0.1' } = process.env;
  const running = await runClub({
    folder: resolve(CLUB_DATA),
    port: Number(PORT),
    host: CLUB_HOST,
    script: new URL(import.meta.url),
    ...(CLUB_RATE === undefined ? {} : { perSecond: Number(CLUB_RATE) }),
  });
  console.log(JSON.stringify({ port: running.port, founder: running.founder }));
  // for benchmarks: replies with the resources used so far
  process.on('message', () => {
    const cpu = process.cpuUsage();
    globalThis.gc?.();
    process.send?.({ cpu, memory: process.memoryUsage(), cpuAfter: process.cpuUsage() });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void running.stop().finally(() => process.exit(0)));
}

if (isThinker()) thinkForOthers();
else if (process.argv[1] === script)
  serveBare().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  });
