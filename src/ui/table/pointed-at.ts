import type { Decision, Spot } from '../../rules/terms/decision.ts';
import type { ModelId } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type { View } from '../../seats/view.ts';
import type { Pointed } from '../board/modes.ts';
import type { BoardPoint } from '../contexts/table-port.ts';
import { middleOf, pointOf } from './spots.ts';

const NOTHING: Pointed = { goes: null, places: [], ids: [] };

const walked = (model: ModelId, path: readonly Spot[]): Pointed => ({ ...NOTHING, goes: { model, way: path.map(pointOf), put: false } });
const put = (model: ModelId, spot: Spot): Pointed => ({ ...NOTHING, goes: { model, way: [pointOf(spot)], put: true } });
const about = (...ids: readonly string[]): Pointed => ({ ...NOTHING, ids });

type Declares = Extract<Decision, { kind: 'use' | 'again' | 'play-card' }>;

function declared({ targets = [], stone, terrain, at }: Declares): Pointed {
  const ids = [...targets, ...(stone === undefined ? [] : [stone]), ...(terrain === undefined ? [] : [terrain])];
  return { ...NOTHING, ids, places: at ? [pointOf(at)] : [] };
}

/** The middle of a piece of terrain after a shift in inches; empty where there is no such piece. */
function shifted(view: View, piece: string, [dx, dy]: readonly [number, number]): BoardPoint[] {
  const shape = view.table.terrain.find(({ id }) => id === piece)?.shape;
  if (!shape) return [];
  const from = middleOf(shape);
  const offset = pointOf([dx, dy]);
  return [{ x: from.x + offset.x, y: from.y + offset.y }];
}

/** The pointing of an answer to a card text; the question tells to which model a place or way belongs. */
function answered(view: View, answer: Extract<Decision, { kind: 'answer' }>, opening: Opening | null): Pointed {
  const question = opening?.kind === 'choice' ? opening.question : null;
  const { option, at, path, stone, terrain, by } = answer;
  if (path && question?.ask === 'path') return walked(question.model, path);
  if (at && question?.ask === 'place') return put(question.model, at);
  if (at) return { ...NOTHING, places: [pointOf(at)], ids: stone === undefined ? [] : [stone] };
  if (terrain !== undefined && by) return { ...NOTHING, places: shifted(view, terrain, by), ids: [terrain] };
  return option !== undefined && question?.ask === 'option' && ['model', 'stone', 'piece'].includes(question.of) ? about(option) : NOTHING;
}

function pointing(view: View, decision: Decision, active: ModelId, opening: Opening | null): Pointed {
  switch (decision.kind) {
    case 'step':
    case 'jog':
    case 'react':
      return walked(decision.model ?? active, decision.path);
    case 'traverse':
    case 'jump': {
      const { terrain, to, model = active } = decision;
      return typeof to === 'string' ? about(terrain) : { ...walked(model, [to]), ids: [terrain] };
    }
    case 'deploy':
      return put(decision.model, decision.at);
    case 'activate':
      return about(decision.model);
    case 'melee':
      return about(decision.target);
    case 'harvest':
      return about(decision.stone);
    case 'use':
    case 'again':
    case 'play-card':
      return declared(decision);
    case 'markers':
      return { ...NOTHING, places: decision.at.map(pointOf) };
    case 'answer':
      return answered(view, decision, opening);
    default:
      return NOTHING;
  }
}

/**
 * The things a board can show of an advised decision: the way and the place of a move, the models and things it names; null where there are
 * none. `active`: the active model; `opening`: the question it answers.
 */
export function pointedAt(view: View, decision: Decision, active: ModelId | null, opening: Opening | null = null): Pointed | null {
  const { goes, places, ids } = pointing(view, decision, active ?? '', opening);
  const { models, stones, terrain } = view.table;
  const lies = (id: string): boolean =>
    models[id]?.status === 'board' ||
    stones.some((stone) => stone.id === id && stone.holder === null) ||
    terrain.some((candidate) => candidate.id === id);
  // a way without its model, and a thing without a place, cannot be drawn
  const pointed: Pointed = {
    goes: goes && models[goes.model] && goes.way.length > 0 ? goes : null,
    places,
    ids: [...new Set(ids)].filter(lies),
  };
  return pointed.goes || places.length > 0 || pointed.ids.length > 0 ? pointed : null;
}
