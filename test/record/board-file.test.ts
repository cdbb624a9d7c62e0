import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boards } from '../../src/cards/index.ts';
import { checkKeptBoard, readBoardFile, writeBoardFile } from '../../src/record/board-file.ts';
import { generateBoard } from '../../src/rules/table/generate-board.ts';

const [green] = boards;
if (!green) throw new Error('there is no board');
const written = writeBoardFile(green);
const changed = (change: (data: Record<string, unknown> & { terrain: Record<string, unknown>[] }) => void): string => {
  const data = JSON.parse(written) as Parameters<typeof change>[0]; // what was written above
  change(data);
  return JSON.stringify(data);
};
const problemOf = (text: string): string => {
  const read = readBoardFile(text);
  return read.ok ? 'none' : read.problem;
};

describe('a board in a file', () => {
  it.each(boards)('$id comes back as it was', (board) => {
    expect(readBoardFile(writeBoardFile(board))).toEqual({ ok: true, board });
  });

  it('a board from any seed comes back as it was', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const board = generateBoard(seed);
        expect(readBoardFile(writeBoardFile(board))).toEqual({ ok: true, board });
      }),
      { numRuns: 25 },
    );
  });

  it('is taken with a byte-order mark before it', () => {
    expect(problemOf(`\uFEFF${written}`)).toBe('none');
  });

  it.each([
    ['not-json', 'once upon a time'],
    ['not-json', ''],
    ['not-json', written.slice(0, 500)],
    ['not-a-board', '{}'],
    ['not-a-board', 'null'],
    ['not-a-board', '[]'],
    ['not-a-board', '{"moonrise":"match","version":1}'],
    ['newer', changed((data) => (data['version'] = 2))],
    ['damaged', changed((data) => (data['name'] = ''))],
    ['damaged', changed((data) => (data['name'] = 'long '.repeat(40)))],
    ['damaged', changed((data) => delete (data as { terrain?: unknown }).terrain)],
    ['damaged', changed((data) => (data.terrain[0] = { ...data.terrain[0], kind: 'lava' }))],
    ['damaged', changed((data) => (data.terrain[0] = { ...data.terrain[0], top: 1.5 }))],
    ['damaged', changed((data) => (data.terrain[0] = { ...data.terrain[0], shape: { polygon: [{ x: 1, y: 1 }] } }))],
    ['damaged', changed((data) => (data.terrain[0] = { ...data.terrain[0], shape: { disc: { at: { x: 1e9, y: 0 }, radius: 9 } } }))],
    ['damaged', changed((data) => (data.terrain = Array.from({ length: 400 }, (_, k) => ({ ...data.terrain[0], id: `p${k}` }))))],
    ['unplayable', changed((data) => data.terrain.push(data.terrain[0] ?? {}))],
    ['unplayable', changed((data) => (data.terrain[0] = { ...data.terrain[0], top: 0 }))],
    ['too-large', `${written}${' '.repeat(1_000_000)}`],
  ])('%s: %.40s', (problem, text) => {
    expect(problemOf(text)).toBe(problem);
  });

  it('says which part is damaged', () => {
    const read = readBoardFile(changed((data) => (data.terrain[3] = { ...data.terrain[3], kind: 'lava' })));
    expect(read).toEqual({ ok: false, problem: 'damaged', where: 'terrain.3.kind' });
  });

  it('says which piece does not lie as it should', () => {
    const read = readBoardFile(changed((data) => (data.terrain[2] = { ...data.terrain[2], top: 0 })));
    expect(read).toEqual({ ok: false, problem: 'unplayable', where: green.terrain[2]?.id });
  });

  it('is text that can be read, up to a million signs', () => {
    expect(written.startsWith('{\n "moonrise": "board",\n "version": 1,\n')).toBe(true);
    expect(written.endsWith('\n}\n')).toBe(true);
    expect(problemOf(written.padEnd(1_000_000))).toBe('none');
    expect(problemOf(written.padEnd(1_000_001))).toBe('too-large');
    expect(problemOf(` \uFEFF${written}`)).toBe('not-json');
  });

  it('may be kept half built, but not as something else', () => {
    const [piece] = green.terrain;
    const half = { id: 'mine', name: 'Mine', terrain: piece ? [piece, piece] : [] };
    expect(checkKeptBoard({ ...half, extra: 1 })).toEqual(half);
    expect(problemOf(writeBoardFile(half))).toBe('unplayable');
    for (const given of [null, {}, { ...half, name: ' ' }, { ...half, terrain: [{}] }]) expect(checkKeptBoard(given)).toBe(null);
  });

  it('whatever is written, it is a board or a problem, and never more than a board', () => {
    fc.assert(
      fc.property(fc.nat(written.length - 1), fc.string({ maxLength: 6 }), fc.nat(40), (index, put, cut) => {
        const read = readBoardFile(written.slice(0, index) + put + written.slice(index + cut));
        if (read.ok) expect(Object.keys(read.board).sort()).toEqual(['id', 'name', 'terrain']);
        else expect(['too-large', 'not-json', 'not-a-board', 'newer', 'damaged', 'unplayable']).toContain(read.problem);
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.jsonValue(), (anything) => {
        const read = readBoardFile(JSON.stringify({ moonrise: 'board', version: 1, id: 'a', name: 'A', terrain: anything }));
        expect(read.ok).toBe(Array.isArray(anything) && anything.length === 0);
      }),
      { numRuns: 200 },
    );
  });

  it('carries nothing that was hidden in a file', () => {
    const read = readBoardFile(written.replace('"id"', '"__proto__": {"polluted": true}, "extra": 1, "id"'));
    expect(read).toEqual({ ok: true, board: green });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
