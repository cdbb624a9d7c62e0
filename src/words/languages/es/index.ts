import type { Language } from '../../card-text/language.ts';
import { grammar } from './grammar.ts';
import { wordings } from './wordings.ts';

export const spanish: Language = { ...grammar, wordings };
