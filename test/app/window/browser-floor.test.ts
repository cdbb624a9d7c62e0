import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import config from '../../../vite.config.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

describe('the oldest browsers', () => {
  const { browserslist } = JSON.parse(read('package.json')) as { browserslist: string[] };

  it('are the same for the builder and for who is told that theirs is older', () => {
    expect(browserslist.length).toBeGreaterThan(0);
    expect(config.build?.target).toHaveLength(browserslist.length);
    const sentence = /This browser is too old[^<']*/.exec(read('index.html'))?.[0] ?? '';
    const set = new Set(sentence.match(/\d+/g));
    for (const floor of browserslist) {
      const [, name = '', version = ''] = /^(\w+) >= (\d+)$/.exec(floor) ?? [];
      expect(config.build?.target).toContain(name.toLowerCase() + version);
      expect(sentence.toLowerCase()).toContain(name === 'iOS' ? 'ipados' : name.toLowerCase());
      expect(set).toContain(version);
    }
  });
});
