import { currentWriter } from './current-writer.ts';
import type { CardWriter } from '../card-text/writer.ts';

/** What each option does of the choice that an ability offers, in their order; none where it offers none. No card offers two. */
export const optionTexts: CardWriter['optionTexts'] = (source) => currentWriter().optionTexts(source);
