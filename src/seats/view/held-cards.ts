/** Cards whose number is public; only some seats may know which they are. */
export interface HeldCards<C> {
  count: number;
  cards: C[] | null;
}

export const heldCards = <C>(cards: readonly C[], known: boolean): HeldCards<C> => ({
  count: cards.length,
  cards: known ? [...cards] : null,
});
