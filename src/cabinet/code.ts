import type { CharacterId } from '../rules/terms/ids.ts';
import type { CabinetFigure, ReviewLine } from './answers.ts';

// A collection as letters: for each character the number of copies, up to three, and whether one is painted. It contains no names of people and no
// notes. The last four letters are a checksum, so that a mistyped or shortened code is refused.

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const MOST = 3;
/** The possible values: no copy, one to three, and one to three of which one is painted. */
const VALUES = 7;
/** Characters that are encoded together, and the letters of such a block. */
const BLOCK = 32;
const BLOCK_LETTERS = 15;
const SUM_LETTERS = 4;
const LONGEST = 400;

const BITS = Math.log2(VALUES) / 6;
const lettersFor = (count: number): number => Math.ceil(count * BITS);
const countIn = (letters: number): number => Math.floor(letters / BITS);

/** A number in a fixed number of letters, the lowest digit first. */
function written(number: bigint, letters: number): string {
  let [remaining, text] = [number, ''];
  for (let place = 0; place < letters; place += 1) {
    text += LETTERS[Number(remaining % 64n)] ?? '';
    remaining /= 64n;
  }
  return text;
}

function lettersOf(values: readonly number[]): string {
  let text = '';
  const end = values.findLastIndex((value) => value > 0) + 1;
  for (let start = 0; start < end; start += BLOCK) {
    const block = values.slice(start, Math.min(end, start + BLOCK));
    text += written(
      block.reduceRight((sum, value) => sum * BigInt(VALUES) + BigInt(value), 0n),
      lettersFor(block.length),
    );
  }
  return text;
}

function valuesOf(letters: string): number[] {
  const values: number[] = [];
  for (let start = 0; start < letters.length; start += BLOCK_LETTERS) {
    const block = letters.slice(start, start + BLOCK_LETTERS);
    let number = [...block].reduceRight((sum, letter) => sum * 64n + BigInt(LETTERS.indexOf(letter)), 0n);
    for (let place = 0; place < countIn(block.length); place += 1) {
      values.push(Number(number % BigInt(VALUES)));
      number /= BigInt(VALUES);
    }
  }
  return values;
}

/** A checksum that depends on every letter and its place. */
function sumOf(letters: string): string {
  let sum = 0x811c9dc5;
  for (const letter of letters) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return written(BigInt(((sum >>> 24) ^ sum) & 0xffffff), SUM_LETTERS);
}

/** The code of a collection. `order`: every character that was ever printed; new ones are only added at its end. */
export function codeOf(order: readonly CharacterId[], figure: (character: CharacterId) => CabinetFigure): string {
  const letters = lettersOf(
    order.map((id) => {
      const { owned, copies } = figure(id);
      const painted = copies.some(
        ({ gone, guest, stage }) => gone === 'here' && guest === null && (stage === 'playable' || stage === 'finished'),
      );
      return Math.min(MOST, owned) + (painted && owned > 0 ? MOST : 0);
    }),
  );
  return `${letters}${sumOf(letters)}`;
}

/** The lines in a code; null when it is invalid, or names characters that are unknown here. */
export function readCode(code: string, order: readonly CharacterId[], nameOf: (character: CharacterId) => string): ReviewLine[] | null {
  if (code.length < SUM_LETTERS || code.length > LONGEST || [...code].some((letter) => !LETTERS.includes(letter))) return null;
  const letters = code.slice(0, -SUM_LETTERS);
  if (sumOf(letters) !== code.slice(-SUM_LETTERS)) return null;
  const values = valuesOf(letters);
  if (lettersOf(values) !== letters || values.some((value, index) => value > 0 && order[index] === undefined)) return null;
  return values.flatMap((value, index): ReviewLine[] => {
    const character = order[index];
    if (character === undefined || value === 0) return [];
    const painted = value > MOST;
    const count = painted ? value - MOST : value;
    return [
      {
        number: index + 1,
        text: nameOf(character),
        certainty: 'known',
        character,
        count,
        lent: null,
        wished: false,
        stage: painted ? 'playable' : null,
        ...(painted && count > 1 ? { stages: ['playable', 'boxed'] as const } : {}),
      },
    ];
  });
}
