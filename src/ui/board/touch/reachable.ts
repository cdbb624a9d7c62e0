import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { toInches } from '../../../geometry/lengths.ts';
import { gapToShape } from '../../../geometry/shapes.ts';
import type { View } from '../../../seats/view.ts';
import { boardKeys, distanceSaid, modelSaid, modelsName, stoneSaid, terrainName } from '../../../words/match/board.ts';
import { currentLanguage } from '../../../words/language/locale.ts';
import { pieceName } from '../../../words/names/pieces.ts';
import { terrainKindName } from '../../../words/names/terrain.ts';
import type { BoardPoint } from '../../contexts/table-port.ts';
import { placeAloud, seenAloud, type Sights } from '../camera/viewpoint.ts';
import type { BoardCamera } from '../camera/board-camera.ts';
import type { BoardHit } from './hit.ts';
import type { BoardMode } from '../modes.ts';
import { modelsOnBoard, nameOf, radiusOf, STONE_RADIUS, stonesOn, stonesOnGround } from '../table.ts';
import type { Characters } from '../table.ts';
import { middleOf } from '../terrain/piece-shape.ts';

/** A thing that can be tapped; `description` names it for screen readers. */
export interface Reachable {
  id: string;
  kind: BoardHit['kind'];
  at: BoardPoint;
  description: string;
}

/** The parts of a board from which its lists are made. */
interface Listed {
  readonly view: View | null;
  readonly characters: Characters;
  readonly mode: BoardMode;
  readonly touchable: readonly string[];
  readonly selected: string | null;
  readonly camera: BoardCamera;
  /** The things that the selected model sees, as far as it is worked out. */
  readonly sights: Sights;
}

/** The inputs of the sentences in a list: the list changes only when one of these does. */
export const listKey = ({ view, characters, mode, selected, camera }: Omit<Listed, 'touchable' | 'sights'>): unknown[] => [
  view,
  characters,
  mode.kind === 'targets' ? mode.ids.join(' ') : '',
  selected,
  camera.rotation,
  camera.reader,
  currentLanguage(),
];

/** All things on a board that can be tapped, put into words again only when an input has changed. */
export class KnownReachable {
  private key: readonly unknown[] = [];
  private items: readonly Reachable[] = [];

  constructor(private readonly board: Listed) {}

  get all(): readonly Reachable[] {
    const { board } = this;
    const key = [...listKey(board), board.touchable, board.sights];
    if (key.length !== this.key.length || key.some((part, i) => part !== this.key[i])) {
      this.key = key;
      this.items = reachable(board);
    }
    return this.items;
  }
}

/** All things that can be tapped: models in the order of troupes, moonstones, and terrain that may be a target. */
export function reachable(board: Listed): Reachable[] {
  const { view, characters, mode, touchable, selected, camera, sights } = board;
  if (!view) return [];
  const viewer = view.table.models[selected ?? ''];
  const from = viewer?.status === 'board' ? { model: viewer, name: nameOf(characters, viewer), sights } : null;
  const aloud = (id: string, point: BoardPoint, radius: number, label: string): string =>
    [label, ...(from ? seenAloud(characters, from, { id, at: point, radius }) : []), placeAloud(camera, point)].join(', ');
  const targets = mode.kind === 'targets' ? mode.ids : [];
  const models = modelsOnBoard(view).map((model): Reachable => {
    const { id, at, seat, wounds, energy, activated } = model;
    const label = modelSaid({
      name: nameOf(characters, model),
      seat,
      wounds,
      boxes: characters[model.character]?.health ?? wounds,
      energy,
      stones: stonesOn(view, id),
      activated,
      touchable: touchable.includes(id) || targets.includes(id),
      selected: selected === id,
    });
    return { id, kind: 'model', at, description: aloud(id, at, radiusOf(characters, model), label) };
  });
  const stones = stonesOnGround(view).map(({ id, at, depth }): Reachable => ({
    id,
    kind: 'stone',
    at,
    description: aloud(id, at, STONE_RADIUS, stoneSaid(depth)),
  }));
  const pieces = view.table.terrain
    .filter(({ id }) => targets.includes(id))
    .map((piece): Reachable => ({ id: piece.id, kind: 'piece', at: middleOf(piece), description: pieceName(piece.id) }));
  return [...models, ...stones, ...pieces];
}

/** The terrain that may not be chosen, for screen readers. */
export function terrainList({
  view,
  mode,
  camera,
  selected,
  characters,
}: {
  view: View;
  mode: BoardMode;
  camera: BoardCamera;
  selected: string | null;
  characters: Characters;
}): TemplateResult {
  const viewer = view.table.models[selected ?? ''];
  const distances = ({ shape }: View['table']['terrain'][number]): string[] =>
    viewer?.status === 'board'
      ? [distanceSaid(toInches(gapToShape({ at: viewer.at, radius: radiusOf(characters, viewer) }, shape)), nameOf(characters, viewer))]
      : [];
  const targets = mode.kind === 'targets' ? mode.ids : [];
  return html`<ul class="unseen terrain" aria-label=${terrainName()}>
    ${view.table.terrain
      .filter(({ id }) => !targets.includes(id))
      .map(
        (piece) =>
          html`<li>
            ${[pieceName(piece.id), terrainKindName(piece.kind), ...distances(piece), placeAloud(camera, middleOf(piece))].join(', ')}
          </li>`,
      )}
  </ul>`;
}

/** The things that can be tapped as buttons, one of them in the tab order, for keyboards and screen readers. */
export function reachableList(
  items: readonly Reachable[],
  on: {
    focused: string | null;
    selected: string | null;
    choose: (item: Reachable) => void;
    focus: (id: string | null) => void;
  },
): TemplateResult {
  const roving = items.some(({ id }) => id === on.focused) ? on.focused : (items[0]?.id ?? null);
  return html`<ul class="unseen reachable" aria-label="${modelsName()}. ${boardKeys()}">
    ${items.map(
      (item) =>
        html`<li>
          <button
            type="button"
            tabindex=${item.id === roving ? '0' : '-1'}
            aria-pressed=${item.id === on.selected ? 'true' : nothing}
            @click=${() => on.choose(item)}
            @focus=${() => on.focus(item.id)}
            @blur=${() => on.focus(null)}
          >
            ${item.description}
          </button>
        </li>`,
    )}
  </ul>`;
}

/** Moves the focus to the next thing that can be tapped, or to the one before. */
export function focusNeighbour(root: ParentNode, step: 1 | -1): void {
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('.reachable button')];
  const index = buttons.findIndex((button) => button.matches(':focus'));
  buttons[(index + step + buttons.length) % buttons.length]?.focus();
}
