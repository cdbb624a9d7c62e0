import type { Browser, BrowserContext, Page } from 'playwright-core';
import { matchWords } from '../../../src/words/match/match.ts';

/** Without a camera, a browser hides its address and asks the network for names; a test machine may have no network at all. */
export const TELLS_ADDRESS = ['--disable-features=WebRtcHideLocalIpsWithMdns', '--allow-loopback-in-peer-connection'];

/** A device without any match. */
export async function newDevice(
  devices: Browser,
  prepared: (context: BrowserContext) => Promise<unknown> = () => Promise.resolve(),
): Promise<Page> {
  const context = await devices.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(180_000);
  await prepared(context);
  return context.newPage();
}

/** A device of another engine, as far as a meeting needs it. */
interface Letters {
  letters(): Promise<string>;
}

/** The code that a device shows after it has read the code of the host. */
async function lettersOf(device: Page | Letters): Promise<string> {
  if ('letters' in device) return device.letters();
  await device.locator('[data-meeting="joining"]').waitFor();
  return device.locator('#ours').inputValue();
}

/**
 * Lets two devices meet by their codes as text; gives the milliseconds from the last code to the connection. `joins`: takes the code of the host to
 * the other device.
 */
export async function meetByLetters(
  host: Page,
  part: string,
  device: Page | Letters,
  joins: (link: string) => Promise<unknown>,
): Promise<number> {
  await host.getByRole('button', { name: matchWords.menu(), exact: true }).tap();
  await host.locator('button[data-id="glasses"]').tap();
  const sheet = host.locator('moon-glasses-sheet');
  await sheet.locator('dialog').waitFor();
  await sheet.locator(`[data-part="${part}"]`).tap();
  await host.locator('[data-meeting="showing"]').waitFor();
  await joins(await host.locator('#ours').inputValue());
  await host.locator('#theirs').fill(await lettersOf(device));
  const began = performance.now();
  await host.locator('[data-do="connect"]').tap();
  // the sheet shows its screens once the meeting is over
  await sheet.locator('[data-glass]').first().waitFor();
  const took = performance.now() - began;
  await sheet
    .locator(`[data-glass="${part.split('-')[0]}"][data-state="here"]`)
    .first()
    .waitFor();
  await host.keyboard.press('Escape');
  await host.locator('moon-glasses-sheet dialog').waitFor({ state: 'detached' });
  return took;
}

/** Counts the connections of a page that were made and not closed, for `living()`. Runs in the page: everything it needs is inside. */
export function countConnections(): void {
  const made: RTCPeerConnection[] = [];
  const Kind = RTCPeerConnection;
  class Counted extends Kind {
    constructor(...given: ConstructorParameters<typeof RTCPeerConnection>) {
      super(...given);
      made.push(this);
    }
  }
  Object.assign(window, {
    RTCPeerConnection: Counted,
    closeAll: () => {
      for (const connection of made) connection.close();
    },
    living: () => made.filter(({ connectionState }) => connectionState !== 'closed').length,
  });
}
export const living = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { living: () => number }).living()); // set by `countConnections`

/**
 * The agreements by which screens return to a host, as text; empty where there are none. Whenever a screen has returned, both devices store a new
 * one, the screen first.
 */
export const agreements = (host: Page): Promise<string> =>
  host.evaluate(async () => {
    const read = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((done, fail) => {
        request.addEventListener('success', () => done(request.result));
        request.addEventListener('error', () => fail(request.error ?? new Error('not read')));
      });
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'moonrise-glass')) return '';
    const database = await read(indexedDB.open('moonrise-glass'));
    try {
      const row: unknown = await read(database.transaction('table').objectStore('table').get('host'));
      return row === undefined ? '' : JSON.stringify((row as { glasses: unknown }).glasses);
    } finally {
      database.close();
    }
  });
