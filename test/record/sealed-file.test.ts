import { gzipSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fromBase64, toBase64, toBase64Url } from '../../src/record/base64.ts';
import { looksSealed, seal, SEALED, unseal, unsealAny } from '../../src/record/sealed-file.ts';

const zipped = (text: string): Uint8Array<ArrayBuffer> => gzipSync(strToU8(text), { mtime: 0, level: 9 });
const codeOf = (bytes: Uint8Array): string => {
  const read = unsealAny(bytes);
  return read.ok ? 'fine' : read.fault.code;
};
/** A file whose content, opened, is exactly so long. */
function ofSize(kind: string, size: number): Uint8Array<ArrayBuffer> {
  const [head, tail] = [`{"moonrise":"${kind}","format":1,"content":"`, '"}'];
  return zipped(head + 'x'.repeat(size - head.length - tail.length) + tail);
}
const claiming = (file: Uint8Array<ArrayBuffer>, size: number): Uint8Array => {
  const other = file.slice();
  new DataView(other.buffer).setUint32(other.length - 4, size, true);
  return other;
};

describe('a file of ours', () => {
  it.each(SEALED)('of kind %s gives its content back, and is no other kind', (kind) => {
    const content = { name: 'Märchen – ☾', list: [1, null, false] };
    expect(unsealAny(seal(kind, content))).toEqual({ ok: true, kind, content });
    for (const other of SEALED)
      expect(unseal(other, seal(kind, content))).toEqual(
        other === kind ? { ok: true, kind, content } : { ok: false, fault: { code: 'wrong-kind' } },
      );
  });

  it('carries neither the time nor anything else that differs from one day to the next', () => {
    expect([...seal('troupe', 1).subarray(0, 9)]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2]);
  });

  it('is known by both of its first bytes', () => {
    expect(looksSealed(seal('match', null))).toBe(true);
    for (const start of [[], [0x1f], [0x1f, 0x8c], [0x1e, 0x8b]]) {
      expect(looksSealed(Uint8Array.from(start))).toBe(false);
      expect(codeOf(Uint8Array.from([...start, ...seal('match', null).subarray(start.length === 2 ? 2 : 3)]))).toBe('not-ours');
    }
  });

  it('that lacks its mark, its format or its content is not ours', () => {
    const whole = { moonrise: 'troupe', format: 1, content: null };
    expect(codeOf(zipped(JSON.stringify(whole)))).toBe('fine');
    for (const field of Object.keys(whole)) expect(codeOf(zipped(JSON.stringify({ ...whole, [field]: undefined })))).toBe('not-ours');
    for (const text of ['null', '7', '"moonrise"', '[]', '{"moonrise":']) expect([text, codeOf(zipped(text))]).toEqual([text, 'not-ours']);
  });

  it('of a later format is newer, whatever it holds; of an earlier one it is read; of none it has no shape', () => {
    const of = (format: unknown, moonrise = 'troupe') => unsealAny(zipped(JSON.stringify({ moonrise, format, content: 5 })));
    expect(of(2)).toEqual({ ok: false, fault: { code: 'newer' } });
    expect(of(2, 'dragon')).toEqual({ ok: false, fault: { code: 'newer' } });
    expect(of(0)).toEqual({ ok: true, kind: 'troupe', content: 5 });
    expect(of('1')).toEqual({ ok: false, fault: { code: 'wrong-shape' } });
    expect(of(1, 'dragon')).toEqual({ ok: false, fault: { code: 'wrong-kind' } });
  });
});

