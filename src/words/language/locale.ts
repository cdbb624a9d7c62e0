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

/** Whether something that was kept names a language that the app knows, or leaves the choice to the device. */
export const isLanguageChoice = (choice: unknown): choice is LanguageChoice =>
  choice === 'auto' || (typeof choice === 'string' && Object.hasOwn(LANGUAGES, choice));

/** Whether nothing is missing in it. */
const IS_COMPLETE: Readonly<Record<Language, boolean>> = { en: true, de: true, fr: true, es: true };
/** What the settings offer. */
export const COMPLETE: readonly Language[] = (Object.keys(LANGUAGES) as Language[]).filter((language) => IS_COMPLETE[language]); // keys() forgets literal types

const modules: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: readonly TranslatedRow[] }>>> = {
  de: () => import('../../../translations/de.json'),
  fr: () => import('../../../translations/fr.json'),
  es: () => import('../../../translations/es.json'),
};
/** With the marks of Britain: no comma before the last of a list. */
const TAGS: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de', fr: 'fr', es: 'es' };

/** What is said in each language, as far as it is here. */
const texts = new Map<Language, TemplateMap>();
const fetched = new Set<Language>(['en']);
const listeners = new Set<() => void>();
const companions = new Set<(language: Language) => Promise<void>>();
let language: Language = 'en';
let wanted: Language = 'en';
let disguise: ((template: TemplateLike) => TemplateLike) | null = null;

/** A message with each name that is put in kept to itself. */
const kept = (template: TemplateLike): TemplateLike =>
  isStrTagged(template)
    ? { ...template, values: template.values.map((value) => (typeof value === 'string' ? isolatedName(value) : value)) }
    : template;

_installMsgImplementation(((template: TemplateLike, options?: MsgOptions) => {
  const text = runtimeMsg(texts.get(language), kept(disguise ? disguise(template) : template), options);
  return typeof text === 'string' ? tidy(text, language) : text;
}) as MsgFn); // the overloads of `msg`: words in, words out

/** The language that is spoken now. */
export const spoken = (): Language => language;

/** What `Intl` calls the language that is spoken now. */
export const localeTag = (): string => TAGS[language];

/** The language of a choice; `auto` is the first known of those the device asks for. */
export function languageOf(choice: LanguageChoice, asked: readonly string[]): Language {
  if (choice !== 'auto') return COMPLETE.includes(choice) ? choice : 'en';
  for (const tag of asked) {
    const known = COMPLETE.find((candidate) => tag.toLowerCase().split('-')[0] === candidate);
    if (known) return known;
  }
  return 'en';
}

/** Brings the words of a language, so that something can be said in it. Rejects where they cannot be fetched. */
export async function fetchLanguage(which: Language): Promise<void> {
  if (which === 'en') return;
  const messages = fetched.has(which) ? null : modules[which]();
  // what goes alongside may have been heard of later than the messages
  const [words] = await Promise.all([messages, ...[...companions].map((fetch) => fetch(which))]);
  if (!words) return;
  addTexts(which, words.default);
  fetched.add(which);
}

/** Adds texts of a language to those that are here. */
export function addTexts(tongue: Language, rows: readonly TranslatedRow[]): void {
  texts.set(tongue, { ...texts.get(tongue), ...templatesOf(rows) });
}

/** Words that are no messages are fetched with those of their language; at once where it is spoken already. Asked again for what it has, `fetch` has done. */
export function alongside(fetch: (language: Language) => Promise<void>): void {
  companions.add(fetch);
  const tell = (): void => listeners.forEach((listener) => listener());
  if (language !== 'en') void fetch(language).then(tell, () => undefined); // another time, then: they are kept with the app
}

/** Changes the language of the app and tells the listeners. The language asked for last wins. */
export async function speak(which: Language): Promise<void> {
  wanted = which;
  await fetchLanguage(which);
  if (wanted !== which || language === which) return;
  language = which;
  for (const listener of listeners) listener();
}

/** Hears of each change of the language; returns what ends that. */
export function onSpoken(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is said in a language that was fetched, whatever the app speaks. */
export function inLanguage<T>(which: Language, say: () => T): T {
  const before = language;
  language = fetched.has(which) ? which : before;
  try {
    return say();
  } finally {
    language = before;
  }
}

/** Puts every message into a disguise, to see what is no message: for those who work on the app. */
export function disguiseWords(as: ((template: TemplateLike) => TemplateLike) | null): void {
  disguise = as;
  for (const listener of listeners) listener();
}
