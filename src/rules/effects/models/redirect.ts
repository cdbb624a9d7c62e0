import type { Look } from '../../look.ts';
import type { NotesOf } from '../../terms/frame-notes.ts';
import { SIDES, type EffectsFrame, type Frame } from '../../terms/frame.ts';
import type { Sharpened } from '../../terms/frame-notes.ts';
import type { ModelId } from '../../terms/ids.ts';
import { textOf } from '../../printed/text-of.ts';
import { namedBy } from '../../reading/named-by.ts';
import { valueOf } from '../../reading/reading.ts';
import { over, modelsNamed, type Handlers, type Work } from '../work.ts';

/** Replaces the frame below the text: the damage, or the catastrophe, about which the text speaks. */
function beneath({ play }: Work, change: (frame: Frame) => Frame): void {
  const under = play.match.stack.length - 2;
  play.setStack(play.match.stack.map((frame, index) => (index === under ? change(frame) : frame)));
}

/** The notes of an effect `damage`. */
type DamageNotes = NotesOf<'damage'> & NotesOf<'flip'>;
const noted = ({ bound }: EffectsFrame): DamageNotes => (bound.now as DamageNotes | undefined) ?? {}; // the frame below is damage or a flip
const noting = (frame: EffectsFrame, more: DamageNotes): Frame => ({
  ...frame,
  bound: { ...frame.bound, now: { ...noted(frame), ...more } },
});

/** The frame of the damage, in which another model suffers it. */
function diverted(frame: Frame, victim: ModelId, taker: ModelId): Frame {
  if (frame.kind === 'melee') return { ...frame, diverted: { ...frame.diverted, [victim]: taker } };
  if (frame.kind !== 'effects') return frame;
  return noting(frame, { diverted: { ...noted(frame).diverted, [victim]: taker } });
}

/** The frame of the damage, of which this model suffers nothing. */
function averted(frame: Frame, victim: ModelId): Frame {
  if (frame.kind === 'melee') return { ...frame, averted: [...(frame.averted ?? []), victim] };
  if (frame.kind !== 'effects') return frame;
  return noting(frame, { averted: [...(noted(frame).averted ?? []), victim] });
}

/** The frame of a catastrophe that does not happen. */
function spared(frame: Frame): Frame {
  if (frame.kind !== 'effects' || !frame.catastrophe) return frame;
  return { ...frame, catastrophe: { ...frame.catastrophe, stage: 'averted' } };
}

function sharpened(frame: Frame, dealer: ModelId, given: Sharpened): Frame {
  if (frame.kind === 'melee') {
    const side = SIDES.find((candidate) => frame.fighters[candidate] === dealer) ?? 'attacker';
    return { ...frame, sharpened: { ...frame.sharpened, asked: true, [side]: { ...frame.sharpened?.[side], ...given } } };
  }
  if (frame.kind !== 'effects') return frame;
  return noting(frame, { sharpened: { ...noted(frame).sharpened, ...given } });
}

/** The frame of the damage, reduced by this much for this model. */
function lessened(frame: Frame, victim: ModelId, amount: number): Frame {
  const less = (before: Record<ModelId, number> = {}): Record<ModelId, number> => ({ ...before, [victim]: (before[victim] ?? 0) + amount });
  if (frame.kind === 'melee') return { ...frame, lessened: less(frame.lessened) };
  return frame.kind === 'effects' ? noting(frame, { lessened: less(noted(frame).lessened) }) : frame;
}

/** The notes about the damage in the frame below a text. */
function waiting({ match: { stack } }: Look): Pick<DamageNotes, 'averted' | 'lessened' | 'diverted'> {
  const under = stack[stack.length - 2];
  return under?.kind === 'melee' ? under : under?.kind === 'effects' ? noted(under) : {};
}

/** The model that would suffer the damage now: the subject of the text on top, or the model on which it was turned. */
export function sufferer(look: Look, { bound: { subject } }: EffectsFrame): ModelId | undefined {
  return typeof subject === 'string' ? (waiting(look).diverted?.[subject] ?? subject) : undefined;
}

