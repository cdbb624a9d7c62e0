// `npm run film -- [FOLDER] [SECONDS]`: films the built app as the browser paints it: a caught lie, then a match between two computers; the same seed
// every time.
// Writes film.webp (the whole) and duel.webp (the liveliest part, small enough for the README) into FOLDER.
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fixChance, visit } from '../../test/browser/drivers/support.ts';
import { animated, type Frame } from './animated-webp.ts';

const [folder = join(tmpdir(), 'moonrise-film'), seconds = '60'] = process.argv.slice(2);
const [WIDTH, HEIGHT] = [1180, 820];
/** The animated picture of the README: its length, its scale, its quality and its largest size. */
const PICTURE = { seconds: 14, scale: 0.5, quality: 0.5, bytes: 1_500_000 };
const SEED = 11;
/** Milliseconds between two checks whether there is a duel. */
const BLINK = 300;
/** The most frames a second: a slow machine paints fewer, and each frame has its own duration. */
const RATE = 12;

/** Runs in the page: whether a duel covers the table. */
function isDuel(): boolean {
  const roots: ParentNode[] = [document];
  for (let root = roots.pop(); root; root = roots.pop())
    for (const element of root.querySelectorAll('*')) {
      if (/^moon-(arcane|melee)-stage$/.test(element.localName) && element.getBoundingClientRect().height > 0) return true;
      if (element.shadowRoot) roots.push(element.shadowRoot);
    }
  return false;
}

/** A frame, and whether it shows a duel. */
interface Shot {
  whole: Frame;
  small: Frame;
  duel: boolean;
}

/** Runs in the page: a picture scaled to another size, as WebP. */
async function asWebp([address, width, height, quality]: readonly [string, number, number, number]): Promise<string> {
  const bitmap = await createImageBitmap(await (await fetch(address)).blob());
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
  return btoa(bytes.reduce((text, byte) => text + String.fromCodePoint(byte), ''));
}

/** The part of a film of this length in milliseconds that shows the most of a duel. */
function liveliest(shots: readonly Shot[], length: number): readonly Shot[] {
  let best: readonly Shot[] = [];
  let most = -1;
  for (const first of shots.keys()) {
    let [lasts, duel, count] = [0, 0, 0];
    for (const shot of shots.slice(first)) {
      if (lasts >= length) break;
      lasts += shot.whole.lasts;
      if (shot.duel) duel += shot.whole.lasts;
      count += 1;
    }
    if (duel > most) [most, best] = [duel, shots.slice(first, first + count)];
  }
  return best;
}

const visited = await visit({ viewport: { width: WIDTH, height: HEIGHT }, reducedMotion: 'no-preference', hasTouch: true });
const { page, context } = visited;
await fixChance(context, SEED);
await page.goto(`${visited.url}#/learn/catching`);
await page.locator('moon-match-screen main').waitFor();
const session = await context.newCDPSession(page);
/** The frames that the browser has painted, and their times in milliseconds. */
const painted: { data: string; moment: number }[] = [];
session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
  const moment = (metadata.timestamp ?? 0) * 1000;
  if (moment - (painted.at(-1)?.moment ?? 0) >= 1000 / RATE) painted.push({ data, moment });
  void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined); // the last frame arrives after its listener was removed
});
await session.send('Page.startScreencast', { format: 'jpeg', quality: 88, everyNthFrame: 1 });
/** The times of a duel in milliseconds. */
const duels: number[] = [];
const length = Number(seconds) * 1000;
const end = Date.now() + length;
/** Waits so many milliseconds and watches for duels. */
async function looked(pause: number): Promise<void> {
  for (const until = Math.min(end, Date.now() + pause); Date.now() < until;) {
    if (await page.evaluate(isDuel)) duels.push(Date.now());
    await page.waitForTimeout(BLINK);
  }
}
/** Touches the first element with such words after a pause; does nothing where there is none. */
async function touched(words: RegExp, pause: number): Promise<void> {
  await looked(pause);
  const button = page.getByRole('button', { name: words }).first();
  if (await button.isVisible().catch(() => false)) await button.tap({ timeout: 5000 }).catch(() => undefined);
}
// first a caught lie, in the position of a lesson; then a match between two computers
await touched(/^Bluff/, 5500);
await touched(/Catastrophe/, 4500);
await touched(/^(Confirm|Play|Replace)/, 1200);
await looked(6000);
await page.goto(`${visited.url}#/`);
await page.locator('moon-home-screen [data-do="watch"]').tap();
await looked(length);
await session.send('Page.stopScreencast');
const studio = await context.newPage();
const shots: Shot[] = [];
for (const [nth, { data, moment }] of painted.entries()) {
  const lasts = Math.max(20, (painted[nth + 1]?.moment ?? moment + 1000) - moment);
  const webp = async (scale: number, quality: number): Promise<Frame> => {
    const taken = await studio.evaluate(asWebp, [`data:image/jpeg;base64,${data}`, WIDTH * scale, HEIGHT * scale, quality] as const);
    return { picture: Buffer.from(taken, 'base64'), lasts };
  };
  const duel = duels.some((seen) => Math.abs(seen - moment) < 2 * BLINK);
  shots.push({ whole: await webp(1, 0.6), small: await webp(PICTURE.scale, PICTURE.quality), duel });
}
await visited.end();

const out = resolve(folder);
mkdirSync(out, { recursive: true });
writeFileSync(
  join(out, 'film.webp'),
  animated(
    shots.map(({ whole }) => whole),
    WIDTH,
    HEIGHT,
  ),
);
let part = liveliest(shots, PICTURE.seconds * 1000).map(({ small }) => small);
const drawn = (): Buffer => animated(part, WIDTH * PICTURE.scale, HEIGHT * PICTURE.scale);
// drop every second frame and double the others until the file is small enough
while (drawn().length > PICTURE.bytes && part.length > 8)
  part = part.flatMap((frame, index) => (index % 2 === 0 ? [{ ...frame, lasts: frame.lasts + (part[index + 1]?.lasts ?? 0) }] : []));
writeFileSync(join(out, 'duel.webp'), drawn());
console.log(`${shots.length} frames in ${out}: film.webp, and duel.webp of ${Math.round(drawn().length / 1000)} kB`);
