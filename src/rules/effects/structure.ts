import type { Bound } from '../terms/frame-notes.ts';
import type { Eff, Which } from '../terms/card-language.ts';
import { names } from '../terms/card-language/nodes.ts';
import { consequences } from '../harm/harm.ts';
import { mark } from '../harm/mark.ts';
import { conditionsHold, modelsMatching, valueOf } from '../reading/reading.ts';
import { namedBy } from '../reading/named-by.ts';
import { purseOf } from '../printed/purse.ts';
import { seatState } from '../printed/seat-state.ts';
import { effectsFrame, textBelow } from '../printed/text-of.ts';
import { keepsStones } from '../reading/stats.ts';
import { readingFor } from '../reading/reading-for.ts';
import { isWithinAction } from '../reading/action-span.ts';
import type { ModelId } from '../terms/ids.ts';
import { membersOf } from './areas.ts';
import { canChange } from './can-change.ts';
import { canGain } from './cards/energy.ts';
import { waitFor } from './waiting-text.ts';
import { goOver, timesLeft } from './walk.ts';
import { ask, causer, into, note, over, modelsNamed, type Done, type Handlers, type Work } from './work.ts';

/** At a spoken table: the models that may fit a filter. The player who picks one thereby says that it does. */
function candidates({ play, frame }: Work, group: Which): ModelId[] {
  const matched = new Set(play.worlds.flatMap((look) => modelsMatching(readingFor(look, frame.model, frame.ability, frame.bound), group)));
  return play.models.map(({ id }) => id).filter((id) => matched.has(id));
}

/** True if one of these effects acts on the model picked under this name. */
const fallsOn = (effects: readonly Eff[], as: string): boolean =>
  effects.some((effect) =>
    [effect]
      .flatMap((inner) => ['to' in inner ? inner.to : null, 'who' in inner ? inner.who : null])
      .some((role) => typeof role === 'object' && role !== null && 'picked' in role && role.picked === as),
  );

/** True if the model picked under this name only gains energy. */
const givesOnly = (effects: readonly Eff[], as: string): boolean =>
  effects.length > 0 && effects.every((effect) => effect.do === 'gain' && typeof effect.to === 'object' && effect.to.picked === as);

/** A list of effects for several models at once. */
function forAll(work: Work, effect: Extract<Eff, { do: 'for-each' }>): Done {
  const members = membersOf(work.reading, work.frame, effect);
  return members.length === 0 ? over(0) : into(['effects'], { each: members });
}

/**
 * True if an option can happen. A moonstone cannot be taken from a model that has none or keeps its moonstones, and paying to prevent
 * that is then no option either.
 */
const mayHappen = (work: Work, option: readonly Eff[]): boolean =>
  option.every((effect) => {
    if (effect.do === 'may-pay') return effect.else === undefined || mayHappen(work, effect.else);
    return (
      effect.do !== 'take-stone' ||
      modelsNamed(work, effect.from).some((id) => work.play.stonesOf(id).length > 0 && !keepsStones(work.play, id, causer(work)))
    );
  });

/** True if an option would lower the moonstone by more than its depth: at depth 1, lowering by 2 is the same as by 1. */
const overdigs = ({ play, reading }: Work, option: readonly Eff[]): boolean =>
  option.some((effect) => {
    const { stone } = reading.bound;
    if (effect.do !== 'depth' || effect.by === undefined || typeof stone !== 'string') return false;
    return play.stone(stone).depth + valueOf(reading, effect.by) < 0;
  });

export const structureEffects: Pick<
  Handlers,
  'pulse' | 'for-each' | 'repeat' | 'pick' | 'if' | 'one-of' | 'may' | 'may-pay' | 'choose-x' | 'nominate' | 'later'
