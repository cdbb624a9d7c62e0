import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteLog } from '../../../server/log/sqlite.ts';
import { CardShelf, openMatch } from '../../../server/referee/match-log.ts';
import { randomSetup } from '../../simulate/random-setup.ts';
import { boards } from '../../../src/cards/index.ts';
import type { GlassSide } from '../../../src/glasses/glass-side.ts';
import { Lot } from '../../../src/players/lot.ts';
import { byLot, TestDevice, until } from '../../../test/server/party.ts';
import { bundleClub } from '../../club/bundle.mjs';
import { boardgameRows } from './boardgame-rows.ts';
import { costOf, cpuOf, megabytesOf, started } from './server-cost.ts';
import { median, percentile, row, type Row } from '../timing.ts';

const LIVE = { matches: 25, members: 10, seconds: 25, pace: 2500 };

/** Decides for a seat by lot, now and then; notes how long it takes until everybody at the match sees it. */
async function plays(
  glasses: readonly GlassSide[],
  seat: number,
  lot: Lot,
  stops: () => boolean,
  note: (milliseconds: number) => void,
): Promise<void> {
  const glass = glasses[seat];
  while (glass && !stops()) {
    await new Promise((done) => setTimeout(done, lot.between(LIVE.pace / 2, LIVE.pace * 1.5)));
    const decision = byLot(glass, lot);
    if (!decision || stops()) continue;
    const began = performance.now();
    const { at: place } = glass;
    const seen = Promise.all(
      glasses.map(
        (each) =>
          new Promise<void>((done) => {
            const stop = each.subscribe(() => {
              if (each.at <= place) return;
              stop();
              done();
            });
          }),
      ),
    );
    if ((await glass.decide(decision)) !== null) continue;
    await seen;
    note(performance.now() - began);
  }
}

/** 25 live matches with a watcher each, a decision of a seat every 2.5 s, over real lines to a server with a synced disk; and the same of boardgame.io. */
export async function clubRows(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'club-bench-'));
  const script = await bundleClub();
  const { child, line } = await started(script, { CLUB_DATA: folder, CLUB_RATE: '100000' });
  const { port, founder } = JSON.parse(line) as { port: number; founder: string };
  const members = [await new TestDevice(port).join(founder, 'M1')];
  for (let count = 2; count <= LIVE.members; count += 1) {
    const { code = '' } = (await members[0]?.wants({ ask: 'invite', role: 'player' })) ?? {};
    members.push(await new TestDevice(port).join(code, `M${count}`));
  }
  const before = await costOf(child);
  const tables: GlassSide[][] = [];
  for (let count = 0; count < LIVE.matches; count += 1) {
    const [host, guest, watcher] = [0, 1, 2].map((place) => members[(count + place) % LIVE.members]);
    if (!host || !guest || !watcher) continue;
    const [first, second] = [`m${(count % LIVE.members) + 1}`, `m${((count + 1) % LIVE.members) + 1}`];
    const setup = { ...randomSetup(`bench ${count}`, { seats: 2, size: 6, eventsAndAgendas: true }), terrain: boards[0]?.terrain ?? [] };
    const { id = '' } = await host.wants({
      ask: 'match',
      title: `${count}`,
      setup,
      seats: [{ member: first }, { member: second }],
      pace: { kind: 'live' },
    });
    tables.push([host.sit(id), guest.sit(id), watcher.sit(id)]);
  }
  await until(() => tables.every((glasses) => glasses.every(({ told }) => told)), 'all views');
  const began = await costOf(child);
  let over = false;
  const taken: number[] = [];
  const playing = tables.flatMap((glasses, table) =>
    [0, 1].map((seat) =>
      plays(
        glasses,
        seat,
        new Lot(`${table} ${seat}`),
        () => over,
        (milliseconds) => taken.push(milliseconds),
      ),
    ),
  );
  await new Promise((done) => setTimeout(done, LIVE.seconds * 1000));
  over = true;
  const ended = await costOf(child);
  await Promise.race([Promise.all(playing), new Promise((done) => setTimeout(done, 2 * LIVE.pace))]);
  for (const member of members) member.leave();
  child.removeAllListeners('exit');
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await gone;
  const log = new SqliteLog(join(folder, 'club.db'));
  const opening: number[] = [];
  for (const { stream } of await log.list('match.')) {
    const from = process.cpuUsage();
    await openMatch(log, new CardShelf(log), stream.slice('match.'.length));
    const { user, system } = process.cpuUsage(from);
    opening.push((user + system) / 1000);
  }
  await log.close();
  rmSync(folder, { recursive: true, force: true });
  return [
    row('club: a decision until everybody sees it, 25 live matches, median', median(taken), 'ms'),
    row('club: the same, 95th of a hundred', percentile(taken, 95), 'ms'),
    row('club: CPU of the server for a decision', cpuOf(began, ended) / taken.length, 'ms'),
    row('club: decisions a CPU second of the server', (1000 * taken.length) / cpuOf(began, ended), ''),
    row('club: resident memory of a held match', (began.memory.rss - before.memory.rss) / 1024 / 1024 / LIVE.matches, 'MB'),
    row('club: memory of a held match', (megabytesOf(began) - megabytesOf(before)) / LIVE.matches, 'MB'),
    row('club: opening a match, CPU, median', median(opening), 'ms'),
    ...(await boardgameRows(LIVE)),
  ];
}
