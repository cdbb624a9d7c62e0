import type { Look } from '../../look.ts';
import type { Who } from '../../terms/card-language.ts';
import type { EffectsFrame } from '../../terms/frame.ts';
import type { ModelId } from '../../terms/ids.ts';
import { abilityOf } from '../../printed/abilities-of.ts';
import { isThrall, purseOf } from '../../printed/purse.ts';
import { isGivenByCard } from '../../printed/table-cards.ts';
import { ruleOf } from '../../printed/text-of.ts';
import { isSteady } from '../../reading/stats.ts';
import { modelsMatching, valueOf } from '../../reading/reading.ts';
import { ask, note, numberFor, over, scaled, modelsNamed, type Handlers, type Work } from '../work.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** True if abilities never change the energy of a model. Texts of players' cards, and abilities that such a card has given, still do. @rule CTL-2 */
const isFixed = (look: Look, frame: EffectsFrame, id: ModelId): boolean =>
  !('card' in frame.text) && !isGivenByCard(look, frame) && isSteady(look, id);

/** True if a text can give a model energy. */
export const canGain = (look: Look, frame: EffectsFrame, id: ModelId): boolean => !isThrall(look, id) && !isFixed(look, frame, id);

/**
 * Changes a model's energy, never below 0, and returns by how much; a thrall never gains energy. `isPaid`: a cost, which every model pays.
 * @rule UPG-17
 */
function change({ play, frame }: Work, id: ModelId, amount: number, isPaid = false): number {
  if (amount > 0 && isThrall(play, id)) return 0;
  if (isFixed(play, frame, id) && !isPaid) return 0;
  const { energy } = play.model(id);
  const next = Math.max(0, energy + amount);
  if (next === energy) return 0;
  play.patchModel(id, { energy: next });
  play.emit(
    next > energy ? { what: 'energy-gained', model: id, by: next - energy } : { what: 'energy-lost', model: id, by: energy - next },
  );
  return Math.abs(next - energy);
}

/** True if this loss is the cost of an offered text: it is the first effect, and a player who did not want to pay has let the text pass. */
function isPrice({ play, frame: { model, ability, text, place } }: Work, from: Who): boolean {
  if (from !== 'self' || 'card' in text || 'inline' in text || place.join() !== '0') return false;
  const passive = abilityOf(play, model, ability);
  return passive?.kind === 'passive' && ruleOf(passive, Number(text.at[1]))?.may === true;
}

/** The models whose energy a text takes; a cost is paid by the model that pays for the bearer. @rule MEL-16 CTL-4 */
const losers = (work: Work, from: Who): ModelId[] => {
  const models = modelsNamed(work, from);
  return isPrice(work, from) ? models.map((id) => purseOf(work.play, id)) : models;
};

export const energyEffects: Pick<Handlers, 'gain' | 'lose' | 'refill' | 'share'> = {
  /** Energy may go above the printed maximum. A negative gain takes energy away. @rule DEF-23 */
  gain: (work, { to, energy }) =>
    over(
      sum(scaled(work, energy, (copies) => modelsNamed(work, to).map((id) => change(work, id, numberFor(work, to, id, energy) * copies)))),
    ),

  lose: (work, { to, energy }) =>
    over(
      sum(
        scaled(work, energy === 'all' ? 0 : energy, (copies) =>
          losers(work, to).map((id) =>
            change(
              work,
              id,
              -(energy === 'all' ? work.play.model(id).energy : Math.max(0, numberFor(work, to, id, energy) * copies)),
              isPrice(work, to),
            ),
          ),
        ),
      ),
    ),

  /** Raises energy to the maximum; never lowers it. @rule DEF-23 DEF-24 */
  refill: (work, { to, upTo }) =>
    over(
      sum(
        modelsNamed(work, to).map((id) => {
          const full = upTo === 'printed' ? work.play.character(id).blueDots.length : work.play.openDots(id);
          return change(work, id, Math.max(0, full - work.play.model(id).energy));
        }),
      ),
    ),

  /** Energy is given one by one, until none is left or the player stops. @rule DEF-23 CHR-2 */
  share(work, { from, energy, among }) {
    const { play, reading, now, answer, frame } = work;
    const moved = now.moved ?? 0;
    const [giver] = modelsNamed(work, from);
    if (giver === undefined || answer?.pass || moved >= valueOf(reading, energy) || play.model(giver).energy === 0) return over(moved);
    if (isSteady(play, giver)) return over(moved);
    const could = play.isSpoken
      ? play.worlds.flatMap((look) => modelsMatching({ ...reading, look }, among)).filter((id, index, all) => all.indexOf(id) === index)
      : modelsMatching(reading, among);
    const takers = could.filter((id) => id !== giver && !isThrall(play, id) && !isSteady(play, id));
    const taker = takers.find((id) => id === answer?.option);
    if (taker === undefined)
      return takers.length === 0 ? over(moved) : ask(frame.seat, { ask: 'option', options: takers, of: 'model', may: true });
    change(work, giver, -1);
    change(work, taker, 1);
    return note({ moved: moved + 1 });
  },
};
