import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isOfficial } from '../../src/app/official-packs.ts';
import { readPackText } from '../../src/packs/read-pack.ts';
import { exampleText } from '../packs/example.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonrise-key-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const packs = (...args: string[]): string =>
  execFileSync(process.execPath, ['tools/run.mjs', 'tools/packs/packs.ts', ...args], { encoding: 'utf8' });

test('a pack is sealed with a key that lies outside, and only an app that knows this key takes the seal', async () => {
  const [key, file] = [join(folder, 'key.json'), join(folder, 'pack.json')];
  writeFileSync(file, exampleText);
  const publicHalf = JSON.parse(packs('key', key)) as JsonWebKey;
  expect(statSync(key).mode & 0o077).toBe(0); // nobody else reads it
  expect(publicHalf).not.toHaveProperty('d');
  packs('seal', key, file);
  const read = readPackText(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(read.fault.code);
  expect(await isOfficial(read.pack, publicHalf)).toBe(true);
  expect(await isOfficial(read.pack)).toBe(false); // the key of this app is another one
  expect(await isOfficial({ ...read.pack, version: 99 }, publicHalf)).toBe(false);
});

test('each file is reported, one that is missing as well, and an existing key is never written over', () => {
  const runPacks = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'tools/packs/packs.ts', ...args], {
      encoding: 'utf8',
    });
    return { status, stdout: stdout.trim().split('\n'), stderr: stderr.trim() };
  };
  const [key, absent] = [join(folder, 'old-key.json'), join(folder, 'absent.json')];
  expect(runPacks('check', absent, 'docs/packs/lantern-fair.json')).toEqual({
    status: 1,
    stdout: [`not ok ${absent}`, '  error: There is no such file.', 'ok docs/packs/lantern-fair.json', '1 passed, 1 failed'],
    stderr: '',
  });
  writeFileSync(key, 'kept');
  expect(runPacks('key', key)).toMatchObject({ status: 1, stderr: `${key} is there already: a key is never written over` });
  expect(readFileSync(key, 'utf8')).toBe('kept');
  expect(runPacks('seal', absent, 'docs/packs/lantern-fair.json')).toMatchObject({ status: 1 });
});