describe('how much a file may hold', () => {
  const [kB, MB] = [1024, 1024 * 1024];
  it.each([
    ['troupe', 128 * kB],
    ['board', MB],
    ['match', 8 * MB],
    ['campaign', 8 * MB],
  ] as const)('a %s %d bytes', (kind, most) => {
    expect(codeOf(ofSize(kind, most))).toBe('fine');
    expect(unseal(kind, ofSize(kind, most + 1))).toEqual({ ok: false, fault: { code: 'too-large' } });
  });

  it('a backup more than all of them', () => expect(codeOf(ofSize('backup', 9 * MB))).toBe('fine'));

  it('what is of no kind of ours as much as the smallest, also when the name of one comes later in it', () => {
    expect(codeOf(ofSize('dragon', 128 * kB))).toBe('wrong-kind');
    expect(codeOf(ofSize('dragon', 128 * kB + 1))).toBe('too-large');
    expect(codeOf(zipped(`[{"moonrise":"match"${' '.repeat(128 * kB)}`))).toBe('too-large');
  });

  it('is asked of what it claims; what nothing can be squeezed to is damaged', () => {
    const file = zipped(
      `{"moonrise":"troupe","format":1,"content":"${toBase64(Uint8Array.from({ length: 256 }, (_, index) => (index * index) & 255))}"}`,
    );
    expect(file.length * 1032).toBeGreaterThan(128 * kB);
    expect(codeOf(claiming(file, file.length * 1032))).toBe('too-large');
    expect(codeOf(claiming(file, file.length * 1032 + 1))).toBe('damaged');
    expect(codeOf(claiming(file, 0xffffffff))).toBe('damaged');
  });
});

describe('a file that came to harm', () => {
  const file = seal('board', { name: 'Green', list: Array.from({ length: 60 }, (_, index) => index * index) });

  it('is damaged wherever it is cut', () => {
    for (let length = 2; length < file.length; length += 1) expect([length, codeOf(file.subarray(0, length))]).toEqual([length, 'damaged']);
  });

  it('is damaged when its sum or its length is another, in any byte', () => {
    for (let from = 8; from > 0; from -= 1) {
      const other = file.slice();
      other[other.length - from] = (other[other.length - from] ?? 0) ^ 1;
      expect([from, codeOf(other)]).toEqual([from, 'damaged']);
    }
  });

  it('is damaged when it claims one byte more or less than it holds', () => {
    const size = new DataView(file.buffer).getUint32(file.length - 4, true);
    expect(codeOf(claiming(file, size))).toBe('fine');
    expect(codeOf(claiming(file, size + 1))).toBe('damaged');
    expect(codeOf(claiming(file, size - 1))).toBe('damaged');
  });

  it('is read whole when it is longer than is opened at a time, and damaged when something hangs on it', () => {
    let [state, text] = [7, ''];
    while (text.length < 60_000) text += (state = (state * 48271) % 0x7fffffff).toString(36);
    const long = seal('board', text);
    expect(long.length).toBeGreaterThan(2 * 16 * 1024);
    expect(unsealAny(long)).toEqual({ ok: true, kind: 'board', content: text });
    expect(codeOf(long.subarray(0, 20_000))).toBe('damaged');
    expect(codeOf(Uint8Array.from([...long, 0]))).toBe('damaged');
  });

  it('is read from the middle of other bytes as well', () => {
    const among = new Uint8Array(file.length + 20);
    among.set(file, 7);
    expect(codeOf(among.subarray(7, 7 + file.length))).toBe('fine');
  });
});

describe('bytes as letters', () => {
  const all = Array.from({ length: 70 }, (_, length) => Uint8Array.from({ length }, (_, index) => (index * 37 + length * 91) & 255));

  it('are those that everybody else writes', () => {
    for (const bytes of all) {
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
    }
  });

  it('come back out of either alphabet, padded or not', () => {
    for (const bytes of all) {
      for (const text of [toBase64(bytes), toBase64Url(bytes), toBase64(bytes).replaceAll('=', '')])
        expect(fromBase64(text)).toEqual(bytes);
    }
    expect(fromBase64('-_+/')).toEqual(Uint8Array.from([0xfb, 0xff, 0xbf]));
  });

  it('of another alphabet, cut, or padded in the middle or too much are none', () => {
    for (const text of ['A', 'AAAAA', 'AA!A', 'AA A', 'AA==AA', 'A===', '=AAA', 'AAA\n', 'ÄAAA'])
      expect([text, fromBase64(text)]).toEqual([text, null]);
  });
});
