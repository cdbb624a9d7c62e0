import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardParcel } from '../../src/app/foreign/sharing.ts';
import { boards } from '../../src/cards/index.ts';
import { cameraOf, film } from './drivers/film.ts';
import { visit, type Visit } from './drivers/support.ts';

const button = (v: Visit, name: string | RegExp) => v.page.getByRole('button', { name, exact: typeof name === 'string' });

/** Lunachron's letters for a troupe: the name, the faction, the cards; an upgrade behind its bearer. */
const lunachron = Buffer.from('Lantern Watch|A0AAAABCAABJAAAADAAAAE').toString('base64');

/** Keeps every track of a camera that the page opens. */
function watchCameras(): void {
  const tracks: MediaStreamTrack[] = [];
  const open = MediaDevices.prototype.getUserMedia;
  MediaDevices.prototype.getUserMedia = async function (...given) {
    const stream = await open.apply(this, given);
    tracks.push(...stream.getTracks());
    return stream;
  };
  Object.assign(window, { tracks });
}
/** The cameras opened since the page was loaded: whether the light of each is on. */
const lights = ({ page }: Visit): Promise<boolean[]> =>
  page.evaluate(() => (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ readyState }) => readyState === 'live')); // put there by watchCameras

describe('troupes by touch', () => {
  let giver: Visit;
  let taker: Visit;
  let folder: string;
  /** What stands before the camera of the taker. */
  let reel: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'moonrise-picture-'));
    giver = await visit({ hasTouch: true, acceptDownloads: true, seen: true });
    reel = join(folder, 'reel.y4m');
    taker = await visit({ hasTouch: true, args: cameraOf(reel), seen: true });
    await taker.context.addInitScript(watchCameras);
  });
  afterAll(async () => {
    await giver.end();
    await taker.end();
    await rm(folder, { recursive: true, force: true });
  });

  it('one is put together, refused picks say why, and it is there after loading anew', async () => {
    const { page } = giver;
    await page.goto(giver.url);
    await page.getByRole('link', { name: 'Troupes', exact: true }).tap();
    await button(giver, 'New troupe').tap();
    await page.getByLabel('Name', { exact: true }).fill('Night Shift');
    for (const name of ['Flintlock', 'Quack', 'Fritz']) await page.locator(`[data-character="${name.toLowerCase()}"]`).tap();
    const grub = page.locator('[data-character="grub"]');
    await grub.getByText('Grub does not belong to Commonwealth, as the earlier picks do.').waitFor();
    await grub.tap({ force: true });
    await page.getByText('Ready to play.').waitFor();
    await expect.poll(() => page.locator('[data-pick]').count()).toBe(3);
    await page.reload();
    await page.getByRole('heading', { name: 'Night Shift', exact: true }).waitFor();
    await expect.poll(() => page.locator('[data-pick]').count()).toBe(3);
  });

  it('its picture, saved as a file, brings it to another device', async () => {
    const { page } = giver;
    await button(giver, 'Share').tap();
    await page.getByRole('img', { name: 'Picture with the code of Night Shift' }).waitFor();
    const text = join(folder, 'shown.png');
    await page.locator('moon-qr-picture').screenshot({ path: text });
    const waiting = page.waitForEvent('download');
    // The share sheet of a device without one is a download.
    await button(giver, 'Save the picture').tap();
    const saved = join(folder, 'saved.png');
    await (await waiting).saveAs(saved);

    for (const picture of [text, saved]) {
      await taker.page.goto(`${taker.url}#/share`);
      await button(taker, 'Read it').waitFor();
      await taker.page.getByLabel('File or picture').setInputFiles(picture);
      await taker.page.getByRole('heading', { name: 'The troupe Night Shift' }).waitFor();
      await taker.page.goto(taker.url);
    }
    await taker.page.goto(`${taker.url}#/share`);
    await taker.page.getByLabel('File or picture').setInputFiles(saved);
    await button(taker, 'Save the troupe').tap();
    await taker.page.getByRole('heading', { name: 'Night Shift', exact: true }).waitFor();
    await expect
      .poll(() => taker.page.locator('[data-pick]').allInnerTexts())
      .toEqual([expect.stringContaining('Flintlock'), expect.stringContaining('Quack'), expect.stringContaining('Fritz')]);
  });

  it('held before the camera of another device it is read at once, and the light goes out', async () => {
    const { page } = taker;
    const text = await giver.page.locator('moon-qr-picture').evaluate((picture) => (picture as HTMLElement & { text: string }).text);
    await film(reel, [text], 1);
    await page.goto(taker.url);
    await page.goto(`${taker.url}#/share`);
    await page.reload();
    await button(taker, 'Use the camera').tap();
    await page.getByRole('heading', { name: 'The troupe Night Shift' }).waitFor();
    await page.locator('moon-code-camera').waitFor({ state: 'detached' });
    await expect.poll(() => lights(taker)).toEqual([false]);
    await film(reel, ['https://example.org/'], 1);
    await button(taker, 'Use the camera').tap();
    await page.getByText('Moonrise cannot read this code').waitFor();
    await expect.poll(() => lights(taker)).toEqual([false, true]);
    await page.getByRole('link', { name: 'Back to the clearing' }).tap();
    await page.locator('moon-share-screen').waitFor({ state: 'detached' });
    await expect.poll(() => lights(taker)).toEqual([false, false]);
  });

  it('a board in several pictures is put together by the camera, whichever comes first', async () => {
    const { page } = taker;
    const [board] = boards;
    if (!board) throw new Error('no board');
    const { frames } = boardParcel({ ...board, name: 'Far Shore' }, taker.url);
    expect(frames?.length).toBeGreaterThan(2);
    await film(reel, (frames ?? []).toReversed(), 1.2);
    await page.goto(`${taker.url}#/share`);
    await button(taker, 'Use the camera').tap();
    await page.getByText('Pictures read so far: ').waitFor();
    await page.getByRole('heading', { name: 'The board Far Shore' }).waitFor();
    await page.locator('moon-code-camera').waitFor({ state: 'detached' });
    expect(new Set(await lights(taker))).toEqual(new Set([false]));
  });

  it('a code of Lunachron comes with its upgrade, and a match begins with the troupe', async () => {
    const { page } = taker;
    await page.goto(`${taker.url}#/share`);
    await page.getByLabel('Code, link or list of names').fill(lunachron);
    await button(taker, 'Read it').tap();
    await page.getByText('Expert Training').first().waitFor();
    await button(taker, 'Save the troupe').tap();
    await page.getByRole('heading', { name: 'Lantern Watch' }).waitFor();
    await page.locator('[data-pick="baron-von-fancyhat"]').getByText('Expert Training').waitFor();
    await page.getByRole('link', { name: 'Play with it' }).tap();
    await page.locator('moon-kept-troupe-choice select').first().waitFor();
    const seats = page.locator('moon-kept-troupe-choice select');
    await expect.poll(() => seats.first().locator('option:checked').innerText()).toContain('Lantern Watch');
    await seats
      .nth(1)
      .selectOption({ label: (await seats.nth(1).locator('option').allInnerTexts()).find((name) => name.includes('Night Shift')) ?? '' });
    await button(taker, 'Start the match').tap();
    await page.locator('moon-match-screen section.question').first().waitFor();
    expect(taker.failures).toEqual([]);
    expect(giver.failures).toEqual([]);
  });
});
