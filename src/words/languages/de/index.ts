import type { CardTextLanguage } from '../../card-text/language.ts';
import { grammar } from './grammar.ts';
import { wordings } from './wordings.ts';

export const german: CardTextLanguage = { ...grammar, wordings };
