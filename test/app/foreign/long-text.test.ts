import { describe, expect, it } from 'vitest';
import { SharedReader } from '../../../src/app/foreign/read-shared.ts';
import { sharedText } from '../../../src/app/foreign/shared-text.ts';
import { codeTable } from '../../../src/app/foreign/sharing.ts';
import { readBoardFile } from '../../../src/record/board-file.ts';
import { readCode } from '../../../src/record/share-code.ts';
import { gather } from '../../../src/record/share-frames.ts';
import { readLunachron } from '../../../src/troupes/codes/lunachron.ts';
import { readMiner } from '../../../src/troupes/codes/miner.ts';

// Whatever is pasted or opened is looked at in time that grows as its length does: text that is twice as long takes no more than thrice.

const AROUND: Record<string, (filling: string) => string> = {
  bare: (filling) => filling,
  'between letters': (filling) => `x${filling}x`,
  'after an address': (filling) => `https://example.org/#/share/MR1.${filling}x`,
  'in a code': (filling) => `MR1.x${filling}x`,
  'in a picture': (filling) => `MRQ1.1.2.0000000.x${filling}x`,
  'in a foreign code': (filling) => `MS1.x${filling}x`,
  'in a board': (filling) => `{"moonrise":"board"${filling}x`,
};
const FILLINGS: Record<string, string> = { blanks: ' ', breaks: '\n', 'blanks and breaks': ' \n', tabs: '\t\n ', letters: 'A', dots: '.', hashes: '#/share/', braces: '{', brackets: '[', quotes: '"', marks: '\uFEFF' }; // prettier-ignore
const READERS: Record<string, (text: string) => unknown> = {
  sharedText,
  readBoardFile,
  readCode,
  gather: (text) => gather(text, null),
  readMiner: (text) => readMiner(text, 'fresh', codeTable),
  readLunachron: (text) => readLunachron(text, 'fresh', codeTable),
  reader: (text) => new SharedReader(() => 'fresh').text(text),
};

const LENGTH = 15_000;
/** Milliseconds of the processor, the least of a few times. */
async function cost(read: (text: string) => unknown, text: string): Promise<number> {
  let least = Infinity;
  for (let times = 0; times < 3; times += 1) {
    const before = process.cpuUsage();
    await read(text);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
    if (least < 20) break;
  }
  return least;
}

describe('a long text', () => {
  it.each(Object.entries(READERS))('%s: twice as long, no more than thrice as dear', { timeout: 120_000 }, async (_name, read) => {
    for (const [around, put] of Object.entries(AROUND))
      for (const [filling, sign] of Object.entries(FILLINGS)) {
        const text = (length: number): string => put(sign.repeat(Math.ceil(length / sign.length)));
        const twice = await cost(read, text(2 * LENGTH));
        if (twice < 60) continue;
        expect(twice, `${filling} ${around}`).toBeLessThan(3 * (await cost(read, text(LENGTH))) + 60);
      }
  });

  it('of four million blanks is refused at once, and in a sentence', async () => {
    const taken = await new SharedReader(() => 'fresh').text(`x${' '.repeat(3_999_990)}x`);
    expect(taken).toMatchObject({ stage: 'refused', sentence: expect.stringMatching(/^[A-Z].*\.$/) });
  });

  it('that is called off is not read to its end', async () => {
    const off = new AbortController();
    off.abort(new Error('off'));
    await expect(new SharedReader(() => 'fresh').text('{"moonrise":"board"}', { signal: off.signal })).rejects.toThrow('off');
  });
});
