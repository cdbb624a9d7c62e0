import { outcomeFrame, refuseTargets, targetsOf } from '../reading/declaring/declare.ts';
import { cardOffers } from '../printed/card-offers.ts';
import { rebateIn } from '../reading/moments/rebates.ts';
import { keptBy } from '../printed/kept-cards.ts';
import { conditionsHold } from '../reading/reading.ts';
import { whyNotHappening } from '../reading/declaring/still-on.ts';
import { readingFor } from '../reading/reading-for.ts';
import { triggered } from '../reading/moments/triggers.ts';
import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import { again, exit, push, step, wait } from '../step.ts';
import { choices } from '../terms/choices.ts';
import type { Decision, Declared } from '../terms/decision.ts';
import type { ArcaneFrame, EffectsFrame } from '../terms/frame.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { call, claim, replace } from './claim.ts';
import { abilityOf } from '../reading/declaring/arcane-frame.ts';
import { handSize, resistSize } from './hand-size.ts';
import { boundBy, effectsFrame, refTo } from '../printed/text-of.ts';

/** The declaration in a decision. */
const named = ({ targets, stone, terrain, at }: Declared): Declared => ({
  ...(targets ? { targets } : {}),
  ...(stone ? { stone } : {}),
  ...(terrain ? { terrain } : {}),
  ...(at ? { at } : {}),
});

/** The declarations for a repeat: its targets belong to the controller of the first target. @rule ARC-27 ARC-31 */
const repeatTargets = (look: Look, frame: ArcaneFrame): Declared[] =>
  targetsOf(look, abilityOf(look, frame), frame.model, frame.seat).filter((declared) => !otherOwner(look, frame, declared));

/** True if the ability's conditions on its user still hold. @rule ARC-33 */
const isUsable = (look: Look, frame: ArcaneFrame): boolean =>
  conditionsHold(readingFor(look, frame.model, frame.ability, {}), abilityOf(look, frame).usableIf ?? []);

const otherOwner = (look: Look, frame: ArcaneFrame, declared: Declared): boolean =>
  frame.owner !== null && (declared.targets ?? []).some((target) => look.model(target).controller !== frame.owner);

/** True if the ability is spent, or the reload that it would need for another use. @rule ARC-33 CRD-18 */
const stopped = (look: Look, { model, ability }: ArcaneFrame): boolean =>
  [ability, `reload-${ability}`].some((key) => look.model(model).spent[key] !== undefined);

/** @rule ARC-26 ARC-29 ARC-30 ARC-33 ARC-34 */
const mayRepeat = (look: Look, frame: ArcaneFrame): boolean =>
  frame.truthful === true &&
  frame.hand.length + keptBy(look, frame.seat).length > 0 &&
  look.model(frame.model).status === 'board' &&
  !stopped(look, frame) &&
  look.worlds.some((seen) => isUsable(seen, frame) && repeatTargets(seen, frame).length > 0);

/** The frames before cards are drawn: windows for players' cards, and texts about the use. @rule CMP-6 CMP-8 */
function usedOffers(play: Play, { model: originator, declared: { targets = [] }, paid }: ArcaneFrame): EffectsFrame[] {
  const names = { originator, ...(targets.length > 0 ? { target: [...targets] } : {}) };
  const spoken = triggered(play, { on: 'uses-arcane', originator, targets });
  const cheaper = (paid?.energy ?? 0) > 0;
  return [
    ...cardOffers(play, 'arcane-start', originator, () => names),
    ...spoken.filter((offer) => cheaper || rebateIn(play, offer) === 0),
  ];
}

/**
 * Runs the triggers of the targets. In a repeat only targets that the action has not named before are asked; hands are drawn by then, so they may
 * show cards. @rule ARC-3 ARC-4 ARC-27
 */
