/** Where in the app somebody is: which screen, which match, which page of the rulebook. */
export type Place =
  | { screen: 'home' | 'new' | 'settings' | 'about' | 'gallery' }
  | { screen: 'match' | 'replay'; id: string }
  | { screen: 'rules'; at: string };

/** The address of a match behind the page’s hash. */
export const matchHash = (id: string): string => `#/match/${id}`;

/** The address of a match as it was played. */
export const replayHash = (id: string): string => `${matchHash(id)}/replay`;
