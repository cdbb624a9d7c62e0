// Formats a text as `npm run format` does, for tools that write files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { root } from './install.mjs';

const { printWidth, singleQuote } = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));

/** The formatted text for a file of that name; throws where the text does not parse. */
export async function formatted(file, text, options = {}) {
  const { code, errors } = await format(file, text, { printWidth, singleQuote, ...options });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}
