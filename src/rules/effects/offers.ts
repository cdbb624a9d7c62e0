import { entry, tally } from '../ledger.ts';
import type { Terms } from '../terms/frame-notes.ts';
import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import type { Cond, Eff, Trigger } from '../terms/card-language.ts';
import type { ArcaneCard } from '../terms/decks.ts';
import { fits } from '../terms/card-fit.ts';
import type { ArcaneFrame, EffectsFrame } from '../terms/frame.ts';
import { abilityOf } from '../printed/abilities-of.ts';
import { countUse } from '../reading/declaring/declare.ts';
import { showKept } from '../printed/kept-cards.ts';
import { purseOf } from '../printed/purse.ts';
import { conditionsHold, valueOf } from '../reading/reading.ts';
import { cardUsesLeft, ruleOf, textOf, usesLeft } from '../printed/text-of.ts';
import { isReasonGone } from '../reading/declaring/still-on.ts';
import { readingFor } from '../reading/reading-for.ts';
import { shownHand } from '../reading/moments/triggers.ts';
import { canChange } from './can-change.ts';
import { isNothingLeft } from './models/redirect.ts';

// Triggered texts: each is offered or speaks unasked, once, within its limit.

/** The conditions that a triggered text must still check before it speaks; null once it has spoken. */
export const termsOf = ({ bound }: EffectsFrame): Terms | null => bound.trigger ?? null;

/** Counts the moment against a limit of `first` moments, whether or not the text is used. @rule CRD-17 */
export function countMoment(play: Play, frame: EffectsFrame): EffectsFrame {
  const terms = termsOf(frame);
  if (!terms?.limit?.first || terms.counted || !isWithinLimit(play, frame, terms)) return frame;
  const { model, ability, seat, bound, text } = frame;
  if ('card' in text) tally(play, [entry.card(seat, ability)]);
  else countUse(play, model, { id: ability });
  const counted: Partial<EffectsFrame> = { bound: { ...bound, trigger: { ...terms, counted: true } } };
  play.patchTop<EffectsFrame>(counted);
  return { ...frame, ...counted };
}

const isWithinLimit = (look: Look, { model, ability, seat, text }: EffectsFrame, { limit, counted }: Terms): boolean =>
  !limit || counted === true || ('card' in text ? cardUsesLeft(look, seat, ability, limit) : usesLeft(look, model, ability, limit)) > 0;

/** True if a triggered text can still speak when it is its turn: its bearer is on the board, its limit is not used up, its cost can be paid. */
export const canSpeak = (look: Look, frame: EffectsFrame): boolean =>
  frame.offer ? look.worlds.some((seen) => maySpeak(seen, frame)) : maySpeak(look, frame);

function maySpeak(look: Look, frame: EffectsFrame): boolean {
  const { model, ability, text } = frame;
  const terms = termsOf(frame);
  if (terms && !isWithinLimit(look, frame, terms)) return false;
  if (!('card' in text) && look.model(model).status !== 'board' && !terms?.slain) return false;
  if (terms?.slain && isKept(look, frame)) return false;
  if (terms && isReasonGone(look, frame, whenOf(look, frame))) return false;
  if (terms && isNothingLeft(look, frame)) return false;
  const first = terms && firstOnly(look, frame);
  if (first && !conditionsHold(readingFor(look, model, ability, frame.bound), [first])) return false;
  const effects = textOf(look, text);
  return (
    !frame.offer ||
    (canPay(look, frame, effects[0]) &&
      effects.some((effect, index) => !isPrice(effect, index) && canChange(look, frame, effect, index === 0)))
  );
}

const isPrice = (effect: Eff, index: number): boolean => index === 0 && effect.do === 'lose' && effect.to === 'self';

/** The rule of a passive ability by which a text speaks. */
function ruleIn(look: Look, { model, ability, text }: EffectsFrame): ReturnType<typeof ruleOf> {
  if ('inline' in text) return null;
  const passive = abilityOf(look, model, ability);
  return passive?.kind === 'passive' ? ruleOf(passive, Number(text.at[1])) : null;
}

