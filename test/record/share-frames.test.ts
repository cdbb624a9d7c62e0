import { describe, expect, it } from 'vitest';
import { fileOfCode, isNewerCode, LONGEST_CODE, looksLikeCode } from '../../src/record/share-code.ts';
import { framesOf, gather, MOST_FRAMES, type GatheredFrames } from '../../src/record/share-frames.ts';

const letters = (length: number, step = 7): string =>
  Array.from({ length }, (_, index) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'[(index * step + (index >> 3)) % 54]).join(
    '',
  );
const frames = (code: string): string[] => framesOf(code) ?? [];

describe('the pictures of a code', () => {
  it('are one up to 600 letters, and two from there', () => {
    expect(framesOf(letters(600))).toEqual([letters(600)]);
    const long = letters(601);
    const [first = '', second = '', ...more] = frames(long);
    expect(more).toEqual([]);
    expect(first.split('.').slice(0, 3)).toEqual(['MRQ1', '1', '2']);
    expect(first.split('.')[4]).toBe(long.slice(0, 600));
    expect(second.split('.').slice(0, 3)).toEqual(['MRQ1', '2', '2']);
    expect(second.split('.')[4]).toBe(long.slice(600));
  });

  it('are the same on every device and in every edition', () => {
    // FNV-1a, 32 bits, in base 36
    const [first = ''] = frames('a'.repeat(700));
    expect(first).toBe(`MRQ1.1.2.06r451t.${'a'.repeat(600)}`);
  });

  it('carry a sum of seven letters, however small it is', () => {
    const sums = Array.from({ length: 40 }, (_, index) => frames(letters(650 + index))[0]?.split('.')[3] ?? '');
    expect(sums.every((sum) => /^[0-9a-z]{7}$/.test(sum))).toBe(true);
    expect(sums.some((sum) => sum.startsWith('0'))).toBe(true);
    expect(new Set(sums).size).toBe(40);
    for (let index = 0; index < 40; index += 1) {
      const [first = '', two = ''] = frames(letters(650 + index));
      const waiting = gather(first, null);
      expect(gather(two, waiting.now === 'waiting' ? waiting.gathered : null)).toEqual({ now: 'code', code: letters(650 + index) });
    }
  });

  it('are forty at most', () => {
    expect(MOST_FRAMES).toBe(40);
    expect(framesOf(letters(600 * 40))).toHaveLength(40);
    expect(framesOf(letters(600 * 40 + 1))).toBeNull();
  });
});

describe('a camera that is blind at every k-th picture', () => {
  it('gets all of a series that is turned over by hand, since it says which are missing', () => {
    for (const parts of [6, 12, 40])
      for (let k = 2; k <= 7; k += 1) {
        const series = frames(letters(600 * parts - 1));
        let [gathered, count, got]: [GatheredFrames | null, number, string | null] = [null, 0, null];
        for (let round = 0; got === null && round < 60; round += 1)
          for (const [index, frame] of series.entries()) {
            if (gathered?.pieces[index + 1] !== undefined) continue; // the numbers read so far stand on the screen
            count += 1;
            if (count % k === 0) continue;
            const gathering = gather(frame, gathered);
            if (gathering.now === 'waiting') ({ gathered } = gathering);
            else if (gathering.now === 'code') got = gathering.code;
          }
        expect(got, `${parts} pictures, every ${k}th unseen`).toBe(letters(600 * parts - 1));
      }
  });
});

describe('pictures held before the camera', () => {
  const code = letters(1300);
  const [first = '', second = '', third = ''] = frames(code);
  const [, , , sum = ''] = first.split('.');

  it('are counted one after the other, and give the code with the last', () => {
    const gathering = gather(second, null);
    expect(gathering).toEqual({ now: 'waiting', gathered: { sum, parts: 3, pieces: { 2: code.slice(600, 1200) } } });
    if (gathering.now !== 'waiting') throw new Error(gathering.now);
    expect(gather(second, gathering.gathered)).toEqual(gathering);
    const two = gather(third, gathering.gathered);
    expect(two).toEqual({ now: 'waiting', gathered: { sum, parts: 3, pieces: { 2: code.slice(600, 1200), 3: code.slice(1200) } } });
    if (two.now !== 'waiting') throw new Error(two.now);
    expect(gather(first, two.gathered)).toEqual({ now: 'code', code });
  });

  it('of another code, or of one in more parts, begin anew', () => {
    const before: GatheredFrames = { sum, parts: 3, pieces: { 2: 'x', 3: 'y' } };
    expect(gather(first, { ...before, sum: '0000000' })).toMatchObject({
      now: 'waiting',
      gathered: { sum, pieces: { 1: code.slice(0, 600) } },
    });
    const anew = gather(first, { ...before, parts: 4 });
    expect(anew).toEqual({ now: 'waiting', gathered: { sum, parts: 3, pieces: { 1: code.slice(0, 600) } } });
  });

  it('that do not make up what they should are damaged', () => {
    expect(gather(first, { sum, parts: 3, pieces: { 2: 'x', 3: 'y' } })).toEqual({ now: 'damaged' });
  });

  it('are nothing else than a picture of ours, from its first sign to its last', () => {
    const fine = `MRQ1.40.40.${sum}.${'a'.repeat(600)}`;
    expect(gather(fine, null).now).toBe('waiting');
    for (const text of [
      ` ${fine}`,
      `${fine}a`,
      `MRQ1.1.2.${sum}.`,
      `MRQ1.1.2.${sum}.a b`,
      `MRQ1.1.2.${sum}.a!`,
      `MRQ1.1.2.${sum.slice(1)}.a`,
      `MRQ1.1.2.${sum}0.a`,
      `MRQ1.1.2.${sum.slice(1)}A.a`,
      `MRQ1.0.2.${sum}.a`,
      `MRQ1.001.2.${sum}.a`,
      `MRQ1.1.002.${sum}.a`,
      `MRQ1.x.2.${sum}.a`,
      `MRQ1.1.x.${sum}.a`,
      `MRQ1.3.2.${sum}.a`,
      `MRQ1.1.41.${sum}.a`,
      `MRQ2.1.2.${sum}.a`,
      `MRQ1x1.2.${sum}.a`,
      `MRQ1.1.2.${sum}xa`,
    ])
      expect([text, gather(text, null)]).toEqual([text, { now: 'damaged' }]);
  });
});

describe('what somebody pastes', () => {
  it('is a code of some edition by how it begins', () => {
    expect(['MR1.', 'MR1.abc', 'MR12.abc', 'MR0.'].map(looksLikeCode)).toEqual([true, true, true, true]);
    expect(['', 'MR.', 'MR1', 'xMR1.abc', 'MRx.abc', 'MR1x.', 'mr1.'].some(looksLikeCode)).toBe(false);
  });

  it('is newer when it is a code, and not of this edition', () => {
    expect(['MR2.abc', 'MR12.abc'].every(isNewerCode)).toBe(true);
    expect(['MR1.abc', 'hello', 'xMR2.abc'].some(isNewerCode)).toBe(false);
  });

  it('is opened up to a length, and stands for the bytes of a file', () => {
    expect(fileOfCode('MR1.AAAA')).toEqual(Uint8Array.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3, 0, 0, 0]));
    expect(fileOfCode('MR2.AAAA')).toBeNull();
    expect(fileOfCode('MR1.A!')).toBeNull();
    expect(fileOfCode(`MR1.${'A'.repeat(100_000)}`)).toHaveLength(10 + 75_000);
    expect(fileOfCode(`MR1.${'A'.repeat(LONGEST_CODE - 2)}`)).toBeNull();
  });
});
