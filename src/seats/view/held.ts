/** Cards of which everybody sees how many there are; which they are, only those who may. */
export interface Held<C> {
  count: number;
  cards: C[] | null;
}

export const held = <C>(cards: readonly C[], known: boolean): Held<C> => ({ count: cards.length, cards: known ? [...cards] : null });
