import { msg, str } from '@lit/localize';
import { EDITION } from '../../../cards/edition.ts';
import { localeTag } from '../../language/locale.ts';
import { allOf } from '../../language/sentences.ts';

/** Month and year of the edition of the cards, in the language of the app. */
const month = (): string => new Date(`${EDITION}-15T12:00:00`).toLocaleDateString(localeTag(), { month: 'long', year: 'numeric' });

export const editionWords = {
  cards: (): string => msg(str`These are the cards of ${month()}, the publisher’s newest.`, { id: 'edition.cards' }),
  newest: (): string => msg('They are the publisher’s newest.', { id: 'edition.newest' }),
  news: (): string => msg(str`The cards are now those of ${month()}.`, { id: 'edition.news' }),
  show: (): string => msg('What has changed', { id: 'edition.show' }),
  heading: (): string => msg(str`The cards of ${month()}`, { id: 'edition.heading' }),
  matches: (): string => msg('A match that has begun goes on with the cards it began with.', { id: 'edition.matches' }),
  changes: (): string =>
    msg('These parts of cards were changed; a card marked “new” is printed for the first time.', { id: 'edition.changes' }),
  asReadHeading: (): string => msg('As read from the print', { id: 'edition.as-read-heading' }),
  close: (): string => msg('Close', { id: 'edition.close' }),
  /** Names of cards can contain commas, so dots separate them. */
  inTroupe: (names: readonly string[]): string => msg(str`Cards changed in ${month()}: ${names.join(' · ')}`, { id: 'edition.in-troupe' }),
  asRead: (parts: readonly string[]): string => msg(str`As read from the print: ${allOf(parts)}`, { id: 'edition.as-read' }),
  asReadWhy: (): string =>
    msg('Some values were read from the print by machine. Compare them with the card if you own it.', { id: 'edition.as-read-why' }),
};
