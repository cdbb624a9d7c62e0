import type { Page } from 'playwright-core';
import { bringAxe } from './support.ts';

interface Found {
  violations: { id: string; nodes: { target: unknown }[] }[];
}

/** What axe has against the page, by WCAG 2.2 AA and what is good practice. */
export async function against(page: Page): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (root: Document, options: object) => Promise<Found> } }; // put there by the script
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // what passes is not described
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => JSON.stringify(target)).join(' ')}`);
  });
}
