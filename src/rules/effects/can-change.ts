import { handSize } from '../arcane/hand-size.ts';
import { abilityOf as arcaneOf } from '../reading/declaring/arcane-frame.ts';
import { discOf } from '../measuring/bases.ts';
import { refuseStart } from '../movement/ways.ts';
import { leadsAnywhere } from '../movement/steps.ts';
import { straightMove } from '../movement/straight-move.ts';
import type { Look } from '../look.ts';
import type { ActionName, Eff, EffOf, Who } from '../terms/card-language.ts';
import { doing, names } from '../terms/card-language/nodes.ts';
import type { MeleeCard } from '../terms/decks.ts';
import { SIDES, type ArcaneFrame, type EffectsFrame } from '../terms/frame.ts';
import type { ModelId } from '../terms/ids.ts';
import { entry, ledgerCount } from '../ledger.ts';
import { abilityOf } from '../printed/abilities-of.ts';
import { handLeft } from '../printed/cards-asked.ts';
import { energyFor } from '../printed/purse.ts';
import { textOf } from '../printed/text-of.ts';
import { conditionsHold, inPulse, modelsMatching, valueOf } from '../reading/reading.ts';
import { meleeUnderWay, namedBy, type Reading } from '../reading/named-by.ts';
import { costOf } from '../reading/cost-of.ts';
import { isForbidden, isUnmovedBy } from '../reading/stats.ts';
import { readingFor } from '../reading/reading-for.ts';
import { castBy } from './models/calling.ts';
import { canSummon } from './models/control.ts';
import { canGain } from './cards/energy.ts';
import { mayCount } from './cards/flipping.ts';
import { isTakenOff, sparesAvert, sufferer } from './models/redirect.ts';
import { piecesFor } from './models/terrain.ts';

/**
 * True if an effect of an offered text could change anything, judged by what all players can see; a text that could not is not offered. Kinds
 * of effect that are not examined here count as if they could. `first`: the effect is the first of its text, so its conditions can be
 * judged now. @rule REA-15
 */
export function canChange(look: Look, frame: EffectsFrame, effect: Eff, first = false): boolean {
  const reading = readingFor(look, frame.model, frame.ability, frame.bound);
  const list = (effects: readonly Eff[] = [], names: EffectsFrame['bound'] = {}): boolean =>
    canChangeAny(look, { ...frame, bound: { ...frame.bound, ...names } }, effects, first);
  switch (effect.do) {
    case 'if':
      if (!first) return list(effect.then) || list(effect.else);
      return list(conditionsHold(reading, effect.cond) ? effect.then : effect.else);
    case 'one-of':
      return effect.options.some((option) => list(option));
    case 'choose-x': {
      const affordable = effect.pays ? look.model(frame.model).energy : Infinity;
      const most = Math.min(Math.floor(valueOf(reading, effect.to)), affordable);
      return most >= 1 && list(effect.then, { X: most });
    }
    case 'repeat':
      return valueOf(reading, effect.times) > 0 && list(effect.then);
    case 'summon':
      return canSummon({ frame, reading }, effect);
    case 'reroll-die':
      return castBy(look, frame.seat, effect.of).length > 0;
    case 'redirect':
      return namedBy(reading, effect.to).some((taker) => taker !== sufferer(look, frame)) && !isTakenOff(look, frame);
    case 'avert':
      return !isTakenOff(look, frame);
    case 'count-as-catastrophe':
      return mayCount(look, namedBy(reading, 'subject')[0]);
    case 'lessen':
      return !isTakenOff(look, frame) || sparesAvert(look, frame, valueOf(reading, effect.by));
    case 'pick':
      return modelsMatching(reading, effect.which).some((id) => list(effect.then, picked(effect.as, id)));
    case 'flip':
      return (
        [effect.then, ...(effect.outcomes ?? []).map((outcome) => outcome.do)].some((then) => NUMBERS.some((X) => list(then, { X }))) ||
        list(effect.catastrophe)
      );
    case 'may':
    case 'later':
    case 'pick-point':
      return list(effect.then);
    case 'for-each': {
      const members = modelsMatching(reading, effect.which);
      return members.length > 0 && list(effect.effects, { each: members });
    }
    case 'pulse': {
      const members = inPulse(reading, effect.which ?? {}, valueOf(reading, effect.in));
      return members.length > 0 && list(effect.effects, { each: members });
    }
    case 'heal':
      return (
        onBoard(reading, effect.to).some((id) => look.model(id).wounds > 0) && (effect.by === 'all' || valueOf(reading, effect.by) > 0)
      );
    case 'apply':
      return onBoard(reading, effect.to).some((id) => !isIdle(look, id, effect));
    case 'give':
    case 'wound':
    case 'damage':
      return onBoard(reading, effect.to).length > 0;
    case 'refund':
      return canPayBack(look);
    case 'gain':
      return onBoard(reading, effect.to).some((id) => canGain(look, frame, id)) && valueOf(reading, effect.energy) > 0;
    case 'move':
      return onBoard(reading, effect.who).some((id) => canMove(reading, frame, effect, id));
    case 'act':
      return onBoard(reading, effect.who).some(
        (id) => effect.actions === undefined || effect.actions.some((action) => isUsable(look, id, action)),
      );
    case 'swap':
      return [effect.a, effect.b].every((role) => onBoard(reading, role).length > 0);
    case 'feint':
      return frame.bound.subject === undefined || meleeHand(look, frame.bound.subject).length > 0;
    case 'lay-two':
      return meleeHand(look, frame.model).length > 1;
    case 'pay-step': {
      const { stepping } = look.game;
      return stepping !== undefined && !stepping.paid && look.model(frame.model).energy >= stepping.cost;
    }
    case 'pick-piece':
      return piecesFor(look, frame.model, effect).length > 0;
    case 'stow':
      return handLeft(look.match, look.model(frame.model).controller).length > 0;
    case 'reaction-step':
      return ledgerCount(look, entry.unanswered()) === 0 && (effect.who !== 'self' || canReact(look, frame));
    default:
      return true;
  }
}

