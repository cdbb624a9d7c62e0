import type { Page } from 'playwright-core';
import { bringAxe } from './support.ts';

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

/** Milliseconds for which what is only half loaded, or still fades, may be against a page. */
const SETTLING = 10_000;

/** What `look` has against a page and goes on having: what is gone within seconds was on its way. */
export async function lasting(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  for (const end = performance.now() + SETTLING; ; await page.waitForTimeout(500)) {
    const found = await look();
    if (found.length === 0 || performance.now() > end) return found;
  }
}
