import type { ShownCharacter } from './character-card-data.ts';

/** The texts of a character's card, one ability a line. */
export const cardSays = ({ abilities, signatures }: ShownCharacter): string =>
  [...abilities, ...signatures].map(({ name, text }) => `${name}: ${text}`).join('\n');
