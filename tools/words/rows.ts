import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** A translated text, and the stamp of its English text. */
export interface Translated {
  stamp: string;
  text: string;
}
/** The texts of a language by id. */
export type Translations = ReadonlyMap<string, Translated>;

export const pathOf = (language: string): string => `translations/${language}.json`;

/** The languages that have a file. */
export const writtenLanguages = (): readonly string[] =>
  readdirSync('translations').flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []));

/** A short hash of an English text: after the text has changed, its translations have an outdated stamp until they are checked. */
export const stampOf = (english: string): string => createHash('sha256').update(english).digest('hex').slice(0, 6);

/** The texts in a language's file, one line each. Throws when a row is invalid or an id repeats. */
export function parsedRows(content: string): Map<string, Translated> {
  const known = new Map<string, Translated>();
  for (const row of JSON.parse(content) as unknown[]) {
    const parts: readonly unknown[] = Array.isArray(row) ? row : [];
    const [id, stamp, text] = parts;
    if (parts.length !== 3 || typeof id !== 'string' || typeof stamp !== 'string' || typeof text !== 'string')
      throw new Error(`Not an id, a stamp and a text: ${JSON.stringify(row)}`);
    if (known.has(id)) throw new Error(`“${id}” is there twice: keep one of its lines`);
    known.set(id, { stamp, text });
  }
  return known;
}

/** Texts in the form of a language's file: one line each, sorted by id, so that the changes of two people merge. */
export function writtenRows(known: Translations): string {
  const rows = [...known].map(([id, { stamp, text }]) => ({ id, line: JSON.stringify([id, stamp, text]) }));
  rows.sort((a, b) => (a.id < b.id ? -1 : 1));
  return `[\n${rows.map(({ line }) => line).join(',\n')}\n]\n`;
}

/** The texts of a language; none when it has no file. Throws, with the name of the file, when they cannot be read. */
export function readRows(language: string): Map<string, Translated> {
  const path = pathOf(language);
  if (!existsSync(path)) return new Map();
  try {
    return parsedRows(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

export const writeRows = (language: string, known: Translations): void => writeFileSync(pathOf(language), writtenRows(known));