/** The numbers of arcane cards. */
const NUMBERS = [1, 2, 3];

/** True if `apply` would change only Evade for an arcane action that ignores Evade, or whose hand would have the same size. @rule ARC-9 ARC-10 */
function isIdle(look: Look, id: ModelId, { mods, until }: EffOf<'apply'>): boolean {
  if (until !== 'action' || mods.some((mod) => mod.mod !== 'stat' || mod.stat !== 'evade')) return false;
  const arcane = look.match.stack[look.match.stack.length - 2];
  if (arcane?.kind !== 'arcane' || arcane.step !== 'arcane.declared') return false;
  const { outcomes, target } = arcaneOf(look, arcane);
  if (names([outcomes, target], 'evade')) return false;
  const { table } = look.match;
  const model = look.model(id);
  const from = { model: id, ability: arcane.ability };
  const models = { ...table.models, [id]: { ...model, lasting: [...model.lasting, { mods, until, from }] } };
  return handSize(look, arcane).cards === handSize(look.with({ ...look.match, table: { ...table, models } }), arcane).cards;
}

const canChangeAny = (look: Look, frame: EffectsFrame, effects: readonly Eff[], first: boolean): boolean =>
  effects.some((effect, index) => canChange(look, frame, effect, first && index === 0));

function picked(name: string, id: ModelId): EffectsFrame['bound'] {
  const names: EffectsFrame['bound'] = {};
  names[`pick:${name}`] = [id];
  return names;
}

const onBoard = (reading: Reading, role: Who): ModelId[] =>
  namedBy(reading, role).filter((id) => reading.look.model(id).status === 'board');

/** True if an effect could move a model to another place. @rule MOV-8 MOV-9 */
function canMove(reading: Reading, frame: EffectsFrame, { way = 'any', in: inches }: EffOf<'move'>, id: ModelId): boolean {
  const { look } = reading;
  const length = valueOf(reading, inches);
  if (length <= 0 || isForbidden(look, id, 'move') || isUnmovedBy(look, id, 'card' in frame.text ? null : frame.model)) return false;
  if (typeof way === 'string') return true;
  const [from] = namedBy(reading, 'towards' in way ? way.towards : way.away);
  if (from === undefined || from === id) return false;
  if (look.isSpoken) return true;
  return leadsAnywhere(
    look,
    straightMove(look, { model: id, seat: frame.seat }, discOf(look, from), length, 'towards' in way ? 'towards' : 'away'),
  );
}

/** True if the arcane ability under way has cost energy that can be paid back to the model that paid it. @rule CHR-7 */
function canPayBack(look: Look): boolean {
  const paid = look.match.stack.findLast((frame): frame is ArcaneFrame => frame.kind === 'arcane')?.paid;
  return paid !== undefined && paid.energy > 0 && look.model(paid.by).status === 'board';
}

/** The melee cards that a fighter holds in the round under way. Only their number is public. */
function meleeHand(look: Look, model: ModelId | ModelId[]): MeleeCard[] {
  const melee = meleeUnderWay(look);
  const side = melee && SIDES.find((candidate) => [model].flat().includes(melee.fighters[candidate]));
  return melee && side ? melee.hands[side] : [];
}

/** True if a text makes its bearer play two different cards, and the bearer's hand does not have two. */
export const lacksTwo = (look: Look, { model, text }: EffectsFrame): boolean =>
  doing(textOf(look, text), 'lay-two').length > 0 && new Set(meleeHand(look, model)).size < 2;

/** True if a model could take an action that a text gives it. Only some conditions are examined; the rest is judged when the action is declared. */
function isUsable(look: Look, id: ModelId, action: ActionName): boolean {
  if (action === 'jog') return canJog(look, id);
  if (typeof action !== 'object') return !isForbidden(look, id, action);
  const ability = abilityOf(look, id, action.ability);
  return (
    ability !== null &&
    (ability.kind === 'passive' || !isForbidden(look, id, ability.kind)) &&
    look.model(id).spent[ability.id] === undefined &&
    conditionsHold(readingFor(look, id, ability.id, {}), ability.usableIf ?? [])
  );
}

/** @rule JOG-1 JOG-8 */
const canJog = (look: Look, id: ModelId): boolean =>
  !look.model(id).jogged && !isForbidden(look, id, 'jog') && refuseStart(look, id, 'jog') === null;

/** True if a model may make a reaction step and can pay for it after paying for the text itself. */
function canReact(look: Look, { model, text }: EffectsFrame): boolean {
  const [first] = textOf(look, text);
  const before = first?.do === 'lose' && typeof first.energy === 'number' ? first.energy : 0;
  return !isForbidden(look, model, 'reaction-step') && before + costOf(look, model, 'reaction-step', 0) <= energyFor(look, model);
}
