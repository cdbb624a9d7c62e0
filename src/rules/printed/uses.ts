import type { Play } from '../play.ts';
import type { AbilityId, ModelId } from '../terms/ids.ts';

/** Counts one more use of an ability. @rule CRD-17 */
export function noteUse(play: Play, model: ModelId, ability: AbilityId): void {
  const { used } = play.model(model);
  const { turn, game } = used[ability] ?? { turn: 0, game: 0 };
  play.patchModel(model, { used: { ...used, [ability]: { turn: turn + 1, game: game + 1 } } });
}

/** Takes back one counted use. @rule CHR-54 */
export function takeBackUse(play: Play, model: ModelId, ability: AbilityId): void {
  const { used } = play.model(model);
  const { turn, game } = used[ability] ?? { turn: 0, game: 0 };
  play.patchModel(model, { used: { ...used, [ability]: { turn: Math.max(0, turn - 1), game: Math.max(0, game - 1) } } });
}
