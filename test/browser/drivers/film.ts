import { writeFile } from 'node:fs/promises';
import { encode } from 'uqr';

const [WIDTH, HEIGHT] = [640, 480];
const FRAMES_A_SECOND = 10;
/** Grey values, not black and white: a camera's picture of a lit screen. */
const [DARK, LIGHT, ROOM] = [48, 208, 96];

/** The picture of a camera with a code in front of it, off centre, in a grey room. */
function frameOf(text: string): Buffer {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const module = Math.floor((HEIGHT - 20) / size);
  if (module < 3) throw new Error(`${size} modules are too many for this lens`);
  const [left, top] = [WIDTH - module * size - 30, 12];
  const grey = Buffer.alloc(WIDTH * HEIGHT, ROOM);
  for (const [row, modules] of data.entries())
    for (const [column, dark] of modules.entries())
      for (let line = 0; line < module; line += 1) {
        const from = (top + row * module + line) * WIDTH + left + column * module;
        grey.fill(dark ? DARK : LIGHT, from, from + module);
      }
  return Buffer.concat([Buffer.from('FRAME\n'), grey, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
}

/** Writes a film for a browser that uses this file as its camera: each code for so many seconds, as uncompressed YUV4MPEG2. */
export async function film(path: string, codes: readonly string[], seconds: number): Promise<void> {
  const frames = codes.flatMap((code) => Array.from({ length: Math.round(seconds * FRAMES_A_SECOND) }, () => frameOf(code)));
  await writeFile(path, Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${FRAMES_A_SECOND}:1 Ip A1:1 C420jpeg\n`), ...frames]));
}

/** Chromium's switches for a camera that shows such a film, and for a user who allows the camera. */
export const cameraOf = (path: string): string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${path}`,
];