/** True if other texts have already reduced the damage of a text to nothing. @rule CHR-1 DMG-3 */
export function isNothingLeft(look: Look, { bound: { subject, 'result:damage': damage } }: EffectsFrame): boolean {
  if (damage === undefined || typeof subject !== 'string') return false;
  return damage <= (waiting(look).lessened?.[subject] ?? 0);
}

/**
 * True if the damage, or the Catastrophe, of the text on top comes to nothing without that text: another text has averted it, or waits to
 * avert it unasked. @rule REA-15 DMG-3 ARC-23
 */
export function isTakenOff(look: Look, frame: EffectsFrame): boolean {
  if (isNothingLeft(look, frame)) return true;
  const { bound } = frame;
  const under = look.match.stack[look.match.stack.length - 2];
  if (bound.catastrophe === true) return under?.kind === 'effects' && under.catastrophe?.stage === 'averted';
  const { subject, 'result:damage': damage } = bound;
  if (damage === undefined || typeof subject !== 'string') return false;
  if (waiting(look).averted?.includes(subject)) return true;
  return waitingAverts(look, under, subject).length > 0;
}

/** Pending texts that will avert the damage to a model without asking. */
const waitingAverts = (look: Look, under: Frame | undefined, subject: ModelId): EffectsFrame[] =>
  (under?.pending ?? []).filter(
    (frame): frame is EffectsFrame =>
      frame.kind === 'effects' &&
      !frame.offer &&
      frame.bound.subject === subject &&
      frame.bound['result:damage'] !== undefined &&
      textOf(look, frame.text).some((effect) => effect.do === 'avert'),
  );

/** True if this reduction would leave nothing, so that a text that averts damage and is used up by that need not speak. @rule CHR-1 */
export function sparesAvert(look: Look, { bound: { subject, 'result:damage': damage } }: EffectsFrame, amount: number): boolean {
  if (damage === undefined || typeof subject !== 'string') return false;
  const { averted = [], lessened = {} } = waiting(look);
  const under = look.match.stack[look.match.stack.length - 2];
  const isUsedUp = ({ text, bound: { trigger } }: EffectsFrame): boolean =>
    trigger?.limit !== undefined || textOf(look, text).some((effect) => effect.do === 'lapse');
  return !averted.includes(subject) && damage - (lessened[subject] ?? 0) <= amount && waitingAverts(look, under, subject).every(isUsedUp);
}

export const redirectEffects: Pick<Handlers, 'redirect' | 'avert' | 'sharpen' | 'lessen'> = {
  /** The damage left after the victim's reductions is marked; the texts of the model that takes it do not reduce it again. @rule DMG-6 */
  redirect(work, { to }) {
    const [victim] = namedBy(work.reading, 'subject');
    const [taker] = modelsNamed(work, to);
    if (victim === undefined || taker === undefined) return over(0);
    beneath(work, (frame) => diverted(frame, victim, taker));
    return over(1);
  },

  avert(work) {
    const [victim] = namedBy(work.reading, 'subject');
    if (victim === undefined) return over(0);
    const caught = work.reading.bound.catastrophe === true;
    beneath(work, (frame) => (caught ? spared(frame) : averted(frame, victim)));
    return over(1);
  },

  /** @rule DMG-3 */
  lessen(work, { by }) {
    const [victim] = namedBy(work.reading, 'subject');
    const less = valueOf(work.reading, by);
    if (victim === undefined || less <= 0) return over(0);
    beneath(work, (frame) => lessened(frame, victim, less));
    return over(less);
  },

  sharpen(work, { as, by, past }) {
    const given: Sharpened = { ...(as ? { as } : {}), ...(by === undefined ? {} : { by }), ...(past ? { past } : {}) };
    beneath(work, (frame) => sharpened(frame, work.frame.model, given));
    return over(1);
  },
};
