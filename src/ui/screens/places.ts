/** Where in the app somebody is: which screen, and which match. */
export type Place = { screen: 'home' | 'new' | 'settings' | 'about' | 'gallery' } | { screen: 'match'; id: string };

/** The address of a match behind the page’s hash. */
export const matchHash = (id: string): string => `#/match/${id}`;
