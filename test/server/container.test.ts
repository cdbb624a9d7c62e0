import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isTooOld } from '../../server/log/jetstream.ts';

const read = (file: string): string => readFileSync(file, 'utf8');
const dockerfile = read('server/Dockerfile');
const lines = (instruction: string): string[] =>
  dockerfile.split('\n').flatMap((line) => (line.startsWith(`${instruction} `) ? [line.slice(instruction.length + 1)] : []));

it('the container runs the command of the club as nobody of power, on its volume, at the port and health that it has', () => {
  const command = JSON.parse(lines('CMD')[0] ?? '') as string[];
  expect(command[0]).toBe('node');
  expect(existsSync(command[1] ?? '')).toBe(true);
  const start = read(command[1] ?? '');
  expect(start).toContain(`'${command[2]}'`);
  const [port = ''] = lines('EXPOSE');
  expect(start).toContain(`PORT ?? ${port}`);
  const [health = ''] = lines('HEALTHCHECK');
  expect(health).toContain(`'http://127.0.0.1:' + (process.env.PORT ?? ${port}) + '/club/health'`);
  expect(read('server/doors/web.ts')).toContain('/club/health');
  // the folder is the one where the club looks, it lies in the volume, and belongs to the user
  const [, folder = ''] = /CLUB_DATA \?\? '([\w-]+)'/.exec(start) ?? [];
  expect(lines('VOLUME')).toEqual([`${lines('WORKDIR')[0]}/${folder}`]);
  expect(dockerfile).toContain(`chown -R node:node ${folder}`);
  expect(lines('USER')).toEqual(['node']);
  // the club cannot write what is built, so it is built before, under the name that `--no-build` looks for
  expect(dockerfile.indexOf(`${command[1]} build`)).toBeLessThan(dockerfile.indexOf('USER node'));
  expect(Number(/^node:(\d+)/.exec(lines('FROM')[0] ?? '')?.[1])).toBeGreaterThanOrEqual(22);
});

it('what is copied into the container is what the build needs, and nothing secret', () => {
  const ignored = read('server/Dockerfile.dockerignore').split('\n');
  for (const kept of ['club-data', '.git', 'node_modules']) expect(ignored.some((line) => line.replace(/^\*\*\//, '') === kept)).toBe(true);
  for (const needed of ['package-lock.json', 'server', 'tools', 'translations', 'public', 'src']) expect(ignored).not.toContain(needed);
});

it('the clubs of more than one machine share three servers that are new enough, one secret, and the settings that the club reads', () => {
  const compose = read('server/compose.yaml');
  const [, version = ''] = /image: nats:([\d.]+)/.exec(compose) ?? [];
  expect(isTooOld(version)).toBe(false);
  const reads = `${read('server/main.ts')} ${read('tools/club.mjs')}`;
  for (const [, setting = ''] of compose.matchAll(/^ {4}(CLUB_\w+):/gm)) expect(reads, setting).toContain(setting);
  const [, addresses = ''] = /CLUB_STORE: (\S+)/.exec(compose) ?? [];
  for (const address of addresses.split(',')) {
    const { hostname, port } = new URL(address);
    expect(compose).toContain(`hostname: ${hostname}`);
    expect(compose).toContain(`listen: 0.0.0.0:${port}`);
    expect(compose).toContain(`volumes: [${hostname}:/data]`);
  }
  expect(compose).toContain('sync_interval: always');
  for (const ports of compose.matchAll(/ports: \['\d+:(\d+)'\]/g)) expect(ports[1]).toBe(lines('EXPOSE')[0]);
});
