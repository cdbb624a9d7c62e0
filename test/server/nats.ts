import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Whether a nats-server is to be found on this machine. */
export const hasNats = spawnSync('nats-server', ['--version'], { stdio: 'ignore' }).status === 0;

export const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

export interface NatsServer {
  address: string;
  kill: (signal: NodeJS.Signals) => Promise<void>;
  start: () => Promise<void>;
}

/** JetStream servers in a folder: one, or a cluster. */
export async function natsServers(folder: string, count: 1 | 3): Promise<NatsServer[]> {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const routes = await Promise.all(Array.from({ length: count }, freePort));
  const servers = ports.map((port, index): NatsServer => {
    const home = join(folder, `nats-${index}`);
    mkdirSync(home, { recursive: true });
    const config = join(home, 'nats.conf');
    const cluster = `cluster { name: club, listen: 127.0.0.1:${routes[index]}, routes: [${routes.map((route) => `nats://127.0.0.1:${route}`).join(', ')}] }`;
    writeFileSync(
      config,
      `server_name: n${index}\nlisten: 127.0.0.1:${port}\njetstream { store_dir: "${home}", sync_interval: always }\n${count === 3 ? cluster : ''}\n`,
    );
    let child: ChildProcess | null = null;
    return {
      address: `nats://127.0.0.1:${port}`,
      start: async () => {
        child = spawn('nats-server', ['-c', config], { stdio: 'ignore' });
        await new Promise((done) => setTimeout(done, 300));
      },
      kill: async (signal) => {
        const dying = child;
        child = null;
        if (!dying || dying.exitCode !== null) return;
        const value = new Promise((done) => dying.once('exit', done));
        dying.kill(signal);
        await value;
      },
    };
  });
  for (const server of servers) await server.start();
  return servers;
}
