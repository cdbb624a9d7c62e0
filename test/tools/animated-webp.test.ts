import { expect, it } from 'vitest';
import { animated } from '../../tools/film/animated-webp.ts';

/** A still picture of one chunk, as a browser writes it. */
function still(...bytes: number[]): Buffer {
  const head = Buffer.from('RIFF____WEBPVP8 ____', 'latin1');
  head.writeUInt32LE(4 + 8 + bytes.length, 4);
  head.writeUInt32LE(bytes.length, 16);
  return Buffer.concat([head, Buffer.from(bytes), Buffer.alloc(bytes.length % 2)]);
}

it('a film has a frame for each picture with the time for which it stands; one that stays is one frame', () => {
  const film = animated(
    [
      { picture: still(1, 2, 3), lasts: 40 },
      { picture: still(1, 2, 3), lasts: 60 },
      { picture: still(4, 5), lasts: 300 },
    ],
    590,
    410,
  );
  expect(film.length, 'the file says how long it is').toBe(film.readUInt32LE(4) + 8);
  const frames = [...film.toString('latin1').matchAll(/ANMF/g)].map(({ index }) => film.subarray(index + 8));
  expect(frames.map((frame) => frame.readUIntLE(12, 3))).toEqual([100, 300]);
  expect(frames.map((frame) => [frame.readUIntLE(6, 3) + 1, frame.readUIntLE(9, 3) + 1])).toEqual([
    [590, 410],
    [590, 410],
  ]);
  expect(() => animated([{ picture: Buffer.from('RIFF____WEBP'), lasts: 1 }], 1, 1), 'no picture').toThrow('no WebP picture');
});
