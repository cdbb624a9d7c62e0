import type { Look } from '../../look.ts';
import type { Play } from '../../play.ts';
import type { NotesOf } from '../../terms/frame-notes.ts';
import type { EffOf } from '../../terms/card-language.ts';
import { ARCANE_KINDS, colourOf, valueOf as numberOn, type ArcaneCard } from '../../terms/decks.ts';
import type { EffectsFrame } from '../../terms/frame.ts';
import type { ModelId } from '../../terms/ids.ts';
import { abilityOf } from '../../printed/abilities-of.ts';
import { effectsFrame, outcomeFor, textBelow } from '../../printed/text-of.ts';
import { outcomeFrame } from '../../reading/declaring/outcome.ts';
import { inPulse, valueOf } from '../../reading/reading.ts';
import { namedBy } from '../../reading/named-by.ts';
import { triggered } from '../../reading/moments/triggers.ts';
import { fallingOn, flippedCatastrophe } from './catastrophe.ts';
import { ask, causer, into, note, over, type Done, type Handlers, type Work } from '../work.ts';

// Cards that are flipped, or dealt outside a hand: the card is face up, texts may change what it counts as, and then its outcome happens.

/** Flips the top card; null when the deck is empty. A flip by a player's card has no model, so texts about models that flip do not speak. */
function flipped(work: Work, named?: ArcaneCard): ArcaneCard | null {
  const { play, frame } = work;
  const [card] = play.drawArcane(1);
  if (card === undefined) return null;
  play.patchTop<EffectsFrame>({ flipped: [...frame.flipped, card] });
  if (named !== undefined) play.emit({ what: 'guessed', model: frame.model, card: named });
  play.emit({ what: 'flipped', model: frame.model, card, ...('card' in frame.text ? { of: frame.text.card } : {}) });
  const model = causer(work);
  if (model !== null) play.pend(triggered(play, { on: 'flips', model }));
  return card;
}

type CardCalls = Pick<EffOf<'flip'>, 'then' | 'outcomes' | 'catastrophe'>;

/** Runs the effects of a flipped card: the catastrophe, the outcome that fits, or `then`. @rule ABL-5 ABL-6 ABL-11 */
function calledFor(work: Work, { then, outcomes = [], catastrophe = [] }: CardCalls, card: ArcaneCard): Done<{ caught?: true }> {
  const { play, frame } = work;
  if (card === 'catastrophe' && catastrophe.length > 0) {
    const bearer = causer(work);
    if (bearer === null) return into(['catastrophe']);
    return { then: 'push', frame: flippedCatastrophe(play, frame, bearer, catastrophe), now: { caught: true } };
  }
  const hit = outcomeFor({ outcomes }, card);
  if (hit) return into(['outcomes', hit.index, 'do'], { X: numberOn(card) });
  return then ? into(['then'], { X: numberOn(card) }) : over(0);
}

type DealNotes = NotesOf<'deal-each'>;

/** The outcome of a dealt card, for the model it was dealt to. @rule ARC-21 ABL-8 */
function dealtText(
  work: Work,
  { of: printed, outcomes = [], catastrophe = [] }: EffOf<'deal-each'>,
  each: ModelId,
  identity: ArcaneCard,
): EffectsFrame | null {
  const { play, frame } = work;
  const { model, ability, seat, resisting, copies, text, place, bound } = frame;
  if (play.model(each).status !== 'board') return null;
  if (printed !== undefined) {
    const called = outcomeFrame(play, { model, ability: printed, seat, resisting, declared: {}, identity });
    return called?.catastrophe ? { ...called, catastrophe: { ...called.catastrophe, flipped: true } } : called;
  }
  if (identity === 'catastrophe') return catastrophe.length > 0 ? flippedCatastrophe(play, frame, each, catastrophe) : null;
  const hit = outcomeFor({ outcomes }, identity);
  if (!hit) return null;
  const { now: _, ...names } = bound;
  return effectsFrame({
    model,
    ability,
    seat,
    resisting,
    copies,
    text: textBelow(text, place, ['outcomes', hit.index, 'do'], hit.outcome.do),
    bound: { ...names, X: numberOn(identity) },
  });
}

