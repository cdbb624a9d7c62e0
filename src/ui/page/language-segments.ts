import { COMPLETE, LANGUAGES, type LanguageChoice } from '../../words/language/locale.ts';
import { settingsWords } from '../../words/app/settings.ts';
import type { Segment } from '../kit/fields/segmented.ts';

/** The languages to choose from, each with its name in that language. */
export const languageSegments = (): (Segment & { id: LanguageChoice })[] => [
  { id: 'auto', label: settingsWords.auto() },
  ...COMPLETE.map((id) => ({ id, label: LANGUAGES[id], lang: id })),
];
