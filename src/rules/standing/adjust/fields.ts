import type { Spot } from '../../terms/decision.ts';
import { reason, type Reason } from '../../terms/reason.ts';

// The form of an adjustment: groups of named parts, each with fields.

export type AdjustFields = Readonly<Record<string, unknown>>;
export type Test = (value: unknown) => boolean;

export const isFields = (value: unknown): value is AdjustFields => typeof value === 'object' && value !== null && !Array.isArray(value);
export const isNumber: Test = (value) => typeof value === 'number' && Number.isFinite(value);
export const isCount: Test = (value) => Number.isInteger(value) && (value as number) >= 0;
export const isFlag: Test = (value) => typeof value === 'boolean';
export const isSpot = (value: unknown): value is Spot =>
  Array.isArray(value) && (value.length === 2 || value.length === 3) && value.every(isNumber);

export const wrong = (path: string): Reason => reason('adjust-wrong', [], { path });

/** The first field that is unknown or has an invalid value. */
export function firstWrong(fields: AdjustFields, known: Record<string, Test>): string | undefined {
  return Object.entries(fields).find(([field, value]) => !(Object.hasOwn(known, field) && known[field]?.(value)))?.[0];
}

/** The reason why the fields of one part cannot be read; null when they can. */
export function refuseFields(path: string, data: unknown, known: Record<string, Test>): Reason | null {
  if (!isFields(data)) return wrong(path);
  const field = firstWrong(data, known);
  return field === undefined ? null : wrong(`${path}.${field}`);
}

/** The named parts of a group of the adjustment. */
export const group = (set: AdjustFields, name: string): [string, unknown][] => {
  const fields = set[name];
  return isFields(fields) ? Object.entries(fields) : [];
};
