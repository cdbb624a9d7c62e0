import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../../rules/terms/ids.ts';
import { matchWords } from '../../../words/match/match.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import '../../kit/sheets/cover.ts';
import { seatName } from '../../table/names.ts';

/** The cover under which the players pass the tablet on. `taker`: the seat that takes it; null while the cover is open. */
export const tabletCover = (table: TablePort, taker: Seat | null, confirmed: () => void): TemplateResult =>
  html`<moon-cover
    .open=${taker !== null}
    confirm-label=${taker === null ? nothing : matchWords.isSeat(seatName(table, taker))}
    @confirmed=${confirmed}
    >${taker === null ? nothing : matchWords.handTo(seatName(table, taker))}</moon-cover
  >`;
