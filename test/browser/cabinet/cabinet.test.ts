import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCHEMA_3 } from '../../../src/storage/database/schema-3.ts';
import { against, lasting } from '../readers/axe.ts';
import { visit, type Visit } from '../drivers/support.ts';
import { CalmFinger } from '../drivers/calm-finger.ts';

const coin = (page: Page, id: string) => page.locator(`moon-shelves [data-character="${id}"]`).first();
const label = (page: Page, id: string): Promise<string | null> => coin(page, id).getAttribute('aria-label');
const toast = (page: Page, text: string | RegExp) =>
  page.locator('moon-cabinet-screen [role="status"]').filter({ hasText: text }).waitFor({ state: 'attached' });

/** A box through the dialog, by its name. */
async function bring(page: Page, product: string): Promise<void> {
  await page.getByRole('button', { name: 'Add', exact: true }).tap();
  await page.locator(`[data-product="${product}"]`).tap();
}

/** The link that the list is passed on with. */
async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'More' }).tap();
  await page.getByRole('button', { name: 'Share' }).tap();
  const link = await page.locator('moon-qr-picture').evaluate((picture) => (picture as unknown as { text: string }).text);
  return link.slice(link.indexOf('#'));
}

/** Opens the link as a device does that was sent it, looks, and takes what it brings. */
async function take(page: Page, address: string, sentence: RegExp, finger: CalmFinger): Promise<string | null> {
  await page.goto('about:blank');
  await page.goto(address);
  const button = page.locator('[data-do="take"]');
  await finger.before(page, button);
  await button.tap();
  await toast(page, sentence);
  return page.locator('.title .small').textContent();
}

/** A new troupe of these, out of what is here and painted. Everything is chosen by `choose`. */
async function troupeOf(
  page: Page,
  address: string,
  characters: readonly string[],
  choose: (selector: string) => Promise<void>,
): Promise<string[]> {
  await page.goto(address);
  await choose('[data-do="fresh"]:not([disabled])');
  await choose('moon-here-choice [data-segment="painted"]');
  const pool = page.locator('moon-character-pool');
  await pool.getByText(/more are hidden/).waitFor();
  const present = await pool
    .locator('ul')
    .first()
    .locator('[data-character]')
    .evaluateAll((all) => all.map((button) => (button as HTMLElement).dataset['character'] ?? '').sort());
  for (const id of characters) await choose(`moon-character-pool [data-character="${id}"]`);
  return present;
}

const LINES = /^\s*\d+ lines? added\s*$/;
const NOTHING = /^\s*Nothing was changed\s*$/;

