import type { Play } from '../../play.ts';
import { leftBehind } from '../../harm/harm.ts';
import { houses } from '../../measuring/houses.ts';
import { triggered } from '../../reading/moments/triggers.ts';
import { isTerrain } from '../../table/is-terrain.ts';
import type { Passive, TerrainName } from '../../terms/card-language.ts';
import type { ModelId, PieceId } from '../../terms/ids.ts';
import { placeOf, hasPlace, type PlaceQuestion } from './placing.ts';
import { ask, over, modelsNamed, type Handlers } from '../work.ts';

/** Takes a model off the board without slaying it; it keeps its moonstones. @rule REM-1 REM-2 */
export function remove(play: Play, id: ModelId): void {
  const { at } = play.model(id);
  play.patchModel(id, { status: 'removed', energy: 0, lasting: [] });
  play.emit({ what: 'left', model: id, at });
}

/** The ability that brings a model back that was removed for a while. */
const resurfacing = (terrain: TerrainName): Passive => ({
  kind: 'passive',
  id: 'resurfaces',
  name: 'Resurfaces',
  rules: [{ when: { on: 'replenish', at: 'start', removed: true }, do: [{ do: 'resurface', in: terrain }] }],
});

/** The pieces of a kind of terrain; a building is named by one of its pieces. */
const places = (play: Play, terrain: TerrainName): PieceId[] =>
  play.isSpoken
    ? [terrain]
    : terrain === 'building'
      ? houses(play).flatMap(([first]) => first?.id ?? [])
      : play.match.table.terrain.filter((piece) => isTerrain(piece, terrain)).map(({ id }) => id);

export const leavingEffects: Pick<Handlers, 'remove' | 'resurface' | 'become'> = {
  /** Models that fall with the removed one are slain. @rule REM-1 */
  remove(work, { who, back }) {
    const { play, frame } = work;
    const gone = modelsNamed(work, who);
    for (const id of gone) {
      const { lasting } = play.model(id);
      remove(play, id);
      const from = { model: frame.model, ability: frame.ability };
      if (back) play.patchModel(id, { lasting: [...lasting, { mods: [], until: 'game', from, gives: resurfacing(back) }] });
    }
    play.pend(leftBehind(play, gone));
    return over(gone.length);
  },

  /** The model keeps its id and its state. @rule UPG-6 CHR-13 */
  become(work, { who, card }) {
    const { play } = work;
    const changed = modelsNamed(work, who);
    for (const id of changed) {
      play.patchModel(id, { character: card });
      play.emit({ what: 'became', model: id, character: card });
    }
    return over(changed.length);
  },

  /** The model comes back as it left, but without energy; without room it stays away for good. @rule CHR-24 REM-3 */
  resurface(work, { in: terrain }) {
    const { play, frame, answer } = work;
    const { model } = frame;
    if (play.model(model).status !== 'removed') return over(0);
    const lasting = play.model(model).lasting.filter(({ gives }) => gives?.id !== frame.ability);
    const question: PlaceQuestion = { ask: 'place', model, inside: places(play, terrain) };
    if (answer?.at) {
      const { at, height } = placeOf(play, model, answer.at);
      play.patchModel(model, { status: 'board', at, height, lasting });
      play.emit({ what: 'returned', model, at });
      play.pend(triggered(play, { on: 'enters', model }));
      return over(1);
    }
    if (!answer?.pass && hasPlace(play, question)) return ask(frame.seat, question);
    play.patchModel(model, { lasting: [] });
    play.emit({ what: 'failed', model, why: 'no-room-to-return' });
    return over(0);
  },
};