const declared = step<'arcane.declared'>()({
  exits: ['ready', 'repeated', 'failed'],
  takes: [],
  asks: [],
  lays: ['effects'],
  run(play, frame) {
    const { model: originator, ability, targeted = [] } = frame;
    if (frame.asked === undefined) {
      const targets = (frame.declared.targets ?? []).filter((target) => !targeted.includes(target));
      play.patchTop<ArcaneFrame>({
        asked: 'declared',
        targeted: [...targeted, ...targets],
        ...(frame.repeats > 0 ? { newly: targets } : {}),
      });
      if (frame.repeats > 0) play.emit({ what: 'repeated', model: originator });
      if (frame.repeats === 0 || targets.length > 0)
        play.pend(triggered(play, { on: 'declares', model: originator, action: 'arcane', ability, targets, repeat: frame.repeats > 0 }));
      play.pend(triggered(play, { on: 'targeted', originator, targets, action: 'arcane', ability }));
      return again;
    }
    const cause = whyNotHappening(play, frame);
    if (cause !== null) {
      if (!frame.cancelled) play.emit({ what: 'failed', model: originator, why: cause });
      return exit('failed');
    }
    if (frame.repeats === 0 && frame.asked !== 'before') {
      const next = frame.asked === 'declared' ? 'cards' : 'before';
      play.patchTop<ArcaneFrame>({ asked: next });
      play.pend(next === 'cards' ? usedOffers(play, frame) : priorText(play, frame));
      return again;
    }
    if (frame.repeats > 0 && frame.newly && frame.newly.length > 0) {
      play.patchTop<ArcaneFrame>({ newly: undefined });
      play.pend(triggered(play, { on: 'arcane-drawn', originator, targets: frame.newly, ability, repeat: true }));
      return again;
    }
    return exit(frame.repeats > 0 ? 'repeated' : 'ready');
  },
});

/** The frames of the effects that the ability has before hands are drawn. */
function priorText(look: Look, frame: ArcaneFrame): EffectsFrame[] {
  const { model, ability, seat, resisting, declared } = frame;
  const { before } = abilityOf(look, frame);
  if (!before) return [];
  const text = refTo(look, model, abilityOf(look, frame), ['before']);
  return [effectsFrame({ model, ability, text, seat, resisting, bound: boundBy(declared) })];
}

/** The active player draws first, then the resisting one draws six. @rule ARC-5 ARC-8 ARC-12 */
const draw = step<'arcane.draw'>()({
  exits: ['drawn'],
  takes: [],
  asks: [],
  lays: [],
  run(play, frame) {
    const hand = play.drawArcane(handSize(play, frame).cards);
    const resist = play.drawArcane(resistSize(play, frame));
    play.patchTop<ArcaneFrame>({ hand, resist });
    play.emit({ what: 'arcane-drawn', seat: frame.seat, count: hand.length, part: 'hand', secret: { to: frame.seat, cards: hand } });
    const secret = { to: frame.resisting, cards: resist };
    play.emit({ what: 'arcane-drawn', seat: frame.resisting, count: resist.length, part: 'resist', secret });
    return exit('drawn');
  },
});

/** Effects that show cards of the resist hand. @rule ARC-7 */
const reveal = step<'arcane.reveal'>()({
  exits: ['passed', 'cancelled'],
  takes: [],
  asks: [],
  lays: ['effects'],
  run(play, frame) {
    const { model: originator, ability } = frame;
    if (frame.asked !== 'reveal') {
      play.patchTop<ArcaneFrame>({ asked: 'reveal' });
      play.pend(triggered(play, { on: 'hands-drawn', model: originator }));
      play.pend(triggered(play, { on: 'arcane-drawn', originator, targets: frame.declared.targets ?? [], ability }));
      return again;
    }
    const lost = frame.cancelled || play.model(originator).status !== 'board';
    return exit(lost ? 'cancelled' : 'passed');
  },
});

/** After a believed claim: asks models with a text about a bluff, judged by public facts, before the ability resolves and after it. @rule ARC-20 */
function believed(play: Play, { model }: ArcaneFrame, stage: 'once' | 'resolved'): typeof again {
  play.patchTop<ArcaneFrame>({ asked: stage === 'once' ? 'believed' : 'resolved' });
  play.pend(triggered(play, { on: 'bluffed', model, at: stage }));
  return again;
}

