import { fillsAlike, type Message } from './messages.ts';

/** The texts of a translator's list by id, and its faults by line. */
export interface TakenList {
  texts: ReadonlyMap<string, string>;
  wrong: readonly string[];
}

/** A text in one line of a list: `\n` stands for a new line. */
export const inOneLine = (text: string): string => text.replaceAll('\n', '\\n');

/** A line of a list. */
export const listLine = (id: string, text: string): string => `${id}\t${inOneLine(text)}`;

/**
 * Reads lists of lines `id<TAB>text`. A list with any fault must not be imported: a repeated or unknown id, a line without a text, a tab within a
 * text (or a third column, which is the same), or placeholders that differ from those of the English text.
 */
export function readLists(lists: readonly string[], messages: ReadonlyMap<string, Message>): TakenList {
  const texts = new Map<string, string>();
  const wrong: string[] = [];
  for (const line of lists.flatMap((list) => list.split(/\r?\n/))) {
    if (line.trim() === '') continue;
    const [id = '', text = '', ...more] = line.split('\t');
    const message = messages.get(id);
    if (!message) wrong.push(`there is no message “${id}”: ${line}`);
    else if (more.length > 0) wrong.push(`${id}: a tab within the text, or a third column: ${line}`);
    else if (text.trim() === '') wrong.push(`${id}: no text`);
    else if (texts.has(id)) wrong.push(`${id}: given twice`);
    else if (!fillsAlike(message.english, text)) wrong.push(`${id}: other placeholders than “${message.english}”: ${text}`);
    else texts.set(id, text.replaceAll('\\n', '\n'));
  }
  return { texts, wrong };
}
