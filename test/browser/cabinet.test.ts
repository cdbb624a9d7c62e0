import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { against } from './axe.ts';
import { visit, type Visit } from './support.ts';
import { Unhurried } from './unhurried.ts';

const coin = (page: Page, id: string) => page.locator(`moon-shelves [data-character="${id}"]`).first();
const label = (page: Page, id: string): Promise<string | null> => coin(page, id).getAttribute('aria-label');
const toast = (page: Page, text: string | RegExp) =>
  page.locator('moon-cabinet-screen [role="status"]').filter({ hasText: text }).waitFor({ state: 'attached' });

/** A box through the dialog, by its name. */
async function bring(page: Page, product: string): Promise<void> {
  await page.getByRole('button', { name: 'Add', exact: true }).tap();
  await page.locator(`[data-product="${product}"]`).tap();
}

describe('the cabinet in the built app', () => {
  let v: Visit;
  let link = '';
  beforeAll(async () => {
    v = await visit({ hasTouch: true, painted: false, seen: true, viewport: { width: 390, height: 844 } });
    v.page.setDefaultTimeout(15_000);
    await v.page.goto(`${v.url}#/collection`);
    await coin(v.page, 'quack').waitFor({ state: 'attached' });
  });
  afterAll(() => v.end());

  it('by touch on a phone: a box, a single, a second copy, paint, a loan, and each taken back', async () => {
    const { page } = v;
    await bring(page, 'the-barony');
    await toast(page, '3 new');
    expect(await label(page, 'flintlock')).toBe('Flintlock: boxed');
    await coin(page, 'quack').tap();
    await toast(page, 'Quack is here');
    await coin(page, 'quack').evaluate((button) => {
      // a finger that rests
      button.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, composed: true, cancelable: true }));
    });
    await toast(page, 'One more: Quack');
    expect(await label(page, 'quack')).toBe('Quack: boxed and 2 copies');
    await page.locator('[data-do="undo"]').tap();
    await toast(page, 'Undone');
    expect(await label(page, 'quack')).toBe('Quack: boxed');
    await page.getByRole('button', { name: 'Paint', exact: true }).tap();
    await page.locator('moon-painting-table [data-stage="playable"] .press').tap();
    for (const id of ['flintlock', 'eric-the-squire', 'baron-von-fancyhat', 'quack'])
      await page.locator(`moon-painting-table [data-character="${id}"]`).tap();
    await page.getByRole('button', { name: 'Paint', exact: true }).tap();
    expect(await label(page, 'flintlock')).toBe('Flintlock: playable');
    await coin(page, 'flintlock').tap();
    await page.getByRole('button', { name: 'Lend', exact: true }).first().tap();
    await page.getByRole('textbox', { name: 'To whom?' }).fill('Bo');
    await page.locator('moon-person-choice moon-button').tap();
    await toast(page, 'Flintlock is with Bo');
    await page.keyboard.press('Escape');
    expect(await label(page, 'flintlock')).toBe('Flintlock: playable and lent');
    expect(await against(page)).toEqual([]);
  });

  it('a troupe is built of what is here and painted: the others come last, counted', async () => {
    const { page } = v;
    await page.goto(`${v.url}#/troupes`);
    await page.getByRole('button', { name: 'New troupe' }).first().tap();
    await page.locator('moon-here-choice [data-segment="painted"]').tap();
    const pool = page.locator('moon-character-pool');
    await pool.getByText(/more are hidden/).waitFor();
    const present = pool.locator('ul').first().locator('[data-character]');
    expect(await present.evaluateAll((all) => all.map((coin) => (coin as HTMLElement).dataset['character']).sort())).toEqual([
      'baron-von-fancyhat',
      'eric-the-squire',
      'quack',
    ]);
    for (const id of ['baron-von-fancyhat', 'eric-the-squire', 'quack']) await pool.locator(`[data-character="${id}"]`).first().tap();
    await page.locator('[data-do="pack"]').tap();
    await page.locator('[data-pack="quack"]').tap();
    await page.getByText('1 of 3 packed').waitFor();
  });

  it('by keys on a tablet: the same, with one tab stop, and undo', async () => {
    const { page } = v;
    await page.setViewportSize({ width: 1180, height: 820 });
    await page.goto(`${v.url}#/collection`);
    await coin(page, 'fritz').waitFor({ state: 'attached' });
    expect(await page.locator('moon-shelves .coin-button[tabindex="0"]').count()).toBe(1);
    await coin(page, 'fritz').focus();
    for (const [press, text] of [
      [' ', 'Fritz is here'],
      ['+', 'One more: Fritz'],
      ['p', 'Fritz: built'],
      ['Shift+P', 'Fritz: boxed'],
      ['w', 'Fritz is wished for'],
      ['Control+z', 'Undone'],
      ['-', 'Fritz is taken back'],
    ] as const) {
      await page.keyboard.press(press === ' ' ? 'Space' : press);
      await toast(page, text);
    }
    expect(await label(page, 'fritz')).toBe('Fritz: boxed');
    await page.keyboard.press('/');
    await page.keyboard.type('goblin');
    await page.waitForFunction(() => document.querySelector('moonrise-app')?.shadowRoot?.activeElement !== null);
    expect(await coin(page, 'fritz').count()).toBe(0);
    await page.getByRole('textbox', { name: 'Find' }).fill('');
    expect(await against(page)).toEqual([]);
  });

  it('the list is brought to a second device, seen first, and brought twice changes nothing', async () => {
    const { page } = v;
    await page.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('button', { name: 'Share' }).tap();
    link = (await page.locator('moon-qr-picture').evaluate((picture) => (picture as unknown as { text: string }).text)) ?? '';
    expect(link).toContain('#/collection/');
    expect(decodeURIComponent(link)).not.toContain('Bo');
    const second = await visit({ hasTouch: true, painted: false, seen: true, viewport: { width: 390, height: 844 } });
    try {
      const phone = second.page;
      phone.setDefaultTimeout(15_000);
      const counts: (string | null)[] = [];
      // the button of the second time lies where that of the first time lay: touched at once, it would be half of a double touch
      const finger = new Unhurried();
      for (const [round, sentence] of [/^\s*\d+ lines taken\s*$/, /^\s*Nothing was changed\s*$/].entries()) {
        await phone.goto(`${second.url}#/`);
        await phone.goto(`${second.url}${link.slice(link.indexOf('#'))}`);
        const take = phone.locator('[data-do="take"]');
        await finger.before(phone, take);
        await take.tap();
        await toast(phone, sentence);
        counts[round] = await phone.locator('.title .small').textContent();
      }
      expect(counts[0]).toMatch(/^\d+ figures/);
      expect(counts[1]).toBe(counts[0]);
      expect(phone.url()).not.toContain(link.slice(link.indexOf('#'))); // what was brought is dealt with
      expect(await label(phone, 'flintlock')).toMatch(/^Flintlock: playable/);
      expect(await label(phone, 'fritz')).toBe('Fritz: boxed');
      await coin(phone, 'grub').tap();
      await toast(phone, 'Grub is here');
    } finally {
      await second.end();
    }
  });

  it('nothing failed on the way', () => {
    expect(v.failures).toEqual([]);
  });
});
