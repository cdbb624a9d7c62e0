import { Gunzip, gzipSync, strFromU8, strToU8 } from 'fflate';

/** The kinds of files of this app. */
export const SEALED = ['match', 'backup', 'troupe', 'board', 'campaign', 'pack', 'puzzle'] as const;
export type Sealed = (typeof SEALED)[number];

/** The reason why a file cannot be read: not of this app, damaged, too large for its kind, written by a newer edition, or with the wrong content. */
export interface FileFault {
  code: 'not-ours' | 'wrong-kind' | 'damaged' | 'too-large' | 'newer' | 'wrong-shape';
  /** The path within the content for `wrong-shape`: `entries.3.decision`. */
  where?: string;
}
export type Unsealed = { ok: true; kind: Sealed; content: unknown } | { ok: false; fault: FileFault };

const FORMAT = 1;
/** The first two bytes of a gzip file, its shortest header, and the checksum and size at its end. */
const MAGIC = [0x1f, 0x8b] as const;
const HEADER = 10;
const TRAILER = 8;
/** The greatest factor by which deflate can compress; a file that claims more is damaged. */
const MOST_SQUEEZED = 1032;
/** The limits of the content in bytes, several times the longest of each kind. A match of 1,200 decisions has 600 kB. */
const MOST: Record<Sealed, number> = {
  troupe: 128 * 1024,
  puzzle: 64 * 1024,
  board: 1024 * 1024,
  pack: 512 * 1024,
  match: 8 * 1024 * 1024,
  campaign: 8 * 1024 * 1024,
  backup: 256 * 1024 * 1024,
};
/** The first text of every file of this app. */
const HEAD = /^\{"moonrise":"(\w{1,20})"/;
/** The bytes that are decompressed at a time, so that a file larger than its claim is noticed early. */
const SLICE = 16 * 1024;

const table = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

function sumOf(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (table[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}

const word = (bytes: Uint8Array, offset: number): number => new DataView(bytes.buffer, bytes.byteOffset + offset, 4).getUint32(0, true);

/** Content as a file: JSON, gzipped. The same content gives the same bytes. */
export function seal(kind: Sealed, content: unknown): Uint8Array<ArrayBuffer> {
  return gzipSync(strToU8(JSON.stringify({ moonrise: kind, format: FORMAT, content })), { mtime: 0, level: 9 });
}

class TooLarge extends Error {}

/** The limit of a file by its beginning; the lowest one when it is not of this app. */
function mostOf(beginning: Uint8Array): number {
  const kind = HEAD.exec(strFromU8(beginning.subarray(0, 40), true))?.[1];
  return MOST[SEALED.find((candidate) => candidate === kind) ?? 'troupe'];
}

/** The content of a gzip file of a known size within the limit of its kind. Throws when it is larger or damaged. */
function inflated(bytes: Uint8Array, size: number, most: (beginning: Uint8Array) => number): Uint8Array {
  let content: Uint8Array | null = null;
  let offset = 0;
  const stream = new Gunzip((piece) => {
    if (offset + piece.length > size) throw new Error('more than it claims');
    if (!content && piece.length === 0) return;
    if (!content && size > most(piece)) throw new TooLarge();
    content ??= new Uint8Array(size);
    content.set(piece, offset);
    offset += piece.length;
  });
  for (let from = 0; from < bytes.length; from += SLICE) stream.push(bytes.subarray(from, from + SLICE), from + SLICE >= bytes.length);
  if (!content || offset < size) throw new Error('less than it claims');
  return content;
}

type UnsealedText = { ok: true; text: string } | { ok: false; code: 'damaged' | 'too-large' };

function opened(bytes: Uint8Array, most = mostOf): UnsealedText {
  const damaged: UnsealedText = { ok: false, code: 'damaged' };
  if (bytes.length < HEADER + TRAILER) return damaged;
  const size = word(bytes, bytes.length - 4);
  if (size > bytes.length * MOST_SQUEEZED) return damaged;
  try {
    const content = inflated(bytes, size, most);
    return sumOf(content) === word(bytes, bytes.length - TRAILER) ? { ok: true, text: strFromU8(content) } : damaged;
  } catch (error) {
    return error instanceof TooLarge ? { ok: false, code: 'too-large' } : damaged;
  }
}

/** The text in a foreign gzip file of at most so many bytes; null when it is damaged or larger. */
export function gzipText(bytes: Uint8Array, limit: number): string | null {
  const read = opened(bytes, () => limit);
  return read.ok ? read.text : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** True if bytes begin like a file of this app. */
export const looksSealed = (bytes: Uint8Array): boolean => bytes[0] === MAGIC[0] && bytes[1] === MAGIC[1];

/** The content of a file of any kind with its checksum verified. Never throws. */
export function unsealAny(bytes: Uint8Array): Unsealed {
  const no = (code: FileFault['code']): Unsealed => ({ ok: false, fault: { code } });
  if (!looksSealed(bytes)) return no('not-ours');
  const read = opened(bytes);
  if (!read.ok) return no(read.code);
  const file = parsed(read.text);
  if (typeof file !== 'object' || file === null || !('moonrise' in file) || !('format' in file) || !('content' in file))
    return no('not-ours');
  const kind = SEALED.find((candidate) => candidate === file.moonrise);
  if (typeof file.format !== 'number') return no('wrong-shape');
  if (file.format > FORMAT) return no('newer');
  return kind ? { ok: true, kind, content: file.content } : no('wrong-kind');
}

/** The content of a file of one kind with its checksum verified. Never throws. */
export function unseal(kind: Sealed, bytes: Uint8Array): Unsealed {
  const file = unsealAny(bytes);
  return file.ok && file.kind !== kind ? { ok: false, fault: { code: 'wrong-kind' } } : file;
}
