import type { Reason } from '../../rules/terms/reason.ts';

type ReasonFacts = NonNullable<Reason['facts']>;
/** A sentence for each code of refusal. */
export type Sentences = Readonly<Record<string, (facts: ReasonFacts) => string>>;

/** A number from the facts of a refusal, or `otherwise` where it is missing. */
export const fact = (facts: ReasonFacts, key: string, otherwise: string): string => {
  const value = facts[key];
  return typeof value === 'number' || typeof value === 'string' ? String(value) : otherwise;
};
