/** A gap of spaces and comments; a string; an address without quotes, which may contain what looks like a comment; any other character. */
const PART = /((?:[ \t\n\r\f]|\/\*[\s\S]*?\*\/)+)|"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\burl\((?!\s*["'])[^)]*\)|[\s\S]/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;

/** What separates two parts of a style sheet, given the gap that was written there and whether it is within parentheses. */
function separator(gap: string, before: string, after: string, inside: boolean): string {
  // a property with an empty value keeps its space
  if (before === ':' && ';}'.includes(after)) return ' ';
  if ('{};,(:'.includes(before) || '{};,)'.includes(after)) return '';
  // in the condition of a media query `>` compares
  if (!inside && (before === '>' || after === '>')) return '';
  const spaces = gap.replaceAll(COMMENT, '');
  // a comment alone separates two words without a space: `a/**/.b` is not `a .b`
  return spaces === '' ? '/**/' : ' ';
}

/** A style sheet, or a piece of one, without comments and without spaces that mean nothing. Strings and addresses stay as they are. */
export function tightStyle(style: string): string {
  const parts = [...style.matchAll(PART)];
  let tight = '';
  let depth = 0;
  for (const [index, [part, gap]] of parts.entries()) {
    if (gap !== undefined) {
      const after = parts[index + 1]?.[0][0];
      const atEdge = tight === '' || after === undefined;
      // a piece of a selector may begin or end with the space that separates it from the rest
      if (!atEdge) tight += separator(gap, tight.at(-1) ?? '', after, depth > 0);
      else if (!/[\n/]/.test(gap)) tight += ' ';
      continue;
    }
    if (part === '(') depth += 1;
    if (part === ')') depth -= 1;
    if (part === '}' && tight.endsWith(';')) tight = tight.slice(0, -1);
    tight += part;
  }
  return tight;
}
