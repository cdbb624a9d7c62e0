import { html, nothing } from 'lit';
import type { CabinetId, ProductId } from '../../cabinet/terms.ts';
import { shelfWords } from '../../words/cabinet/cabinet-screen.ts';
import type { CabinetPort } from '../contexts/cards/cabinet-port.ts';
import '../kit/fields/choice-list.ts';
import '../kit/sheets/dialog.ts';
import './add-product.ts';
import './cabinets-dialog.ts';
import type { CabinetChanges } from './changes.ts';
import { coinLegend } from './coins/coin-legend.ts';
import './lists/lines-in.ts';
import './lists/lines-out.ts';
import type { ShelfCatalogue } from './coins/shown-shelves.ts';

/** The dialogs over the cabinet. */
export type OpenDialog = 'add' | 'more' | 'in' | 'out' | 'cabinets' | 'legend';

/** The subject of a dialog. `code`: the letters of a link to a shared list. */
interface DialogSubject {
  port: CabinetPort;
  changes: CabinetChanges;
  catalogue: ShelfCatalogue;
  cabinet: CabinetId;
  version: number;
  code: string;
}

interface DialogAnswers {
  open: (dialog: OpenDialog | null) => void;
  bring: (product: ProductId, playable: boolean) => void;
  show: (cabinet: CabinetId) => void;
}

const more = ({ open }: DialogAnswers) =>
  html`<moon-dialog open .heading=${shelfWords.more()} @closed=${() => open(null)}>
    <moon-choice-list
      .choices=${[
        { id: 'in', label: shelfWords.listsIn(), icon: 'quill' },
        { id: 'out', label: shelfWords.listsOut(), icon: 'share' },
        { id: 'cabinets', label: shelfWords.cabinets(), icon: 'chest' },
        { id: 'legend', label: shelfWords.legend(), icon: 'question' },
      ]}
      @chosen=${({ detail }: MoonEvent<'chosen', { id: OpenDialog }>) => open(detail.id)}
    ></moon-choice-list>
  </moon-dialog>`;

/** Draws the open dialog, if there is one. */
export function cabinetDialog(dialog: OpenDialog | null, subject: DialogSubject, answers: DialogAnswers) {
  const { port, changes, catalogue, cabinet, version, code } = subject;
  const { open, bring, show } = answers;
  /** Called too when a dialog closes because the next one opens. */
  const closed = (): void => open(null);
  switch (dialog) {
    case 'more':
      return more(answers);
    case 'add':
      return html`<moon-add-product
        .port=${port}
        .catalogue=${catalogue}
        .cabinet=${cabinet}
        .version=${version}
        @product=${({ detail }: MoonEvent<'product'>) => bring(detail.product, detail.playable)}
        @product-back=${({ detail }: MoonEvent<'product-back'>) => {
          void changes.make(() => {
            closed();
            return port.removeProduct(cabinet, detail.product);
          });
        }}
        @closed=${closed}
      ></moon-add-product>`;
    case 'in':
      return html`<moon-lines-in
        .port=${port}
        .changes=${changes}
        .catalogue=${catalogue}
        .cabinet=${cabinet}
        .code=${code}
        @closed=${closed}
      ></moon-lines-in>`;
    case 'out':
      return html`<moon-lines-out .port=${port} .catalogue=${catalogue} .cabinet=${cabinet} @closed=${closed}></moon-lines-out>`;
    case 'cabinets':
      return html`<moon-cabinets-dialog
        .port=${port}
        .changes=${changes}
        .cabinet=${cabinet}
        .version=${version}
        @cabinet=${({ detail }: MoonEvent<'cabinet'>) => {
          show(detail.cabinet);
          closed();
        }}
        @closed=${closed}
      ></moon-cabinets-dialog>`;
    case 'legend':
      return html`<moon-dialog open .heading=${shelfWords.legend()} @closed=${closed}>
        <div class="stack">${coinLegend(catalogue.cards.values().next().value)}</div>
      </moon-dialog>`;
    default:
      return nothing;
  }
}
