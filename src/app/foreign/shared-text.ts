import { readBoardFile, type ReadBoard } from '../../record/board-file.ts';
import { readPackText, type ReadPack } from '../../packs/read-pack.ts';
import { unsealAny } from '../../record/sealed-file.ts';
import { fileOfCode } from '../../record/share-code.ts';
import { MOST_FRAMES } from '../../record/share-frames.ts';
import { codeIn, framesIn, OURS, unquoted } from './code-in-text.ts';

/** The kind of a pasted text: pieces of a code; a board; a code of this app, complete or not; or text that may come from another program. */
export type SharedText =
  | { kind: 'nothing' }
  | { kind: 'frames'; frames: string[] }
  | { kind: 'board-text'; read: ReadBoard }
  | { kind: 'pack'; read: ReadPack }
  | { kind: 'code'; code: string }
  | { kind: 'damaged' }
  | { kind: 'foreign-text'; text: string };

/** The language field tells a pack from a board: a board has none. */
const PACK = /"language"\s*:\s*\d/;

/** True if a code is complete; its content is checked when it is opened. */
function isWhole(code: string): boolean {
  const file = fileOfCode(code);
  return file !== null && unsealAny(file).ok;
}

/** Tells the kind of a pasted text, in time proportional to its length. */
export function sharedText(text: string): SharedText {
  if (text.trim() === '') return { kind: 'nothing' };
  const bare = unquoted(text).trim();
  if (bare.startsWith('{') && PACK.test(bare)) return { kind: 'pack', read: readPackText(bare) };
  if (bare.startsWith('{')) return { kind: 'board-text', read: readBoardFile(text) };
  const frames = framesIn(bare);
  if (frames.length > 0) return { kind: 'frames', frames: frames.slice(0, MOST_FRAMES) };
  const code = codeIn(bare, OURS, isWhole);
  if (code !== null) return { kind: 'code', code };
  return bare.startsWith('MRQ') ? { kind: 'damaged' } : { kind: 'foreign-text', text: bare };
}
