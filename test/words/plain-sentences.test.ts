import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDERS = ['src', 'machines', 'tools', 'docs'];
/** The style sheet quotes the word. */
const QUOTES = ['docs/words.md'];

const inFolder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|mjs|md|css|html)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
const atTheRoot = readdirSync('.').filter((name) => /\.(ts|mjs|cjs|md|html)$/.test(name));

it('no comment, page or message says “whoever”: a noun says which player or model is meant (docs/words.md)', () => {
  const files = [...FOLDERS.flatMap(inFolder), ...atTheRoot].filter((file) => !QUOTES.includes(file.replaceAll('\\', '/')));
  expect(files.length).toBeGreaterThan(1000);
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (/\bwhom?ever/i.test(line) ? [`${file}:${index + 1} ${line.trim().slice(0, 120)}`] : [])),
  );
  expect(lines).toEqual([]);
});
