/** A still WebP picture, and the milliseconds for which it is shown. */
export interface Frame {
  picture: Buffer;
  lasts: number;
}

const HEADER = 12;

/** A chunk of a RIFF file: its name, its length and its bytes, padded to an even number. */
function chunk(name: string, bytes: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([head, bytes, Buffer.alloc(bytes.length % 2)]);
}

/** The image chunks of a still picture, without chunks about the file. */
function imageIn(still: Buffer): Buffer {
  const images: Buffer[] = [];
  for (let start = HEADER; start + 8 <= still.length;) {
    const name = still.toString('latin1', start, start + 4);
    const end = start + 8 + still.readUInt32LE(start + 4);
    if (name === 'VP8 ' || name === 'VP8L' || name === 'ALPH') images.push(chunk(name, still.subarray(start + 8, end)));
    start = end + (end % 2);
  }
  if (images.length === 0) throw new Error('no WebP picture');
  return Buffer.concat(images);
}

const three = (value: number): number[] => [value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff];

/** An endless film of still pictures of the same size in pixels. A picture equal to the one before only lengthens that one. */
export function animated(frames: readonly Frame[], width: number, height: number): Buffer {
  const merged: Frame[] = [];
  for (const frame of frames) {
    const before = merged.at(-1);
    if (before?.picture.equals(frame.picture)) merged[merged.length - 1] = { ...before, lasts: before.lasts + frame.lasts };
    else merged.push(frame);
  }
  const size = [...three(width - 1), ...three(height - 1)];
  const parts = [
    chunk('VP8X', Buffer.from([0b10, 0, 0, 0, ...size])),
    chunk('ANIM', Buffer.from([0, 0, 0, 0xff, 0, 0])),
    ...merged.map(({ picture, lasts }) =>
      chunk('ANMF', Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, ...size, ...three(Math.round(lasts)), 0b10]), imageIn(picture)])),
    ),
  ];
  return Buffer.concat([
    Buffer.from('RIFF'),
    Buffer.from(Uint32Array.of(4 + Buffer.concat(parts).length).buffer),
    Buffer.from('WEBP'),
    ...parts,
  ]);
}
