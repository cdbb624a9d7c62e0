import { Gunzip, gzipSync, strFromU8, strToU8 } from 'fflate';

/** What a file of ours holds. */
export const SEALED = ['match', 'backup', 'troupe', 'board', 'campaign'] as const;
export type Sealed = (typeof SEALED)[number];

/** Why a file cannot be read: not ours at all, damaged on its way, written by a newer edition, or its content is not what it should be. */
export interface Fault {
  code: 'not-ours' | 'wrong-kind' | 'damaged' | 'newer' | 'wrong-shape';
  /** Where in the content, for `wrong-shape`: `entries.3.decision`. */
  where?: string;
}
export type Unsealed = { ok: true; kind: Sealed; content: unknown } | { ok: false; fault: Fault };

const FORMAT = 1;
/** Of a gzip file: its two first bytes, its shortest header, and the sum and size at its end. */
const MAGIC = [0x1f, 0x8b] as const;
const HEADER = 10;
const TRAILER = 8;
/** Deflate never makes anything smaller than this share; a larger claim is a damaged one. */
const MOST_SQUEEZED = 1032;
/** More than anybody's evenings come to; what claims more is not opened. */
const MOST_CONTENT = 256 * 1024 * 1024;
/** So much is opened at a time, so that what swells beyond its claim is noticed early. */
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

const word = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24)) >>> 0;

/** Content as a file: JSON, gzipped. The same content gives the same bytes. */
export function seal(kind: Sealed, content: unknown): Uint8Array<ArrayBuffer> {
  return gzipSync(strToU8(JSON.stringify({ moonrise: kind, format: FORMAT, content })), { mtime: 0, level: 9 });
}

/** The content of a gzip file, exactly so many bytes. Throws when it is more, or damaged. */
function inflated(bytes: Uint8Array, size: number): Uint8Array {
  const content = new Uint8Array(size);
  let at = 0;
  const stream = new Gunzip((piece) => {
    if (at + piece.length > size) throw new Error('more than it claims');
    content.set(piece, at);
    at += piece.length;
  });
  for (let from = 0; from < bytes.length; from += SLICE) stream.push(bytes.subarray(from, from + SLICE), from + SLICE >= bytes.length);
  if (at < size) throw new Error('less than it claims');
  return content;
}

function opened(bytes: Uint8Array): string | null {
  if (bytes.length < HEADER + TRAILER) return null;
  const size = word(bytes, bytes.length - 4);
  if (size > Math.min(bytes.length * MOST_SQUEEZED, MOST_CONTENT)) return null;
  try {
    const content = inflated(bytes, size);
    return sumOf(content) === word(bytes, bytes.length - TRAILER) ? strFromU8(content) : null;
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The content of a file of any kind, its sum verified. Never throws. */
export function unsealAny(bytes: Uint8Array): Unsealed {
  const no = (code: Fault['code']): Unsealed => ({ ok: false, fault: { code } });
  if (bytes[0] !== MAGIC[0] || bytes[1] !== MAGIC[1]) return no('not-ours');
  const text = opened(bytes);
  if (text === null) return no('damaged');
  const file = parsed(text);
  if (typeof file !== 'object' || file === null || !('moonrise' in file) || !('format' in file) || !('content' in file))
    return no('not-ours');
  const kind = SEALED.find((one) => one === file.moonrise);
  if (typeof file.format !== 'number') return no('wrong-shape');
  if (file.format > FORMAT) return no('newer');
  return kind ? { ok: true, kind, content: file.content } : no('wrong-kind');
}

/** The content of a file of one kind, its sum verified. Never throws. */
export function unseal(kind: Sealed, bytes: Uint8Array): Unsealed {
  const file = unsealAny(bytes);
  return file.ok && file.kind !== kind ? { ok: false, fault: { code: 'wrong-kind' } } : file;
}
