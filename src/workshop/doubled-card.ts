import type { AnyCard } from '../packs/pack.ts';
import type { Ability } from '../rules/terms/card-language.ts';
import { applyEdit } from './edits.ts';
import { fieldFor, type Field, type Sense } from './grammar.ts';
import { placesIn } from './places.ts';

/** A text or card in which every name of this sense that was `formerName` is `newName`. */
function renamed<T>(field: Field, card: T, sense: Sense, formerName: string, newName: string): T {
  return placesIn(field, card).reduce(
    (copy, { path, settled, value }) =>
      settled.is === 'name' && settled.sense === sense && value === formerName ? applyEdit(copy, { edit: 'set', path, to: newName }) : copy,
    card,
  );
}

const freeId = (id: string, taken: ReadonlySet<string>): string => {
  const stem = id.replace(/-\d+$/, '');
  for (let n = 2; ; n += 1) if (!taken.has(`${stem}-${n}`)) return `${stem}-${n}`;
};

/** A copy of a text for the same card. References of the text to itself become references of the copy to itself. */
export function doubledText(text: Ability, usedIds: ReadonlySet<string>): Ability {
  const id = freeId(text.id, usedIds);
  return { ...renamed<Ability>({ is: 'part', part: 'ability' }, text, 'ability', text.id, id), id };
}

/** A copy of a card under another id and name. References of its texts to the card become references to the copy. */
export const doubledCard = <C extends AnyCard>(card: C, id: string, name: string): C => ({
  ...renamed(fieldFor(card), card, 'character', card.id, id),
  id,
  name,
  version: 1,
});
