import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { args, executablePath } from '../../tools/chromium.mjs';
import { serve } from '../../tools/serve.mjs';
import { meetByLetters, TELLS_ADDRESS } from '../browser/drivers/meets.ts';
import { DrivenPage } from './driven-page.ts';
import { firefox, programOf, webKit, type Driven } from './web-driver.ts';

const PAIRING = 'A Quick Quarrel';
const ENGINES = [
  { name: 'WebKit', program: programOf('Xvfb') && programOf('WebKitWebDriver'), start: webKit },
  { name: 'Firefox', program: programOf('firefox-esr') ?? programOf('firefox'), start: firefox },
];

/** The letters that a page shows of itself; null so far. Runs in the page: everything it needs is inside. */
function lettersShown(): string | null {
  const within = (root: ParentNode): HTMLTextAreaElement | null => {
    for (const element of root.querySelectorAll('*')) {
      if (element.id === 'ours' && element instanceof HTMLTextAreaElement) return element;
      const found = element.shadowRoot && within(element.shadowRoot);
      if (found) return found;
    }
    return null;
  };
  return within(document)?.value || null;
}

it('names the engines that were found', () => {
  for (const { name, program } of ENGINES) console.info(`${name}: ${program ?? 'not found, it meets nobody here'}`);
});

for (const { name, program, start } of ENGINES)
  describe.skipIf(program === null)(`${name} meets a host in Chromium`, () => {
    let server: Awaited<ReturnType<typeof serve>>;
    let driven: Driven;
    let guest: DrivenPage;
    let host: Awaited<ReturnType<typeof chromium.launch>>;

    beforeAll(async () => {
      server = await serve({ dir: 'dist', base: '/games/moonrise/' });
      driven = await start(program ?? '');
      guest = new DrivenPage(driven);
      host = await chromium.launch({ executablePath, headless: true, args: [...args, ...TELLS_ADDRESS] });
    });
    afterAll(async () => {
      await driven.end();
      await host.close();
      await server.close();
    });

    it('by letters, and has the hand of a seat', { timeout: 300_000 }, async () => {
      const context = await host.newContext({
        viewport: { width: 1180, height: 820 },
        hasTouch: true,
        locale: 'en',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto(server.url);
      await page.getByRole('button', { name: PAIRING }).tap();
      await page.getByRole('button', { name: 'Start', exact: true }).tap();
      await page.locator('moon-match-screen section.question').first().waitFor();
      await meetByLetters(
        page,
        'hand-0',
        {
          letters: async () => {
            for (let tries = 0; tries < 400; tries += 1) {
              const letters = await guest.evaluate(lettersShown);
              if (letters !== null) return letters;
              await guest.waitForTimeout(50);
            }
            throw new Error('it shows no letters');
          },
        },
        (link) => driven.goTo(link),
      );
      await guest.locator('moon-hand-glass header').waitFor();
      expect(await page.locator('moon-seat-strip .glass[data-state="here"]').count()).toBe(1);
    });
  });
