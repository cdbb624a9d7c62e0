import { addTexts, addCompanionWords, type Language } from '../language/locale.ts';
import type { TranslatedRow } from '../language/templates.ts';

// The rulebook has as many words as all screens together, so that the built app fetches its texts with it and not with those of the language.

const modules = {
  de: () => import('../../../translations/de.json?rulebook'),
  fr: () => import('../../../translations/fr.json?rulebook'),
  es: () => import('../../../translations/es.json?rulebook'),
} satisfies Record<Exclude<Language, 'en'>, () => Promise<{ default: readonly TranslatedRow[] }>>;

const fetched = new Set<Language>(['en']);

addCompanionWords(async (language) => {
  if (language === 'en' || fetched.has(language)) return;
  addTexts(language, (await modules[language]()).default);
  fetched.add(language);
});
