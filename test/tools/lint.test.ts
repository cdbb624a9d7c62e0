import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLANTED, type Planted } from './planted-secrets.ts';

interface Config {
  rules: Record<string, unknown>;
  overrides: { rules: Record<string, unknown> }[];
}
interface Found {
  diagnostics: { code?: string; filename: string }[];
}

const json = readFileSync('.oxlintrc.json', 'utf8').replace(/^\s*\/\/.*$/gm, '');
const config = JSON.parse(json) as Config;
const asked = [config, ...config.overrides].flatMap(({ rules }) =>
  Object.entries(rules).flatMap(([name, how]) => (how === 'off' ? [] : [name])),
);

/** Where the line that breaks a rule stands. */
function fileOf(rule: string, { where }: Planted): string {
  const name = rule.replace('/', '-');
  return { pure: `src/rules/${name}.ts`, app: `src/app/${name}.ts`, mjs: `tools/${name}.mjs`, cjs: `tools/${name}.cjs` }[where ?? 'app'];
}

describe('the linter', () => {
  let folder: string;
  let found: Map<string, string[]>;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'moonrise-lint-'));
    for (const file of ['.oxlintrc.json', 'tsconfig.base.json', 'tsconfig.json', 'tools/lint/house.mjs']) cpSync(file, join(folder, file));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    for (const [rule, planted] of Object.entries(PLANTED)) {
      const file = join(folder, fileOf(rule, planted));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${planted.code}\n`);
    }
    const { stdout, stderr } = spawnSync(process.execPath, [resolve('node_modules/oxlint/bin/oxlint'), '--format', 'json'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    expect(stdout, stderr).toContain('diagnostics');
    found = new Map();
    for (const { code = '', filename } of (JSON.parse(stdout) as Found).diagnostics)
      found.set(filename, [...(found.get(filename) ?? []), code]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has a line planted for every rule it is asked to keep', () => {
    expect(Object.keys(PLANTED).sort()).toEqual([...new Set(asked)].sort());
  });

  it.each(Object.entries(PLANTED))('finds what breaks %s', (rule, planted) => {
    const name = rule.split('/').at(-1) ?? rule;
    const lines = found.get(fileOf(rule, planted)) ?? [];
    expect(lines.map((code) => /\(([^)]+)\)/.exec(code)?.[1])).toContain(name);
  });
});
