const fieldsOf = (value: object): [string, unknown][] => Object.entries(value).filter(([, inner]) => inner !== undefined);

/** Whether two plain values are the same once they are written down: what is undefined is not there, and fields have no order. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((inner, at) => isSame(inner, other[at]));
  const fields = fieldsOf(one);
  const others = new Map(fieldsOf(other));
  return fields.length === others.size && fields.every(([key, inner]) => others.has(key) && isSame(inner, others.get(key)));
}
