/** A long code in pieces, each small enough for one picture: `MRQ1.<part>.<parts>.<sum>.<piece>`. */
const MARK = 'MRQ1';
/** The letters of a code in one picture, so that a phone can still read it from a tablet. */
const PIECE = 600;
/** The most pictures that a person can be expected to scan. */
export const MOST_FRAMES = 40;

/** A checksum of the whole code, so that pieces of two codes are never joined. */
function sumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return sum.toString(36).padStart(7, '0');
}

/** The texts of the pictures for a code: one when it is short enough; null when there would be too many. */
export function framesOf(code: string): string[] | null {
  if (code.length <= PIECE) return [code];
  const parts = Math.ceil(code.length / PIECE);
  if (parts > MOST_FRAMES) return null;
  const sum = sumOf(code);
  return Array.from(
    { length: parts },
    (_, index) => `${MARK}.${index + 1}.${parts}.${sum}.${code.slice(index * PIECE, (index + 1) * PIECE)}`,
  );
}

/** The pieces read so far of one code. */
export interface GatheredFrames {
  sum: string;
  parts: number;
  pieces: Readonly<Record<number, string>>;
}

const FRAME = new RegExp(`^${MARK}\\.(\\d{1,2})\\.(\\d{1,2})\\.([0-9a-z]{7})\\.([\\w.-]{1,${PIECE}})$`);

/**
 * Adds one picture. `code`: all pieces are there; `waiting`: some are missing; `damaged`: not a piece of this app, or the pieces do not fit
 * together. A piece of another code starts again.
 */
export type Gathering = { now: 'code'; code: string } | { now: 'waiting'; gathered: GatheredFrames } | { now: 'damaged' };

/** The key shared by the pieces of one code; null when a text is not a piece. */
export function seriesOf(text: string): string | null {
  const [, , parts, sum] = FRAME.exec(text) ?? [];
  return parts === undefined || sum === undefined ? null : `${sum}.${parts}`;
}

export function gather(text: string, before: GatheredFrames | null): Gathering {
  const [, partText = '', partsText = '', sum = '', piece = ''] = FRAME.exec(text) ?? [];
  const [part, parts] = [Number(partText), Number(partsText)];
  if (part < 1 || part > parts || parts > MOST_FRAMES) return { now: 'damaged' };
  const going = before && before.sum === sum && before.parts === parts ? before.pieces : {};
  const pieces = { ...going, [part]: piece };
  if (Object.keys(pieces).length < parts) return { now: 'waiting', gathered: { sum, parts, pieces } };
  const code = Array.from({ length: parts }, (_, index) => pieces[index + 1] ?? '').join('');
  return sumOf(code) === sum ? { now: 'code', code } : { now: 'damaged' };
}
