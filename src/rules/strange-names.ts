import type { Decision } from './terms/decision.ts';

/** Names that every object has: nothing at a table is called so, but looking such a name up finds something. */
const BORNE: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

function isStrange(given: unknown): boolean {
  if (typeof given === 'string') return BORNE.has(given);
  if (typeof given !== 'object' || given === null) return false;
  if (Array.isArray(given)) return given.some(isStrange);
  return Object.entries(given).some(([name, inner]) => BORNE.has(name) || isStrange(inner));
}

/** The first field of a decision that names something as no card, model or thing is ever called; null when there is none. */
export const strangeField = (decision: Decision): string | null =>
  Object.entries(decision).find(([field, value]) => field !== 'kind' && isStrange(value))?.[0] ?? null;
