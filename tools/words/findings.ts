import type { TemplateMap } from '@lit/localize/internal/types.js';
import type { Unit } from './localizer.ts';
import { said } from './modules.ts';
import { encoded, holesOf, listed, type Translated } from './xliff.ts';

/** `open`: to be translated, `what` being the English text. `wrong`: to be mended, `what` saying why. */
export interface Finding {
  id: string;
  kind: 'open' | 'wrong';
  what: string;
}

/** A language as it was found: what its translators' file holds, what was built of it, and the ids that may read as in English. */
export interface Found {
  known: ReadonlyMap<string, Translated>;
  built: TemplateMap;
  same: ReadonlySet<string>;
}

function judged(id: string, source: string, { target, ...unit }: Translated, { built, same }: Found): string | null {
  if (target === null) return null;
  const [from, to] = [listed(source), listed(target)];
  if (holesOf(source) !== holesOf(target)) return `other placeholders than in English: ${to}`;
  if (from === to && !same.has(id) && /\p{L}{2}/u.test(from.replaceAll(/\{\d+\}/g, ''))) return `as in English: ${to}`;
  if (/\S {2,}\S/.test(to) && !/ {2,}/.test(from)) return `two spaces: ${to}`;
  if (said(built[id]) !== to && !unit.look) return 'src/words/locales is older: npm run words -- build';
  return null;
}

/** What is missing, has changed or is wrong in a language. */
export function findings(units: readonly Unit[], found: Found): Finding[] {
  const open: Finding[] = [];
  const wrong: Finding[] = [];
  const ids = new Set(units.map(({ name }) => name));
  for (const id of found.known.keys())
    if (!ids.has(id)) wrong.push({ id, kind: 'wrong', what: 'nothing in the app says this any more: npm run words -- build' });
  for (const { name: id, contents } of units) {
    const source = encoded(contents);
    const unit = found.known.get(id);
    if (!unit || unit.target === null || unit.look || unit.source !== source) {
      open.push({ id, kind: 'open', what: listed(source) });
      continue;
    }
    const what = judged(id, source, unit, found);
    if (what !== null) wrong.push({ id, kind: 'wrong', what });
  }
  return [...wrong, ...open];
}
