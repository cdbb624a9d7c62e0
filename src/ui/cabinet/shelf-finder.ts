import { html } from 'lit';
import { SHELF_SORTS, type ShelfSort } from '../../cabinet/terms.ts';
import { shelfWords, sortName } from '../../words/cabinet/cabinet-screen.ts';
import '../kit/fields/segmented.ts';
import '../kit/fields/text-field.ts';

interface SoughtFigure {
  sort: ShelfSort;
  sought: string;
  /** True if there is too little room for five buttons side by side. */
  narrow: boolean;
}
interface FinderFinding {
  sortBy: (sort: ShelfSort) => void;
  search: (sought: string) => void;
}

/** The sort of the shelves, and the search among their figures. */
export function shelfFinder({ sort, sought, narrow }: SoughtFigure, { sortBy, search }: FinderFinding) {
  const sorts = SHELF_SORTS.map((id) => ({ id, label: sortName(id) }));
  const picked = ({ target }: Event): void => {
    if (target instanceof HTMLSelectElement) sortBy(SHELF_SORTS[target.selectedIndex] ?? 'people');
  };
  return html`<div class="find">
    ${
      narrow
        ? html`<select aria-label=${shelfWords.by()} @change=${picked}>
            ${sorts.map(({ id, label }) => html`<option ?selected=${id === sort}>${label}</option>`)}
          </select>`
        : html`<moon-segmented
            .label=${shelfWords.by()}
            .segments=${sorts}
            .selected=${sort}
            @chosen=${({ detail }: MoonEvent<'chosen', { id: ShelfSort }>) => sortBy(detail.id)}
          ></moon-segmented>`
    }
    <moon-text-field
      .label=${shelfWords.find()}
      .value=${sought}
      @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => search(detail.value)}
    ></moon-text-field>
  </div>`;
}
