import { msg, str } from '@lit/localize';
import type { Value, Which, Who } from '../../rules/terms/card-language.ts';
import { inches, signed } from '../sentences.ts';
import { terrainNouns } from '../names/terrain.ts';
import { type Voice, whoText } from './voice.ts';

type Multiple = Extract<Value, { x: number }>;
const isMultiple = (value: Value): value is Multiple => typeof value === 'object' && 'x' in value;

const times = (x: number): string => `${x < 0 ? '−' : ''}${Math.abs(x) === 1 ? '' : Math.abs(x)}X`;

function multiple({ x, plus = 0, min }: Multiple): string {
  const sum = plus === 0 ? times(x) : `${times(x)} ${plus < 0 ? '−' : '+'} ${Math.abs(plus)}`;
  return min === undefined ? sum : msg(str`${sum} (at least ${min})`, { id: 'value.at-least' });
}

/** What can be printed as a bare number: `2`, `X`, `X + 1`. */
export const isShort = (value: Value): boolean => typeof value === 'number' || value === 'X' || isMultiple(value);

const the = (quantity: Extract<Value, { the: string }>['the'], who: string): string => {
  switch (quantity) {
    case 'energy':
      return msg(str`the energy of ${who}`, { id: 'value.energy' });
    case 'wounds':
      return msg(str`the wounds on ${who}`, { id: 'value.wounds' });
    case 'earlier-wounds':
      return msg(str`the wounds that ${who} had before the action under way`, { id: 'value.earlier-wounds' });
    case 'remaining':
      return msg(str`the health left to ${who}`, { id: 'value.remaining' });
    case 'health':
      return msg(str`the printed health of ${who}`, { id: 'value.health' });
    case 'stones':
      return msg(str`the moonstones held by ${who}`, { id: 'value.stones' });
    case 'melee-range':
      return msg(str`the Melee Range of ${who}`, { id: 'value.melee-range' });
    case 'aura':
      return msg('what has been added to its aura', { id: 'value.aura' });
    case 'evade':
      return msg(str`the evade of ${who}`, { id: 'value.evade' });
  }
};

export function valueText(value: Value, voice: Voice): string {
  if (typeof value === 'number') return value < 0 ? `−${-value}` : String(value);
  if (value === 'X') return 'X';
  if (value === 'turn-number') return msg('the number of the turn', { id: 'value.turn' });
  if (isMultiple(value)) return multiple(value);
  if ('count' in value) {
    const counted =
      value.count === 'friendly-slain'
        ? msg('the number of friendly models slain', { id: 'value.friendly-slain' })
        : value.count === 'slain'
          ? msg('the number of models slain, of all players', { id: 'value.slain' })
          : msg(str`the number of models that are: ${voice.every(value.count, voice)}`, { id: 'value.count' });
    return value.max === undefined ? counted : msg(str`${counted} (at most ${value.max})`, { id: 'value.at-most' });
  }
  if ('discarded' in value)
    return msg(str`the wounds suffered in this Discard Step by ${voice.every(value.discarded, voice)}`, { id: 'value.discarded' });
  if ('pieces' in value) {
    const reach = inches(value.in);
    return msg(str`the number of ${terrainNouns(value.pieces)} within ${reach} of ${whoText(value.of, voice)}`, { id: 'value.pieces' });
  }
  if ('of' in value && value.beyond !== undefined)
    return msg(str`what ${the(value.the, whoText(value.of, voice))} is above ${value.beyond}`, { id: 'value.beyond' });
  if ('of' in value) return the(value.the, whoText(value.of, voice));
  if ('half' in value) return msg(str`half of ${valueText(value.half, voice)}, rounded up`, { id: 'value.half' });
  if ('least' in value) {
    const [a, b] = value.least.map((one) => valueText(one, voice));
    return msg(str`${a ?? ''} or ${b ?? ''}, whichever is less`, { id: 'value.least' });
  }
  if ('mul' in value) return msg(str`${valueText(value.mul[0], voice)} × ${valueText(value.mul[1], voice)}`, { id: 'value.times' });
  if ('add' in value) return msg(str`${valueText(value.add[0], voice)} + ${valueText(value.add[1], voice)}`, { id: 'value.plus' });
  return value.result === 'energy' ? msg('the energy it had left', { id: 'value.energy-left' }) : msg('as much', { id: 'value.result' });
}

/** `2 wounds`, `X + 1 wounds`, `wounds equal to the number of …`. */
export function amountText(value: Value, one: string, many: string, voice: Voice): string {
  if (isShort(value)) return `${valueText(value, voice)} ${value === 1 ? one : many}`;
  if (typeof value === 'object' && 'beyond' in value && value.the === 'energy')
    return msg(str`1 ${one} for each energy that ${whoText(value.of, voice)} has above ${value.beyond ?? 0}`, { id: 'value.each-beyond' });
  const each = eachOf(value) ?? (typeof value === 'object' && 'count' in value ? eachOf({ mul: [1, value] }) : null);
  if (each && !('stonesOf' in each.counted)) {
    const most = each.max === undefined ? '' : msg(str` (at most ${each.max})`, { id: 'value.at-most-each' });
    return msg(str`${each.by} ${each.by === 1 ? one : many} for each ${voice.counted(each.counted, voice)}${most}`, {
      id: 'value.for-each',
    });
  }
  if (typeof value === 'object' && 'mul' in value && typeof value.mul[1] === 'object' && 'result' in value.mul[1])
    return msg(str`${valueText(value.mul[0], voice)} ${value.mul[0] === 1 ? one : many} for each of them`, {
      id: 'value.for-each-of-them',
    });
  if (typeof value === 'object' && 'result' in value)
    return one === many ? msg(str`as much ${many}`, { id: 'value.as-much' }) : msg(str`as many ${many}`, { id: 'value.as-many' });
  return msg(str`${many} equal to ${valueText(value, voice)}`, { id: 'value.equal-to' });
}

/** A value with its sign: `+2`, `−2X`. */
export function signedText(value: Value, voice: Voice): string {
  if (typeof value === 'number') return signed(value);
  const text = valueText(value, voice);
  return text.startsWith('−') ? text : `+${text}`;
}

/** `2 for each …`: so much for every model, or moonstone, that is counted. */
interface Each {
  by: number;
  counted: Which | { stonesOf: Who };
  max?: number;
}

/** A number times a count, which reads as “so much for each”; null for every other value. */
export function eachOf(value: Value): Each | null {
  if (typeof value !== 'object' || !('mul' in value)) return null;
  const [by, count] = value.mul;
  if (typeof by !== 'number' || typeof count !== 'object') return null;
  if ('the' in count) return count.the === 'stones' ? { by, counted: { stonesOf: count.of } } : null;
  if (!('count' in count) || typeof count.count === 'string') return null;
  return { by, counted: count.count, ...(count.max === undefined ? {} : { max: count.max * Math.abs(by) }) };
}

/** `1 more`, `2X less`. */
export function changeText(value: Value, voice: Voice): string {
  const text = valueText(value, voice);
  return text.startsWith('−') ? msg(str`${text.slice(1)} less`, { id: 'value.less' }) : msg(str`${text} more`, { id: 'value.more' });
}
