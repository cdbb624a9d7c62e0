import { computerWords } from '../../words/match/opponents/computer.ts';
import { appWords } from '../../words/app/app.ts';
import { isolatedName } from '../../words/language/isolated-name.ts';
import { typedName } from '../../rules/terms/typed-name.ts';

/** The level of the computer by seat, which names a seat that has no name; null for a person. */
type Levels = readonly (string | null)[];

/** The name of a seat in the language of the app: its own, or the level of its computer; seats with neither are numbered. */
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

/** The players of a match by seat; each name is in the language of the app at the time it is read. */
export const seatsCalled = (names: readonly string[], seats: number, levels: Levels = []): { readonly name: string }[] =>
  Array.from({ length: seats }, (_, seat) => ({
    get name(): string {
      return called(names, levels, seat);
    },
  }));

/** The names of the seats in the present language. */
export const namesNow = (names: readonly string[], levels: Levels = []): string[] =>
  seatsCalled(names, names.length, levels).map(({ name }) => name);
