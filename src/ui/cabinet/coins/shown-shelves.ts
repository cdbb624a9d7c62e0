import { STAGES, isPainted, type Product, type ProductId } from '../../../cabinet/terms.ts';
import type { Character } from '../../../rules/terms/card-language.ts';
import type { Faction } from '../../../rules/terms/factions.ts';
import type { CharacterId } from '../../../rules/terms/ids.ts';
import { coinWords, shelfWords, stageName } from '../../../words/cabinet/cabinet-screen.ts';
import { foldedText } from '../../../words/language/folded-text.ts';
import { currentLanguage } from '../../../words/language/locale.ts';
import { allOf, capital, headed } from '../../../words/language/sentences.ts';
import { factionName } from '../../../words/names/factions.ts';
import { keywordName } from '../../../words/names/keywords.ts';
import { alsoCalled } from '../../../words/names/official.ts';
import type { CabinetFigure, CabinetShelf } from '../../contexts/cards/cabinet-port.ts';
import type { CoinMark } from './figure-coin.ts';
import type { ShelfCoin, ShownShelf } from './coin-button.ts';

/** The cards and products by their ids. */
export interface ShelfCatalogue {
  cards: ReadonlyMap<CharacterId, Character>;
  products: ReadonlyMap<ProductId, Product>;
}

export const shelfCatalogue = (cards: readonly Character[], products: readonly Product[]): ShelfCatalogue => ({
  cards: new Map(cards.map((card) => [card.id, card])),
  products: new Map(products.map((product) => [product.id, product])),
});

/** The mark of the coin of a figure. */
export function markOf({ owned, guest, copies, stage, away, wish }: CabinetFigure): CoinMark {
  const guests = copies.filter((copy) => copy.guest !== null && copy.gone === 'here').length;
  return {
    step: stage === null ? 0 : STAGES.indexOf(stage) + 1,
    painted: stage !== null && isPainted(stage),
    copies: owned + guests,
    lent: away,
    guest: guest && owned === 0,
    wished: wish,
  };
}

/** The mark in words. */
export function coinSaid(name: string, figure: CabinetFigure): string {
  const { step, copies, lent, guest, wished } = markOf(figure);
  const stage = STAGES[step - 1];
  const parts = [
    ...(copies === 0 || stage === undefined ? [coinWords.missing()] : [stageName(stage)]),
    ...(copies > 1 ? [coinWords.copies(copies)] : []),
    ...(lent ? [coinWords.lent()] : []),
    ...(guest ? [coinWords.guest()] : []),
    ...(wished ? [coinWords.wished()] : []),
  ];
  return headed(name, allOf(parts));
}

function shelfName({ id, sort }: CabinetShelf, { products }: ShelfCatalogue): string {
  if (id === 'others') return shelfWords.others();
  if (sort === 'people') return keywordName(id);
  if (sort === 'faction') return factionName(id as Faction);
  const stage = STAGES.find((candidate) => candidate === id);
  if (stage) return capital(stageName(stage));
  return products.get(id)?.name ?? id;
}

/** True if a search finds a card, by its name in any language or by a keyword. `sought` is folded text. */
const answers = ({ name, keywords }: Character, sought: string): boolean =>
  [name, ...alsoCalled(name), ...keywords.map(keywordName)].some((word) => foldedText(word).includes(sought));

/** The coin of each figure, which stays the same until the figure or the language changes. */
const drawn = new WeakMap<CabinetFigure, { card: Character; language: string; coin: ShelfCoin }>();

/** A coin that finds its words and marks when it is drawn, since most coins of a large cabinet are below the visible part. */
class LateCoin implements ShelfCoin {
  #mark: CoinMark | null = null;
  #label: string | null = null;
  constructor(
    readonly card: Character,
    readonly figure: CabinetFigure,
  ) {}
  get mark(): CoinMark {
    return (this.#mark ??= markOf(this.figure));
  }
  get label(): string {
    return (this.#label ??= coinSaid(this.card.name, this.figure));
  }
}

function coinOf(card: Character, figure: CabinetFigure): ShelfCoin {
  const known = drawn.get(figure);
  if (known?.card === card && known.language === currentLanguage()) return known.coin;
  const coin = new LateCoin(card, figure);
  drawn.set(figure, { card, language: currentLanguage(), coin });
  return coin;
}

/** The shelves to draw. A search keeps the coins that it finds, and all coins of a shelf whose name it finds. */
export function shownShelves(shelves: readonly CabinetShelf[], text: string, catalogue: ShelfCatalogue): ShownShelf[] {
  const sought = foldedText(text.trim());
  return shelves.flatMap((shelf) => {
    const name = shelfName(shelf, catalogue);
    const isMeant = sought === '' || foldedText(name).includes(sought);
    const coins = shelf.figures.flatMap((figure): ShelfCoin[] => {
      const card = catalogue.cards.get(figure.character);
      if (!card || (!isMeant && !answers(card, sought))) return [];
      return [coinOf(card, figure)];
    });
    if (coins.length === 0) return [];
    const whole = shelf.owned === shelf.figures.length;
    const isProduct = shelf.id !== 'others' && (shelf.sort === 'product' || shelf.sort === 'gaps');
    return [
      {
        id: shelf.id,
        name,
        count: shelfWords.share(shelf.owned, shelf.figures.length),
        whole,
        ...(isProduct && !whole ? { take: shelfWords.add() } : {}),
        coins,
      },
    ];
  });
}
