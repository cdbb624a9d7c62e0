// `npm run tour -- [MOMENT …] [--sizes 390x844,…] [--seatings hot-seat,…] [--light night,day] [--out DIR]`: takes pictures of moments of the built
// app at every size, and makes a sheet of each.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { args, executablePath } from './chromium.mjs';
import { serve } from './serve.mjs';
import {
  catching,
  closeNews,
  decideOn,
  keep,
  LIGHT,
  matchRows,
  SEATINGS,
  settingRows,
  standing,
  uncover,
  type TourSeating,
} from './tour/glass.ts';
import { isScreen, MOMENTS, stepOf, type TourMoment } from './tour/moments.ts';
import type { TourStep } from './tour/matches.ts';
import { writeSheet, type TourPicture } from './tour/sheet.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: '1180x820,820x1180,1366x1024,844x390,390x844' },
    seatings: { type: 'string', default: SEATINGS.join(',') },
    light: { type: 'string', default: 'night,day' },
    out: { type: 'string', default: join(tmpdir(), 'moonrise-tour') },
  },
});
/** Milliseconds to wait for something expected on a page, and milliseconds after which a page counts as still. */
const PATIENCE = 15_000;
const REST = 900;
const REPAINTED = 120;

const unknown = positionals.filter((name) => MOMENTS.every((moment) => moment.name !== name));
if (unknown.length > 0 || !existsSync('dist/index.html')) {
  const known = MOMENTS.map(({ name }) => name).join(' ');
  console.error(unknown.length > 0 ? `There is no moment ${unknown.join(', ')}; there is: ${known}` : 'Nothing is built: npm run build');
  process.exit(2);
}
const moments = MOMENTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const sizes = values.sizes.split(',').map((size) => size.split('x').map(Number) as [number, number]);
const seatings = SEATINGS.filter((seating) => values.seatings.split(',').includes(seating));
const lights = (['night', 'day'] as const).filter((light) => values.light.split(',').includes(light));
const pictures = join(values.out, 'pictures');
mkdirSync(pictures, { recursive: true });

const steps = new Map<string, TourStep>();
for (const moment of moments) {
  if (isScreen(moment)) continue;
  try {
    steps.set(moment.name, stepOf(moment));
  } catch (error) {
    console.error(`${moment.name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const server = await serve({ dir: 'dist' });
let browser = await chromium.launch({ executablePath, headless: true, args });
const rows = new Map<string, TourPicture[][]>();
let [taken, missed] = [0, 0];

/** Leads a page to a moment. */
async function led(page: Page, moment: TourMoment, seating: TourSeating, nth: number): Promise<void> {
  await page.goto('about:blank');
  if (isScreen(moment)) {
    await page.goto(`${server.url}#/about`);
    await page.locator('moon-page').first().waitFor({ timeout: PATIENCE });
    await keep(page, { ...moment.rows?.(), settings: [LIGHT] });
    await page.goto('about:blank');
    await page.goto(`${server.url}#/${moment.address}`);
    await page.locator(moment.waits).first().waitFor({ timeout: PATIENCE });
    await page.getByText('One moment').first().waitFor({ state: 'hidden', timeout: PATIENCE });
    await page.waitForTimeout(REST);
    await closeNews(page);
    await moment.touch?.(page);
    await page.waitForTimeout(REST);
    return;
  }
  const step = steps.get(moment.name);
  if (!step) throw new Error('it never comes to this');
  const { before, next } = step;
  const acts = moment.caught !== undefined || moment.decided === true;
  const person = acts ? (next.decision.seat ?? 0) : (before.match.openings[0]?.seat ?? 0);
  const id = `tour-${moment.name}-${seating}-${nth}`;
  // the app creates its database; any page of the app can write there
  await page.goto(`${server.url}#/about`);
  await page.locator('moon-page').first().waitFor({ timeout: PATIENCE });
  await keep(page, { ...matchRows(id, before.record, seating, person), settings: settingRows(seating) });
  await page.goto('about:blank');
  await page.emulateMedia({ reducedMotion: moment.caught || moment.fleeting ? 'no-preference' : 'reduce' });
  await page.goto(`${server.url}#/match/${id}`);
  await page.locator('moon-match-screen main').first().waitFor({ timeout: PATIENCE });
  await page.waitForTimeout(REST);
  await closeNews(page);
  if (!moment.covered) await uncover(page);
  // a page that changes to another screen gives no answer; a refusal shows when the wait ends
  const decides = (): void => void decideOn(page, next.decision).catch(() => undefined);
  if (moment.fleeting) await page.evaluate(standing);
  if (moment.caught) {
    await page.evaluate((caught) => Object.assign((window as unknown as { caught: object }).caught, caught), moment.caught);
    decides();
    await page.waitForFunction(() => (window as unknown as { caught: { done: boolean } }).caught.done, undefined, { timeout: PATIENCE });
  } else if (moment.decided) {
    decides();
    await page.locator(moment.waits).first().waitFor({ timeout: PATIENCE });
    if (!moment.covered) await uncover(page);
  }
  await moment.touch?.(page, step);
  await page.locator(moment.waits).first().waitFor({ timeout: PATIENCE });
  await page.waitForTimeout(REST);
}

/** Takes the pictures of a moment in both lights. If the browser dies during it, the next moment begins with a new one. */
async function shoot(context: BrowserContext, size: [number, number], seating: TourSeating, moment: TourMoment): Promise<void> {
  const [width, height] = size;
  const caption = `${width}×${height}${isScreen(moment) ? '' : `, ${seating}`}`;
  taken += 1;
  try {
    const page = await context.newPage();
    const fault: unknown = await led(page, moment, seating, taken).catch((error: unknown) => error);
    for (const light of lights) {
      await page.emulateMedia({ colorScheme: light === 'night' ? 'dark' : 'light' });
      await page.waitForTimeout(REPAINTED);
      const file = join(pictures, `${moment.name}-${seating}-${width}x${height}-${light}.png`);
      rmSync(file, { force: true });
      await page.screenshot({ path: file, animations: 'allow' });
      const all = rows.get(`${moment.name}-${light}`) ?? seatings.map(() => []);
      all[seatings.indexOf(seating)]?.push({ file, width, height, caption });
      rows.set(`${moment.name}-${light}`, all);
    }
    await page.close();
    if (fault) throw fault;
  } catch (error) {
    missed += 1;
    console.error(`${moment.name} ${caption}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  }
}

for (const size of sizes) {
  const [width, height] = size;
  const begin = async (): Promise<BrowserContext> => {
    if (!browser.isConnected()) browser = await chromium.launch({ executablePath, headless: true, args });
    const context = await browser.newContext({ viewport: { width, height }, locale: 'en', hasTouch: true, serviceWorkers: 'block' });
    await context.addInitScript(catching);
    context.setDefaultTimeout(PATIENCE);
    return context;
  };
  let context = await begin();
  for (const seating of seatings)
    for (const moment of moments) {
      if (isScreen(moment) && seating !== seatings[0]) continue;
      await shoot(context, size, seating, moment);
      if (!browser.isConnected()) context = await begin();
    }
  await context.close();
}
// a browser in which nothing was painted before
await browser.close().catch(() => undefined);
browser = await chromium.launch({ executablePath, headless: true, args });
for (const [key, all] of rows)
  await writeSheet(
    browser,
    key,
    all.filter(({ length }) => length > 0),
    join(values.out, `${key}.png`),
  );
await browser.close();
await server.close();
console.log(`${taken} moments on ${rows.size} sheets in ${values.out}${missed > 0 ? `, ${missed} missed` : ''}`);
process.exitCode = missed > 0 ? 1 : 0;
