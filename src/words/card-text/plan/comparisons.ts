import type { Cond, Who } from '../../../rules/terms/card-language.ts';
import { signed } from '../../sentences.ts';
import type { Clause } from '../clauses.ts';
import { type Voice, whom } from './voice.ts';

type Comparison = Extract<Cond, { compare: unknown }>;

/** A comparison that is said in words of its own: of whom, and what of it; null for every other one. */
function known({
  compare,
  op,
  to,
}: Comparison): { of: Who; what: 'no-energy' | 'wounded' | 'evade' | 'less-left'; to: number; than?: Who } | null {
  if (isBelowPrint({ compare, op, to })) return { of: (compare as { of: Who }).of, what: 'wounded', to: 0 };
  const than = lessLeft({ compare, op, to });
  if (than) return { of: (compare as { of: Who }).of, what: 'less-left', to: 0, than };
  if (typeof compare !== 'object' || !('the' in compare) || compare.beyond !== undefined || typeof to !== 'number') return null;
  const { of, the } = compare;
  if (the === 'energy' && op === '=' && to === 0) return { of, what: 'no-energy', to };
  if (the === 'wounds' && op === '>' && to === 0) return { of, what: 'wounded', to };
  return the === 'evade' && op === '<=' ? { of, what: 'evade', to } : null;
}

/** Boxes that are open are fewer than those printed: it is wounded. */
const isBelowPrint = ({ compare, op, to }: Pick<Comparison, 'compare' | 'op' | 'to'>): boolean =>
  op === '<' &&
  typeof compare === 'object' &&
  'the' in compare &&
  compare.the === 'remaining' &&
  typeof to === 'object' &&
  'the' in to &&
  to.the === 'health' &&
  to.of === compare.of;

/** Than whom it has less health left. */
const lessLeft = ({ compare, op, to }: Pick<Comparison, 'compare' | 'op' | 'to'>): Who | null =>
  op === '<' && typeof compare === 'object' && 'the' in compare && compare.the === 'remaining' && typeof to === 'object' && 'the' in to && to.the === 'remaining' ? to.of : null; // prettier-ignore

/** Whether it reads as “that is …” of the model described. */
export const isOfEach = (condition: Comparison): boolean => known(condition)?.of === 'each';

/** In words of its own: “the target has no energy”; null where it has none. */
export function knownComparison(condition: Comparison, voice: Voice, yes: boolean): Clause | null {
  const found = known(condition);
  if (!found) return null;
  const { say } = voice;
  const who = whom(found.of, voice);
  switch (found.what) {
    case 'no-energy':
      return yes ? say('cond.no-energy', { who }) : say('cond.some-energy', { who });
    case 'wounded':
      return yes ? say('cond.wounded', { who }) : say('cond.not-wounded', { who });
    case 'less-left': {
      const other = whom(found.than ?? 'self', voice);
      return yes ? say('cond.less-left', { who, other }) : say('cond.not-less-left', { who, other });
    }
    case 'evade': {
      const evade = signed(found.to);
      return yes ? say('cond.low-evade', { who, evade }) : say('cond.high-evade', { who, evade });
    }
  }
}
