import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boardPages } from '../../tools/pictures/board-page.ts';

const folder = new URL('../../public/boards/', import.meta.url);

describe('pictures of the ready-made boards', () => {
  it('show the boards as they are drawn now (node tools/run.mjs tools/pictures/board-pictures.ts draws them anew)', () => {
    const drawn: unknown = JSON.parse(readFileSync(new URL('../../tools/pictures/board-pictures.json', import.meta.url), 'utf8'));
    expect(Object.fromEntries(boardPages().map(({ file, mark }) => [file, mark]))).toEqual(drawn);
  });

  it('are there, one by night and one by day, and no others', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.webp'));
    expect(files.map((name) => `boards/${name}`).sort()).toEqual(
      boardPages()
        .map(({ file }) => file)
        .sort(),
    );
    for (const name of files) expect(readFileSync(new URL(name, folder)).subarray(8, 12).toString()).toBe('WEBP');
  });
});
