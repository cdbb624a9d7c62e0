/** Cards of which everybody sees how many there are; which they are, only those who may. */
export interface HeldCards<C> {
  count: number;
  cards: C[] | null;
}

export const heldCards = <C>(cards: readonly C[], known: boolean): HeldCards<C> => ({
  count: cards.length,
  cards: known ? [...cards] : null,
});
