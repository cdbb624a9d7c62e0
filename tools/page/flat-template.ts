import { nothing } from 'lit';

interface Template {
  strings: readonly string[];
  values: readonly unknown[];
}

const isTemplate = (value: unknown): value is Template => typeof value === 'object' && value !== null && 'strings' in value;
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const BINDING = /\s([@.?]?)([\w-]+)=$/;

/**
 * A lit template as text for the page, which is drawn without a script. It supports children, lists, attributes and `?attributes`; listeners and
 * properties are left out.
 */
export function flatTemplate(value: unknown): string {
  if (value === null || value === undefined || value === nothing || value === false) return '';
  if (Array.isArray(value)) return value.map(flatTemplate).join('');
  if (!isTemplate(value)) return escaped(String(value));
  const { strings, values } = value;
  return strings.reduce((before, text, index) => {
    const bound = values[index - 1];
    const [binding, sort, name] = BINDING.exec(before) ?? [];
    if (binding === undefined) return before + flatTemplate(bound) + text;
    const opening = before.slice(0, before.length - binding.length);
    if (sort === '?') return bound ? `${opening} ${name}${text}` : opening + text;
    return sort === '' ? `${before}"${escaped(String(bound))}"${text}` : opening + text;
  });
}
