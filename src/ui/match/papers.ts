import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { ModelId, Seat } from '../../rules/terms/ids.ts';
import type { BoardTurn } from '../board/modes.ts';
import { emit } from '../kit/emit.ts';
import '../log/log-panel.ts';
import type { Seating } from './layout/lay-out.ts';
import type { MatchHost } from './match-host.ts';
import './header/match-menu.ts';
import './model-sheet.ts';

/** The sheets that are open. */
interface Laid {
  /** The model whose card is open, and the seat that has opened it; null: none. */
  sheet: { model: ModelId; seat: Seat } | null;
  menu: boolean;
  log: boolean;
  /** The sheet of the other screens in the match. */
  glasses: boolean;
}
const NONE: Laid = { sheet: null, menu: false, log: false, glasses: false };

/** The state from which the sheets are rendered. */
interface PapersOf {
  seating: Seating;
  /** True if the screen has room for the seating round a flat table. */
  flat: boolean;
  clock: number | null;
  /** The side at which each seat sits, in degrees clockwise. */
  turns: readonly BoardTurn[];
}
/** The menu choices that the screen carries out. */
interface PaperHandlers {
  sit: (seating: Seating) => void;
  advise: (seat: Seat) => void;
  adjust: () => void;
}

/** The sheets that can lie over a table to be read: a model's card, the menu and the log. */
export class Papers {
  #laid = NONE;
  /** The number of log entries that have been read. */
  #readCount = 0;

  constructor(private readonly host: MatchHost & HTMLElement) {}

  /** True if any of them is open. */
  get isOpen(): boolean {
    const { sheet, menu, log, glasses } = this.#laid;
    return sheet !== null || menu || log || glasses;
  }

  lay(papers: Partial<Laid>): void {
    this.#laid = { ...this.#laid, ...papers };
    this.host.requestUpdate();
  }
  putAway(): void {
    this.lay(NONE);
  }

  #read(): void {
    this.#readCount = this.host.table.log(null).length;
    this.lay({ log: false });
  }
  /** Loads the sheet of the other screens only on request, because few matches have any. */
  async #glasses(): Promise<void> {
    await import('../meeting/glasses-sheet.ts');
    this.lay({ menu: false, glasses: true });
  }
  async #export(): Promise<void> {
    this.lay({ menu: false });
    emit(this.host, 'exported', { blob: await this.host.table.exportRecord() });
  }

  drawn({ turns, ...of }: PapersOf, on: PaperHandlers): TemplateResult {
    const { sheet, menu, log, glasses } = this.#laid;
    return html`<moon-model-sheet
        .model=${sheet?.model ?? null}
        .side=${sheet && turns[sheet.seat] === 180 ? 'top' : 'centre'}
        @closed=${() => this.lay({ sheet: null })}
      ></moon-model-sheet>
      <moon-match-menu
        .open=${menu}
        .seating=${of.seating}
        .flat=${of.flat}
        .clock=${of.clock}
        @closed=${() => this.lay({ menu: false })}
        @show-log=${() => this.lay({ menu: false, log: true })}
        @seating=${({ detail }: MoonEvent<'seating'>) => on.sit(detail.seating)}
        @advice=${({ detail }: MoonEvent<'advice'>) => (this.lay({ menu: false }), on.advise(detail.seat))}
        @adjust=${() => (this.lay({ menu: false }), on.adjust())}
        @export=${() => void this.#export()}
        @glasses=${() => void this.#glasses()}
      ></moon-match-menu>
      ${glasses ? html`<moon-glasses-sheet @closed=${() => this.lay({ glasses: false })}></moon-glasses-sheet>` : nothing}
      <moon-log-panel .open=${log} .readCount=${this.#readCount} @closed=${() => this.#read()}></moon-log-panel>`;
  }
}

declare global {
  interface MoonriseEvents {
    exported: { blob: Blob };
  }
}
