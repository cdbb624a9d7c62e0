// Draws the app's icons from public/icon.svg: node tools/pictures/icons.mjs. The PNG files are part of the repository.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { args, executablePath } from '../chromium.mjs';

const folder = new URL('../../public/', import.meta.url);
const svg = readFileSync(new URL('icon.svg', folder), 'utf8');

// A launcher may crop a maskable icon to the middle 80 %: the drawing has its own background, so only rounded corners differ.
const icons = [
  { file: 'icon-192.png', size: 192, rounded: true },
  { file: 'icon-512.png', size: 512, rounded: true },
  { file: 'icon-maskable-512.png', size: 512, rounded: false },
  { file: 'apple-touch-icon.png', size: 180, rounded: false },
];

const browser = await chromium.launch({ executablePath, args });
for (const { file, size, rounded } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px;border-radius:${rounded ? size * 0.18 : 0}px}</style>${svg}`,
  );
  writeFileSync(new URL(file, folder), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
