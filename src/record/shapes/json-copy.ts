/** A value that only JSON itself can copy: an instance of a class, a number that JSON does not know, a key with a meaning of its own. */
const UNUSUAL = Symbol('unusual');

function copyOfList(list: readonly unknown[]): unknown[] | typeof UNUSUAL {
  if (Object.getPrototypeOf(list) !== Array.prototype || 'toJSON' in list) return UNUSUAL;
  const copy: unknown[] = [];
  for (let place = 0; place < list.length; place += 1) {
    const item = copyOf(list[place]);
    if (item === UNUSUAL) return UNUSUAL;
    copy.push(item);
  }
  return copy;
}

function copyOfObject(thing: object): object | typeof UNUSUAL {
  if (Object.getPrototypeOf(thing) !== Object.prototype || 'toJSON' in thing) return UNUSUAL;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(thing)) {
    if (key === '__proto__') return UNUSUAL;
    const value = thing[key as keyof typeof thing] as unknown;
    if (value === undefined) continue;
    const inside = copyOf(value);
    if (inside === UNUSUAL) return UNUSUAL;
    copy[key] = inside;
  }
  return copy;
}

function copyOf(value: unknown): unknown {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? value : UNUSUAL;
    case 'object':
      return value === null ? null : Array.isArray(value) ? copyOfList(value) : copyOfObject(value);
    default:
      return UNUSUAL;
  }
}

/** A value after a round trip through JSON; undefined when it cannot be written. Plain values are copied without the text in between. Never throws. */
export function jsonCopy(value: unknown): unknown {
  try {
    const copy = copyOf(value);
    return copy === UNUSUAL ? (JSON.parse(JSON.stringify(value)) as unknown) : copy;
  } catch {
    return undefined;
  }
}
