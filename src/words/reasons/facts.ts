import type { Reason } from '../../rules/terms/reason.ts';

type ReasonFacts = NonNullable<Reason['facts']>;
/** A sentence for each code of refusal. */
export type Sentences = Readonly<Record<string, (facts: ReasonFacts) => string>>;

/** A number among the particulars, or the words that stand for it where it is not given. */
export const fact = (facts: ReasonFacts, key: string, otherwise: string): string => {
  const value = facts[key];
  return typeof value === 'number' || typeof value === 'string' ? String(value) : otherwise;
};
