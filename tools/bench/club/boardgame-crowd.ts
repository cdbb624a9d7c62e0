import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LIVE, type Crowd } from './crowd.ts';
import { costOf, ended, forked, messageOf, started } from './server-cost.ts';

const fileOf = (name: string): string => join(process.cwd(), 'tools/bench/club/boardgame', name);

/** Its package is in a folder with its own lockfile, and is installed when the bench first needs it. */
function isInstalled(): boolean {
  if (existsSync(fileOf('node_modules/boardgame.io'))) return true;
  console.error('Installing boardgame.io for the bench (npm ci in tools/bench/club/boardgame/) …');
  const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: fileOf(''),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return npm.status === 0;
}

/** The same load as that of the club on the server of boardgame.io, with a toy game in memory; null when it cannot be installed. */
export async function boardgameCrowd(): Promise<Crowd | null> {
  if (!isInstalled()) return null;
  const env = { NODE_ENV: 'production' };
  const { child: server, line } = await started(fileOf('server.cjs'), env);
  const { port, lobby } = JSON.parse(line) as { port: number; lobby: number };
  const before = await costOf(server);
  const clients = forked(fileOf('clients.cjs'), env, [port, lobby, LIVE.matches, LIVE.pace].map(String));
  await messageOf(clients);
  return {
    before,
    cost: () => costOf(server),
    play: async (seconds) => {
      clients.send(seconds);
      return ((await messageOf(clients)) as { taken: number[] }).taken;
    },
    end: async () => {
      await ended(clients);
      await ended(server);
    },
  };
}