/** The notes of a flip or a deal: one card, or one for each of several models. */
type FlipNotes = NotesOf<'flip'> & DealNotes;
function lying({ match: { stack } }: Look): FlipNotes | null {
  const under = stack[stack.length - 2];
  return under?.kind === 'effects' ? ((under.bound.now as FlipNotes | undefined) ?? null) : null; // the frame below is the flip or the deal
}

/** True if the card that this model has flipped or was dealt does not yet count as a catastrophe. */
export function mayCount(look: Look, subject: ModelId | undefined): boolean {
  const { card, dealt = [] } = lying(look) ?? {};
  const lies = card ?? dealt.find(([model]) => model === subject)?.[1];
  return lies !== undefined && lies !== 'catastrophe';
}

function countAsCatastrophe(play: Play, subject: ModelId): void {
  const { card, dealt, ...more } = lying(play) ?? {};
  const state = {
    ...more,
    ...(card === undefined ? {} : { card: 'catastrophe' }),
    ...(dealt ? { dealt: dealt.map(([model, identity]) => [model, model === subject ? 'catastrophe' : identity]) } : {}),
  };
  const under = play.match.stack.length - 2;
  play.setStack(
    play.match.stack.map((frame, index) =>
      index === under && frame.kind === 'effects' ? { ...frame, bound: { ...frame.bound, now: state } } : frame,
    ),
  );
}

const nameOf = (options: readonly ArcaneCard[], option: string | undefined): ArcaneCard | undefined =>
  options.find((card) => card === option);

export const flippingEffects: Pick<Handlers, 'flip' | 'guess' | 'deal-each' | 'count-as-catastrophe'> = {
  /** @rule ABL-5 ABL-6 ABL-10 ABL-11 */
  flip(work, effect) {
    const { now } = work;
    if (now.caught) return over();
    if (now.card === undefined) {
      const card = flipped(work);
      return card === null ? over() : note({ card });
    }
    const colour = colourOf(now.card);
    if (effect.only && colour !== null && !effect.only.includes(colour)) return over(0);
    if (now.card === 'catastrophe' && !effect.catastrophe?.length) return over(); // without a printed catastrophe nothing happens
    return calledFor(work, effect, now.card);
  },

  /** A flipped card that was not named does nothing. @rule ABL-5 ABL-8 ABL-11 */
  guess(work, effect) {
    const { frame, now, answer } = work;
    if (now.caught) return over(1);
    if (now.card !== undefined) return now.card === now.named ? calledFor(work, effect, now.card) : over(0);
    const named = nameOf(ARCANE_KINDS, answer?.option);
    if (named === undefined) return ask(frame.seat, { ask: 'option', options: [...ARCANE_KINDS], of: 'arcane-card' });
    const card = flipped(work, named);
    return card === null ? over(0) : note({ named, card });
  },

  /** All cards are dealt first; then their outcomes happen, one after the other. @rule ARC-21 ABL-8 */
  'deal-each'(work, effect) {
    const { play, frame, reading, now } = work;
    const { in: range, which, of: printed } = effect;
    if (printed !== undefined && abilityOf(play, frame.model, printed)?.kind !== 'arcane') return over(0);
    if (now.dealt === undefined) {
      const members = inPulse(reading, which, valueOf(reading, range));
      const cards = play.drawArcane(members.length);
      const dealt = cards.map((card, index): [ModelId, ArcaneCard] => [members[index] ?? '', card]);
      play.patchTop<EffectsFrame>({ flipped: [...frame.flipped, ...cards] });
      for (const [model, card] of dealt) play.emit({ what: 'flipped', model, card });
      for (const [model] of dealt) play.pend(triggered(play, { on: 'flips', model }));
      return note({ dealt, done: dealt.length });
    }
    const [next, ...rest] = now.dealt;
    if (!next) return over(now.done);
    const [each, identity] = next;
    const text = dealtText(work, effect, each, identity);
    if (!text) return note({ ...now, dealt: rest });
    return { then: 'push', frame: { ...text, ...fallingOn(text, each) }, now: { ...now, dealt: rest } };
  },

  'count-as-catastrophe'({ play, reading }) {
    const [subject] = namedBy(reading, 'subject');
    if (subject === undefined || !mayCount(play, subject)) return over(0);
    countAsCatastrophe(play, subject);
    return over(1);
  },
};
