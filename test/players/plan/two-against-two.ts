import type { Setup, SetupPosition } from '../../../src/rules/terms/setup.ts';

/** A match on an empty board, Tabby and Natty against The Beast and Butterfingers, at the beginning of an activation. */
export const twoAgainstTwo = (models: NonNullable<SetupPosition['models']>, turn: number): Setup => ({
  seats: [{ troupe: ['tabby-the-librarian', 'natty-slum-thief'] }, { troupe: ['the-beast', 'butterfingers'] }],
  options: { eventsAndAgendas: false },
  terrain: [],
  seed: '1',
  start: 'activation',
  position: { models, turn, stones: [] },
});
