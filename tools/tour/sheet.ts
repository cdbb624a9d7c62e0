import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';

/** A picture on a sheet. */
export interface TourPicture {
  file: string;
  width: number;
  height: number;
  caption: string;
}

/** The largest size of a sheet, in pixels. */
const SHEET = { width: 1800, height: 1600, gap: 10, caption: 18 };

/** The width at which pictures of equal height fit in rows onto the sheet. */
function fit(rows: readonly (readonly TourPicture[])[]): number {
  const wide = Math.max(...rows.map((row) => row.reduce((sum, { width, height }) => sum + width / height, 0)));
  const columns = Math.max(...rows.map(({ length }) => length));
  const byWidth = (SHEET.width - SHEET.gap * (columns + 1)) / wide;
  const byHeight = (SHEET.height - SHEET.gap - (SHEET.gap + SHEET.caption) * rows.length) / rows.length;
  return Math.floor(Math.min(byWidth, byHeight));
}

/** Writes one picture with all pictures of a moment, a row for each seating. */
export async function writeSheet(browser: Browser, title: string, rows: readonly (readonly TourPicture[])[], path: string): Promise<void> {
  const height = fit(rows);
  const figures = rows.map((row) => {
    const pictures = row.map(({ file, caption, ...size }) => {
      const width = Math.round((size.width / size.height) * height);
      const data = readFileSync(file).toString('base64');
      return `<figure><img src="data:image/png;base64,${data}" width="${width}" height="${height}"><figcaption>${caption}</figcaption></figure>`;
    });
    return `<div>${pictures.join('')}</div>`;
  });
  const page = await browser.newPage({ viewport: { width: SHEET.width, height: 100 } });
  await page.setContent(`<title>${title}</title><style>
    body { margin: 0; padding: ${SHEET.gap / 2}px; background: #777; font: 13px/18px sans-serif; width: max-content }
    div { display: flex; gap: ${SHEET.gap}px; margin-bottom: ${SHEET.gap}px } figure { margin: 0 } img { display: block }
  </style>${figures.join('')}`);
  await page.locator('body').screenshot({ path });
  await page.close();
}
