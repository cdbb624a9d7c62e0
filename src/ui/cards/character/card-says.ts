import type { ShownCharacter } from './character-card-data.ts';

/** What is written on a character's card, an ability a line. */
export const cardSays = ({ abilities, signatures }: ShownCharacter): string =>
  [...abilities, ...signatures].map(({ name, text }) => `${name}: ${text}`).join('\n');
