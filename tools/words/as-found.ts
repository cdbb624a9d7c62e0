import * as de from '../../src/words/locales/de.ts';
import * as es from '../../src/words/locales/es.ts';
import * as fr from '../../src/words/locales/fr.ts';
import type { Found } from './findings.ts';
import { same } from './same.ts';
import { readXliff } from './xliff.ts';

const built: Readonly<Record<string, typeof de>> = { de, es, fr };

/** A language as it lies in the repository. */
export const asFound = (language: string): Found => ({
  known: readXliff(language),
  built: built[language]?.templates ?? {},
  same: new Set(same[language] ?? []),
});
