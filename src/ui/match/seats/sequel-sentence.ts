import { distance, pathLength } from '../../../geometry/points.ts';
import type { Motive } from '../../../rules/terms/thought.ts';
import { inches } from '../../../words/language/sentences.ts';
import { thoughtWords } from '../../../words/match/opponents/thoughts.ts';
import type { Pointed } from '../../board/modes.ts';
import { modelsOnBoard, radiusOf, STONE_RADIUS, stonesOnGround } from '../../board/table.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import { idName } from '../../table/names.ts';
import { hundredths, inchesText } from '../../table/spots.ts';

/**
 * The length of an advised move, and the distance from its end to its aim, base to base, or to the nearest enemy or moonstone if the motive names no
 * aim: the word “Jog” alone does not tell a player where to go. Friends count only if there is nothing else. Null if the advice moves no model.
 */
export function sequelSentence(table: TablePort, { goes }: Pointed, motive?: Motive): string | null {
  const view = table.view(null);
  const mover = goes && view.table.models[goes.model];
  const end = goes?.way.at(-1);
  if (!goes || !mover || !end) return null;
  const aim = motive?.code === 'aims' ? motive.aim : null;
  const ownRadius = radiusOf(table.characters, mover);
  const otherModels = modelsOnBoard(view).filter(({ id }) => id !== mover.id);
  const enemies = otherModels.filter(({ controller }) => controller !== mover.controller);
  const target = otherModels.filter(({ id }) => aim && 'target' in aim && id === aim.target);
  const named = stonesOnGround(view).filter(({ id }) => aim?.to !== 'stone' || id === aim.stone);
  const stones = target.length > 0 || aim?.to === 'safety' ? [] : named;
  const foes = (aim?.to === 'harvest' || aim?.to === 'stone') && stones.length > 0 ? [] : enemies;
  const models = target.length > 0 ? target : enemies.length + stones.length > 0 ? foes : otherModels;
  const near = [
    ...models.map((model) => ({
      id: model.id,
      gap: distance(model.at, end) - radiusOf(table.characters, model) - ownRadius,
    })),
    ...stones.map(({ id, at }) => ({ id, gap: distance(at, end) - STONE_RADIUS - ownRadius })),
  ].sort((a, b) => a.gap - b.gap);
  const [nearest] = near;
  if (!nearest) return null;
  const gap = inches(hundredths(Math.max(0, nearest.gap)));
  const name = idName(table, nearest.id);
  return goes.put ? thoughtWords.standsBy(gap, name) : thoughtWords.leadsTo(inches(inchesText(pathLength(mover.at, goes.way))), gap, name);
}
