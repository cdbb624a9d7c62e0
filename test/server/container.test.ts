import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { isTooOld } from '../../server/log/open-jetstream.ts';

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
  for (const text of ['club-data', '.git', 'node_modules']) expect(ignored.some((line) => line.replace(/^\*\*\//, '') === text)).toBe(true);
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

it('every setting that the page names is read, and every setting that is read has a line on the page', () => {
  const named = [...read('docs/club.md').matchAll(/^\| (`.+?`) +\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  );
  const readHere = ['server/main.ts', 'tools/club.mjs'].flatMap((file) =>
    [...read(file).matchAll(/\b(CLUB_[A-Z]+|PORT)\b/g)].map(([, name]) => name),
  );
  expect([...new Set(named)].sort()).toEqual([...new Set(readHere)].sort());
});

it('the proxy of the page passes on what a line needs: the address with its port, the upgrade, and no buffer that holds it back', () => {
  const [, block = ''] = /With nginx:\s+```\n(.+?)```/s.exec(read('docs/club.md')) ?? [];
  for (const line of [
    `proxy_pass http://127.0.0.1:${lines('EXPOSE')[0]};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Host $http_host;',
    'proxy_set_header Upgrade $http_upgrade;',
    'proxy_set_header Connection "upgrade";',
    'proxy_buffering off;',
  ])
    expect(block, line).toContain(line);
});

/** Whether a path has this file or folder in it, at any depth; `*` stands for a name. */
const isBelow = (path: string, pattern: string): boolean =>
  new RegExp(`${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}/`).test(path);

it.runIf(process.env.MOONRISE_WHOLE !== undefined)(
  'the commands of the container run in a folder that has what is copied and no package for tests, and serve app and club',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'club-image-'));
    const ignored = read('server/Dockerfile.dockerignore').split('\n').filter(Boolean);
    const isIgnored = (file: string): boolean =>
      ignored.some((pattern) => (pattern.startsWith('**/') ? isBelow(`/${file}/`, pattern.slice(2)) : file.startsWith(`${pattern}/`)));
    const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
    for (const file of files.filter((candidate) => existsSync(candidate) && !isIgnored(candidate)))
      cpSync(file, join(folder, file), { recursive: true });
    const packages = (JSON.parse(read('package-lock.json')) as { packages: Record<string, { dev?: boolean }> }).packages;
    // packages for tests alone are left out of the image
    for (const [path, entry] of Object.entries(packages)) {
      if (!/^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) || entry.dev === true || !existsSync(path)) continue;
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      symlinkSync(resolve(path), join(folder, path));
    }
    cpSync('node_modules/.package-lock.json', join(folder, 'node_modules/.package-lock.json'));
    cpSync('server/node_modules', join(folder, 'server/node_modules'), { recursive: true, filter: (file) => !file.includes('.cache') });
    const env = { PATH: process.env.PATH ?? '', PORT: '0', CLUB_ADDRESS: 'https://club.example' };
    expect(lines('RUN')[0]).toContain('node tools/club.mjs build');
    execFileSync(process.execPath, ['tools/club.mjs', 'build'], { cwd: folder, env });
    const [, ...words] = JSON.parse(lines('CMD')[0] ?? '') as string[];
    const port = 4000 + (process.pid % 1000);
    const club = spawn(process.execPath, words, { cwd: folder, env: { ...env, PORT: String(port) } });
    try {
      const anotherText = await new Promise<string>((done, failed) => {
        club.stdout.on('data', (text: Buffer) => text.includes('The club is at') && done(text.toString()));
        club.once('exit', (code) => failed(new Error(`it ended with ${code}`)));
      });
      expect(anotherText).toContain('https://club.example');
      const get = async (path: string): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`);
      expect((await get('/club/health')).status).toBe(200);
      const page = await (await get('/')).text();
      const [, script = ''] = /<script[^>]*src="([^"]+)"/.exec(page) ?? [];
      expect((await get(new URL(script, 'http://club/').pathname)).status).toBe(200);
      expect(existsSync(join(folder, 'club-data/club.db'))).toBe(true);
      const value = new Promise((done) => club.once('exit', done));
      club.kill('SIGTERM');
      expect(await value).toBe(0);
    } finally {
      club.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  },
  300_000,
);
