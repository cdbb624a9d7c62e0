// Draws the ready-made boards as pictures: node tools/run.mjs tools/pictures/board-pictures.ts. The pictures are part of the repository.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { BOARD_PIXELS, boardPages } from './board-page.ts';
import { args, executablePath } from '../chromium.mjs';

const folder = join(process.cwd(), 'public');
mkdirSync(join(folder, 'boards'), { recursive: true });
const browser = await chromium.launch({ executablePath, args });
const page = await browser.newPage({ viewport: { width: BOARD_PIXELS, height: BOARD_PIXELS } });
const session = await page.context().newCDPSession(page);
for (const sheet of boardPages()) {
  await page.setContent(sheet.page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70 });
  writeFileSync(join(folder, sheet.file), Buffer.from(data, 'base64'));
}
await browser.close();
const drawn = Object.fromEntries(boardPages().map(({ file, mark }) => [file, mark]));
writeFileSync(join(process.cwd(), 'tools/pictures/board-pictures.json'), `${JSON.stringify(drawn, null, 2)}\n`);
