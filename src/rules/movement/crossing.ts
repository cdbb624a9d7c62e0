import { overlaps, type Disc, type Solid } from '../../geometry/shapes.ts';
import { squeezes } from '../../geometry/squeeze.ts';
import { pathClear } from '../../geometry/travel.ts';
import type { Look } from '../look.ts';
import { discOf, radiusOf } from '../measuring/bases.ts';
import type { Clause, ModelId } from '../terms/ids.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { basesAt, freeOver, isFaerie, restWallsAt, softAt, wallsAt, type GroundItem } from './ground.ts';
import type { Stretch } from './levels.ts';
import type { MoveRoute } from '../space/space.ts';

type Moving = Pick<MoveRoute, 'model' | 'as' | 'seat' | 'freely'>;

/** The things in a model's way at a level; water and woods only for a Jog. @rule STP-4 JOG-7 MOV-1 MOV-10 MOV-13 */
export function itemsFor(look: Look, { model, as, freely }: Omit<Moving, 'seat'>, { level }: Pick<Stretch, 'level'>): GroundItem[] {
  const free = freeOver(look, model, as, freely);
  const soft = as === 'jog' ? softAt(look, level) : [];
  return [...basesAt(look, model, level), ...metWalls(look, model, level), ...soft].filter((item) => !free(item));
}

/** The walls in a model's way, except an Obstacle above which the model hovers. @rule CTL-7 */
function metWalls(look: Look, model: ModelId, level: Stretch['level']): GroundItem[] {
  const walls = wallsAt(look, level);
  const rests = restWallsAt(look, model, level);
  if (rests === walls) return [...walls];
  const disc = discOf(look, model);
  return walls.filter((wall) => rests.includes(wall) || !overlaps(disc, wall.shape));
}

/** True if a model may squeeze: only in its own activation, moved by its controller. @rule MOV-3 MOV-7 END-9 */
export const maySqueeze = (look: Look, { model, as, seat }: Moving): boolean =>
  as !== 'reaction' && look.match.order.active === model && look.model(model).controller === seat;

const BY_ACTION: Partial<Record<MoveRoute['as'], Clause[]>> = { step: ['STP-5'], reaction: ['REA-9'] };
const CODE: Record<GroundItem['ground'], string> = {
  friend: 'overlaps-model',
  enemy: 'overlaps-model',
  obstacle: 'overlaps-terrain',
  barrier: 'overlaps-terrain',
  water: 'water-closed-to-jog',
  woods: 'woods-closed-to-jog',
};
const CLAUSES: Record<GroundItem['ground'], Clause[]> = {
  friend: ['MOV-1'],
  enemy: ['MOV-1'],
  obstacle: ['TER-2', 'MOV-1'],
  barrier: ['TER-3', 'MOV-1'],
  water: ['JOG-7', 'TER-4'],
  woods: ['JOG-7', 'TER-5'],
};

function blocked(look: Look, { model, as }: Moving, item: GroundItem, place: { x: number; y: number }): Reason {
  const platform = look.match.table.terrain.some(({ id, kind }) => id === item.id && kind === 'platform');
  const wings = !isFaerie(look, model) ? [] : as !== 'jog' ? ['FAE-7'] : item.ground === 'barrier' ? ['FAE-3'] : [];
  const clauses = [...wings, ...CLAUSES[item.ground], ...(platform ? ['MOV-14'] : []), ...(BY_ACTION[as] ?? [])];
  return reason(CODE[item.ground], clauses, { model, by: item.id }, { x: place.x, y: place.y });
}

const isEnemy = ({ ground }: GroundItem): boolean => ground === 'enemy';
const asEnemy = ({ id, shape }: Solid): { id: string; disc: Disc }[] => ('disc' in shape ? [{ id, disc: shape.disc }] : []);

/** The reason why a base may not go along one stretch of its path; it may squeeze through a gap. @rule MOV-1 MOV-3 MOV-4 MOV-6 MOV-7 MOV-12 */
export function refuseCrossing(look: Look, moving: Moving, stretch: Stretch): Reason | null {
  const { from, path } = stretch;
  const disc = { at: from, radius: radiusOf(look, moving.model) };
  const items = itemsFor(look, moving, stretch);
  const clash = pathClear(disc, path, items);
  if (!clash) return null;
  const enemies = items.filter(isEnemy).flatMap(asEnemy);
  const fault = squeezes(
    disc,
    path,
    items.filter((item) => !isEnemy(item)),
    enemies,
  );
  const slips = maySqueeze(look, moving);
  if (!fault && slips) return null;
  const facts = { model: moving.model, by: clash.id };
  if (!fault) return reason('squeeze-not-now', ['MOV-7', 'MOV-1', ...(BY_ACTION[moving.as] ?? [])], facts, clash.at);
  if (slips && fault.reason === 'closed') {
    const ground = items.find(({ id }) => id === fault.id)?.ground;
    const clauses = ground === 'water' || ground === 'woods' ? ['JOG-7', 'MOV-13'] : [];
    return reason('gap-closed', ['MOV-4', 'MOV-1', ...clauses], { ...facts, by: fault.id }, fault.at);
  }
  if (squeezesPastEnemy(disc, path, items, enemies)) return reason('no-squeeze-enemy', ['MOV-6', 'MOV-1'], facts, clash.at);
  const hit = slips ? fault : clash;
  const item = items.find(({ id }) => id === hit.id);
  if (!item) return reason('overlaps-model', ['MOV-1'], facts, clash.at);
  const refusal = blocked(look, moving, item, hit.at);
  const round = slips && fault.reason === 'one-sided' && !refusal.clauses.includes('MOV-14');
  return round ? { ...refusal, clauses: [...refusal.clauses, 'MOV-12'] } : refusal;
}

/** True if the path would be a legal squeeze if an enemy beside it were a friend. */
function squeezesPastEnemy(
  disc: Disc,
  path: Stretch['path'],
  items: readonly GroundItem[],
  enemies: readonly { id: string; disc: Disc }[],
): boolean {
  return enemies.length > 0 && squeezes(disc, path, items, []) === null;
}
