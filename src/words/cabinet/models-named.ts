import { currentLanguage } from '../language/locale.ts';
import { allOf } from '../language/sentences.ts';

/** Names of models in a list. If a name contains a comma (“Eric, the Squire”), semicolons separate them. */
export function modelsNamed(names: readonly string[]): string {
  if (!names.some((name) => name.includes(','))) return allOf(names);
  return names.join(currentLanguage() === 'fr' ? '\u202F; ' : '; ');
}
