import * as v from 'valibot';
import { checkBoard } from '../rules/table/board-check.ts';
import { TERRAIN_KINDS, type Piece } from '../rules/terms/match.ts';
import { typedName } from '../rules/terms/typed-name.ts';

/** A board as it is stored and shared. */
export interface KeptBoard {
  id: string;
  name: string;
  terrain: Piece[];
}

/**
 * The reason why a file is not accepted. `too-large`, `not-json`, `not-a-board` and `newer` concern the whole file; `damaged` a part of it,
 * named by `where`; `unplayable` pieces that do not lie on a board.
 */
export type BoardFileProblem = 'too-large' | 'not-json' | 'not-a-board' | 'newer' | 'damaged' | 'unplayable';
export type ReadBoard = { ok: true; board: KeptBoard } | { ok: false; problem: BoardFileProblem; where?: string };

const VERSION = 1;
const MOST_TEXT = 1_000_000;
const MOST_PIECES = 300;
const MOST_CORNERS = 200;
/** Ten times the side of a board. */
const FARTHEST = 91_440;
const HIGHEST = 10_000;

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80));
const called = v.pipe(v.string(), v.transform(typedName), v.minLength(1), v.maxLength(80));
const coordinate = v.pipe(v.number(), v.safeInteger(), v.minValue(-FARTHEST), v.maxValue(FARTHEST));
const height = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(HIGHEST));
const point = v.object({ x: coordinate, y: coordinate });

const pieceShape: v.GenericSchema<unknown, Piece> = v.object({
  id: text,
  kind: v.picklist(TERRAIN_KINDS),
  shape: v.union([
    v.strictObject({ polygon: v.pipe(v.array(point), v.minLength(3), v.maxLength(MOST_CORNERS)) }),
    v.strictObject({ disc: v.object({ at: point, radius: v.pipe(coordinate, v.minValue(1)) }) }),
  ]),
  base: height,
  top: height,
  piece: v.exactOptional(text),
  tags: v.exactOptional(v.pipe(v.array(text), v.maxLength(20))),
});

const boardShape = v.object({
  id: text,
  name: called,
  terrain: v.pipe(v.array(pieceShape), v.maxLength(MOST_PIECES)),
});
const headShape = v.object({ moonrise: v.literal('board'), version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });

/** A board from stored data; null when it is not one. Its pieces need not be playable, because it may be unfinished. */
export function checkKeptBoard(data: unknown): KeptBoard | null {
  const read = v.safeParse(boardShape, data);
  return read.success ? read.output : null;
}

/** A board as the text of a file; `readBoardFile` gives it back unchanged. */
export function writeBoardFile({ id, name, terrain }: KeptBoard): string {
  return `${JSON.stringify({ moonrise: 'board', version: VERSION, id, name, terrain }, null, 1)}\n`;
}

/** The board in the text of a file, or the reason why there is none. Everything in the file is checked. */
export function readBoardFile(written: string): ReadBoard {
  if (written.length > MOST_TEXT) return { ok: false, problem: 'too-large' };
  let data: unknown;
  try {
    data = JSON.parse(written.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, problem: 'not-json' };
  }
  const head = v.safeParse(headShape, data);
  if (!head.success) return { ok: false, problem: 'not-a-board' };
  if (head.output.version > VERSION) return { ok: false, problem: 'newer' };
  const body = v.safeParse(boardShape, data);
  if (!body.success) {
    const path = v.getDotPath(body.issues[0]);
    return { ok: false, problem: 'damaged', ...(path === null ? {} : { where: path }) };
  }
  const fault = checkBoard(body.output.terrain).find(({ grade }) => grade === 'error');
  if (fault) return { ok: false, problem: 'unplayable', ...(fault.pieces[0] === undefined ? {} : { where: fault.pieces[0] }) };
  return { ok: true, board: body.output };
}
