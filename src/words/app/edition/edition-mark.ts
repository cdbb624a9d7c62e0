import { EDITION, EDITION_SINCE } from '../../../cards/edition.ts';

/** The id of the edition of the cards for storage, and its date. */
export const editionMark = { id: EDITION, since: EDITION_SINCE };
