import type { Page } from 'playwright-core';
import { bringAxe } from '../drivers/support.ts';

interface Found {
  violations: { id: string; nodes: { target: unknown }[] }[];
}

/** What axe has against the page, by WCAG 2.2 AA and what is good practice. What is looked through is painted meanwhile: axe finds nothing in what is not seen. */
export async function against(page: Page): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(async () => {
    const { axe, glass } = window as unknown as {
      axe: { run: (root: Document, options: object) => Promise<Found> }; // put there by the script
      glass?: CSSStyleSheet; // there where nothing is painted
    };
    if (glass) glass.disabled = true;
    try {
      const { violations } = await axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // what passes is not described
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => JSON.stringify(target)).join(' ')}`);
    } finally {
      if (glass) glass.disabled = false;
    }
  });
}

/** The milliseconds that a page has to load and to come to rest. */
const SETTLING = 10_000;

/** The flaws that `look` finds on a page again and again. A flaw that is gone within seconds belonged to what was still loading. */
export async function lasting(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  for (const end = performance.now() + SETTLING; ; await page.waitForTimeout(500)) {
    const flaws = await look();
    if (flaws.length === 0 || performance.now() > end) return flaws;
  }
}

/** The flaws that a page keeps: those that axe finds, and how far it is wider than the glass. `withAxe` false asks for the width alone. */
export const pageFlaws = (page: Page, withAxe = true): Promise<string[]> =>
  lasting(page, async () => {
    const flaws = withAxe ? await against(page) : [];
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    return beyond > 0 ? [...flaws, `${beyond} pixels wider than the glass`] : flaws;
  });
