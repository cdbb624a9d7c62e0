/** What is read aloud although it stands nowhere. */
const SAID = ['aria-label', 'title', 'alt', 'placeholder', 'aria-roledescription', 'aria-valuetext'];
/** Clauses of the rulebook, units, and days of the month. */
const NO_WORDS = /\b([A-Z]{3}(-\d+)?|mm|\d+ \p{L}+ \d{4})\b/gu;
const BREAK = '\u0001';

/** Everything that is said below, in its order: what stands in another language on purpose, and what is not drawn, is left out. */
function textOf(node: Node, own: string): string {
  if (node instanceof Text) return node.data;
  if (node instanceof Element && /^(style|script)$/i.test(node.tagName)) return '';
  let before = '';
  if (node instanceof Element) {
    if ((node.closest('[lang]')?.getAttribute('lang') ?? own) !== own) return BREAK;
    if (node instanceof HTMLElement && getComputedStyle(node).display === 'none') return '';
    before = SAID.map((name) => `${BREAK}${node.getAttribute(name) ?? ''}${BREAK}`).join('');
  }
  const inside = node instanceof Element && node.shadowRoot ? [node.shadowRoot, ...node.childNodes] : [...node.childNodes];
  const whole = node instanceof Element && getComputedStyle(node).display.startsWith('inline') ? '' : BREAK;
  return `${before}${whole}${inside.map((part) => textOf(part, own)).join('')}${whole}`;
}

/** Names, the longest first, and what is left of each part that was read before without them. */
const read = new WeakMap<readonly string[], { names: readonly string[]; left: Map<string, string> }>();

/** Part of what is said, without the names in it: the same is said again and again. */
function nameless(part: string, known: readonly string[]): string {
  const before = read.get(known) ?? { names: [...known].sort((a, b) => b.length - a.length), left: new Map<string, string>() };
  read.set(known, before);
  const left = before.left.get(part) ?? before.names.reduce((tail, name) => tail.replaceAll(name, ''), part);
  before.left.set(part, left);
  return left;
}

/**
 * What is said below an element and is no message, while the app speaks the pseudo-language: words in no brackets. `known`: names, and what
 * people have typed.
 */
export function strays(root: Element, known: readonly string[]): string[] {
  let text = textOf(root, document.documentElement.lang);
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
  }
  const parts = text.split(BREAK).map((part) => nameless(part, known));
  return [
    ...new Set(parts.map((part) => part.replaceAll(/\s+/g, ' ').trim()).filter((part) => /\p{L}{2}/u.test(part.replaceAll(NO_WORDS, '')))),
  ];
}