/** The kind of moment that triggered a text, of a model or of a player's card. */
function whenOf(look: Look, frame: EffectsFrame): Trigger['on'] | undefined {
  const { text } = frame;
  if (!('card' in text)) return ruleIn(look, frame)?.when.on;
  const rule = look.cards.tableCards?.[text.card]?.rules?.[Number(text.at[1])];
  return rule && 'when' in rule ? rule.when.on : undefined;
}

/** The condition `firstThisTurn` of a text, which must be checked again: the rule may have spoken while the text waited. */
const firstOnly = (look: Look, frame: EffectsFrame): Cond | null =>
  ruleIn(look, frame)?.if?.find((condition) => 'firstThisTurn' in condition) ?? null;

/** True if another text has already kept the model in play that this text would keep. @rule REA-15 UPG-11 */
function isKept(look: Look, frame: EffectsFrame): boolean {
  const { subject } = frame.bound;
  return ruleIn(look, frame)?.when.on === 'would-be-slain' && typeof subject === 'string' && look.model(subject).status !== 'slain';
}

/** True if the energy can be paid with which an offered text begins, by the bearer or the model that pays for it. Energy is public. @rule MEL-16 */
function canPay(look: Look, { model, ability, bound }: EffectsFrame, first: Eff | undefined): boolean {
  if (first?.do === 'choose-x' && first.pays) return look.model(model).energy > 0;
  if (first?.do !== 'lose' || first.to !== 'self' || first.energy === 'all') return true;
  return look.model(purseOf(look, model)).energy >= valueOf(readingFor(look, model, ability, bound), first.energy);
}

/** The card of a claim that was believed and was a lie; null when it was the truth. @rule ARC-20 */
function lieOf(look: Look): ArcaneCard | null {
  const arcane = look.match.stack.findLast((frame): frame is ArcaneFrame => frame.kind === 'arcane');
  return arcane?.laid !== undefined && arcane.laid !== arcane.claimed ? arcane.laid : null;
}

/** The cards that a player must show to use a text: cards of the resist hand, or the card of a lie; null when the player does not have them. */
export function shownFor(look: Look, frame: EffectsFrame): ArcaneCard[] | null {
  if (termsOf(frame)?.bluff) {
    const lie = lieOf(look);
    return lie === null ? null : [lie];
  }
  const reveal = termsOf(frame)?.reveal;
  if (!reveal) return [];
  const hand = shownHand(look, frame.model);
  const cards = hand.filter((card) => fits(card, reveal.card)).slice(0, reveal.n);
  return cards.length === reveal.n ? cards : null;
}

/** Counts the use of a card in play for its player. */
function speakForCard(play: Play, frame: EffectsFrame): void {
  const { seat, ability } = frame;
  if (!termsOf(frame)?.counted) tally(play, [entry.card(seat, ability)]);
  play.emit({ what: 'card-rule', seat, card: ability });
}

/** Begins a triggered text: counts the use and shows the cards that it needs. */
export function speak(play: Play, frame: EffectsFrame): void {
  const { model, ability, bound } = frame;
  const shown = shownFor(play, frame);
  const [lie] = termsOf(frame)?.bluff ? (shown ?? []) : [];
  if (lie !== undefined) play.emit({ what: 'arcane-revealed', card: lie, truthful: false });
  else if (shown && shown.length > 0 && textOf(play, frame.text)[0]?.do !== 'show') {
    showKept(play, shown);
    play.emit({ what: 'resist-shown', seat: frame.seat, cards: shown });
  }
  if ('card' in frame.text) speakForCard(play, frame);
  else if (termsOf(frame)) {
    if (!termsOf(frame)?.counted) countUse(play, model, { id: ability });
    const { subject } = bound;
    tally(play, [entry.spoke(model, ability), ...(typeof subject === 'string' ? [entry.spokeOf(model, ability, subject)] : [])]);
    play.emit({ what: 'used', model, ability });
  }
  const { trigger: _, ...rest } = bound;
  play.patchTop<EffectsFrame>({ offer: undefined, bound: rest });
}
