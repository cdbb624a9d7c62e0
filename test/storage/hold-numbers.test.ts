import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdCampaign, holdMatch, type Release } from '../../src/storage/hold-match.ts';

const MOST = 0xffff_ffff;

describe('two windows without Web Locks that ask at once', () => {
  const granted: Release[] = [];
  afterEach(() => {
    vi.restoreAllMocks();
    for (const release of granted.splice(0)) release();
  });

  /** Whether each of these windows, which ask one after the other within a moment, gets it. */
  async function asking(numbers: readonly number[], holds: readonly ((id: string) => Promise<Release | null>)[]): Promise<boolean[]> {
    const rest = [...numbers];
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => Object.assign(array as Uint32Array, [rest.shift() ?? 0]) as never);
    const releases = await Promise.all(holds.map((hold) => hold('m')));
    granted.push(...releases.filter((release) => release !== null));
    return releases.map((release) => release !== null);
  }
  const match = (id: string): Promise<Release | null> => holdMatch(id, null);
  const campaign = (id: string): Promise<Release | null> => holdCampaign(id, null);

  it.each([
    [0, 1],
    [1, 0],
    [7, 8],
    [8, 7],
    [0, MOST],
    [MOST, 0],
  ])('the lower number of %d and %d gets it, in whatever order they ask', async (first, second) => {
    expect(await asking([first, second], [match, match])).toEqual([first < second, second < first]);
  });

  it('of three, only the lowest gets it', async () => {
    expect(await asking([5, 3, 4], [match, match, match])).toEqual([false, true, false]);
  });

  it('a match and a campaign of the same name do not hinder each other', async () => {
    expect(await asking([1, 2], [match, campaign])).toEqual([true, true]);
  });
});
