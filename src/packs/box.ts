import type { Catalogue } from '../rules/terms/card-language.ts';
import { cardsOf, type PackCardKind, type Pack, type PackCard, type PackId } from './pack.ts';
import { canonicalText } from './canonical-text.ts';

/** Two packs with different cards of the same id: the card of `used` is in the box. */
export interface Clash {
  kind: PackCardKind;
  id: string;
  packs: PackId[];
  used: PackId;
}

/** The cards to play with, and the packs from which they come. */
export interface Box {
  cards: Catalogue;
  /** The pack of each card; printed cards have no entry. */
  from: ReadonlyMap<string, PackId>;
  clashes: Clash[];
}

/** The preferred pack for each card that several packs have. */
export type Preferred = Readonly<Record<string, PackId>>;

const keyOf = ({ kind, card }: PackCard): string => `${kind} ${card.id}`;

/** Lays the cards of packs over the printed ones. Where several packs have a card, the preferred pack's counts, or else the last pack's. */
export function boxOf(printed: Catalogue, packs: readonly Pack[], preferred: Preferred = {}): Box {
  const lying = new Map<string, { pack: PackId; part: PackCard }[]>();
  for (const pack of packs)
    for (const part of cardsOf(pack)) lying.set(keyOf(part), [...(lying.get(keyOf(part)) ?? []), { pack: pack.id, part }]);
  const packOf = new Map<string, PackId>();
  if (lying.size === 0) return { cards: printed, from: packOf, clashes: [] };
  const cards = {
    ...printed,
    characters: { ...printed.characters },
    upgrades: { ...printed.upgrades },
    tableCards: { ...printed.tableCards },
  };
  const clashes: Clash[] = [];
  for (const all of lying.values()) {
    const [first] = all;
    const top = all.find(({ pack, part }) => preferred[part.card.id] === pack) ?? all.at(-1);
    if (!first || !top) continue;
    const { pack, part } = top;
    packOf.set(part.card.id, pack);
    if (all.length > 1 && all.some((entry) => canonicalText(entry.part.card) !== canonicalText(first.part.card)))
      clashes.push({ kind: part.kind, id: part.card.id, packs: all.map((entry) => entry.pack).toSorted(), used: pack });
    if (part.kind === 'character') cards.characters[part.card.id] = part.card;
    else if (part.kind === 'upgrade') cards.upgrades[part.card.id] = part.card;
    else cards.tableCards[part.card.id] = part.card;
  }
  return { cards, from: packOf, clashes };
}