describe('the cabinet in the built app', () => {
  let v: Visit;
  beforeAll(async () => {
    v = await visit({ hasTouch: true, painted: false, seen: true, viewport: { width: 390, height: 844 } });
    v.page.setDefaultTimeout(90_000);
    await v.page.goto(`${v.url}#/collection`);
    await coin(v.page, 'quack').waitFor({ state: 'attached' });
  });
  afterAll(() => v.end());

  it('by touch on a phone: a box, a single, a second copy, paint, a loan, and each taken back', async () => {
    const { page } = v;
    await bring(page, 'the-barony');
    await toast(page, '3 new');
    await expect.poll(() => label(page, 'flintlock')).toBe('Flintlock: boxed');
    await coin(page, 'quack').tap();
    await toast(page, 'Quack added');
    await coin(page, 'quack').evaluate((button) => {
      // a finger that rests
      button.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, composed: true, cancelable: true }));
    });
    await toast(page, 'One more: Quack');
    await expect.poll(() => label(page, 'quack')).toBe('Quack: boxed and 2 copies');
    await page.locator('[data-do="undo"]').tap();
    await toast(page, 'Undone');
    await expect.poll(() => label(page, 'quack')).toBe('Quack: boxed');
    await page.getByRole('button', { name: 'Paint', exact: true }).tap();
    await page.locator('moon-painting-table [data-stage="playable"] .press').tap();
    for (const id of ['flintlock', 'eric-the-squire', 'baron-von-fancyhat', 'quack'])
      await page.locator(`moon-painting-table [data-character="${id}"]`).tap();
    await page.getByRole('button', { name: 'Paint', exact: true }).tap();
    await expect.poll(() => label(page, 'flintlock')).toBe('Flintlock: playable');
    await coin(page, 'flintlock').tap();
    await page.getByRole('button', { name: 'Lend', exact: true }).first().tap();
    await page.getByRole('textbox', { name: 'To whom?' }).fill('Bo');
    await page.locator('moon-person-choice moon-button').tap();
    await toast(page, 'Flintlock is lent to Bo');
    const photo = page.locator('moon-figure-photo');
    const bytes = await readFile(new URL('../../../docs/pictures/lie.jpg', import.meta.url));
    await photo.locator('input').setInputFiles({ name: 'flintlock.jpg', mimeType: 'image/jpeg', buffer: bytes });
    await photo.locator('img').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await expect.poll(() => label(page, 'flintlock')).toBe('Flintlock: playable and lent');
    expect(await lasting(page, () => against(page))).toEqual([]);
  });

  it('a troupe is built of what is here and painted: the others come last, counted', async () => {
    const { page } = v;
    const tap = (selector: string): Promise<void> => page.locator(selector).first().tap();
    const cast = ['baron-von-fancyhat', 'eric-the-squire', 'quack'];
    expect(await troupeOf(page, `${v.url}#/troupes`, ['quack'], tap)).toEqual(cast);
    expect(await troupeOf(page, `${v.url}?again#/troupes`, cast, tap)).toEqual(cast);
    await page.locator('[data-do="pack"]').tap();
    await page.locator('[data-pack="quack"]').tap();
    await page.getByText('1 of 3 packed').waitFor();
    await page.locator('[data-also]').first().tap(); // both troupes for one evening
    const clashes = page.locator('moon-figure-clashes [data-clash]');
    await clashes.first().waitFor();
    await expect.poll(() => clashes.evaluateAll((all) => all.map((clash) => (clash as HTMLElement).dataset['clash']))).toEqual(['quack']);
  });

  it('by keys on a tablet: the same, with one tab stop', async () => {
    const { page } = v;
    await page.setViewportSize({ width: 1180, height: 820 });
    await page.goto(`${v.url}#/collection`);
    await coin(page, 'fritz').waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('moon-shelves .coin-button[tabindex="0"]').count()).toBe(1);
    const enter = async (selector: string): Promise<void> => {
      await page.locator(selector).first().focus();
      await page.keyboard.press('Enter');
    };
    await page.getByRole('button', { name: 'Add', exact: true }).focus();
    await page.keyboard.press('Enter');
    await enter('[data-product="goblin-city"]');
    await toast(page, '3 new');
    await page.keyboard.press('Control+z');
    await toast(page, 'Undone');
    await expect.poll(() => label(page, 'vicious-syd')).toBe('Vicious Syd: missing');
    await coin(page, 'fritz').focus();
    for (const [press, text] of [
      [' ', 'Fritz added'],
      ['+', 'One more: Fritz'],
      ['p', 'Fritz: built'],
      ['Shift+P', 'Fritz: boxed'],
      ['w', 'Fritz is wished for'],
      ['Control+z', 'Undone'],
      ['-', 'Fritz removed'],
      ['p', 'Fritz: built'],
      ['p', 'Fritz: primed'],
      ['p', 'Fritz: begun'],
      ['p', 'Fritz: playable'],
    ] as const) {
      await page.keyboard.press(press === ' ' ? 'Space' : press);
      await toast(page, text);
    }
    await expect.poll(() => label(page, 'fritz')).toBe('Fritz: playable');
    await page.keyboard.press('l');
    await page.getByRole('textbox', { name: 'To whom?' }).focus();
    await page.keyboard.type('Cy');
    await page.keyboard.press('Enter');
    await toast(page, 'Fritz is lent to Cy');
    await expect.poll(() => label(page, 'fritz')).toBe('Fritz: playable and lent');
    await page.keyboard.press('Control+z');
    await toast(page, 'Undone');
    await page.keyboard.press('/');
    await page.keyboard.type('goblin');
    await page.waitForFunction(() => document.querySelector('moonrise-app')?.shadowRoot?.activeElement !== null);
    expect(await coin(page, 'fritz').count()).toBe(0);
    await page.getByRole('textbox', { name: 'Find' }).fill('');
    expect(await lasting(page, () => against(page))).toEqual([]);
    const cast = ['baron-von-fancyhat', 'eric-the-squire', 'fritz', 'quack'];
    expect(await troupeOf(page, `${v.url}#/troupes`, cast, enter)).toEqual(cast);
    await page.locator('moon-troupe-editor').getByText('4', { exact: false }).first().waitFor();
  });

  it('the list is brought to a second device, seen first, and twice changes nothing; what was added there is brought back', async () => {
    const { page } = v;
    await page.goto(`${v.url}#/collection`);
    await coin(page, 'fritz').waitFor({ state: 'attached' });
    const before = await page.locator('.title .small').textContent();
    const link = await linkOf(page);
    expect(link).toContain('#/collection/');
    for (const person of ['Bo', 'Cy']) expect(decodeURIComponent(link)).not.toContain(person);
    const second = await visit({ hasTouch: true, painted: false, seen: true, viewport: { width: 390, height: 844 } });
    // the button of the second time lies where that of the first time lay: touched at once, it would be half of a double touch
    const finger = new CalmFinger();
    try {
      const phone = second.page;
      phone.setDefaultTimeout(90_000);
      const brought = await take(phone, `${second.url}${link}`, LINES, finger);
      expect(brought).toMatch(/^\d+ figures/);
      expect(phone.url()).not.toContain(link); // what was brought is dealt with
      expect(await take(phone, `${second.url}${link}`, NOTHING, finger)).toBe(brought);
      await expect.poll(() => label(phone, 'flintlock')).toMatch(/^Flintlock: playable/);
      await expect.poll(() => label(phone, 'fritz')).toBe('Fritz: playable');
      await coin(phone, 'grub').tap();
      await toast(phone, 'Grub added');
      const back = await linkOf(phone);
      const merged = await take(page, `${v.url}${back}`, LINES, finger);
      expect(Number(merged?.match(/^\d+/)?.[0])).toBe(Number(before?.match(/^\d+/)?.[0]) + 1);
      await expect.poll(() => label(page, 'grub')).toBe('Grub: boxed');
      await expect.poll(() => label(page, 'flintlock')).toBe('Flintlock: playable and lent'); // nothing that the other device did not know is lost
      expect(await take(page, `${v.url}${back}`, NOTHING, finger)).toBe(merged);
    } finally {
      await second.end();
    }
  });

  it('nothing failed on the way', () => {
    expect(v.failures).toEqual([]);
  });
});

