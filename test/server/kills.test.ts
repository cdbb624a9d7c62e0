import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openMatch, CardShelf, type MatchEntry } from '../../server/referee/match-log.ts';
import { SqliteLog } from '../../server/log/sqlite.ts';
import type { Log } from '../../server/log/log.ts';
import type { GlassSide } from '../../src/glasses/glass-side.ts';
import { Lot } from '../../src/players/lot.ts';
import { openRecord } from '../../src/record/open-record.ts';
import { isSame } from '../../src/record/equality.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import { eventsFor } from '../../src/seats/events-for.ts';
import { viewFor } from '../../src/seats/view.ts';
import { openJetStream } from '../../server/log/open-jetstream.ts';
import { hasNats, natsServers } from './nats.ts';
import { bundleClub } from '../../tools/club/bundle.mjs';
import { byLot, smallSetup, streamLine, TestDevice, until } from './party.ts';
import { ServerProcess } from './server-process.ts';

// The server is killed in the middle of decisions, again and again; then it is asked whether anything was lost, taken twice or seen differently.

const KILLS = process.env.MOONRISE_WHOLE === undefined ? 10 : 100;
const MATCHES = 3;
const PACE = 120;

const folder = mkdtempSync(join(tmpdir(), 'club-kills-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const wait = (milliseconds: number): Promise<unknown> => new Promise((done) => setTimeout(done, milliseconds));

interface Accepted {
  match: string;
  id: string;
  decision: Decision;
}

/** A seat that decides by lot whenever it is asked, until it is told to stop; `accepted` hears what the club has taken. */
async function plays({
  glass,
  match,
  lot,
  stops,
  accepted,
}: {
  glass: GlassSide;
  match: string;
  lot: Lot;
  stops: () => boolean;
  accepted: (decision: Accepted) => void;
}): Promise<void> {
  for (let count = 0; !stops();) {
    await wait(lot.between(5, PACE));
    const decision = glass.linked ? byLot(glass, lot) : null;
    if (!decision || stops()) continue;
    count += 1;
    const id = `${match}-${decision.seat}-${count}-0`;
    const refused = await glass.decideAgain({ id, at: glass.at, decision });
    if (refused === null) accepted({ match, id, decision });
  }
}

/** What is wrong with a match as its log has it, with what was accepted, and with what its glasses saw. */
async function wrongWith(log: Log, id: string, accepted: readonly Accepted[], glasses: readonly GlassSide[]): Promise<string[]> {
  const wrong: string[] = [];
  const entriesNow = await log.read(`match.${id}`, 0);
  if (entriesNow.some(({ at: place }, index) => place !== index)) wrong.push('a gap');
  const entries = entriesNow.slice(1).map(({ text }) => JSON.parse(text) as MatchEntry);
  if (new Set(entries.map((entry) => entry.id)).size !== entries.length) wrong.push('an id twice');
  for (const decided of accepted) {
    const found = entries.filter((entry) => entry.id.endsWith(`.${decided.id}`));
    if (found.length !== 1) wrong.push(`${decided.id} is there ${found.length} times`);
    else if (!isSame(asJson(found[0]?.entry.decision), asJson(decided.decision))) wrong.push(`${decided.id} holds another decision`);
  }
  const opened = await openMatch(log, new CardShelf(log), id);
  if (!opened) return [...wrong, 'no match'];
  const whole = openRecord({ ...opened.folded.record, checkpoints: [] });
  if (whole.as !== 'playable' || !isSame(whole.folded.match, opened.folded.match)) wrong.push('folds apart');
  const { record, match } = opened.folded;
  for (const [index, glass] of glasses.entries()) {
    const seat = index === 2 ? null : index;
    if (glass.at !== record.entries.length) wrong.push(`seat ${seat} is at ${glass.at} of ${record.entries.length}`);
    if (!isSame(glass.view(seat), asJson(viewFor(match, seat)))) wrong.push(`seat ${seat} sees another match`);
    const story = glass
      .log(seat)
      .slice(1)
      .map(({ events }) => events);
    if (
      !isSame(
        story,
        record.entries.map(({ events }) => asJson(eventsFor(events, seat))),
      )
    )
      wrong.push(`seat ${seat} has another story`);
  }
  return wrong;
}

/** Three matches over a server that is killed so often; gives what is wrong in the end. `store`: what names another store than the embedded one. */
async function killed(
  kills: number,
  store: Record<string, string>,
  open: () => Promise<Log>,
): Promise<{ wrong: string[]; accepted: number }> {
  const server = new ServerProcess(await bundleClub(), { CLUB_DATA: relative(process.cwd(), folder), ...store });
  await server.start();
  const ada = await new TestDevice(server.port).join(server.founder, 'Ada');
  const bo = await new TestDevice(server.port, streamLine).join((await ada.wants({ ask: 'invite', role: 'player' })).code ?? '', 'Bo');
  const watcher = await new TestDevice(server.port).watch((await ada.wants({ ask: 'watch-link', open: true })).code ?? '');
  const accepted: Accepted[] = [];
  const matches: { id: string; glasses: GlassSide[] }[] = [];
  let over = false;
  const playing: Promise<void>[] = [];
  for (let count = 0; count < MATCHES; count += 1) {
    const { id = '' } = await ada.wants({
      ask: 'match',
      title: `${count}`,
      setup: smallSetup(`kills ${count}`),
      seats: [{ member: 'm1' }, { member: 'm2' }],
      pace: { kind: 'live' },
    });
    const glasses = [ada, bo, watcher].map((player) => player.sit(id));
    matches.push({ id, glasses });
    for (const seat of [0, 1]) {
      const glass = glasses[seat];
      if (glass)
        playing.push(
          plays({
            glass,
            match: id,
            lot: new Lot(`${count} ${seat}`),
            stops: () => over,
            accepted: (decision) => accepted.push(decision),
          }),
        );
    }
  }
  const lot = new Lot('kills');
  let midway = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    await wait(lot.between(30, 400));
    if (matches.some(({ glasses }) => glasses.some(({ unanswered }) => unanswered.length > 0))) midway += 1;
    await server.kill('SIGKILL');
    await server.start();
    const before = accepted.length;
    await until(
      () => accepted.length > before || matches.every(({ glasses }) => glasses[2]?.view(null).order.result !== null),
      'going on after a kill',
    );
  }
  over = true;
  await until(() => matches.every(({ glasses }) => glasses.every(({ unanswered }) => unanswered.length === 0)), 'the last answers');
  await Promise.all(playing);
  await until(
    () =>
      matches.every(({ glasses }) =>
        glasses.every((glass) => glass.linked && glass.at === Math.max(...glasses.map(({ at: place }) => place))),
      ),
    'the last views',
  );
  await wait(300);
  await server.kill('SIGTERM');
  for (const device of [ada, bo, watcher]) device.leave();
  const log = await open();
  const wrong: string[] = [];
  for (const { id, glasses } of matches)
    wrong.push(
      ...(await wrongWith(
        log,
        id,
        accepted.filter(({ match }) => match === id),
        glasses,
      )),
    );
  await log.close();
  console.log(`${kills} kills, ${midway} with a decision under way; ${accepted.length} decisions accepted`);
  return { wrong, accepted: accepted.length };
}

describe('a server that is killed', () => {
  it(
    `loses nothing that it has accepted, takes nothing twice, and shows every seat the same, over ${KILLS} kills`,
    async () => {
      const { wrong, accepted } = await killed(KILLS, {}, () => Promise.resolve(new SqliteLog(join(folder, 'club.db'))));
      expect(wrong).toEqual([]);
      expect(accepted).toBeGreaterThan(KILLS);
    },
    KILLS * 20_000,
  );

  it.skipIf(!hasNats || process.env.MOONRISE_WHOLE === undefined)(
    'does so too where its logs lie in JetStream',
    async () => {
      const servers = await natsServers(join(folder, 'nats'), 1);
      try {
        const [{ address } = { address: '' }] = servers;
        const open = () => openJetStream({ servers: [address], replicas: 1, shard: 'club' });
        // a folder of its own: in one with a secret the logs would be missed
        const CLUB_DATA = relative(process.cwd(), join(folder, 'secrets'));
        const { wrong, accepted } = await killed(20, { CLUB_STORE: address, CLUB_DATA }, open);
        expect(wrong).toEqual([]);
        expect(accepted).toBeGreaterThan(20);
      } finally {
        for (const server of servers) await server.kill('SIGTERM');
      }
    },
    600_000,
  );
});
