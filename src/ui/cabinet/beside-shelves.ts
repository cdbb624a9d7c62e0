import { html, nothing } from 'lit';
import type { CabinetId } from '../../cabinet/terms.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { shelfWords } from '../../words/cabinet/cabinet-screen.ts';
import type { CabinetPort } from '../contexts/cards/cabinet-port.ts';
import '../kit/sheets/dialog.ts';
import '../kit/icon-button.ts';
import { labels } from '../kit/labels.ts';
import type { CabinetChanges } from './changes.ts';
import { coinLegend } from './coins/coin-legend.ts';
import './field-panel.ts';
import './figure/figure-page.ts';
import type { FigureStart } from './figure/figure-page.ts';
import './next-panel.ts';
import type { ShelfCatalogue } from './coins/shown-shelves.ts';

/** The panel beside the shelves: a figure, or an answer. */
export type ShelfBeside = { kind: 'figure'; character: CharacterId; start: FigureStart } | { kind: 'field' | 'next' };

/** The shown cabinet. `version` changes with the saved data. */
interface ShelfSubject {
  port: CabinetPort;
  changes: CabinetChanges;
  catalogue: ShelfCatalogue;
  cabinet: CabinetId;
  version: number;
}

/** The title of the panel. */
export function besideName(beside: ShelfBeside | null, { cards }: ShelfCatalogue): string {
  if (beside === null) return shelfWords.legend();
  if (beside.kind === 'figure') return cards.get(beside.character)?.name ?? '';
  return beside.kind === 'field' ? shelfWords.fieldHeading() : shelfWords.nextHeading();
}

/** The panel: a figure or an answer, or the legend of the coins while none is open. */
export function besideShelves(beside: ShelfBeside | null, subject: ShelfSubject, open: (character: CharacterId) => void) {
  const { port, changes, catalogue, cabinet, version } = subject;
  if (beside === null) return html`<div class="stack">${coinLegend(catalogue.cards.values().next().value)}</div>`;
  if (beside.kind === 'figure')
    return html`<moon-figure-page
      .port=${port}
      .changes=${changes}
      .catalogue=${catalogue}
      .cabinet=${cabinet}
      .figure=${port.figure(cabinet, beside.character)}
      .start=${beside.start}
      @coin=${({ detail }: MoonEvent<'coin'>) => open(detail.character)}
    ></moon-figure-page>`;
  return beside.kind === 'field'
    ? html`<moon-field-panel .port=${port} .catalogue=${catalogue} .cabinet=${cabinet} .version=${version}></moon-field-panel>`
    : html`<moon-next-panel .port=${port} .catalogue=${catalogue} .cabinet=${cabinet} .version=${version}></moon-next-panel>`;
}

interface ShownBeside {
  name: string;
  shown: unknown;
  isOpen: boolean;
  close: () => void;
}

/** Places the panel: beside the shelves on a wide screen, in a drawer on an upright tablet, in a sheet on a phone. */
export function placedBeside({ wide, middle }: { wide: boolean; middle: boolean }, { name, shown, isOpen, close }: ShownBeside) {
  const headed = html`<h2 id="beside">${name}</h2>
    ${shown}`;
  if (wide) return html`<aside class="aside stack" tabindex="0" aria-labelledby="beside">${headed}</aside>`;
  if (!isOpen) return nothing;
  return middle
    ? html`<aside class="drawer stack" aria-labelledby="beside">
        <moon-icon-button class="shut" icon="close" .label=${labels.close} @click=${close}></moon-icon-button>${headed}
      </aside>`
    : html`<moon-dialog open side="bottom" .heading=${name} @closed=${close}>${shown}</moon-dialog>`;
}
