import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { LogGone } from '../../server/log/log-gone.ts';
import { isTooOld, openJetStream } from '../../server/log/open-jetstream.ts';
import { nats } from '../../server/packages.ts';
import { backup, doctor, organiser, restoreFrom } from '../../server/start.ts';
import { Lot } from '../../src/players/lot.ts';
import { hasNats, natsServers, type NatsServer } from './nats.ts';
import { byLot, smallSetup, until } from './party.ts';
import { folderOf, founder, guest, laid, started, stopsAfterEach } from './started-club.ts';
import { brokenLaws } from './store-contract.ts';

stopsAfterEach();

const folder = mkdtempSync(join(tmpdir(), 'club-nats-'));
const servers: NatsServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

describe('the store of a cluster', () => {
  it('is refused below 2.10.23', () => {
    expect(['2.9.10', '2.10.22', '1.99.99', '0', ''].map(isTooOld)).toEqual([true, true, true, true, true]);
    expect(['2.10.23', '2.10.27', '2.11.0', '2.12.1-beta', '3.0.0'].map(isTooOld)).toEqual([false, false, false, false, false]);
  });

  it.skipIf(!hasNats)('keeps to the contract of a store on one server', async () => {
    servers.push(...(await natsServers(join(folder, 'one'), 1)));
    const addresses = servers.map(({ address }) => address);
    expect(await brokenLaws(() => openJetStream({ servers: addresses, replicas: 1, shard: 'one' }), 'contract')).toEqual([]);
  });

  it.skipIf(!hasNats || process.env.MOONRISE_WHOLE === undefined)(
    'keeps to it on three, and goes on when the leader is killed',
    async () => {
      const three = await natsServers(join(folder, 'three'), 3);
      servers.push(...three);
      const addresses = three.map(({ address }) => address);
      const open = () => openJetStream({ servers: addresses, replicas: 3, shard: 'three' });
      expect(await brokenLaws(open, 'contract')).toEqual([]);
      const [first, second] = [await open(), await open()];
      const accepted: number[] = [];
      let place = 0;
      for (let kill = 0; kill < 10; kill += 1) {
        const server = three[kill % 3];
        await server?.kill('SIGKILL');
        for (let count = 0; count < 10; count += 1) {
          const tries = await Promise.all([first, second].map((log, writer) => log.append('match.kills', place, `${place} of ${writer}`)));
          const winners = tries.filter(({ ok }) => ok).length;
          expect(winners).toBeLessThan(2);
          if (winners === 1) accepted.push(place);
          place = (await first.read('match.kills', 0)).length;
        }
        await server?.start();
      }
      const entries = [await first.read('match.kills', 0), await second.read('match.kills', 0)];
      expect(entries[0]).toEqual(entries[1]);
      expect(entries[0]?.every(({ at: index }, nth) => index === nth)).toBe(true);
      expect(accepted.every((index) => entries[0]?.[index] !== undefined)).toBe(true);
      await Promise.all([first.close(), second.close()]);
    },
    600_000,
  );
});

/** What an operator does with streams, and a disk that is lost. */
async function streamsOf(server: string) {
  const { connect, jetstreamManager } = nats();
  const connection = await connect({ servers: [server] });
  const { streams } = await jetstreamManager(connection, { timeout: 2000 });
  const { delete: remove } = streams as unknown as { delete: (name: string) => Promise<boolean> };
  /** How many messages a stream has; null: there is none. */
  const messages = (name: string): Promise<number | null> =>
    streams.info(name).then(
      ({ state }) => state.messages,
      () => null,
    );
  return {
    add: (config: object) => streams.add(config),
    remove: remove.bind(streams),
    messages,
    say: (subject: string, text: string) => connection.publish(subject, text),
    close: () => connection.close(),
  };
}

