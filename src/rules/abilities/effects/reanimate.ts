import { newModel } from '../../table/new-model.ts';
import type { Eff } from '../../terms/card-language.ts';
import type { ModelId } from '../../terms/ids.ts';
import { matches, valueOf } from '../reading.ts';
import { ask, note, over, whose, type Handlers, type Work } from '../work.ts';
import { placeOf, placeSpots, type PlaceQuestion } from './placing.ts';

/** The slain of its side that can come back: there is room for them. */
function returning(work: Work, { which, contact }: Extract<Eff, { do: 'reanimate' }>): ModelId[] {
  const { play, reading, frame } = work;
  const { controller } = play.model(frame.model);
  const slain = play.models.filter(({ seat, status, id }) => status === 'slain' && seat === controller && id !== frame.model);
  return slain.map(({ id }) => id).filter((id) => (!which || matches(reading, id, which)) && hasRoom(work, question(work, id, contact)));
}

const question = (work: Work, model: ModelId, contact: Extract<Eff, { do: 'reanimate' }>['contact']): PlaceQuestion => ({
  ask: 'place',
  model,
  contact: whose(work, contact),
});

const hasRoom = ({ play }: Work, place: PlaceQuestion): boolean => placeSpots(play, place).length > 0;

export const reanimateEffects: Pick<Handlers, 'reanimate'> = {
  /** A slain model comes back as it was at first: nothing of what it did or gained is left, it has no energy, and it may be activated. @rule SLN-6 */
  reanimate(work, effect) {
    const { play, frame, now, answer, reading } = work;
    const { model } = now;
    if (typeof model === 'string') {
      if (!answer?.at) return ask(frame.seat, question(work, model, effect.contact));
      const { seat, character } = play.model(model);
      const { health } = play.character(model);
      const { at, height } = placeOf(play, model, answer.at);
      const restored = effect.health === 'all' ? health : Math.ceil(health / 2);
      const energy = effect.energy === undefined ? 0 : valueOf(reading, effect.energy);
      play.patchModel(model, { ...newModel(seat, character), id: model, at, height, status: 'board', wounds: health - restored, energy });
      play.emit({ what: 'reanimated', model, by: frame.model, at });
      return over(1);
    }
    const slain = returning(work, effect);
    if (slain.length === 0) return over(0);
    const option = answer?.option;
    if (option === undefined || !slain.includes(option)) return ask(frame.seat, { ask: 'option', options: slain, of: 'model' });
    return note({ model: option });
  },
};
