/** The edition of the printed cards in the catalogue: year and month of the publisher's bundle. */
export const EDITION = '2026-08';
/** When the app first had this edition, in milliseconds since 1970. Anything saved before used the cards of an earlier edition. */
export const EDITION_SINCE = 1_795_737_600_000;