> = {
  /**
   * Acts on all models within the radius, seen or not, the user included; a distance in the filter counts as well.
   * @rule DEF-11 DEF-12 DEF-13 LOS-15 ABL-13 SIG-9
   */
  pulse(work, effect) {
    const { ordered } = effect;
    const { reading, answer, frame } = work;
    const members = membersOf(reading, frame, effect);
    if (ordered && members.length > 1 && !answer?.order) return ask(frame.seat, { ask: 'order', items: members });
    return members.length === 0 ? over(0) : into(['effects'], { each: answer?.order ?? members });
  },

  'for-each': forAll,

  repeat({ play, frame, reading }, { times }) {
    if (timesLeft(frame) === null) {
      const count = valueOf(reading, times);
      if (count <= 0) return over(0);
      goOver(play, count);
    }
    return into(['then']);
  },

  /**
   * Models are picked one after the other, fewer than `n` when there are not enough. Out of range, a model may only pick itself for an effect
   * on the picked model. Nothing is asked when the effect could change nothing. @rule SIG-12 SIG-14
   */
  pick(work, effect) {
    const { which, n = 1, upTo, as, by, then } = effect;
    const { play, reading, now, answer, frame } = work;
    if (!now.chosen && !play.isSpoken && !canChange(play, frame, effect)) return over(0);
    const isReachable = (id: ModelId): boolean => !frame.selfOnly || names(then, 'self') || (id === frame.model && fallsOn(then, as));
    const isGainer = (id: ModelId): boolean => !givesOnly(then, as) || canGain(play, frame, id);
    const chosen = [...(now.chosen ?? []), ...(answer?.option === undefined ? [] : [answer.option])];
    if (answer?.option !== undefined) return note({ chosen });
    const isOpen = play.isSpoken;
    const could = isOpen ? candidates(work, which) : modelsMatching(reading, which);
    const others = could.filter((id) => !chosen.includes(id) && isReachable(id) && isGainer(id));
    const enough = answer?.pass || chosen.length >= valueOf(reading, n) || others.length === 0;
    if (!enough) {
      const seat = by === 'resisting' ? frame.resisting : frame.seat;
      return ask(seat, { ask: 'option', options: others, of: 'model', ...(upTo || isOpen ? { may: true } : {}) });
    }
    const picks: Bound = {};
    picks[`pick:${as}`] = chosen;
    return chosen.length === 0 ? over(0) : into(['then'], picks);
  },

  if({ reading }, { cond, else: otherwise }) {
    if (conditionsHold(reading, cond)) return into(['then']);
    return otherwise ? into(['else']) : over();
  },

  /**
   * The options are numbered from 1; those that cannot happen are left out. If two options would both dig the moonstone out, the smaller one happens
   * unasked.
   */
  'one-of'(work, { by, options }) {
    const { frame, answer } = work;
    const names = options.flatMap((option, index) => (mayHappen(work, option) ? [String(index + 1)] : []));
    const [only, another] = options.flatMap((option, index) => (overdigs(work, option) ? [] : [index]));
    if (only !== undefined && another === undefined && options.length > 1) return into(['options', only]);
    const chosen = answer?.option;
    if (chosen !== undefined && names.includes(chosen)) return into(['options', Number(chosen) - 1]);
    return ask(by === 'resisting' ? frame.resisting : frame.seat, { ask: 'option', options: names, of: 'outcome' });
  },

  /** Chooses a number, which the nested list calls X. A cost does not scale. */
  'choose-x'({ play, frame, reading, answer }, { to, pays, keep }) {
    const affordable = pays ? play.model(frame.model).energy : Infinity;
    const most = Math.min(Math.floor(valueOf(reading, to)), affordable);
    if (most < 1) return over(0);
    if (answer?.number === undefined) return ask(frame.seat, { ask: 'number', from: 1, to: most });
    if (pays) {
      play.patchModel(frame.model, { energy: play.model(frame.model).energy - answer.number });
      play.emit({ what: 'energy-spent', model: frame.model, by: answer.number, on: frame.ability });
    }
    if (keep) play.patchSeat(frame.seat, { chosen: { ...seatState(play, frame.seat).chosen, [frame.ability]: answer.number } });
    return into(['then'], { X: answer.number });
  },

  nominate(work, { who }) {
    const { play, frame } = work;
    const [nominee] = modelsNamed(work, who);
    if (nominee === undefined) return over(0);
    play.patchModel(frame.model, { nominee });
    play.emit({ what: 'nominated', model: frame.model, nominee });
    return over(1);
  },

  /** Outside an action the effects happen at once. @rule ABL-26 */
  later({ play, frame }, { then }) {
    if (!isWithinAction(play)) return into(['then']);
    const { model, ability, seat, resisting, copies, bound, text, place } = frame;
    const { now: _, ...names } = bound;
    const queued = effectsFrame({ model, ability, seat, resisting, copies, text: textBelow(text, place, ['then'], then), bound: names });
    waitFor(play, queued);
    return over(1);
  },

  /** The player is not asked about effects that cannot happen. */
  may(work, { then }) {
    const { frame, answer } = work;
    if (!answer && !mayHappen(work, then)) return over(0);
    if (answer?.pass || answer?.option === 'no') return over(0);
    return answer ? into(['then']) : ask(frame.seat, { ask: 'option', options: ['yes', 'no'], of: 'yes-no', may: true });
  },

  /** Asks the controller of the model that would pay, unless it cannot. A cost does not scale. @rule CTL-2 MEL-16 */
  'may-pay'(work, { who, energy, wounds, else: otherwise }) {
    const { play, reading, answer, frame, now } = work;
    if (now.paid !== undefined) return into(['then'], { 'result:paid': now.paid });
    const [asked] = namedBy(reading, who).filter((id) => modelsNamed(work, who).includes(id));
    const unpaid = otherwise ? into(['else']) : over(0);
    if (asked === undefined || answer?.pass || answer?.option === 'no') return unpaid;
    const cost = energy === undefined ? 0 : valueOf(reading, energy);
    const payer = purseOf(play, asked);
    const purse = play.model(payer).energy;
    if (purse < cost) return unpaid;
    if (answer?.option !== 'yes')
      return ask(play.model(payer).controller, { ask: 'option', options: ['yes', 'no'], of: 'yes-no', may: true });
    if (cost > 0) {
      play.patchModel(payer, { energy: purse - cost });
      play.emit({ what: 'energy-spent', model: payer, by: cost, on: frame.ability });
    }
    if (wounds !== undefined) play.pend(consequences(play, [mark(play, asked, null, valueOf(reading, wounds))]));
    return note({ paid: cost });
  },
};
