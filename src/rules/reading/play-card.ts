import { entry, note, ledgerCount } from '../ledger.ts';
import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import type { Eff, PlayMoment, TableCard } from '../terms/card-language.ts';
import { doing } from '../terms/card-language/nodes.ts';
import { choices, type Choices, type Refused } from '../terms/choices.ts';
import type { Decision, DecisionOf } from '../terms/decision.ts';
import type { EffectsFrame } from '../terms/frame.ts';
import type { Clause, ModelId, Seat } from '../terms/ids.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { impossible } from '../violation.ts';
import { plainMods } from '../printed/standing-mods.ts';
import { cardOffer } from '../printed/card-offers.ts';
import { paysNobody, worthNow } from './league.ts';
import { binding, namedBy, type Reading } from './named-by.ts';
import { conditionsHold, matches, modelsMatching, valueOf } from './reading.ts';
import { askedForCards, ownCardName, momentsAt, speakerOf, tableCardOf, hasCards } from '../printed/table-cards.ts';
import { seatState } from '../printed/seat-state.ts';
import { cardFrame } from '../printed/card-rules.ts';
import { noteDeed } from '../printed/deeds.ts';
import { isActing } from '../printed/action-wounds.ts';
import { mayStrike } from './may-strike.ts';
import { readingFor } from './reading-for.ts';
import { isForbidden, keepsStones } from './stats.ts';

// Playing an Event or a campaign card, or showing an Agenda.

type CardDecision = DecisionOf<'play-card'>;

/** The moment at which a card is played. `threatened`: at `would-suffer`, the models that would suffer; `bound`: the names for the card. */
export interface Occasion {
  at: PlayMoment;
  threatened?: readonly ModelId[];
  bound?: EffectsFrame['bound'];
}

const nameOf = (look: Look, { seat, card }: Pick<CardDecision, 'seat' | 'card'>): string => ownCardName(look, seat, card);

/** The clause about when cards of this kind are played. */
const whenPlayed = ({ kind }: TableCard): Clause => (kind === 'campaign' ? 'CMP-3' : 'EVA-27');
const onceOnly = ({ kind }: TableCard): Clause => (kind === 'campaign' ? 'CMP-2' : 'EVA-10');

/** True if playing a card again gives the arcane cards back to the deck that its player still keeps from it. @rule EVA-25 */
const givesBack = (look: Look, seat: Seat, card: TableCard | null): boolean =>
  (card?.do ?? []).some((effect) => effect.do === 'search') && (seatState(look, seat).held ?? []).length > 0;

/** The reason why a seat does not have this card to play; null when it does. @rule EVA-10 */
function refuseCard(look: Look, seat: Seat, name: string): Reason | null {
  const id = nameOf(look, { seat, card: name });
  const card = tableCardOf(look, id);
  const { cards, used } = seatState(look, seat);
  if (card && used.includes(id))
    return givesBack(look, seat, card) ? null : reason('card-played', [card.clause, onceOnly(card)], { card: id });
  return card && cards.includes(id) ? null : reason('no-such-card', ['EVA-10'], { card: name });
}

/** The reason why a card cannot be played at a time when no opening takes it. @rule EVA-10 EVA-27 */
export function refuseCardNow(look: Look, { seat, card: name }: CardDecision): Reason {
  const card = tableCardOf(look, nameOf(look, { seat, card: name }));
  return refuseCard(look, seat, name) ?? reason('card-not-now', card ? [card.clause, whenPlayed(card)] : ['EVA-27'], { card: name });
}

/** The match for a player's card: if the subject belongs to this player, the player counts as its controller. @rule CTL-1 */
const ofItsOwner = (look: Look, seat: Seat, { bound: { subject } = {} }: Occasion): Look =>
  typeof subject === 'string' && look.model(subject).seat === seat ? look.atHome(subject) : look;

/**
 * The reason why this card cannot be played now with these targets; null when it can.
 * @rule EVA-10 EVA-20 EVA-21 EVA-22 EVA-23 EVA-24 EVA-25 EVA-27 EVA-28
 */
