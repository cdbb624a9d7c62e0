import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { ModelId, Seat } from '../../rules/terms/ids.ts';
import type { Turn } from '../board/modes.ts';
import '../log/log-panel.ts';
import type { Seating } from './lay-out.ts';
import './match-menu.ts';
import './model-sheet.ts';

/** What can be laid over a table to be read, and whether it lies there. */
export interface Papers {
  /** A model's card, and who wants to see it. */
  sheet: { model: ModelId; seat: Seat } | null;
  menu: boolean;
  log: boolean;
  seating: Seating;
  /** There is room for a flat table. */
  flat: boolean;
  clock: number | null;
  /** How much of the log has been read. */
  seen: number;
  /** How each seat sits. */
  turns: readonly Turn[];
}
export interface PaperHandlers {
  close: (which: 'sheet' | 'menu' | 'log') => void;
  showLog: () => void;
  sit: (how: Seating) => void;
  advise: (seat: Seat) => void;
  adjust: () => void;
  export: () => void;
}

/** A model's card, the menu and the log. */
export function papers({ sheet, turns, ...of }: Papers, on: PaperHandlers): TemplateResult {
  return html`<moon-model-sheet
      .model=${sheet?.model ?? null}
      .side=${sheet && turns[sheet.seat] === 180 ? 'top' : 'centre'}
      @closed=${() => on.close('sheet')}
    ></moon-model-sheet>
    <moon-match-menu
      .open=${of.menu}
      .seating=${of.seating}
      .flat=${of.flat}
      .clock=${of.clock}
      @closed=${() => on.close('menu')}
      @show-log=${on.showLog}
      @seating=${({ detail }: CustomEvent<{ seating: Seating }>) => on.sit(detail.seating)}
      @advice=${({ detail }: CustomEvent<{ seat: Seat }>) => on.advise(detail.seat)}
      @adjust=${on.adjust}
      @export=${on.export}
    ></moon-match-menu>
    <moon-log-panel .open=${of.log} .seen=${of.seen} @closed=${() => on.close('log')}></moon-log-panel>`;
}
