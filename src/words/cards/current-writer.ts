import { english } from '../languages/en/index.ts';
import { addCompanionWords, type Language as Spoken, currentLanguage } from '../language/locale.ts';
import type { CardTextLanguage } from '../card-text/language.ts';
import { type CardWriter, cardWriter } from '../card-text/writer.ts';

/** Card text in each language but English. */
const cardLanguages = {
  de: async () => (await import('../languages/de/index.ts')).german,
  fr: async () => (await import('../languages/fr/index.ts')).french,
  es: async () => (await import('../languages/es/index.ts')).spanish,
} satisfies Record<Exclude<Spoken, 'en'>, () => Promise<CardTextLanguage>>;

/** The languages of card text. */
export const writtenIn: readonly string[] = ['en', ...Object.keys(cardLanguages)];

const inEnglish = cardWriter(english);
const writers = new Map<Spoken, CardWriter>([['en', inEnglish]]);

addCompanionWords(async (locale) => {
  if (locale === 'en' || writers.has(locale)) return;
  writers.set(locale, cardWriter(await cardLanguages[locale]()));
});

/** The writer of card text in the language of the app. */
export const currentWriter = (): CardWriter => writers.get(currentLanguage()) ?? inEnglish;

/** The present language of card text. */
export const cardTongue = (): Spoken => (writers.has(currentLanguage()) ? currentLanguage() : 'en');

/** The languages in which card text can be read. */
export const cardTongues: readonly Spoken[] = ['en', ...(Object.keys(cardLanguages) as Spoken[])]; // keys() forgets literal types
