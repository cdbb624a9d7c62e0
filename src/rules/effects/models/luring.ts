import { lureOf, luresOf } from '../../measuring/lures.ts';
import { abilityOf } from '../../printed/abilities-of.ts';
import { rangeOf } from '../../reading/declaring/targets.ts';
import { pointOf, units } from '../../table/spots.ts';
import type { Question } from '../../terms/opening.ts';
import { hasGround } from './growing.ts';
import { ask, into, note, over, type Handlers, type Work } from '../work.ts';

/** The limit of a question: within the range of the ability, and in sight. @rule DEF-5 LOS-11 */
function inReach({ play, frame: { model, ability } }: Work): { of: string; within: number } {
  const used = abilityOf(play, model, ability);
  const range = used && used.kind !== 'passive' ? rangeOf(play, used, model) : null;
  return { of: model, within: units(range ?? 0) };
}

export const luringEffects: Pick<Handlers, 'pick-point' | 'lay-lure'> = {
  /** @rule CHR-29 */
  'pick-point'(work) {
    const { frame, answer } = work;
    if (answer?.pass) return over(0);
    if (answer?.at) return into(['then'], { point: pointOf(answer.at) });
    return ask(frame.seat, { ask: 'ground', radius: 0, kind: 'point', ...inReach(work) });
  },

  /** @rule CHR-28 */
  'lay-lure'(work, { lure, across, in: range }) {
    const { play, frame, answer, now } = work;
    if (now.laid) return over(1);
    if (answer?.pass) return over(0);
    const radius = across * 5;
    if (answer?.at) {
      const lures = luresOf(play);
      const nth = lures.reduce((most, { id }) => Math.max(most, Number(id.slice(id.lastIndexOf('-') + 1))), 0) + 1;
      const id = `${lure}-${nth}`;
      play.patchTable({ lures: [...lures, lureOf({ lure, across, in: range }, { id, at: pointOf(answer.at), by: frame.model })] });
      play.emit({ what: 'lure-laid', model: frame.model, id, lure });
      return note({ laid: true });
    }
    const question: Extract<Question, { ask: 'ground' }> = { ask: 'ground', radius, kind: 'lure', lure, ...inReach(work) };
    return hasGround(play, question) ? ask(frame.seat, question) : over(0);
  },
};
