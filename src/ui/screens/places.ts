/** Where in the app somebody is: which screen, which match, which page of the rulebook. */
export type Place =
  | { screen: 'home' | 'new' | 'settings' | 'about' | 'gallery' }
  | { screen: 'match' | 'replay'; id: string }
  | { screen: 'rules' | 'boards'; at: string };

/** The address of a match behind the page’s hash. */
export const matchHash = (id: string): string => `#/match/${id}`;

/** The address of a match as it was played. */
export const replayHash = (id: string): string => `${matchHash(id)}/replay`;

/** Instead of a board's id: one that is not there yet. */
export const NEW_BOARD = '+';

/** The address of a board to be edited, or of the list of all. */
export const boardsHash = (at = ''): string => (at === '' ? '#/boards' : `#/boards/${at === NEW_BOARD ? at : encodeURIComponent(at)}`);

/** The board an address names, '' for the list; null when it is about something else. */
export function boardOf(hash: string): string | null {
  const found = /^#?\/?boards(?:\/([^/]*))?$/.exec(hash);
  if (!found) return null;
  try {
    return decodeURIComponent(found[1] ?? '');
  } catch {
    return null;
  }
}
