const DEEPEST = 12;
const NOTHING: ReadonlySet<string> = new Set();

/** A value without functions, methods and circles, as it is now; what is deeper than anything that is kept is left out, and so are fields `without` names. */
export function plainOf(value: unknown, depth = 0, without: ReadonlySet<string> = NOTHING): unknown {
  if (typeof value === 'function') return 'function';
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return '…';
  const inside = (part: unknown): unknown => plainOf(part, depth + 1, without);
  if (value instanceof Error) return [value.name, value.message, (value as { kind?: unknown }).kind];
  if (value instanceof Map) return ['map', ...[...value].map(inside)];
  if (value instanceof Set) return ['set', ...[...value].map(inside)];
  if (value instanceof Date) return value.getTime();
  if (Array.isArray(value)) return value.map(inside);
  if (ArrayBuffer.isView(value)) return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64');
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, without.has(key) ? '…' : inside(part)]));
}

/** The same, with the contents of files. */
export async function readOf(value: unknown): Promise<unknown> {
  if (value instanceof Blob)
    return [value.type, (value as { name?: string }).name, Buffer.from(await value.arrayBuffer()).toString('base64')];
  if (Array.isArray(value)) return Promise.all(value.map(readOf));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return plainOf(value);
  const parts = await Promise.all(Object.entries(value).map(async ([key, part]) => [key, await readOf(part)] as const));
  return Object.fromEntries(parts);
}
