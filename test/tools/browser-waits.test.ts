import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** A read of the page that does not wait, and of which something is expected that may not be drawn yet. */
const HASTY = /expect\(await [^;]*\.(?:count|isVisible|isChecked|allInnerTexts|allTextContents)\(\)\)(?!\.toBe\((?:0|false)\))/;

const files = readdirSync('test/browser', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

describe('the tests in a browser', () => {
  it('a read that does not wait is told from one that does, and from one of what is absent', () => {
    expect('expect(await menu.getByRole("button").count()).toBe(3);').toMatch(HASTY);
    expect('expect(await hand(phone).isVisible()).toBe(true);').toMatch(HASTY);
    expect('await expect.poll(() => menu.getByRole("button").count()).toBe(3);').not.toMatch(HASTY);
    expect('expect(await link.count()).toBe(0);').not.toMatch(HASTY);
  });

  it('wait for what they expect: a tap is drawn in the picture after its press', () => {
    const hasty = files.flatMap((name) =>
      readFileSync(join('test/browser', name), 'utf8')
        .split('\n')
        .flatMap((line, index) => (HASTY.test(line) ? [`${name}:${index + 1} ${line.trim()}`] : [])),
    );
    expect(files.length).toBeGreaterThan(50);
    expect(hasty).toEqual([]);
  });
});
