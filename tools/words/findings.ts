import { inOneLine } from './lists.ts';
import { fillsAlike, type Message } from './messages.ts';
import { stampOf, type Translations } from './rows.ts';

/** `open`: to be translated; `what` is the English text. `wrong`: to be corrected; `what` says why. */
export interface Finding {
  id: string;
  kind: 'open' | 'wrong';
  problem: string;
}

/** The fault of a translated text; null when there is none. */
function fault(english: string, text: string, mayBeEnglish: boolean): string | null {
  if (!fillsAlike(english, text)) return `other placeholders than in English: ${text}`;
  if (english === text && !mayBeEnglish && /\p{L}{2}/u.test(english.replaceAll(/\{\d+\}/g, ''))) return `as in English: ${text}`;
  if (/\S {2,}\S/.test(text) && !/ {2,}/.test(english)) return `two spaces: ${text}`;
  return null;
}

/** The missing, outdated and wrong texts of a language. `asInEnglish` are the ids whose text may equal the English one. */
export function findings(
  messages: ReadonlyMap<string, Message>,
  translations: Translations,
  asInEnglish: ReadonlySet<string>,
): readonly Finding[] {
  const open: Finding[] = [];
  const wrong: Finding[] = [];
  for (const id of translations.keys())
    if (!messages.has(id)) wrong.push({ id, kind: 'wrong', problem: 'nothing in the app says this any more: npm run words -- tidy' });
  for (const [id, { english }] of messages) {
    const translated = translations.get(id);
    if (translated?.stamp !== stampOf(english)) {
      open.push({ id, kind: 'open', problem: inOneLine(english) });
      continue;
    }
    const cause = fault(english, translated.text, asInEnglish.has(id));
    if (cause !== null) wrong.push({ id, kind: 'wrong', problem: cause });
  }
  return [...wrong, ...open];
}
