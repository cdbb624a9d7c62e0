import fc from 'fast-check';
import { gzipSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { toBase64Url } from '../../src/record/base64.ts';
import { seal, unsealAny } from '../../src/record/sealed-file.ts';
import { codeOfFile, fileOfCode, LONGEST_CODE, readCode, writeCode } from '../../src/record/share-code.ts';
import { framesOf, gather, MOST_FRAMES, type GatheredFrames } from '../../src/record/share-frames.ts';

const faultOf = (code: string): string => {
  const read = readCode(code);
  return read.ok ? 'none' : read.fault.code;
};
const sample = { name: 'Crown', list: Array.from({ length: 40 }, (_, index) => `character-${index}`) };
const code = writeCode('troupe', sample);
/** Content that no compression shortens. */
const noise = (length: number): string => {
  let [state, text] = [7, ''];
  while (text.length < length) text += (state = (state * 48271) % 0x7fffffff).toString(36);
  return text.slice(0, length);
};

describe('a code', () => {
  it('is the sealed file in letters, and back', () => {
    const file = seal('troupe', sample);
    expect(codeOfFile(file)).toBe(code);
    expect(fileOfCode(code)).toEqual(file);
  });

  it('brings back any content', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom('troupe' as const, 'board' as const, 'match' as const, 'campaign' as const), (json, kind) => {
        expect(readCode(writeCode(kind, JSON.parse(json)))).toEqual({ ok: true, kind, content: JSON.parse(json) as unknown });
      }),
    );
  });

  it.each([
    ['not-ours', ''],
    ['not-ours', 'hello'],
    ['not-ours', 'MS1.abc'],
    ['newer', code.replace('MR1.', 'MR2.')],
    ['damaged', 'MR1.'],
    ['damaged', code.slice(0, -3)],
    ['damaged', `${code.slice(0, 40)}!${code.slice(41)}`],
    ['newer', codeOfFile(gzipSync(strToU8('{"moonrise":"troupe","format":2,"content":1}'), { mtime: 0, level: 9 }))],
    ['wrong-kind', codeOfFile(gzipSync(strToU8('{"moonrise":"dragon","format":1,"content":1}'), { mtime: 0, level: 9 }))],
    ['not-ours', codeOfFile(gzipSync(strToU8('{"hello":1}'), { mtime: 0, level: 9 }))],
  ])('%s: %s', (fault, given) => expect(faultOf(given)).toBe(fault));

  it('without end is refused', () => expect(faultOf(`MR1.${'A'.repeat(LONGEST_CODE)}`)).toBe('damaged'));

  it('with one sign changed is refused', () => {
    for (let index = 4; index < code.length; index += 1) {
      const other = code[index] === 'A' ? 'B' : 'A';
      const read = readCode(`${code.slice(0, index)}${other}${code.slice(index + 1)}`);
      // The last sign may hold bits that no byte uses.
      if (read.ok) expect(read.content).toEqual(sample);
      else expect(['damaged', 'newer', 'not-ours', 'wrong-kind', 'wrong-shape']).toContain(read.fault.code);
    }
  });

  it('of any signs whatever is refused', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.uint8Array({ maxLength: 300 }), (text, bytes) => {
        expect(faultOf(`MR1.${text}`)).not.toBe('none');
        expect(faultOf(`MR1.${toBase64Url(bytes)}`)).not.toBe('none');
      }),
      { numRuns: 3000 },
    );
  });
});

describe('what swells when it is opened', () => {
  const bomb = gzipSync(new Uint8Array(64 * 1024 * 1024), { mtime: 0, level: 9 });
  const claiming = (size: number): Uint8Array => {
    const file = bomb.slice();
    new DataView(file.buffer).setUint32(file.length - 4, size, true);
    return file;
  };
  it('is not opened further than it claims', () => {
    expect(unsealAny(claiming(100))).toEqual({ ok: false, fault: { code: 'damaged' } });
    expect(faultOf(codeOfFile(claiming(100)))).toBe('damaged');
  });
  it('and not at all when it claims more than there can be', () => {
    expect(unsealAny(claiming(0xffffffff))).toEqual({ ok: false, fault: { code: 'damaged' } });
  });
});

describe('a code in several pictures', () => {
  const long = writeCode('board', noise(5000));
  const frames = framesOf(long) ?? [];

  const gathered = (texts: readonly string[]): string | null => {
    let before: GatheredFrames | null = null;
    for (const text of texts) {
      const now = gather(text, before);
      if (now.now === 'code') return now.code;
      if (now.now === 'damaged') return null;
      before = now.gathered;
    }
    return null;
  };

  it('a short one is one picture', () => expect(framesOf('MR1.abc')).toEqual(['MR1.abc']));
  it('a long one is several, in any order, some of them twice', () => {
    expect(frames.length).toBeGreaterThan(3);
    expect(gathered(frames)).toBe(long);
    expect(gathered([...frames].reverse())).toBe(long);
    expect(gathered([...frames.slice(0, 2), ...frames])).toBe(long);
    expect(gathered(frames.slice(1))).toBeNull();
  });
  it('says which number of how many it is', () => expect(frames[1]).toMatch(new RegExp(`^MRQ1\\.2\\.${frames.length}\\.`)));
  it('a picture of another code begins anew', () => {
    const other = framesOf(writeCode('board', noise(4000).split('').reverse().join(''))) ?? [];
    expect(gathered([...other.slice(0, 2), ...frames])).toBe(long);
  });
  it('too long a one has no pictures', () => expect(framesOf('x'.repeat(600 * MOST_FRAMES + 1))).toBeNull());
  it('a swapped piece is noticed', () => {
    const [first = '', second = ''] = frames;
    const piece = second.split('.').slice(4).join('.');
    expect(gathered([first.replace(/[^.]*$/, piece), ...frames.slice(1)])).toBeNull();
  });
  it.each(['', 'MRQ1', 'MRQ1.1.2', 'MRQ1.0.2.abcdefg.x', 'MRQ1.3.2.abcdefg.x', 'MRQ1.1.99.abcdefg.x', 'MRQ1.1.2.abcdefg.<b>'])(
    '%s is no piece',
    (text) => {
      expect(gather(text, null)).toEqual({ now: 'damaged' });
    },
  );
  it('whatever is held before the camera, nothing but a code comes of it', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.constantFrom(...frames),
            fc.string(),
            fc.string().map((end) => `MRQ1.1.2.abcdefg.${end}`),
          ),
        ),
        (texts) => {
          let before: GatheredFrames | null = null;
          for (const text of texts) {
            const now = gather(text, before);
            if (now.now === 'code') expect(now.code).toBe(long);
            before = now.now === 'waiting' ? now.gathered : before;
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});
