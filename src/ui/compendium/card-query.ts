import { numberWords, type NumberName } from '../../words/app/compendium.ts';
import { foldedText } from '../../words/language/folded-text.ts';
import type { CompendiumEntry } from './entry.ts';

/** A number that a card must have, with the allowed difference. */
interface WantedNumber {
  of: NumberName;
  op: '=' | '<' | '<=' | '>' | '>=';
  to: number;
}
/** A search: numbers, and words that must all be on the card. */
export interface CardQuery {
  numbers: readonly WantedNumber[];
  words: readonly string[];
}

const OPS: Readonly<Record<string, WantedNumber['op']>> = {
  '≥': '>=',
  '≤': '<=',
  '>=': '>=',
  '<=': '<=',
  '>': '>',
  '<': '<',
  '=': '=',
  ':': '=',
};
const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Reads a typed search: “goblin range 8”, “melee 4+”, “evade −1”, “health >= 9 heal”. */
export function readQuery(written: string): CardQuery {
  const named = Object.entries(numberWords()).flatMap(([stat, words]) =>
    words.map((word) => [foldedText(word), stat as NumberName] as const),
  ); // keys of numberWords
  const longest = [...named].sort(([a], [b]) => b.length - a.length);
  const pattern = new RegExp(
    `(?:^|\\s)(${longest.map(([word]) => escaped(word)).join('|')})\\s*(>=|<=|≥|≤|[<>=:])?\\s*([-−+]?\\d+)\\s*(\\+(?!\\d)|″|"|mm)?(?=\\s|$)`,
    'g',
  );
  const numbers: WantedNumber[] = [];
  const remaining = foldedText(written).replaceAll(
    pattern,
    (_all, word: string, op: string | undefined, digits: string, tail: string | undefined) => {
      const stat = named.find(([name]) => name === word)?.[1] ?? 'melee';
      numbers.push({ of: stat, op: tail === '+' ? '>=' : (OPS[op ?? '='] ?? '='), to: Number(digits.replace('−', '-')) });
      return ' ';
    },
  );
  return { numbers, words: remaining.split(/\s+/).filter((word) => word !== '') };
}

const holds = (value: number, { op, to }: WantedNumber): boolean => {
  switch (op) {
    case '<':
      return value < to;
    case '<=':
      return value <= to;
    case '>':
      return value > to;
    case '>=':
      return value >= to;
    default:
      return value === to;
  }
};

export const answers = (entry: CompendiumEntry, { numbers, words }: CardQuery): boolean =>
  words.every((word) => entry.words.includes(word)) &&
  numbers.every((wanted) => (entry.numbers[wanted.of] ?? []).some((value) => holds(value, wanted)));
