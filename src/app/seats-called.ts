import { appWords } from '../words/screens.ts';

/** The players of a match by seat. Who has no name is counted, in whatever language is spoken when the name is read. */
export const seatsCalled = (names: readonly string[], seats: number): { readonly name: string }[] =>
  Array.from({ length: seats }, (_, seat) => ({
    get name(): string {
      return names[seat] || appWords.playerNumber(seat + 1);
    },
  }));
