import type { Play } from '../play.ts';
import type { Eff } from '../terms/card-language.ts';
import type { EffectsFrame } from '../terms/frame.ts';
import type { ModelId } from '../terms/ids.ts';
import { effectsAt, textOf } from '../printed/text-of.ts';
import { inPulse, modelsMatching, valueOf } from '../reading/reading.ts';
import type { Reading } from '../reading/named-by.ts';
import { readingFor } from '../reading/reading-for.ts';

// A text harms its target and the models around it at the same time, so those models are fixed before any seat answers to a part of the text.

type Area = Extract<Eff, { do: 'for-each' | 'pulse' }>;

const isArea = (effect: Eff): effect is Area => effect.do === 'for-each' || effect.do === 'pulse';

/** Effects that harm models and move none. */
const HARMS: readonly Eff['do'][] = ['damage', 'wound', 'spend'];

const key = (place: EffectsFrame['place']): `area:${string}` => `area:${place.join('.')}`;

/** The models in an area now. @rule DEF-11 */
export const membersNow = (reading: Reading, effect: Area): ModelId[] =>
  effect.do === 'pulse' ? inPulse(reading, effect.which ?? {}, valueOf(reading, effect.in)) : modelsMatching(reading, effect.which);

/** The models in an area: those fixed by `settleAreas` that are still on the board, else those in it now. @rule DMG-10 */
export function membersOf(reading: Reading, { place, bound }: EffectsFrame, effect: Area): ModelId[] {
  const settled = bound[key(place)];
  return settled ? settled.filter((id) => reading.look.model(id).status === 'board') : membersNow(reading, effect);
}

/** When a list of effects begins with harm that areas follow at once: fixes which models are in those areas. */
export function settleAreas(play: Play, frame: EffectsFrame): void {
  const { place, bound, model, ability } = frame;
  if (play.isSpoken || place[place.length - 1] !== 0 || bound.now) return;
  const list = effectsAt(textOf(play, frame.text), place.slice(0, -1)) ?? [];
  const harms = list.findIndex(({ do: kind }) => !HARMS.includes(kind));
  if (harms < 1) return;
  const areas = list.flatMap((effect, index) =>
    index >= harms && isArea(effect) && list.slice(harms, index).every(isArea) ? [{ effect, at: index }] : [],
  );
  if (areas.length === 0) return;
  const reading = readingFor(play, model, ability, bound);
  const settled: EffectsFrame['bound'] = {};
  for (const { effect, at } of areas) settled[key([...place.slice(0, -1), at])] = membersNow(reading, effect);
  play.patchTop<EffectsFrame>({ bound: { ...bound, ...settled } });
}
