import { currentWriter } from './current-writer.ts';
import type { CardWriter } from '../card-text/writer.ts';

/** The text of each option of the choice that an ability offers, in order; none where it offers none. No card offers two choices. */
export const optionTexts: CardWriter['optionTexts'] = (source) => currentWriter().optionTexts(source);
