import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Character } from '../../../rules/terms/card-language.ts';
import { figureCoin, type CoinMark } from './figure-coin.ts';
import { isLong } from './is-long.ts';
import type { ShelfStand } from './shelf-walk.ts';

/** A figure on a shelf. `label`: its coin in words. */
export interface ShelfCoin {
  card: Character;
  mark: CoinMark;
  label: string;
}
/** A shelf as it is drawn. `take`: the label of the button that adds all of its figures. */
export interface ShownShelf {
  id: string;
  name: string;
  count: string;
  whole: boolean;
  take?: string;
  coins: readonly ShelfCoin[];
}
/** `stops`: whether the coin is the tab stop of the shelves. `current`: whether the figure is shown beside the shelves. */
interface CoinState {
  stops: boolean;
  current: boolean;
}

/** A coin on a shelf. It is drawn again only after a change. */
export const coinButton = (coin: ShelfCoin, stand: ShelfStand, { stops, current }: CoinState) =>
  guard([coin, stand.shelf, stand.coin, stops, current], () => {
    const { card, mark, label } = coin;
    const { id, name } = card;
    return html`<span role="gridcell"
      ><button
        type="button"
        class="coin-button"
        data-character=${id}
        data-stand="${stand.shelf}/${stand.coin}"
        ?data-missing=${mark.copies === 0}
        tabindex=${stops ? 0 : -1}
        aria-label=${label}
        aria-current=${current ? 'true' : nothing}
      >
        ${guard([mark], () => figureCoin(card, mark))}<span class="name ${isLong(name) ? 'long' : ''}" lang="en">${name}</span>
      </button></span
    >`;
  });
