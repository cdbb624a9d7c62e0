import { EDITION, EDITION_SINCE } from '../../../cards/edition.ts';

/** The mark of the edition of the cards in storage, and its date; the words are elsewhere. */
export const editionMark = { id: EDITION, since: EDITION_SINCE };
