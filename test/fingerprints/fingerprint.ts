const known = new WeakMap<object, string>();

/** A hash of a text: two numbers of 32 bits, both computed from every character. */
function hashOf(text: string): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charCodeAt(place);
    low = Math.imul(low ^ sign, 2_654_435_761);
    high = Math.imul(high ^ sign, 1_597_334_677);
  }
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  return (high >>> 0).toString(36) + (low >>> 0).toString(36);
}

function entriesOf(value: object): string {
  if (Array.isArray(value)) return `[${value.map(fingerprint).join()}]`;
  if (value instanceof Map) return `map${fingerprint([...value])}`;
  if (value instanceof Set) return `set${fingerprint([...value])}`;
  const keys = Object.keys(value).filter((key) => value[key as keyof typeof value] !== undefined);
  return `{${keys
    .sort()
    .map((key) => `${key}:${fingerprint(value[key as keyof typeof value])}`)
    .join()}}`;
}

/**
 * Two values have the same fingerprint when their contents are equal, whatever the order of their fields. A value must not change after its first
 * fingerprint.
 */
export function fingerprint(value: unknown): string {
  if (typeof value === 'number') return String(Math.round(value * 1e6) / 1e6);
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? JSON.stringify(value) : String(value);
  const before = known.get(value);
  if (before !== undefined) return before;
  const print = hashOf(entriesOf(value));
  known.set(value, print);
  return print;
}
