import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { costOf, cpuOf, forked, megabytesOf, messageOf, started } from './server-cost.ts';
import { median, percentile, row, type Row } from '../timing.ts';

const fileOf = (name: string): string => join(process.cwd(), 'tools/bench/club/boardgame', name);

/** Its package lies in a folder with a lock of its own, and is installed when the bench needs it first. */
function isInstalled(): boolean {
  if (existsSync(fileOf('node_modules/boardgame.io'))) return true;
  console.error('Installing boardgame.io for the bench (npm ci in tools/bench/club/boardgame/) …');
  const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: fileOf(''),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return npm.status === 0;
}

/** The same load as the club's on the server of boardgame.io, with a toy game in memory. */
export async function boardgameRows({ matches, pace, seconds }: { matches: number; pace: number; seconds: number }): Promise<Row[]> {
  if (!isInstalled()) {
    console.error('No rows of boardgame.io: it cannot be installed.');
    return [];
  }
  const { child: server, line } = await started(fileOf('server.cjs'), { NODE_ENV: 'production' });
  const { port, lobby } = JSON.parse(line) as { port: number; lobby: number };
  const before = await costOf(server);
  const clients = forked(fileOf('clients.cjs'), {}, [port, lobby, matches, pace, seconds].map(String));
  await messageOf(clients);
  const began = await costOf(server);
  const { taken } = (await messageOf(clients)) as { taken: number[] };
  const ended = await costOf(server);
  server.removeAllListeners('exit');
  server.kill();
  return [
    row('boardgame.io: a move of a toy game until everybody sees it, 25 live matches, median', median(taken), 'ms'),
    row('boardgame.io: the same, 95th of a hundred', percentile(taken, 95), 'ms'),
    row('boardgame.io: CPU of the server for a move', cpuOf(began, ended) / taken.length, 'ms'),
    row('boardgame.io: moves a CPU second of the server', (1000 * taken.length) / cpuOf(began, ended), ''),
    row('boardgame.io: memory of a match', (megabytesOf(began) - megabytesOf(before)) / matches, 'MB'),
  ];
}
