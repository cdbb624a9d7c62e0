import type { Value, Which, Who } from '../../../rules/terms/card-language.ts';
import { inches, signed } from '../../language/sentences.ts';
import { type CardClause, phrase, allFieldsUsed, text, type RoleValue } from '../clauses.ts';
import type { CountedNoun, SentencePart, Phrase } from '../language.ts';
import { type Voice, referent } from './voice.ts';

type Multiple = Extract<Value, { x: number }>;
const isMultiple = (value: Value): value is Multiple => typeof value === 'object' && 'x' in value;

const times = (x: number): string => `${x < 0 ? '−' : ''}${Math.abs(x) === 1 ? '' : Math.abs(x)}X`;

function multiple({ x, plus = 0, min, ...rest }: Multiple, { say }: Voice): RoleValue {
  allFieldsUsed(rest);
  const lessened = x < 0 && plus > 0 ? `${plus} − ${times(-x)}` : null; // 3 − X
  const sum = lessened ?? (plus === 0 ? times(x) : `${times(x)} ${plus < 0 ? '−' : '+'} ${Math.abs(plus)}`);
  return min === undefined ? sum : say('value.at-least', { sum, min });
}

/** True if a value can be printed as a bare number: `2`, `X`, `X + 1`. */
export const isShort = (value: Value): boolean => typeof value === 'number' || value === 'X' || isMultiple(value);

/** True if a value is negative. */
export function isLess(value: Value): boolean {
  if (typeof value === 'number') return value < 0;
  if (typeof value !== 'object') return false;
  if ('x' in value) return value.x < 0;
  if ('mul' in value) return isLess(value.mul[0]);
  return 'add' in value && isLess(value.add[0]);
}

/** A value without its sign. */
export function unsigned(value: Value): Value {
  if (!isLess(value)) return value;
  if (typeof value === 'number') return -value;
  if (typeof value !== 'object') return value;
  if ('x' in value) return { ...value, x: -value.x };
  if ('mul' in value) return { mul: [unsigned(value.mul[0]), value.mul[1]] };
  return 'add' in value ? { add: [unsigned(value.add[0]), value.add[1]] } : value;
}

type Quantity = Extract<Value, { the: string }>['the'];
/** Quantities that are counted one by one. */
const SEVERAL: readonly Quantity[] = ['wounds', 'earlier-wounds', 'remaining', 'health', 'stones'];

const the = (quantity: Quantity, bearer: Phrase, { say }: Voice): CardClause => {
  switch (quantity) {
    case 'energy':
      return say('value.energy', { who: bearer });
    case 'wounds':
      return say('value.wounds', { who: bearer });
    case 'earlier-wounds':
      return say('value.earlier-wounds', { who: bearer });
    case 'remaining':
      return say('value.remaining', { who: bearer });
    case 'health':
      return say('value.health', { who: bearer });
    case 'stones':
      return say('value.stones', { who: bearer });
    case 'melee-range':
      return say('value.melee-range', { who: bearer });
    case 'aura':
      return say('value.aura');
    case 'evade':
      return say('value.evade', { who: bearer });
  }
};

function counting({ count, max, ...rest }: Extract<Value, { count: unknown }>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const { say } = voice;
  const counted =
    count === 'friendly-slain'
      ? say('value.friendly-slain')
      : count === 'slain'
        ? say('value.slain')
        : say('value.count', { who: voice.every(count, voice) });
  return max === undefined ? counted : say('value.at-most', { counted, max });
}

/** `2 (Soldier: 3)`: a number with a higher one for models with a keyword; null for every other value. */
function moreIf(value: Value, textOf: (n: number) => string, { say, language }: Voice): CardClause | null {
  if (typeof value !== 'object' || !('add' in value)) return null;
  const [base, option] = value.add;
  if (typeof base !== 'number' || typeof option !== 'object' || !('count' in option) || typeof option.count === 'string') return null;
  const { only, is, ...rest } = option.count;
  if (only !== 'each' || !is || Object.keys(rest).length > 0) return null;
  return say('value.more-if', { n: textOf(base), what: is.map(language.keyword).join(', '), more: textOf(base + 1) });
}

/** A computed value, in the requested form. */
export function valueOf(value: Value, voice: Voice): SentencePart {
  const part = valueTold(value, voice);
  return typeof part === 'object' ? part : { in: () => String(part) };
}