export function refusePlay(matchLook: Look, decision: CardDecision, occasion: Occasion): Reason | null {
  const look = ofItsOwner(matchLook, decision.seat, occasion);
  const refused = refuseCard(look, decision.seat, decision.card);
  if (refused) return refused;
  const card = tableCardOf(look, nameOf(look, decision)) ?? impossible(`no card ${decision.card}`);
  const facts = { card: card.id };
  const notNow = reason('card-not-now', [card.clause, whenPlayed(card)], facts);
  if (givesBack(look, decision.seat, card)) return isBetween(occasion) ? null : notNow;
  if (!isMoment(look, card, occasion)) return notNow;
  const reading = readingFor(look, speakerOf(look, decision.seat), card.id, { ...occasion.bound });
  if (!conditionsHold(reading, card.if ?? [])) return reason('card-not-so', [card.clause, whenPlayed(card)], facts);
  if (isUncounted(look, card, occasion)) return reason('criticals-forbidden', ['CRT-1'], facts);
  if (!card.target && decision.targets) return reason('takes-no-target', [card.clause, 'DEF-2'], facts);
  const targets = card.target ? targetsOf(look, decision, occasion) : [];
  if (card.target && targets.length === 0) return reason('no-target', [card.clause, 'DEF-2'], facts);
  if (targets.length > 1) return reason('number-of-targets', [card.clause, 'DEF-2'], { ...facts, n: 1 });
  const refusedTarget = card.target ? refuseTarget(look, card, decision.seat, targets[0] ?? '', occasion) : null;
  if (refusedTarget) return refusedTarget;
  const bound = { ...occasion.bound, ...(targets.length > 0 ? { target: [...targets] } : {}) };
  return isVain(look, card, decision.seat, bound) ? reason('card-not-so', [card.clause, whenPlayed(card)], facts) : null;
}

/** True if a card would do nothing now. @rule CMP-11 */
function isVain(look: Look, card: TableCard, seat: Seat, bound: EffectsFrame['bound']): boolean {
  const { do: effects = [], rules, league } = card;
  if (rules !== undefined) return false;
  if (effects.length === 0) return league !== undefined && look.worlds.every((seen) => paysNobody(seen, seat, league));
  const speaker = speakerOf(look, seat);
  return look.worlds.every((seen) => effects.every((effect) => isIdle(readingFor(seen, speaker, card.id, bound), effect)));
}

function isIdle(reading: Reading, effect: Eff): boolean {
  switch (effect.do) {
    case 'pick-stone':
      return reading.look.match.table.stones.every(({ holder }) => holder !== null);
    case 'pick':
      return modelsMatching(reading, effect.which).every((id) => {
        const named = binding(reading, `pick:${effect.as}`, [id]);
        return effect.then.length > 0 && effect.then.every((part) => isIdle(named, part));
      });
    case 'for-each':
      return modelsMatching(reading, effect.which).length === 0;
    case 'take-stone':
      return namedBy(reading, effect.from).every((id) => reading.look.stonesOf(id).length === 0 || keepsStones(reading.look, id, null));
    case 'search':
      return valueOf(reading, effect.n) <= 0;
    case 'last-stand':
      return namedBy(reading, effect.who).every((id) => mayStrike(reading.look, id).length === 0);
    default:
      return false;
  }
}

/** True if a card could only add to a Critical Hit that does not count. */
function isUncounted(look: Look, card: TableCard, { bound: { subject, enemy } = {} }: Occasion): boolean {
  if (doing(card.do ?? [], 'add-copy').length === 0 || typeof subject !== 'string' || typeof enemy !== 'string') return false;
  return isForbidden(look, subject, 'criticals', enemy);
}

const isMoment = (look: Look, card: TableCard, { at }: Occasion): boolean => momentsAt(look, at).some((moment) => card.at.includes(moment));

const isBetween = ({ at }: Occasion): boolean => at === 'action-gap' || at === 'replenish-start';

/** The targets of a card. A threatened model need not be named if it is the only one, or the only one of the seat. */
function targetsOf(look: Look, { seat, targets }: CardDecision, { threatened = [] }: Occasion): readonly ModelId[] {
  if (targets) return targets;
  const endangered = threatened.filter((id) => look.model(id).controller === seat);
  return endangered.length === 1 ? endangered : threatened.length === 1 ? threatened : [];
}

function refuseTarget(look: Look, card: TableCard, seat: Seat, target: ModelId, { threatened }: Occasion): Reason | null {
  const facts = { card: card.id, target };
  if (look.match.table.models[target]?.status !== 'board') return reason('not-on-board', [card.clause, 'DEF-2'], facts);
  if (threatened && !threatened.includes(target)) return reason('not-threatened', [card.clause, 'EVA-28'], facts);
  const reading = readingFor(look, speakerOf(look, seat), card.id, { target: [target] });
  if (card.target && matches(reading, target, card.target)) return null;
  const clauses: Clause[] = card.id === 'event:clumsiness-of-cowards' ? [card.clause, 'EVA-29', 'DEF-2'] : [card.clause, 'DEF-2'];
  return reason('not-such-a-target', clauses, facts);
}

