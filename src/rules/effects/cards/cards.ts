import type { Play } from '../../play.ts';
import { CALLED_OFF } from '../../reading/declaring/still-on.ts';
import type { ArcaneFrame, EffectsFrame, Frame } from '../../terms/frame.ts';
import type { Declared } from '../../terms/decision.ts';
import type { NotesOf } from '../../terms/frame-notes.ts';
import type { Ability, Eff } from '../../terms/card-language.ts';
import { doing, names } from '../../terms/card-language/nodes.ts';
import type { ModelId, Seat } from '../../terms/ids.ts';
import { abilitiesOf, abilityOf } from '../../printed/abilities-of.ts';
import { catastropheFrame, outcomeFrame } from '../../reading/declaring/outcome.ts';
import { targetsOf } from '../../reading/declaring/targets.ts';
import { catastropheAt, effectsAt } from '../../printed/text-of.ts';
import { fallingOn } from './catastrophe.ts';
import { ask, into, note, over, modelsNamed, type Done, type Handlers, type Work } from '../work.ts';

/** The nearest frame below the top that this holds for. */
function below<F extends Frame>(play: Play, is: (frame: Frame) => frame is F): { frame: F; at: number } | null {
  const under = play.match.stack.slice(0, -1);
  const index = under.findLastIndex(is);
  const frame = under[index];
  return frame && is(frame) ? { frame, at: index } : null;
}

/** Replaces a frame below the top; its step asks again when play returns to it. */
function rewrite(play: Play, position: number, frame: Frame): void {
  play.setStack(play.match.stack.map((layer, index) => (index === position ? frame : layer)));
}

const isArcane = (frame: Frame): frame is ArcaneFrame => frame.kind === 'arcane';
const isAction = (frame: Frame): frame is Exclude<Frame, { kind: 'game' | 'move' | 'action' }> =>
  frame.kind === 'arcane' || frame.kind === 'melee' || (frame.kind === 'effects' && frame.declared !== undefined);

/** The frames that a player's card can cancel: an action, a move that has begun, or a declared action that a text has given. */
const isAnswered = (frame: Frame): frame is Exclude<Frame, { kind: 'game' }> =>
  frame.kind === 'move' || (frame.kind === 'action' && frame.stage === 'announced') || isAction(frame);

/** True if a text needs the targets that are declared with the action. */
const speaksOfTargets = (text: readonly Eff[]): boolean => names(text, 'target') || doing(text, 'depth').length > 0;

/** The declarations that the seat which causes a catastrophe may choose; `chosen`: the one already made, if the text needs no targets. @rule ARC-39 */
function declarationsFor({ play, frame }: Work, model: ModelId, ability: Ability, text: readonly Eff[], chosen: Declared): Declared[] {
  if (ability.kind === 'passive' || !ability.target || !speaksOfTargets(text)) return [chosen];
  return targetsOf(play, ability, model, frame.seat);
}

const nameOf = ({ targets, stone, terrain }: Declared): string => stone ?? terrain ?? (targets ?? []).join('+');

/** The declaration that the seat causing a catastrophe makes for it. @rule ARC-39 */
function declaration(work: Work, model: ModelId, ability: Ability, text: readonly Eff[], given: Declared): Done | Declared | null {
  const { answer, frame } = work;
  const legal = declarationsFor(work, model, ability, text, given);
  const [first] = legal;
  if (!first) return null;
  if (first === given) return given;
  const names = legal.map(nameOf);
  const chosen = legal[names.indexOf(answer?.option ?? '')];
  const wanted = ability.kind === 'passive' ? undefined : ability.target?.what;
  const kind = wanted === 'stone' ? 'stone' : typeof wanted === 'object' && 'terrain' in wanted ? 'piece' : 'model';
  return chosen ?? ask(frame.seat, { ask: 'option', options: names, of: kind });
}

/** The abilities printed on a model's card whose catastrophe, of an outcome or of a flip, could be suffered now. @rule ARC-39 CHR-63 */
function sufferable(work: Work, model: ModelId): Ability[] {
  const { play } = work;
  const { abilities } = play.character(model);
  return abilitiesOf(play, model).filter((ability) => {
    const path = abilities.includes(ability) ? catastropheAt(ability) : null;
    return path !== null && declarationsFor(work, model, ability, effectsAt(ability, path) ?? [], NOBODY).length > 0;
  });
}

const NOBODY: Declared = {};

type Catastrophe = NotesOf<'catastrophe-of'>;

/** A model suffers one catastrophe of its card. The seat that causes it chooses which one, and its targets. @rule ARC-39 */
function anyOf(work: Work<Catastrophe>, model: ModelId): Done<Catastrophe> {
  const { now, answer, frame } = work;
  if (now.caused) return over(1);
  const known = sufferable(work, model);
  if (known.length === 0) return over(0);
  const named = answer?.option !== undefined && now.ability === undefined ? answer.option : now.ability;
  const ability = known.length === 1 ? known[0] : known.find(({ id }) => id === named);
  if (!ability) return ask(frame.seat, { ask: 'option', options: known.map(({ id }) => id), of: 'ability' });
  if (now.ability === undefined) return note({ ability: ability.id });
  return suffer(work, model, ability, NOBODY, frame.resisting);
}

/**
 * A model suffers the catastrophe of an ability: the player who causes it chooses targets, the controller of the model decides the rest.
 * @rule ARC-39 CTL-1
 */
