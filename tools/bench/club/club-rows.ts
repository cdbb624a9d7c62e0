import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteLog } from '../../../server/log/sqlite.ts';
import { CardShelf, openMatch } from '../../../server/referee/match-log.ts';
import { boardgameCrowd } from './boardgame-crowd.ts';
import { clubCrowd } from './club-crowd.ts';
import { LIVE, type Crowd } from './crowd.ts';
import { cpuOf, megabytesOf } from './server-cost.ts';
import { median, percentile, row, type Row } from '../timing.ts';

/** The results of the turns of one server. */
interface Played {
  taken: number[];
  /** CPU of the server, in milliseconds. */
  cpu: number;
  /** Memory of a match, in MB. */
  heldMemory: number;
  resident: number;
}

async function warmUp(crowd: Crowd): Promise<Played> {
  const { before } = crowd;
  const { memory } = await crowd.cost();
  const [heldMemory, resident] = [megabytesOf({ ...before, memory }) - megabytesOf(before), (memory.rss - before.memory.rss) / 1024 / 1024];
  await crowd.play(LIVE.warmUp);
  return { taken: [], cpu: 0, heldMemory: heldMemory / LIVE.matches, resident: resident / LIVE.matches };
}

async function turnOf(crowd: Crowd, played: Played): Promise<void> {
  const before = await crowd.cost();
  played.taken.push(...(await crowd.play(LIVE.seconds)));
  played.cpu += cpuOf(before, await crowd.cost());
}

function rowsOf(name: string, { taken, cpu, heldMemory, resident }: Played): Row[] {
  return [
    row(`${name}: a decision until everybody sees it, ${LIVE.matches} live matches, median`, median(taken), 'ms'),
    row(`${name}: the same, 95th of a hundred`, percentile(taken, 95), 'ms'),
    row(`${name}: the same, 99th of a hundred`, percentile(taken, 99), 'ms'),
    row(`${name}: decisions that were timed`, taken.length, ''),
    row(`${name}: CPU of the server for a decision`, cpu / taken.length, 'ms'),
    row(`${name}: decisions a CPU second of the server`, (1000 * taken.length) / cpu, ''),
    row(`${name}: memory of a held match`, heldMemory, 'MB'),
    row(`${name}: resident memory of a held match`, resident, 'MB'),
  ];
}

/** CPU time of opening each match of a club that was stopped, in milliseconds. */
async function openings(folder: string): Promise<number[]> {
  const log = new SqliteLog(join(folder, 'club.db'));
  const opening: number[] = [];
  for (const { stream } of await log.list('match.')) {
    const from = process.cpuUsage();
    await openMatch(log, new CardShelf(log), stream.slice('match.'.length));
    const { user, system } = process.cpuUsage(from);
    opening.push((user + system) / 1000);
  }
  await log.close();
  return opening;
}

/** A folder in memory, on systems that have one. */
const MEMORY = '/dev/shm';

/**
 * A club with a synced disk beside the server of boardgame.io, under the same load, in turns of one run: read the ratios. Where the system has a
 * folder in memory, a club runs there, too: boardgame.io stores nothing, so that club is the comparable one.
 */
export async function clubRows(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'club-bench-'));
  const memory = existsSync(MEMORY) ? mkdtempSync(join(MEMORY, 'club-bench-')) : null;
  const club = await clubCrowd(folder);
  const unsynced = memory === null ? null : await clubCrowd(memory);
  const boardgame = await boardgameCrowd();
  const ofClub = await warmUp(club);
  const ofUnsynced = unsynced && (await warmUp(unsynced));
  const ofBoardgame = boardgame && (await warmUp(boardgame));
  for (let turn = 0; turn < LIVE.turns; turn += 1) {
    await turnOf(club, ofClub);
    if (unsynced && ofUnsynced) await turnOf(unsynced, ofUnsynced);
    if (boardgame && ofBoardgame) await turnOf(boardgame, ofBoardgame);
  }
  await club.end();
  await unsynced?.end();
  await boardgame?.end();
  const opening = await openings(folder);
  rmSync(folder, { recursive: true, force: true });
  if (memory !== null) rmSync(memory, { recursive: true, force: true });
  const rows = [
    ...rowsOf('club', ofClub),
    row('club: opening a match, CPU, median', median(opening), 'ms'),
    ...(ofUnsynced ? rowsOf('club without a disk', ofUnsynced) : []),
  ];
  if (!ofBoardgame) return rows;
  const [late, lateThere] = [percentile(ofClub.taken, 95), percentile(ofBoardgame.taken, 95)];
  const [rate, rateThere] = [ofClub, ofBoardgame].map(({ taken, cpu }) => taken.length / cpu);
  return [
    ...rows,
    ...rowsOf('boardgame.io', ofBoardgame),
    row('club: its 95th of a hundred as a part of that of boardgame.io', late / lateThere, ''),
    ...(ofUnsynced ? [row('club without a disk: the same', percentile(ofUnsynced.taken, 95) / lateThere, '')] : []),
    row('club: its decisions a CPU second as a part of those of boardgame.io', (rate ?? 0) / (rateThere ?? 1), ''),
  ];
}
