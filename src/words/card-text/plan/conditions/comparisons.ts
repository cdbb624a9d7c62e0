import type { Cond, Value, Who } from '../../../../rules/terms/card-language.ts';
import type { CardClause } from '../../clauses.ts';
import { amountOf, isShort, signedText, valueText } from '../values.ts';
import { type Voice, referent } from '../voice.ts';

type Comparison = Extract<Cond, { compare: unknown }>;

interface Known {
  of: Who;
  name: 'no-energy' | 'wounded' | 'evade' | 'less-left' | 'energy-least' | 'health-most' | 'health-above' | 'half-left';
  to: Value;
  than?: Who;
}

/** The wording of a comparison that has one of its own, and the model it is about; null for every other comparison. */
function known({ compare, op, to }: Comparison): Known | null {
  if (isBelowPrint({ compare, op, to })) return { of: (compare as { of: Who }).of, name: 'wounded', to: 0 };
  const than = lessLeft({ compare, op, to });
  if (than) return { of: (compare as { of: Who }).of, name: 'less-left', to: 0, than };
  const half = halfLeft({ compare, op, to });
  if (half) return { of: half, name: 'half-left', to: 0 };
  if (typeof compare !== 'object' || !('the' in compare) || compare.beyond !== undefined || !isShort(to)) return null;
  const { of, the } = compare;
  if (the === 'energy' && op === '>=') return { of, name: 'energy-least', to };
  if (the === 'remaining' && (op === '<=' || op === '>')) return { of, name: op === '>' ? 'health-above' : 'health-most', to };
  if (the === 'energy' && op === '=' && to === 0) return { of, name: 'no-energy', to };
  if (the === 'wounds' && op === '>' && to === 0) return { of, name: 'wounded', to };
  return the === 'evade' && op === '<=' ? { of, name: 'evade', to } : null;
}

/** True if a comparison says that a model has lost health: it is wounded. */
const isBelowPrint = ({ compare, op, to }: Pick<Comparison, 'compare' | 'op' | 'to'>): boolean =>
  op === '<' &&
  typeof compare === 'object' &&
  'the' in compare &&
  compare.the === 'remaining' &&
  typeof to === 'object' &&
  'the' in to &&
  to.the === 'health' &&
  to.of === compare.of;

/** The model that has more health left; null for other comparisons. */
const lessLeft = ({ compare, op, to }: Pick<Comparison, 'compare' | 'op' | 'to'>): Who | null =>
  op === '<' && typeof compare === 'object' && 'the' in compare && compare.the === 'remaining' && typeof to === 'object' && 'the' in to && to.the === 'remaining' ? to.of : null; // prettier-ignore

/** The model that has at most half of its health left; null for other comparisons. */
const halfLeft = ({ compare, op, to }: Pick<Comparison, 'compare' | 'op' | 'to'>): Who | null => {
  if (op !== '<=' || typeof compare !== 'object' || !('mul' in compare) || compare.mul[0] !== 2) return null;
  const [, value] = compare.mul;
  const isOwn = typeof value === 'object' && 'the' in value && value.the === 'remaining' && typeof to === 'object' && 'the' in to;
  return isOwn && to.the === 'health' && to.of === value.of ? value.of : null;
};

/** True if a comparison reads as “that is …” after the described model. */
export const isOfEach = (condition: Comparison): boolean => known(condition)?.of === 'each';

/** A comparison with a wording of its own: “the target has no energy”; null for other comparisons. */
export function knownComparison(condition: Comparison, voice: Voice, yes: boolean): CardClause | null {
  const { say } = voice;
  if (condition.compare === 'turn-number' && condition.op === '=') {
    const n = valueText(condition.to, voice);
    return yes ? say('cond.turn', { n }) : say('cond.not-turn', { n });
  }
  const comparison = known(condition);
  if (!comparison) return null;
  const subject = referent(comparison.of, voice);
  switch (comparison.name) {
    case 'no-energy':
      return yes ? say('cond.no-energy', { who: subject }) : say('cond.some-energy', { who: subject });
    case 'wounded':
      return yes ? say('cond.wounded', { who: subject }) : say('cond.not-wounded', { who: subject });
    case 'less-left': {
      const rival = referent(comparison.than ?? 'self', voice);
      return yes ? say('cond.less-left', { who: subject, other: rival }) : say('cond.not-less-left', { who: subject, other: rival });
    }
    case 'evade': {
      const evade = signedText(comparison.to, voice);
      return yes ? say('cond.low-evade', { who: subject, evade }) : say('cond.high-evade', { who: subject, evade });
    }
    case 'energy-least': {
      const roles = { who: subject, by: amountOf(comparison.to, 'energy', voice) };
      return yes ? say('cond.energy-least', roles) : say('cond.energy-below', roles);
    }
    case 'health-most':
    case 'health-above': {
      const roles = { who: subject, by: amountOf(comparison.to, 'health', voice) };
      return (comparison.name === 'health-most') === yes ? say('cond.health-most', roles) : say('cond.health-above', roles);
    }
    case 'half-left':
      return yes ? say('cond.half-left', { who: subject }) : say('cond.over-half-left', { who: subject });
  }
}
