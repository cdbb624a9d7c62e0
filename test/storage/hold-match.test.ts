import { afterEach, describe, expect, it } from 'vitest';
import { holdMatch, type Release } from '../../src/storage/hold-match.ts';

describe('holdMatch without Web Locks', () => {
  const held: Release[] = [];
  const hold = async (id: string): Promise<Release | null> => {
    const release = await holdMatch(id, null);
    if (release) held.push(release);
    return release;
  };
  afterEach(() => {
    for (const release of held.splice(0)) release();
  });

  it('gives a match to one window at a time', async () => {
    const first = await hold('m');
    expect(first).not.toBe(null);
    expect(await hold('m')).toBe(null);
    expect(await hold('other')).not.toBe(null);
    first?.();
    expect(await hold('m')).not.toBe(null);
  });

  it('gives it to exactly one of two that ask at once', async () => {
    const both = await Promise.all([hold('m'), hold('m')]);
    expect(both.filter((release) => release !== null)).toHaveLength(1);
  });
});
