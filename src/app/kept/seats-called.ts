import { computerWords } from '../../words/match/opponents/computer.ts';
import { appWords } from '../../words/app/app.ts';
import { isolatedName } from '../../words/language/isolated-name.ts';
import { typedName } from '../../rules/terms/typed-name.ts';

/** By seat, how strong the computer is that a seat is called by where it has no name. */
type Levels = readonly (string | null)[];

/** What a seat is called in the language that is spoken: by its name, or by how strong its computer plays; one with neither is counted. */
function called(names: readonly string[], levels: Levels, seat: number): string {
  const nameOf = (index: number): string => {
    const level = levels[index];
    return isolatedName(typedName(names[index] ?? '')) || (level ? computerWords.called(level) : '');
  };
  const name = nameOf(seat);
  if (name === '') return appWords.playerNumber(seat + 1);
  const before = names[seat] ? 0 : Array.from({ length: seat }, (_, index) => nameOf(index)).filter((earlier) => earlier === name).length;
  return before === 0 ? name : `${name} ${before + 1}`;
}

/** The players of a match by seat, called in whatever language is spoken when a name is read. */
export const seatsCalled = (names: readonly string[], seats: number, levels: Levels = []): { readonly name: string }[] =>
  Array.from({ length: seats }, (_, seat) => ({
    get name(): string {
      return called(names, levels, seat);
    },
  }));

/** Their names as they are called now. */
export const namesNow = (names: readonly string[], levels: Levels = []): string[] =>
  seatsCalled(names, names.length, levels).map(({ name }) => name);