/** Ends the action. Its cards go back when the frame leaves the stack. @rule ARC-36 */
function close(play: Play, { model }: ArcaneFrame): typeof again {
  play.patchTop<ArcaneFrame>({ asked: 'over' });
  play.pend(triggered(play, { on: 'arcane-over', model }));
  return again;
}

/** Runs the outcome of the identity that counts. @rule ARC-21 ARC-22 ARC-23 */
const resolve = step<'arcane.resolve'>()({
  exits: ['resolved', 'again'],
  takes: [],
  asks: [],
  lays: ['effects'],
  run(play, frame) {
    const { identity, model, ability, seat, resisting } = frame;
    if (frame.asked === 'over') return exit('resolved');
    if (identity === undefined) return close(play, frame); // no card was played
    const { laid } = frame; // the card of a believed claim
    if (laid !== undefined && !frame.resolved && frame.asked !== 'believed') return believed(play, frame, 'once');
    if (!frame.resolved) {
      play.patchTop<ArcaneFrame>({ resolved: true });
      const text = outcomeFrame(play, { model, ability, seat, resisting, declared: frame.declared, identity });
      play.emit({ what: 'resolved', identity, effect: text !== null });
      return text ? push(text) : again;
    }
    if (laid !== undefined && frame.asked !== 'resolved') return believed(play, frame, 'resolved');
    if (laid !== undefined) play.patchTop<ArcaneFrame>({ laid: undefined, discard: [...frame.discard, laid] });
    return mayRepeat(play, frame) ? exit('again') : close(play, frame);
  },
});

const refuseAgain = (look: Look, frame: ArcaneFrame, decision: Declared): Reason | null => {
  const next = { ...frame.declared, ...named(decision) };
  if (otherOwner(look, frame, next)) return reason('other-controller', ['ARC-27']);
  if (!isUsable(look, frame)) return reason('not-usable-now', ['ARC-33'], { model: frame.model, ability: frame.ability });
  const refused = refuseTargets(look, abilityOf(look, frame), frame.model, frame.seat, next);
  return refused && { ...refused, clauses: [...refused.clauses, 'ARC-31'] };
};

/**
 * After Bluff was called at the truth, the originator may play again with the cards left.
 * @rule ARC-26 ARC-27 ARC-28 ARC-29 ARC-30 ARC-31 ARC-32 ARC-33
 */
const repeat = step<'arcane.again'>()({
  exits: ['again', 'stopped'],
  takes: ['again', 'pass', 'hold'],
  asks: ['again'],
  lays: [],
  run(play, frame) {
    play.ask({ seat: frame.seat, kind: 'again', model: frame.model });
    return wait;
  },
  take(play, frame, decision) {
    if (decision.kind !== 'again') {
      play.patchTop<ArcaneFrame>({ truthful: undefined });
      return exit('stopped');
    }
    play.patchTop<ArcaneFrame>({
      declared: { ...frame.declared, ...named(decision) },
      repeats: frame.repeats + 1,
      claimed: undefined,
      identity: undefined,
      truthful: undefined,
      resolved: undefined,
      asked: undefined,
    });
    return exit('again');
  },
  refuse: (look, frame, decision) => (decision.kind === 'again' ? refuseAgain(look, frame, decision) : null),
  choices(look, frame) {
    const { seat } = frame;
    const repeats = repeatTargets(look, frame).map((target): Decision => ({ seat, kind: 'again', ...target }));
    return choices({ decisions: [...repeats, { seat, kind: 'pass' }] });
  },
});

/** The arcane duel. @rule ARC-2 */
export const arcaneSteps = {
  'arcane.declared': declared,
  'arcane.draw': draw,
  'arcane.reveal': reveal,
  'arcane.claim': claim,
  'arcane.call': call,
  'arcane.replace': replace,
  'arcane.resolve': resolve,
  'arcane.again': repeat,
};