function suffer(work: Work<Catastrophe>, model: ModelId, ability: Ability, chosen: Declared, resisting: Seat): Done<Catastrophe> {
  const { play, now } = work;
  const path = catastropheAt(ability);
  const declared = path && declaration(work, model, ability, effectsAt(ability, path) ?? [], chosen);
  if (!declared) return over();
  if ('then' in declared) return declared;
  const { controller: seat } = play.model(model);
  const suffered = catastropheFrame(play, { model, ability, at: path, seat, resisting, declared });
  const dealt = ability.kind === 'arcane' && ability.dealtTo !== undefined;
  return { then: 'push', frame: dealt ? { ...suffered, ...fallingOn(suffered, model) } : suffered, now: { ...now, caused: true } };
}

/** The catastrophe of an arcane ability at the targets that its player has declared. */
function sufferOwn({ play }: Work, { model, ability, seat, resisting, declared }: ArcaneFrame): Done<Catastrophe> {
  const text = outcomeFrame(play, { model, ability, seat, resisting, declared, identity: 'catastrophe' });
  return text ? { then: 'push', frame: text, now: { caused: true } } : over();
}

/** Cancels an action that has been declared and has not begun. @rule EVA-20 */
function callOff(play: Play): Done {
  const { game } = play;
  if (!game.announced) return over(0);
  rewrite(play, 0, { ...game, cancelled: true });
  return over(1);
}

export const cardEffects: Pick<Handlers, 'look' | 'catastrophe-of' | 'draw-open' | 'redraw' | 'refund' | 'cancel'> = {
  /** The deck is not shuffled. @rule ABL-9 */
  look({ play, frame, now, answer }, { top, only }) {
    if (now.count === undefined) {
      const cards = play.drawArcane(top); // drawn and put back, so that the cards that a scenario has fixed are on top
      play.patchTable({ decks: { ...play.match.table.decks, arcane: [...cards, ...play.match.table.decks.arcane] } });
      play.emit({ what: 'looked', seat: frame.seat, count: cards.length, secret: { to: frame.seat, cards } });
      return note({ count: cards.length });
    }
    const { count } = now;
    if (!answer?.top || !answer.bottom) return ask(frame.seat, { ask: 'look', count, ...(only ? { only } : {}) });
    const { decks } = play.match.table;
    play.patchTable({ decks: { ...decks, arcane: [...answer.top, ...decks.arcane.slice(count), ...answer.bottom] } });
    play.emit({ what: 'arranged', seat: frame.seat, top: answer.top.length, bottom: answer.bottom.length });
    return over(count);
  },

  /** Suffered by the originator of the arcane ability under way, or by another model from its own card. @rule ARC-39 */
  'catastrophe-of'(work, { of, own }) {
    const { play, now } = work;
    if (of !== undefined) {
      const [model] = modelsNamed(work, of);
      return model === undefined ? over(0) : anyOf(work, model);
    }
    const beneath = below(play, isArcane);
    const ability = beneath && abilityOf(play, beneath.frame.model, beneath.frame.ability);
    if (now.caused || !beneath || ability?.kind !== 'arcane') return over();
    return own
      ? sufferOwn(work, beneath.frame)
      : suffer(work, beneath.frame.model, ability, beneath.frame.declared, beneath.frame.resisting);
  },

  /** Only the hand goes back, not the other cards that have left the deck. @rule ARC-46 */
  redraw({ play }) {
    const beneath = below(play, isArcane);
    if (!beneath || play.model(beneath.frame.model).status !== 'board') return over(0);
    const { hand, seat } = beneath.frame;
    const { decks } = play.match.table;
    play.patchTable({ decks: { ...decks, arcane: play.shuffle([...decks.arcane, ...hand]) } });
    play.emit({ what: 'shuffled', deck: 'arcane' });
    const drawn = play.drawArcane(hand.length);
    rewrite(play, beneath.at, { ...beneath.frame, hand: drawn });
    play.emit({ what: 'arcane-drawn', seat, count: drawn.length, part: 'hand', secret: { to: seat, cards: drawn } });
    return over(drawn.length);
  },

  /** A card with a number joins the hand of the arcane ability under way; a catastrophe happens instead. @rule ARC-8 */
  'draw-open'({ play, frame }) {
    const beneath = below(play, isArcane);
    const [card] = beneath ? play.drawArcane(1) : [];
    if (!beneath || card === undefined) return over(0);
    play.emit({ what: 'flipped', model: frame.model, card });
    if (card === 'catastrophe') {
      play.patchTop<EffectsFrame>({ flipped: [...frame.flipped, card] });
      return into(['catastrophe']);
    }
    rewrite(play, beneath.at, { ...beneath.frame, hand: [...beneath.frame.hand, card] });
    return over(1);
  },

  /** Pays back at most what was paid. @rule CHR-7 */
  refund({ play }, { energy }) {
    const beneath = below(play, isArcane);
    const { by, energy: price } = beneath?.frame.paid ?? { by: '', energy: 0 };
    const saved = energy === 'all' ? price : Math.min(energy, price);
    if (!beneath || saved === 0) return over(0);
    play.patchModel(by, { energy: play.model(by).energy + saved });
    play.emit({ what: 'energy-gained', model: by, by: saved });
    rewrite(play, beneath.at, { ...beneath.frame, paid: { by, energy: price - saved } });
    return over(saved);
  },

  /** @rule ACT-13 */
  cancel(work) {
    const { play } = work;
    const beneath = below(play, 'card' in work.frame.text ? isAnswered : isAction);
    if (!beneath) return callOff(play);
    const { frame, at } = beneath;
    if (frame.kind === 'effects') {
      const { declared: _, ...rest } = frame;
      rewrite(play, at, { ...rest, text: { inline: [], name: CALLED_OFF }, place: [0] });
    } else rewrite(play, at, { ...frame, cancelled: true });
    if (frame.kind === 'effects' || frame.kind === 'arcane') play.emit({ what: 'cancelled', model: frame.model, ability: frame.ability });
    return over(1);
  },
};
