import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { ModelId, Seat } from '../../../rules/terms/ids.ts';
import type { BoardEvents, BoardMode, Pointed } from '../../board/modes.ts';
import '../../board/board.ts';
import { reasonText } from '../../../words/reasons/reasons.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import type { BoardRequest } from '../../table/desk.ts';
import { boardTurn } from '../../table/edges.ts';
import { duellists } from './focus.ts';
import type { Corner } from './lay-out.ts';

const idle: BoardMode = { kind: 'idle' };
const NO_RINGS: BoardRequest['rings'] = [];

/**
 * The board of the screen: the public view, and the request of the prompt that has the board. `near`: the seat whose edge is the near one; `turns`:
 * how each seat sits; `pointed`: the advice; `steady`: the board lies between two players and does not move.
 */
export function boardFrame(
  table: TablePort,
  request: BoardRequest | null,
  { near, turns }: { near: Seat; turns: readonly number[] },
  open: (model: ModelId) => void,
  { corner, pointed, steady, ownTrays }: { corner: Corner; pointed: Pointed | null; steady: boolean; ownTrays: boolean },
): TemplateResult {
  const view = table.view(null);
  const hear =
    <K extends keyof BoardEvents>(name: K) =>
    ({ detail }: MoonEvent<K>) =>
      request?.on[name]?.(detail);
  return html`<moon-board
    .view=${view}
    .corner=${corner}
    .characters=${table.characters}
    .mode=${request?.mode ?? idle}
    .numbers=${(model: ModelId) => table.numbers(model)}
    .explain=${(from: ModelId, to: ModelId) => table.sight(from, to)}
    .sentence=${reasonText}
    .selected=${view.order.active}
    .rings=${request?.rings ?? NO_RINGS}
    .pointed=${pointed}
    .steady=${steady}
    ?no-tray=${ownTrays}
    ?staged=${request === null && duellists(view).length > 0}
    .rotation=${boardTurn(view.order.seats[near]?.edge ?? null, turns[near] ?? 0)}
    .reader=${turns[request?.seat ?? near] ?? 0}
    @model-tapped=${({ detail }: MoonEvent<'model-tapped'>) => (request?.on['model-tapped'] ? request.on['model-tapped'](detail) : open(detail.model))}
    @stone-tapped=${hear('stone-tapped')}
    @piece-tapped=${hear('piece-tapped')}
    @ground-tapped=${hear('ground-tapped')}
    @route-planned=${hear('route-planned')}
    @place-planned=${hear('place-planned')}
    @plan-cleared=${hear('plan-cleared')}
    @target-tapped=${hear('target-tapped')}
  ></moon-board>`;
}
