import { describe, expect, it } from 'vitest';
import { newDeviceKey, proofOf, publicHalf } from '../../../src/app/club/device-key.ts';
import {
  clubOf,
  draftsOf,
  dropDraft,
  forgetClub,
  heardOf,
  keepClub,
  keepDraft,
  keepHeard,
} from '../../../src/storage/stores/club-store.ts';
import { joinHash, placeOf, windowHash } from '../../../src/ui/contexts/places.ts';
import { isPassingWindow } from '../../../src/ui/club/passing-window.ts';

const HOST = 'https://club.example';

describe('the key of a device', () => {
  it('is a secret where the page has no keys, or the browser keeps none', async () => {
    for (const subtle of [null, { generateKey: () => Promise.reject(new Error('not here')) } as unknown as SubtleCrypto]) {
      const key = await newDeviceKey(subtle);
      expect(key.kind).toBe('secret');
      const half = await publicHalf(key);
      // what the club is told proves it, and is long enough
      expect(await proofOf(key, 'anything')).toEqual({ secret: half.kind === 'secret' ? half.secret : '' });
      expect(half.kind === 'secret' && half.secret.length).toBeGreaterThanOrEqual(43);
    }
  });

  it('is another one for each device', async () => {
    const [first, another] = [await newDeviceKey(null), await newDeviceKey(null)];
    expect(first).not.toEqual(another);
  });
});

describe('what a device keeps of its club', () => {
  it('comes back, waits in its order, and is gone when the club is forgotten; another club stays', async () => {
    const key = await newDeviceKey(null);
    const club = { host: HOST, device: 'device-of-ada-0001', member: 'm1', key };
    const other = { ...club, host: 'https://other.example' };
    expect(await clubOf(HOST)).toBe(null);
    for (const joined of [club, other]) expect(await keepClub(joined)).toBe(true);
    await keepHeard(HOST, { at: 5, news: { name: 'Moonlit Mondays' } });
    for (const [id, made] of [
      ['late', 9],
      ['early', 2],
      ['between', 4],
    ] as const)
      await keepDraft({ id, host: HOST, about: 'match.a', made, said: { nth: made } });
    await keepDraft({ id: 'elsewhere', host: other.host, about: 'match.b', made: 1, said: {} });
    expect(await clubOf(HOST)).toEqual(club);
    expect((await heardOf(HOST))?.at).toBe(5);
    expect((await draftsOf(HOST)).map(({ id }) => id)).toEqual(['early', 'between', 'late']);
    await dropDraft('between');
    expect((await draftsOf(HOST)).map(({ id }) => id)).toEqual(['early', 'late']);
    await forgetClub(HOST);
    expect([await clubOf(HOST), await heardOf(HOST), await draftsOf(HOST)]).toEqual([null, null, []]);
    expect(await clubOf(other.host)).toEqual(other);
    expect(await draftsOf(other.host)).toHaveLength(1);
    await forgetClub(other.host);
  });
});

describe('a link to a club', () => {
  it('is told from that to another device, and from a window of this one', () => {
    const code = 'z5rfqczzx9yehaexd2658jp3ys';
    expect(placeOf(joinHash(code))).toEqual({ screen: 'join-club', code });
    for (const hash of [joinHash('E'.repeat(60)), joinHash(), windowHash('a1-2', 'watch', [])])
      expect(placeOf(hash).screen, hash).toBe('join');
  });

  it('is not used up in the window of a messenger, or on iOS outside of the installed app', () => {
    const chrome = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';
    const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1';
    expect(isPassingWindow({ userAgent: chrome })).toBe(false);
    expect(isPassingWindow({ userAgent: `${chrome} [FBAN/FB4A;FBAV/400]` })).toBe(true);
    expect(isPassingWindow({ userAgent: chrome.replace('Android 14', 'Android 14; wv') })).toBe(true);
    expect(isPassingWindow({ userAgent: iphone, standalone: false })).toBe(true);
    expect(isPassingWindow({ userAgent: iphone, standalone: true })).toBe(false);
  });
});
