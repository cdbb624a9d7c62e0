export const MELEE_CARDS = ['high-guard', 'falling-swing', 'thrust', 'sweeping-cut', 'rising-attack', 'low-guard'] as const;
/** Three of each make the melee deck of 18. @rule MEL-1 */
export type MeleeCard = (typeof MELEE_CARDS)[number];

export const COLOURS = ['green', 'blue', 'pink'] as const;
export type Colour = (typeof COLOURS)[number];

/** The identities of an arcane card; a player may claim any of them (ARC-16). */
export type ArcaneCard = `${Colour}-${1 | 2 | 3}` | 'catastrophe';

const copies = (value: 1 | 2 | 3): number => 4 - value;

export const ARCANE_KINDS: readonly ArcaneCard[] = [
  ...COLOURS.flatMap((colour) => ([1, 2, 3] as const).map((value): ArcaneCard => `${colour}-${value}`)),
  'catastrophe',
];

/** 21 cards; each colour has three 1s, two 2s and one 3; three catastrophes. @rule SET-3 ARC-1 */
export const ARCANE_DECK: readonly ArcaneCard[] = [
  ...COLOURS.flatMap((colour) =>
    ([1, 2, 3] as const).flatMap((value) => Array.from({ length: copies(value) }, (): ArcaneCard => `${colour}-${value}`)),
  ),
  'catastrophe',
  'catastrophe',
  'catastrophe',
];

/** 18 cards. @rule SET-3 MEL-1 */
export const MELEE_DECK: readonly MeleeCard[] = MELEE_CARDS.flatMap((card) => [card, card, card]);

/** The number on an arcane card, the X of ABL-5 and ARC-22; a catastrophe has none. */
export const valueOf = (card: ArcaneCard): 0 | 1 | 2 | 3 => (card === 'catastrophe' ? 0 : (Number(card.slice(-1)) as 1 | 2 | 3));

/** The colour of an arcane card; a catastrophe has none. */
export const colourOf = (card: ArcaneCard): Colour | null => (card === 'catastrophe' ? null : (card.slice(0, -2) as Colour));