describe.skipIf(!hasNats)('the stream of a club', () => {
  it('that is gone takes nothing, nor does another of its name; no club is founded in its place, and a copy brings it back', async () => {
    const [server] = await natsServers(join(folder, 'gone'), 1);
    if (!server) throw new Error('no server');
    servers.push(server);
    const streams = await streamsOf(server.address);
    process.env.CLUB_STORE = server.address;
    try {
      const home = folderOf('gone');
      const running = await started(home);
      const health = async (): Promise<string> => (await fetch(`http://127.0.0.1:${running.port}/club/health`)).text();
      const ada = await founder(running);
      const bo = await guest(ada, 'Bo');
      const id = await laid(ada, 'gone');
      const glasses = [ada.sit(id), bo.sit(id)];
      await until(() => glasses.every((glass) => glass.hasMatch), 'the views');
      const copy = join(folder, 'gone.jsonl');
      await backup(home, copy);
      expect(await health()).toBe('ok\n');
      await streams.remove('CLUB_club');
      const glass = glasses.find((candidate) => byLot(candidate, new Lot('gone')));
      const decision = glass && byLot(glass, new Lot('gone'));
      if (!glass || !decision) throw new Error('nobody is asked');
      const taken = glass.decide(decision);
      await until(() => glasses.every(({ state }) => state.unsaved === 'unknown'), 'both being told');
      await expect.poll(health, { timeout: 10_000, interval: 500 }).toMatch(/no stream CLUB_club/);
      // what is made in its place has nothing of the club, and gets nothing
      await streams.add({ name: 'CLUB_club', subjects: ['club.club.>'] });
      for (const ask of [
        { ask: 'name-club', name: 'Other' },
        { ask: 'rename', name: 'Other' },
        { ask: 'tournament', name: 'Cup' },
        { ask: 'match', title: '', setup: smallSetup('other'), seats: [{ member: 'm1' }, { member: 'm2' }], pace: { kind: 'live' } },
      ] as const)
        expect((await ada.ask(ask as never)).refused?.code, ask.ask).toMatch(/^not-kept-unknown$|^fault$/);
      expect(await streams.messages('CLUB_club')).toBe(0);
      await expect.poll(health, { timeout: 10_000, interval: 500 }).toMatch(/is another one than when the club was started/);
      expect([glass.at, glass.unanswered.length]).toEqual([0, 1]);
      await running.stop();
      // nor when it starts, with an empty stream, without one, and where the secret comes from elsewhere
      await expect(started(home)).rejects.toThrow(LogGone);
      expect(await streams.messages('CLUB_club')).toBe(0);
      await streams.remove('CLUB_club');
      for (const opens of [started, organiser, doctor, (place: string) => backup(place, join(folder, 'nothing.jsonl'))])
        await expect(opens(home)).rejects.toThrow(/no stream CLUB_club.*restore/);
      await expect(started(folderOf('no-secret'))).rejects.toThrow(LogGone);
      expect(await streams.messages('CLUB_club')).toBe(null);
      // a copy fills an empty place alone, and states of the logs that were lost go
      streams.say('point.club.match.future', 'a state that no log leads to');
      await expect.poll(() => streams.messages('POINTS_club')).toBe(1);
      expect(await restoreFrom(home, copy)).toBeGreaterThan(5);
      expect(await streams.messages('POINTS_club')).toBe(0);
      await expect(restoreFrom(home, copy)).rejects.toThrow(/a club in this store already/);
      const again = await started(home);
      expect(again.founder).toBe(null);
      [ada.port, bo.port] = [again.port, again.port];
      // the decision that was never taken is said again by itself
      expect([null, 'asked-otherwise']).toContain((await taken)?.code ?? null);
      expect((await ada.ask({ ask: 'rename', name: 'Ada again' })).refused).toBe(null);
      expect((await doctor(home)).wrong).toEqual([]);
    } finally {
      delete process.env.CLUB_STORE;
      await streams.close();
    }
  });
});
if (!hasNats) console.log('No nats-server is found here: the store of a cluster is not tried.');
