import * as v from 'valibot';

const KINDS: Record<string, string> = {
  Array: 'a list',
  Object: 'an object',
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
};

const kindly = (what: string): string => KINDS[what] ?? what.replace(/^\((.*)\)$/, '$1').replaceAll(' | ', ' or ');

/** What is wrong with a file, in a sentence that names the place. */
export function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const where = v.getDotPath(issue) ?? 'the file';
  const { expected, received, message } = issue;
  if (expected === 'never') return `${where}: there is no such ${where.startsWith('options.') ? 'option' : 'field'}`;
  if (!message.startsWith('Invalid ')) return `${where} ${message}`;
  if (received === 'undefined') return `${where} is missing`;
  return `${where} must be ${kindly(expected ?? 'something else')}, not ${kindly(received)}`;
}
