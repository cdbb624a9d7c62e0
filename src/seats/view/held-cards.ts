/** Cards whose number is public; `cards` is null for a seat that may not see them. */
export interface HeldCards<C> {
  count: number;
  cards: C[] | null;
}

export const heldCards = <C>(cards: readonly C[], known: boolean): HeldCards<C> => ({
  count: cards.length,
  cards: known ? [...cards] : null,
});
