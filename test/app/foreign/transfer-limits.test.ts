import { gzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { looksLikeTransfer, transferData } from '../../../src/app/foreign/transfer-code.ts';

const LETTERS = 1_000_000;
const BYTES = 8 * 1024 * 1024;
/** A code whose content is a text of so many bytes. */
const codeOf = (bytes: number): string => Buffer.from(gzipSync(new TextEncoder().encode(`"${'a'.repeat(bytes - 2)}"`))).toString('base64');

describe('the limits of a transfer code', () => {
  it.each([8, LETTERS - 1, LETTERS, LETTERS + 1, 2 * LETTERS])('it has at most a million letters: %d', (count) => {
    expect(looksLikeTransfer(`H4sI${'A'.repeat(count - 4)}`)).toBe(count <= LETTERS);
  });
  it.each([2, LETTERS, LETTERS + 1, BYTES - 1, BYTES, BYTES + 1])('its content has at most eight mebibytes: %d', (count) => {
    const data = transferData(codeOf(count));
    expect(typeof data === 'string' ? data.length : data).toBe(count <= BYTES ? count - 2 : null);
  });
});
