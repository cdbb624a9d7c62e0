import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { EDGES, type Edge } from '../../rules/terms/decision.ts';
import type { ModelId, Seat } from '../../rules/terms/ids.ts';
import type { BoardEvents, BoardMode, Turn } from '../board/modes.ts';
import '../board/board.ts';
import { reasonText } from '../../words/reasons.ts';
import type { TablePort } from '../contexts/table-port.ts';
import type { BoardRequest } from './desk.ts';
import type { Corner } from './lay-out.ts';

/** At which side of an unturned board an edge lies, in degrees clockwise from the near side. */
const side: Record<Edge, Turn> = { south: 0, west: 90, north: 180, east: 270 };
const idle: BoardMode = { kind: 'idle' };

/** How far the board is turned so that a seat's edge lies where that seat sits. */
export function boardTurn(edge: Edge | null, sits: number): Turn {
  return ((sits - (edge === null ? 0 : side[edge]) + 360) % 360) as Turn; // differences of quarter turns
}

/** The edge of the board that lies before somebody who sits so, the edge of the near seat being known or not yet. */
export const edgeBefore = (near: Edge | null, nearSits: number, sits: number): Edge =>
  EDGES.find((edge) => (side[edge] + boardTurn(near, nearSits)) % 360 === sits) ?? 'south';

/** The board as the table shows it now: the view of nobody, and what the prompt that has it wants to hear. `near`: whose edge lies near; `turns`: how each seat sits. */
export function boardFrame(
  table: TablePort,
  request: BoardRequest | null,
  near: Seat,
  turns: readonly number[],
  open: (model: ModelId) => void,
  zoomCorner: Corner,
): TemplateResult {
  const view = table.view(null);
  const hear =
    <K extends keyof BoardEvents>(name: K) =>
    ({ detail }: CustomEvent<BoardEvents[K]>) =>
      request?.on[name]?.(detail);
  return html`<moon-board
    .view=${view}
    .corner=${zoomCorner}
    .characters=${table.characters}
    .mode=${request?.mode ?? idle}
    .numbers=${(model: ModelId) => table.numbers(model)}
    .explain=${(from: ModelId, to: ModelId) => table.sight(from, to)}
    .sentence=${reasonText}
    .selected=${view.order.active}
    .rings=${request?.rings ?? []}
    .rotation=${boardTurn(view.order.seats[near]?.edge ?? null, turns[near] ?? 0)}
    .reader=${turns[request?.seat ?? near] ?? 0}
    @model-tapped=${({ detail }: CustomEvent<BoardEvents['model-tapped']>) => (request?.on['model-tapped'] ? request.on['model-tapped'](detail) : open(detail.model))}
    @stone-tapped=${hear('stone-tapped')}
    @piece-tapped=${hear('piece-tapped')}
    @ground-tapped=${hear('ground-tapped')}
    @route-planned=${hear('route-planned')}
    @place-planned=${hear('place-planned')}
    @plan-cleared=${hear('plan-cleared')}
    @target-tapped=${hear('target-tapped')}
  ></moon-board>`;
}
