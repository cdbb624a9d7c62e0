import { INCH } from '../../../geometry/lengths.ts';
import type { Opening } from '../../../rules/terms/opening.ts';
import type { View } from '../../../seats/view.ts';
import type { Pointed } from '../../board/modes.ts';
import type { Focus } from '../../board/camera/stage.ts';
import type { BoardPoint } from '../../contexts/table-port.ts';
import { arcaneOf, meleeOf } from '../../table/hands.ts';
import type { BoardRequest } from '../../table/desk.ts';

/** The things that all players look at: models, moonstones and pieces by their ids, or bare places. */
export type LookedAt = Omit<Focus, 'places'> & { places: readonly (string | BoardPoint)[] };

/** The margin round things that are looked at, and round a model that may go anywhere, in units. */
const ROUND = 2 * INCH;
const NEAR = 3.5 * INCH;

/** The fighters of a duel, or the user of an ability and its targets. */
export function duellists(view: View): string[] {
  const melee = meleeOf(view);
  if (melee) return [melee.fighters.attacker, melee.fighters.defender];
  const arcane = arcaneOf(view);
  return arcane ? [arcane.model, ...(arcane.declared.targets ?? [])] : [];
}

/**
 * The things that all players look at now: the models in a duel and the chosen ones, the things that may be chosen, the model that moves, or the active
 * model; null for the whole board.
 */
export function focusOf(view: View, openings: readonly Opening[], request: BoardRequest | null): LookedAt | null {
  const acting = view.order.active;
  const active = acting !== null && view.table.models[acting]?.status === 'board' ? acting : null;
  const key = active ?? 'nobody';
  const mode = request?.mode;
  const chosen = mode?.kind === 'targets' ? (mode.chosen ?? []) : [];
  const duel = duellists(view);
  if (duel.length > 0) {
    const places = [...new Set([...duel, ...chosen])];
    return { key: `${key} duel`, places, margin: ROUND, must: places.length };
  }
  if (openings.length === 0 || openings.some(({ kind }) => kind === 'activate' || kind === 'deploy')) return null;
  const ids = active === null ? [] : [active];
  if (mode?.kind === 'move') return { key, places: [mode.model], margin: mode.limit + INCH };
  const targets = mode?.kind === 'targets' ? [...chosen, ...mode.ids] : [];
  if (targets.length > 0) return { key, places: [...ids, ...targets], margin: ROUND, must: ids.length + chosen.length };
  if (mode?.kind === 'spot') {
    const places = mode.candidates ?? mode.free ?? [];
    return places.length > 0 ? { key, places: [...ids, ...places], margin: ROUND, must: ids.length } : null;
  }
  return active === null ? null : { key, places: [active], margin: NEAR };
}

/** The margin round the models and moonstones of a whole table, in units. */
const AROUND = 3 * INCH;

/**
 * Everything on the table, for a moment without a particular question: first the models that are active or may be activated, then the other models
 * and the moonstones on the ground; null while models are deployed.
 */
export function wholeTableFocus(view: View, openings: readonly Opening[]): LookedAt | null {
  const models = Object.values(view.table.models).filter(({ status }) => status === 'board');
  if (models.length === 0 || view.order.turn === 0 || openings.some(({ kind }) => kind === 'deploy')) return null;
  const seats = openings.filter(({ kind }) => kind === 'activate').map(({ seat }) => seat);
  const isFirst = ({ id, controller }: (typeof models)[number]): boolean => id === view.order.active || seats.includes(controller);
  const first = models.filter(isFirst);
  const stones = view.table.stones.filter(({ holder }) => holder === null).map(({ at }) => at);
  const otherModels = models.filter((model) => !isFirst(model)).map(({ id }) => id);
  return {
    key: view.order.active ?? 'nobody',
    places: [...first.map(({ id }) => id), ...otherModels, ...stones],
    margin: AROUND,
    must: first.length,
    rests: view.order.active === null,
  };
}

/** The things that all players look at, with all that advice points at. */
export function withPointed(looked: LookedAt | null, pointed: Pointed | null): LookedAt | null {
  if (!pointed) return looked;
  const points = [...pointed.ids, ...pointed.places, ...(pointed.goes?.way ?? [])];
  if (!looked) return { key: 'advised', places: points, margin: ROUND, must: points.length, whole: true };
  const { key, places, must = 1 } = looked;
  return {
    ...looked,
    key: `${key} advised`,
    places: [...places.slice(0, must), ...points, ...places.slice(must)],
    must: Math.min(must, places.length) + points.length,
  };
}
