/** The largest photograph of a figure, in bytes. */
export const LARGEST_PHOTO = 96_000;

const [START, SEGMENT, IMAGE, FIRST_APP, COMMENT] = [0xd8, 0xff, 0xda, 0xe0, 0xfe];

/**
 * True if a segment of a JPEG may reveal where, when or with which device the picture was taken: every segment of programs except the pixel density.
 */
const tells = (marker: number): boolean => (marker > FIRST_APP && marker <= FIRST_APP + 15) || marker === COMMENT;

/** A JPEG without its metadata; null when the bytes are not a JPEG. */
export function bareJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (bytes[0] !== SEGMENT || bytes[1] !== START) return null;
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  for (let place = 2; place + 4 <= bytes.length;) {
    const marker = bytes[place + 1] ?? 0;
    if (bytes[place] !== SEGMENT) return null;
    if (marker === IMAGE) {
      kept.push(bytes.subarray(place));
      return joined(kept);
    }
    const end = place + 2 + (bytes[place + 2] ?? 0) * 256 + (bytes[place + 3] ?? 0);
    if (end > bytes.length || end < place + 4) return null;
    if (!tells(marker)) kept.push(bytes.subarray(place, end));
    place = end;
  }
  return null;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const piece of pieces) {
    whole.set(piece, place);
    place += piece.length;
  }
  return whole;
}

/** True if a photograph can be stored: a JPEG that is small enough and has no metadata. */
export const isPhoto = (bytes: Uint8Array): boolean => bytes.length <= LARGEST_PHOTO && bareJpeg(bytes)?.length === bytes.length;
