import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { adjustWords } from '../../words/match/log/adjust.ts';
import { adjustTableWords } from '../../words/match/log/adjust-table.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { seatName } from '../table/names.ts';
import type { Adjustment } from './adjustment.ts';
import { numberField, seatField } from './fields.ts';

const LAST_TURN = 12;

/** The fields of the match: the turn, the seat that activates next, and the seat with Initiative. */
export function orderFields(table: TablePort, draft: Adjustment, set: (draft: Adjustment) => void): TemplateResult {
  const { order, stack } = table.view(null);
  const [game] = stack;
  const seats = table.seats.map((_, seat) => ({ seat, name: seatName(table, seat) }));
  const { nextSeat: _next, initiative: _initiative, ...draftFields } = draft;
  const { nextSeat, initiative } = draft;
  const current = draft.turn ?? order.turn;
  const turn =
    current === 0
      ? nothing
      : numberField(adjustWords.turn(), current, { min: 1, max: LAST_TURN }, (value) =>
          set({ ...draft, turn: value === order.turn ? null : value }),
        );
  const activates =
    game?.kind === 'game' && game.step.startsWith('activation.')
      ? seatField(
          adjustTableWords.next(),
          nextSeat ?? null,
          seats,
          (seat) =>
            set({ ...draftFields, ...(initiative === undefined ? {} : { initiative }), ...(seat === null ? {} : { nextSeat: seat }) }),
          adjustTableWords.asItIs(),
        )
      : nothing;
  const holds =
    seats.length === 2
      ? seatField(
          adjustTableWords.initiative(),
          initiative === undefined ? order.initiative : initiative,
          seats,
          (seat) =>
            set({
              ...draftFields,
              ...(nextSeat === undefined ? {} : { nextSeat }),
              ...(seat === order.initiative ? {} : { initiative: seat }),
            }),
          adjustTableWords.nobody(),
        )
      : nothing;
  return html`<div class="fields">${turn} ${activates} ${holds}</div>`;
}
