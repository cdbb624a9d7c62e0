import { render, svg } from 'lit';
import type { Witnessed } from '../../../seats/events-for.ts';
import type { BoardPoint } from '../../contexts/table-port.ts';
import { coinShape, type Coin } from '../models/token.ts';
import { PICTURES, type PictureKind } from './picture-kinds.ts';

/** Animations of what happens to a model, without `topple`, which has a coin of its own. */
const TOLD: ReadonlySet<PictureKind | null> = new Set(['bleeds', 'heals', 'falls', 'changes', 'averts', 'marks', 'takes', 'digs', 'drops']);

/** The models that such an animation shows, without the slain ones. */
export function shownModels(events: readonly Witnessed[]): string[] {
  const slain = new Set(events.flatMap((event) => (event.what === 'slain' ? [event.model] : [])));
  const models = events.flatMap((event) => (TOLD.has(PICTURES[event.what]) && 'model' in event ? [event.model] : []));
  return [...new Set(models)].filter((model) => !slain.has(model));
}

/**
 * A coin at the edge of the screen: the place where it is drawn, where its model stands, its radius in units, and the degrees that set it upright.
 */
interface RimCoin {
  coin: Coin;
  place: BoardPoint;
  stands: BoardPoint;
  radius: number;
  turn: number;
}

/**
 * Draws the coin of a model beyond the edge of the screen at that edge, with an arrow towards the model. The element stays in the layer until the
 * caller removes it.
 */
export function rimCoin(layer: SVGGElement, { coin, place, stands, radius, turn }: RimCoin): SVGGElement {
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  group.setAttribute('class', 'rim-coin');
  layer.append(group);
  const towards = (Math.atan2(stands.y - place.y, stands.x - place.x) * 180) / Math.PI;
  render(
    svg`<g transform="translate(${place.x} ${place.y}) scale(${radius / 100})">
      <path class="rim-arrow" d="M118 -46L184 0L118 46Z" transform="rotate(${towards})"></path>
      <g transform="rotate(${turn})">${coinShape(coin)}</g>
    </g>`,
    group,
  );
  return group;
}
