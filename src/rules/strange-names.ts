import type { Decision } from './terms/decision.ts';

/** Property names that every object inherits, such as `constructor`: a lookup would find them, though no card or model has such a name. */
const BORNE: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

function isStrange(given: unknown): boolean {
  if (typeof given === 'string') return BORNE.has(given);
  if (typeof given !== 'object' || given === null) return false;
  if (Array.isArray(given)) return given.some(isStrange);
  return Object.entries(given).some(([name, inner]) => BORNE.has(name) || isStrange(inner));
}

/** The first field of a decision that contains such a name; null when there is none. */
export const strangeField = (decision: Decision): string | null =>
  Object.entries(decision).find(([field, value]) => field !== 'kind' && isStrange(value))?.[0] ?? null;
