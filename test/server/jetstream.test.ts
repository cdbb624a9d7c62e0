import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isTooOld, openJetStream } from '../../server/log/open-jetstream.ts';
import { brokenLaws } from './store-contract.ts';
import { hasNats, natsServers, type NatsServer } from './nats.ts';

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
if (!hasNats) console.log('No nats-server is found here: the store of a cluster is not tried.');