function valueTold(value: Value, voice: Voice): RoleValue {
  const { say } = voice;
  if (typeof value === 'number') return value < 0 ? `−${-value}` : value;
  if (value === 'X') return 'X';
  if (value === 'turn-number') return say('value.turn');
  if (isMultiple(value)) return multiple(value, voice);
  if ('count' in value) return counting(value, voice);
  if ('discarded' in value) {
    const { discarded, ...rest } = value;
    allFieldsUsed(rest);
    return say('value.discarded', { who: voice.every(discarded, voice) });
  }
  if ('pieces' in value) {
    const { pieces, in: range, of, ...rest } = value;
    allFieldsUsed(rest);
    return say('value.pieces', { pieces: voice.language.terrain(pieces, true), reach: inches(range), who: referent(of, voice) });
  }
  if ('the' in value) {
    const { the: quantity, of, beyond, ...rest } = value;
    allFieldsUsed(rest);
    const read = the(quantity, referent(of, voice), voice);
    if (beyond !== undefined) return say('value.beyond', { value: read, n: beyond });
    return { ...read, plural: SEVERAL.includes(quantity) };
  }
  if ('half' in value) return say('value.half', { value: valueOf(value.half, voice) });
  if ('least' in value) return say('value.least', { a: valueOf(value.least[0], voice), b: valueOf(value.least[1], voice) });
  if ('mul' in value) return { ...say('value.times', { a: valueOf(value.mul[0], voice), b: valueOf(value.mul[1], voice) }), plural: true };
  if ('add' in value)
    return moreIf(value, String, voice) ?? say('value.plus', { a: valueOf(value.add[0], voice), b: valueOf(value.add[1], voice) });
  return value.result === 'energy' ? say('value.energy-left') : say('value.result');
}

export const valueText = (value: Value, voice: Voice): string => text(valueOf(value, voice));

const isMass = (noun: CountedNoun): boolean => typeof noun === 'object' || noun === 'energy' || noun === 'health';

/** The number of a constant value; null for X and computed values. */
export const numeral = (value: Value): number | null => (typeof value === 'number' ? value : null);

/** `2 wounds`, `X + 1 wounds`, `wounds equal to the number of …`. */
export function amountOf(value: Value, noun: CountedNoun, voice: Voice): Phrase {
  const { say, language } = voice;
  if (isShort(value)) return language.amount(valueText(value, voice), numeral(value), noun);
  const many = language.counted(noun);
  if (typeof value === 'object' && 'beyond' in value && value.the === 'energy') {
    const counted = language.amount('1', 1, noun);
    return phrase(say('value.each-beyond', { one: counted, who: referent(value.of, voice), n: value.beyond ?? 0 }), counted);
  }
  const each = eachOf(value);
  if (each && !('stonesOf' in each.counted)) {
    const most = each.max === undefined ? '' : say('value.at-most-each', { max: each.max });
    const amount = language.amount(String(each.by), numeral(each.by), noun);
    return phrase(say('value.for-each', { amount, each: voice.counted(each.counted, voice), most }), amount);
  }
  if (typeof value === 'object' && 'mul' in value && typeof value.mul[1] === 'object' && 'result' in value.mul[1]) {
    const [n] = value.mul;
    const amount = language.amount(valueText(n, voice), numeral(n), noun);
    return phrase(
      value.mul[1].result === 'brought' ? say('value.for-each-brought', { amount }) : say('value.for-each-laid', { amount }),
      amount,
    );
  }
  if (typeof value === 'object' && 'result' in value)
    return phrase(isMass(noun) ? say('value.as-much', { noun: many }) : say('value.as-many', { noun: many }), many);
  return phrase(say('value.equal-to', { noun: many, value: valueOf(value, voice) }), many);
}

/** A value with its sign: `+2`, `−2X`. */
export function signedText(value: Value, voice: Voice): string {
  if (typeof value === 'number') return signed(value);
  return `${isLess(value) ? '' : '+'}${valueText(value, voice)}`;
}

/** `2 for each …`: an amount for every counted model or moonstone. */
interface Each {
  by: number;
  counted: Which | { stonesOf: Who };
  max?: number;
}

/** A count, or a number times a count, which reads as “… for each”; null for every other value. */
export function eachOf(value: Value): Each | null {
  if (typeof value !== 'object') return null;
  if ('count' in value) return eachOf({ mul: [1, value] });
  if (!('mul' in value)) return null;
  const [growth, count] = value.mul;
  if (typeof growth !== 'number' || typeof count !== 'object') return null;
  if ('the' in count) return count.the === 'stones' ? { by: growth, counted: { stonesOf: count.of } } : null;
  if (!('count' in count) || typeof count.count === 'string') return null;
  return { by: growth, counted: count.count, ...(count.max === undefined ? {} : { max: count.max * Math.abs(growth) }) };
}

/** A distance: `4″`, `2X″`, `(X + 1)″`, `2″ (Soldier: 3″)`. */
export function reachText(value: Value, voice: Voice): string {
  const more = moreIf(value, inches, voice);
  if (more) return text(more);
  const range = valueText(value, voice);
  return inches(!isShort(value) || range.includes(' ') ? `(${range})` : range);
}

/** A number without its sign, as singular or plural. */
export const numberOf = (value: Value, voice: Voice): SentencePart => {
  const n = unsigned(value);
  return { in: () => valueText(n, voice), plural: n !== 0 && n !== 1 };
};
