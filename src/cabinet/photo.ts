/** A photograph of a figure is no larger, in bytes. */
export const LARGEST_PHOTO = 96_000;

const [START, SEGMENT, IMAGE, FIRST_APP, COMMENT] = [0xd8, 0xff, 0xda, 0xe0, 0xfe];

/** Whether a segment of a JPEG may tell where, when or with what a picture was taken: all that programs put there, but for how dense its points are. */
const tells = (marker: number): boolean => (marker > FIRST_APP && marker <= FIRST_APP + 15) || marker === COMMENT;

/** A JPEG without whatever was written beside the picture; null when it is none. */
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

/** Whether it can be kept: a JPEG that is small enough and tells nothing but the picture. */
export const isPhoto = (bytes: Uint8Array): boolean => bytes.length <= LARGEST_PHOTO && bareJpeg(bytes)?.length === bytes.length;
