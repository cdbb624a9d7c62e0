/** The edition of the printed cards that the catalogue says: year and month of the publisher's bundle. */
export const EDITION = '2026-08';
/** When the app has said this edition first, in milliseconds since 1970: what was kept before knew other cards. */
export const EDITION_SINCE = 1_795_737_600_000;
