import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ways } from '../../../machines/app/drawing.ts';
import { pictureOf } from '../../../machines/drawing.ts';

it('what one window does is drawn in the documentation as it is (UPDATE=1 draws it anew)', () => {
  const file = new URL('../../../docs/order-of-app.md', import.meta.url);
  const page = `# What one window does\n\nDrawn from the charts in \`machines/app\`: going from place to place, installing the app, checking for newer editions and taking them, keeping the screen awake, a connection to another device, and the meeting of two devices.\n\n\`\`\`mermaid\n${pictureOf(ways())}\`\`\`\n`;
  if (process.env['UPDATE']) writeFileSync(file, page);
  expect(page).toBe(readFileSync(file, 'utf8'));
});
