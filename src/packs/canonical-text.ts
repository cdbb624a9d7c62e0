/** Plain data as text, independent of the order of fields. */
export function canonicalText(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonicalText).join(',')}]`;
  if (typeof data !== 'object' || data === null) return JSON.stringify(data) ?? 'null';
  const fields = Object.entries(data).filter(([, value]) => value !== undefined);
  return `{${fields
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([field, value]) => `${JSON.stringify(field)}:${canonicalText(value)}`)
    .join(',')}}`;
}

/** A short checksum of plain data that reveals a changed print; it is not cryptographic. */
export function sumOf(data: unknown): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of canonicalText(data)) {
    const code = letter.codePointAt(0) ?? 0;
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  const half = (number: number): string => (number >>> 0).toString(36).padStart(7, '0');
  return half(a ^ (b >>> 16)) + half(b ^ (a >>> 13));
}