/** Every card that a seat can play now with its targets, and the refusals of the others. */
export function cardChoices(look: Look, seat: Seat, occasion: Occasion): Choices {
  const { cards, used, held = [] } = seatState(look, seat);
  const back = held.length > 0 ? used.filter((id) => givesBack(look, seat, tableCardOf(look, id))) : [];
  const decisions: Decision[] = [];
  const refused: Refused[] = [];
  for (const card of [...cards, ...back]) {
    for (const targets of namings(look, card, occasion)) {
      const decision: CardDecision = { seat, kind: 'play-card', card, ...(targets ? { targets } : {}) };
      const refusal = refusePlay(look, decision, occasion);
      if (!refusal) decisions.push(decision);
      else
        refused.push({
          decision: { kind: 'play-card', card, ...(targets?.[0] === undefined ? {} : { target: targets[0] }) },
          reason: refusal,
        });
    }
  }
  return choices({ decisions: [...decisions, { seat, kind: 'pass' }], refused: () => refused });
}

/** The sets of targets that a card could name; null stands for none. */
function namings(look: Look, id: string, { at, threatened }: Occasion): (ModelId[] | null)[] {
  const card = tableCardOf(look, id);
  if (!card?.target || !isMoment(look, card, { at })) return [null];
  return (threatened ?? look.onBoard.map((model) => model.id)).map((model) => [model]);
}

/** Plays a card that was judged, and returns the frame of its immediate text; null when it has none. */
export function playCard(play: Play, decision: CardDecision, occasion: Occasion): EffectsFrame | null {
  const { seat } = decision;
  const id = nameOf(play, decision);
  const { cards, used } = seatState(play, seat);
  if (used.includes(id)) {
    giveBackHeld(play, seat);
    return null;
  }
  const card = tableCardOf(play, id) ?? impossible(`no card ${id}`);
  const targets = card.target ? [...targetsOf(play, decision, occasion)] : [];
  play.patchSeat(seat, { cards: cards.filter((cardId) => cardId !== id), used: [...used, id] });
  noteDeed(play, ({ played, ...deeds }) => {
    const worth = worthNow(play, seat, card);
    return {
      ...deeds,
      played: [...played, { seat, card: id, turn: play.match.order.turn, targets, ...(worth === 0 ? {} : { vp: worth }) }],
    };
  });
  play.emit({ what: 'card-played', seat, card: id, targets });
  if (!card.do) return null;
  const owner = targets.map((target) => play.model(target).controller).find((opponent) => opponent !== seat);
  return cardFrame(play, seat, { card, path: ['do'] }, { ...occasion.bound, ...(targets.length > 0 ? { target: targets } : {}) }, owner);
}

/** Puts the arcane cards that a seat keeps in secret back into the deck. @rule EVA-25 */
export function giveBackHeld(play: Play, seat: Seat): void {
  const { held = [] } = seatState(play, seat);
  const { decks } = play.match.table;
  play.patchSeat(seat, { held: [] });
  play.patchTable({ decks: { ...decks, arcane: play.shuffle([...decks.arcane, ...held]) } });
  play.emit({ what: 'arcane-returned', seat, count: held.length });
  play.emit({ what: 'shuffled', deck: 'arcane' });
}

// The first wound of an action.

/** Notes that a model has suffered a wound of the action under way. @rule EVA-28 */
export function noteHurt(play: Play, model: ModelId): void {
  if (hasCards(play)) note(play, entry.hurt(model));
}

/**
 * The windows for cards before an action marks wounds on these models: one for each seat that may hold such a card. They do not help a model
 * that this action has already wounded. @rule EVA-23 EVA-28
 */
export function cardWarnings(play: Play, attacker: ModelId, blows: () => readonly { to: ModelId; amount: number }[]): EffectsFrame[] {
  if (!isActing(play)) return [];
  const seats = askedForCards(play, 'would-suffer');
  if (seats.length === 0) return [];
  const inDanger = blows().filter(({ to, amount }) => amount > 0 && isUnhurt(play, to));
  const threatened = [...new Set(inDanger.map(({ to }) => to))];
  return threatened.length === 0
    ? []
    : seats.map((seat) => cardOffer(play, 'would-suffer', seat, { actor: attacker, bound: {}, threatened }));
}

const isUnhurt = (look: Look, model: ModelId): boolean =>
  look.model(model).status === 'board' && ledgerCount(look, entry.hurt(model)) === 0 && !isUnharmed(look, model);

/** True if a text prevents all wounds on a model. @rule EVA-23 */
export const isUnharmed = (look: Look, model: ModelId): boolean => plainMods(look, model, 'unharmed').length > 0;
