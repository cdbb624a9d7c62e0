import { _installMsgImplementation } from '@lit/localize/init/install.js';
import { isStrTagged } from '@lit/localize';
import { runtimeMsg } from '@lit/localize/internal/runtime-msg.js';
import type { MsgFn, MsgOptions, TemplateLike, TemplateMap } from '@lit/localize/internal/types.js';
import { isolatedName } from './isolated-name.ts';
import { LANGUAGES, type Language } from './spoken-languages.ts';
import { templatesOf, type TranslatedRow } from './templates.ts';
import { tidy } from './tidy.ts';

export { LANGUAGES, type Language };
export type LanguageChoice = 'auto' | Language;

/** True if a stored value is a language of the app, or `auto`. */
export const isLanguageChoice = (choice: unknown): choice is LanguageChoice =>
  choice === 'auto' || (typeof choice === 'string' && Object.hasOwn(LANGUAGES, choice));

/** True if the translation of a language is complete. */
const IS_COMPLETE: Readonly<Record<Language, boolean>> = { en: true, de: true, fr: true, es: true };
/** The languages that the settings offer. */
export const COMPLETE: readonly Language[] = (Object.keys(LANGUAGES) as Language[]).filter((language) => IS_COMPLETE[language]); // keys() forgets literal types

const modules: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: readonly TranslatedRow[] }>>> = {
  de: () => import('../../../translations/de.json'),
  fr: () => import('../../../translations/fr.json'),
  es: () => import('../../../translations/es.json'),
};
/** British English, which has no comma before the last item of a list. */
const TAGS: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de', fr: 'fr', es: 'es' };

/** The texts of each fetched language. */
const texts = new Map<Language, TemplateMap>();
const fetched = new Set<Language>(['en']);
const listeners = new Set<() => void>();
const companions = new Set<(language: Language) => Promise<void>>();
let language: Language = 'en';
let wanted: Language = 'en';
let disguise: ((template: TemplateLike) => TemplateLike) | null = null;

/** A message with each inserted name isolated. */
const kept = (template: TemplateLike): TemplateLike =>
  isStrTagged(template)
    ? { ...template, values: template.values.map((value) => (typeof value === 'string' ? isolatedName(value) : value)) }
    : template;

_installMsgImplementation(((template: TemplateLike, options?: MsgOptions) => {
  const text = runtimeMsg(texts.get(language), kept(disguise ? disguise(template) : template), options);
  return typeof text === 'string' ? tidy(text, language) : text;
}) as MsgFn); // the overloads of `msg` keep the type of their argument

/** The present language. */
export const currentLanguage = (): Language => language;

/** The present language as a tag for `Intl`. */
export const localeTag = (): string => TAGS[language];

/** The language of a choice; `auto` is the first known one of those that the device prefers. */
export function languageOf(choice: LanguageChoice, preferred: readonly string[]): Language {
  if (choice !== 'auto') return COMPLETE.includes(choice) ? choice : 'en';
  for (const tag of preferred) {
    const known = COMPLETE.find((candidate) => tag.toLowerCase().split('-')[0] === candidate);
    if (known) return known;
  }
  return 'en';
}

/** Fetches the words of a language. Rejects where they cannot be fetched. */
export async function fetchLanguage(language: Language): Promise<void> {
  if (language === 'en') return;
  const messages = fetched.has(language) ? null : modules[language]();
  // a companion may have been added after the messages were fetched
  const [words] = await Promise.all([messages, ...[...companions].map((fetch) => fetch(language))]);
  if (!words) return;
  addTexts(language, words.default);
  fetched.add(language);
}

/** Adds texts of a language to the known ones. */
export function addTexts(tongue: Language, rows: readonly TranslatedRow[]): void {
  texts.set(tongue, { ...texts.get(tongue), ...templatesOf(rows) });
}

/**
 * Adds a companion, which fetches words that are not messages together with those of each language; at once if that language is in use. A companion
 * that is called again for a known language does nothing.
 */
export function addCompanionWords(fetch: (language: Language) => Promise<void>): void {
  companions.add(fetch);
  const tell = (): void => listeners.forEach((listener) => listener());
  if (language !== 'en') void fetch(language).then(tell, () => undefined); // if this fails, a later change of the language fetches them
}

/** Changes the language of the app and tells the listeners. The last requested language wins. */
export async function speak(target: Language): Promise<void> {
  wanted = target;
  await fetchLanguage(target);
  if (wanted !== target || language === target) return;
  language = target;
  for (const listener of listeners) listener();
}

/** Calls back at each change of the language; gives the function that stops this. */
export function onSpoken(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Runs a function as if the app used this language, which must have been fetched. */
export function inLanguage<T>(target: Language, say: () => T): T {
  const before = language;
  language = fetched.has(target) ? target : before;
  try {
    return say();
  } finally {
    language = before;
  }
}

/** Replaces every message by a disguised one, so that developers see texts that are not messages. */
export function disguiseWords(as: ((template: TemplateLike) => TemplateLike) | null): void {
  disguise = as;
  for (const listener of listeners) listener();
}
