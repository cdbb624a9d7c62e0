import type { Look } from '../../look.ts';
import { engages } from '../../sight/engagement.ts';
import { within } from '../../sight/distance.ts';
import type { Bound } from '../../terms/frame-notes.ts';
import type { ActionName, Trigger, Which } from '../../terms/card-language.ts';
import type { DamageType } from '../../terms/factions.ts';
import type { AbilityId, ModelId } from '../../terms/ids.ts';
import { speaksOf } from '../mods.ts';
import type { Moment } from './moment.ts';
import { readingFor } from '../reading-for.ts';
import { matches } from '../reading.ts';

/**
 * The names that a moment binds for a rule; null when the rule does not speak. A model under another player's control still protects its own side.
 * @rule CTL-1
 */
export function triggerBinding(look: Look, self: ModelId, ability: AbilityId, trigger: Trigger, moment: Moment): Bound | null {
  const isWho = (model: ModelId, group: Which | undefined, seen = look): boolean =>
    group ? matches(readingFor(seen, self, ability, { subject: model }), model, group) : model === self;
  const guards = (model: ModelId, group: Which | undefined): boolean => isWho(model, group) || isWho(model, group, look.atHome(self));
  switch (moment.on) {
    case 'replenish':
      if (trigger.on !== 'replenish' || (look.model(self).status === 'slain') !== (trigger.slain === true)) return null;
      if ((look.model(self).status === 'removed') !== (trigger.removed === true)) return null;
      return trigger.at === moment.at ? {} : null;
    case 'discard':
      return trigger.on === moment.on && trigger.at === moment.at ? {} : null;
    case 'first-rolled':
      return trigger.on === 'first-rolled' ? {} : null;
    case 'enters':
      return trigger.on === 'enters' && moment.model === self && (!trigger.deployed || moment.deployed) ? {} : null;
    case 'activates':
      return trigger.on === 'activates' && moment.model === self ? {} : null;
    case 'targeted':
      return hearsTargeted(look, self, trigger, moment);
    case 'attacks': {
      const { originator } = moment;
      return trigger.on === 'attacks' && isWho(originator, trigger.who) ? { originator, subject: originator } : null;
    }
    case 'declares':
      if (trigger.on !== 'declares' || moment.model !== self || (moment.repeat && !trigger.anew)) return null;
      return speaksOf(trigger.with, moment.action, moment.ability ?? undefined) ? { target: moment.targets } : null;
    case 'fights': {
      if (trigger.on !== 'fights' || !moment.fighters.includes(self)) return null;
      return { enemy: moment.fighters.filter((id) => id !== self) };
    }
    case 'end-step':
      if (trigger.on !== 'end-step' || !moment.fighters.includes(self)) return null;
      return { enemy: moment.fighters.filter((id) => id !== self) };
    case 'reanimates':
      return trigger.on === 'reanimates' && moment.by === self ? { subject: moment.model } : null;
    case 'reanimated':
      return trigger.on === 'reanimated' && isWho(moment.model, trigger.who) ? { subject: moment.model } : null;
    case 'hands-drawn':
      return trigger.on === 'hands-drawn' && isWho(moment.model, trigger.who) ? { originator: moment.model } : null;
    case 'would-deal':
      return trigger.on === 'would-deal' && moment.by === self && isSuchDamage(trigger, moment) ? {} : null;
    case 'would-suffer':
      if (trigger.on !== 'would-suffer' || !guards(moment.to, trigger.who) || !isSuchDamage(trigger, moment)) return null;
      return { subject: moment.to, ...(moment.by === null ? {} : { originator: moment.by }), 'result:damage': moment.amount };
    case 'arcane-drawn': {
      if (trigger.on !== 'arcane-drawn' || look.friends(self, moment.originator)) return null;
      const near = trigger.within !== undefined && !moment.repeat && within(look, self, moment.originator, trigger.within);
      return near || moment.targets.includes(self) ? { originator: moment.originator, subject: moment.originator } : null;
    }
    case 'caused-wounds': {
      if (trigger.on !== 'caused-wounds' || moment.by !== self || moment.amount < 1) return null;
      if (trigger.to === 'enemy' && look.friends(self, moment.to)) return null;
      return { subject: moment.to, 'result:wounds': moment.amount };
    }
    case 'wounded':
      if (trigger.on !== 'wounded' || (trigger.by === 'damage' && moment.by !== 'damage')) return null;
      if (trigger.by === 'catastrophe' && !moment.ofCatastrophe) return null;
      return isWho(moment.model, trigger.who) ? { subject: moment.model, 'result:wounds': moment.amount } : null;
    case 'would-be-slain':
      return trigger.on === 'would-be-slain' && isWho(moment.model, trigger.who) ? { subject: moment.model } : null;
    case 'catastrophe':
      if (trigger.on !== 'catastrophe' || trigger.at !== moment.at || !isWho(moment.model, trigger.who)) return null;
      if (trigger.from === 'flip' && !moment.flipped) return null;
      return { subject: moment.model, catastrophe: true, 'result:brought': moment.wounds };
    case 'gains-stone':
      if (trigger.on !== 'gains-stone' || (trigger.by && trigger.by !== moment.by)) return null;
      return isWho(moment.model, trigger.who) ? { subject: moment.model } : null;
    case 'adds-card':
      return trigger.on === 'adds-card' && isWho(moment.model, trigger.who) ? { subject: moment.model } : null;
    case 'flips':
      return trigger.on === 'flips' && isWho(moment.model, trigger.who) ? { subject: moment.model } : null;
    case 'slain':
      if (trigger.on !== 'slain' || !isWho(moment.model, trigger.who) || (trigger.by && moment.by !== self)) return null;
      return {
        subject: moment.model,
        'result:energy': look.model(moment.model).energy,
        stones: look.stonesOf(moment.model).map(({ id }) => id),
        ...(moment.by === null ? {} : { originator: moment.by }),
      };
    case 'moved':
      if (trigger.on === 'moves') return isWho(moment.model, trigger.who) ? { subject: moment.model } : null;
      if (trigger.on !== 'ends-move-engaged' || moment.calls?.includes(self) === false || !isWho(moment.model, trigger.who)) return null;
      return moment.calls || engages(look, self, moment.model) ? { subject: moment.model } : null;
    case 'uses-arcane': {
      const { originator, targets } = moment;
      if (trigger.on !== 'uses-arcane' || !isWho(originator, trigger.who)) return null;
      const { at } = trigger;
      if (at === 'enemy' && targets.every((target) => look.friends(self, target))) return null;
      const aimed = typeof at === 'object' ? targets.find((target) => isWho(target, at)) : originator;
      return aimed === undefined ? null : { originator, subject: aimed, target: targets };
    }
    case 'gains-ability':
      if (trigger.on !== 'gains-ability' || trigger.ability !== moment.ability) return null;
      return isWho(moment.model, trigger.who) ? { subject: moment.model } : null;
    case 'melee-drawn':
      return trigger.on === 'melee-drawn' && moment.fighters.includes(self) ? {} : null;
    case 'reveals':
    case 'steps-aside':
      return trigger.on === moment.on && isWho(moment.model, trigger.who) ? { subject: moment.model } : null;
    case 'deployed':
      return trigger.on === 'deployed' ? {} : null;
    case 'arcane-over':
      return trigger.on === moment.on && moment.model === self ? {} : null;
    case 'bluffed':
      if (trigger.on !== 'bluffed' || (trigger.at ?? 'once') !== moment.at) return null;
      return isWho(moment.model, trigger.who) ? { subject: moment.model } : null;
  }
}

/** True if damage has a type and an action that a trigger names. */
const isSuchDamage = (
  { types, with: actions }: { types?: DamageType[]; with?: ActionName[] },
  { type = null, action = null }: { type?: DamageType | null; action?: ActionName | null },
): boolean => (!types || (type !== null && types.includes(type))) && (!actions || (action !== null && speaksOf(actions, action)));

function hearsTargeted(
  look: Look,
  self: ModelId,
  trigger: Trigger,
  { originator, targets, action, ability }: Extract<Moment, { on: 'targeted' }>,
): Bound | null {
  if (trigger.on !== 'targeted' || !targets.includes(self)) return null;
  if (trigger.by === 'enemy' && look.friends(self, originator)) return null;
  const name: ActionName = action;
  if (trigger.with && !speaksOf(trigger.with, name, ability ?? undefined)) return null;
  return { originator };
}
