/** Separates the forms of a text. */
const BETWEEN = '¦';
const NAMED = /^\s*(zero|one|two|few|many): ?/;

/**
 * The forms of a text by the names of `Intl.PluralRules`, where a language needs more than one; the last has no name and is for all others: `few: {0}
 * rany¦many: {0} ran¦{0} rany`. A text with a single form has only `other`.
 */
export function formsOf(text: string): ReadonlyMap<string, string> {
  const parts = text.split(BETWEEN);
  const named = parts.slice(0, -1).map((part) => [NAMED.exec(part)?.[1], part.replace(NAMED, '').trim()] as const);
  const isDivided = named.length > 0 && named.every(([name]) => name !== undefined);
  if (!isDivided) return new Map([['other', text]]); // the sign may belong to a name
  return new Map([...named.map(([name = '', part]): [string, string] => [name, part]), ['other', (parts.at(-1) ?? '').trim()]]);
}

/** The requested form of a text. */
export function formOf(text: string, name: string): string {
  const forms = formsOf(text);
  return forms.get(name) ?? forms.get('other') ?? text;
}