/** Lays down the collection as it was kept before there were cabinets, before the app opens its storage. Runs in the page, on each way to it. */
function laidBefore({ stores, rows }: { stores: Record<string, string>; rows: readonly object[] }): void {
  const request = indexedDB.open('moonrise', 30); // a storage that has been upgraded since refuses this
  request.onupgradeneeded = ({ oldVersion }) => {
    if (oldVersion !== 0) return;
    for (const [name, key] of Object.entries(stores)) {
      const parts = key.startsWith('[') ? key.slice(1, -1).split('+') : key;
      request.result.createObjectStore(name, { keyPath: parts });
    }
    for (const row of rows) request.transaction?.objectStore('collection').put(row);
  };
  request.onsuccess = () => request.result.close();
  request.onerror = (event) => event.preventDefault();
}

describe('a browser that began with the version before', () => {
  it('sees its list of two ticks and a note as a cabinet, now and the next time', async () => {
    const v = await visit({ hasTouch: true, painted: false, seen: true, viewport: { width: 390, height: 844 } });
    try {
      const { page } = v;
      const row = (character: string, data: unknown) => ({ character, changedAt: 5, archived: null, deleted: null, data });
      const rows = [
        row('flintlock', { owned: true, painted: true, notes: 'The hat is red' }),
        row('grub', { owned: true, painted: false, notes: '' }),
        row('quack', { owned: false, painted: false, notes: 'for the summer' }),
        row('fritz', 3), // not understood
      ];
      await page.addInitScript(laidBefore, { stores: SCHEMA_3, rows });
      await page.goto(`${v.url}#/collection`);
      const seen = async (grub: string): Promise<void> => {
        await coin(page, 'flintlock').waitFor({ state: 'attached' });
        await expect.poll(() => label(page, 'flintlock')).toBe('Flintlock: playable');
        await expect.poll(() => label(page, 'grub')).toBe(grub);
        for (const id of ['quack', 'fritz']) await expect.poll(() => label(page, id)).toMatch(/: missing$/);
        await expect.poll(() => page.locator('.title .small').textContent()).toBe('2 figures, 1 painted');
        for (const [id, note] of [
          ['flintlock', 'The hat is red'],
          ['quack', 'for the summer'],
        ] as const) {
          await coin(page, id).focus();
          await page.keyboard.press('n');
          await expect.poll(() => page.locator('moon-figure-page').getByRole('textbox', { name: 'Note' }).inputValue()).toBe(note);
          await page.keyboard.press('Escape');
          await page.locator('moon-figure-page').waitFor({ state: 'detached' }); // an open dialog takes the focus from what lies below it
        }
      };
      await seen('Grub: boxed');
      await coin(page, 'grub').focus();
      await page.keyboard.press('p');
      await toast(page, 'Grub: built');
      await page.reload();
      await seen('Grub: built');
      const entry = await page.evaluate(
        () =>
          new Promise<{ version: number; before: number }>((done) => {
            const request = indexedDB.open('moonrise');
            request.onsuccess = () => {
              const { result } = request;
              const before = result.transaction('collection').objectStore('collection').count();
              before.onsuccess = () => {
                done({ version: result.version, before: before.result });
                result.close();
              };
            };
          }),
      );
      expect(entry.version).toBeGreaterThan(30); // it is the newest edition that was looked at
      expect(entry.before).toBe(rows.length); // what was there stays there
      expect(v.failures).toEqual([]);
    } finally {
      await v.end();
    }
  });
});
