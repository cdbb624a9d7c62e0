import * as v from 'valibot';

const KINDS: Record<string, string> = {
  Array: 'a list',
  Object: 'an object',
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
};

const kindly = (name: string): string => KINDS[name] ?? name.replace(/^\((.*)\)$/, '$1').replaceAll(' | ', ' or ');

/** The fault of a file as a sentence that names its place. */
export function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'the file';
  const { expected, received, message } = issue;
  if (expected === 'never') return `${path}: there is no such ${path.startsWith('options.') ? 'option' : 'field'}`;
  if (!message.startsWith('Invalid ')) return `${path} ${message}`;
  if (received === 'undefined') return `${path} is missing`;
  return `${path} must be ${kindly(expected ?? 'something else')}, not ${kindly(received)}`;
}
