const fieldsOf = (value: object): [string, unknown][] => Object.entries(value).filter(([, inner]) => inner !== undefined);

/** True if two plain values are equal as JSON: undefined fields are missing, and the order of fields does not matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((inner, index) => isSame(inner, b[index]));
  const fields = fieldsOf(a);
  const others = new Map(fieldsOf(b));
  return fields.length === others.size && fields.every(([key, inner]) => others.has(key) && isSame(inner, others.get(key)));
}
