import type { Trigger, Which } from '../../../rules/terms/card-language.ts';
import { inches } from '../../language/sentences.ts';
import { type CardClause, allFieldsUsed } from '../clauses.ts';
import type { Phrase } from '../language.ts';
import { actionNouns } from './actions.ts';
import { aNoun } from './filters.ts';
import { damageNoun } from './modifiers/damage-mods.ts';
import { abilityWord, type Voice, referent } from './voice.ts';

type On<K extends Trigger['on']> = Extract<Trigger, { on: K }>;

/** A model of this description; this model where there is none. */
const subjectOf = (group: Which | undefined, voice: Voice): Phrase =>
  group === undefined ? voice.language.who('self') : aNoun(group, voice);

function replenish({ on: _, at, slain, removed, ...rest }: On<'replenish'>, { say }: Voice): CardClause {
  allFieldsUsed(rest);
  if (at === 'end') return say('when.replenish-end');
  if (at === 'during') return say('when.replenish');
  if (removed) return say('when.replenish-removed');
  return slain ? say('when.replenish-slain') : say('when.replenish-start');
}

function declares({ on: _, with: actions, anew: __, ...rest }: On<'declares'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const roles = { actions: actionNouns(actions, voice) };
  return actions.every((action) => typeof action === 'object')
    ? voice.say('when.declares-ability', roles)
    : voice.say('when.declares', roles);
}

function wounded({ on: _, who: bearer, by, ...rest }: On<'wounded'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const phrase = subjectOf(bearer, voice);
  if (by === 'catastrophe') return voice.say('when.wounded-by-catastrophe', { who: phrase });
  return by ? voice.say('when.damaged', { who: phrase }) : voice.say('when.wounded', { who: phrase });
}

function targeted({ on: _, by, with: actions, ...rest }: On<'targeted'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const { say, language } = voice;
  const phrase = by === 'enemy' ? language.who('an-enemy') : language.who('a-model');
  return actions === undefined
    ? say('when.targeted', { who: phrase })
    : say('when.targeted-with', { who: phrase, actions: actionNouns(actions, voice) });
}

function wouldSuffer({ on: _, who: bearer, types, with: actions, ...rest }: On<'would-suffer'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const { say } = voice;
  const from = actions ? say('when.damage-from', { actions: actionNouns(actions, voice) }) : '';
  return say('when.would-suffer', { who: subjectOf(bearer, voice), what: damageNoun(types, voice), from });
}

function wouldDeal({ on: _, types, with: actions, ...rest }: On<'would-deal'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const phrase = damageNoun(types, voice);
  return actions
    ? voice.say('when.would-deal-with', { what: phrase, actions: actionNouns(actions, voice) })
    : voice.say('when.would-deal', { what: phrase });
}

function usesArcane({ on: _, who: bearer, at, ...rest }: On<'uses-arcane'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const { say } = voice;
  const phrase = subjectOf(bearer, voice);
  if (at === undefined) return say('when.uses-arcane', { who: phrase });
  if (at === 'enemy') return say('when.uses-arcane-on', { who: phrase, whom: voice.language.who('an-enemy') });
  return say('when.uses-arcane-on', { who: phrase, whom: at.only === undefined ? aNoun(at, voice) : referent(at.only, voice) });
}

function slain({ on: _, who, by, ...rest }: On<'slain'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  return by ? voice.say('when.slays', { whom: aNoun(who ?? {}, voice) }) : voice.say('when.slain', { who: subjectOf(who, voice) });
}

function bluffed({ on: _, who, at, ...rest }: On<'bluffed'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  return at && who === undefined ? voice.say('when.bluff-resolved') : voice.say('when.bluffed', { who: subjectOf(who, voice) });
}

/** The moment of a rule: “when this model activates”. */
export function triggerOf(trigger: Trigger, voice: Voice): CardClause {
  const { say } = voice;
  switch (trigger.on) {
    case 'replenish':
      return replenish(trigger, voice);
    case 'discard': {
      const { on: _, at, ...rest } = trigger;
      allFieldsUsed(rest);
      return at === 'start' ? say('when.discard-start') : say('when.discard-end');
    }
    case 'enters': {
      const { on: _, deployed, ...rest } = trigger;
      allFieldsUsed(rest);
      return deployed ? say('when.self-deployed') : say('when.enters');
    }
    case 'declares':
      return declares(trigger, voice);
    case 'would-deal':
      return wouldDeal(trigger, voice);
    case 'wounded':
      return wounded(trigger, voice);
    case 'targeted':
      return targeted(trigger, voice);
    case 'would-suffer':
      return wouldSuffer(trigger, voice);
    case 'uses-arcane':
      return usesArcane(trigger, voice);
    case 'slain':
      return slain(trigger, voice);
    case 'bluffed':
      return bluffed(trigger, voice);
    case 'gains-ability': {
      const { on: _, who, ability, ...rest } = trigger;
      allFieldsUsed(rest);
      return say('when.gains-ability', { who: subjectOf(who, voice), ability: abilityWord(ability, voice) });
    }
    case 'catastrophe': {
      const { on: _, at, who, from, ...rest } = trigger;
      allFieldsUsed(rest);
      const roles = { who: subjectOf(who, voice) };
      if (from) return at === 'before' ? say('when.catastrophe-flipped-before', roles) : say('when.catastrophe-flipped', roles);
      return at === 'before' ? say('when.catastrophe-before', roles) : say('when.catastrophe-after', roles);
    }
    case 'arcane-drawn': {
      const { on: _, within, ...rest } = trigger;
      allFieldsUsed(rest);
      return within === undefined ? say('when.arcane-drawn') : say('when.arcane-drawn-within', { reach: inches(within) });
    }
    case 'caused-wounds': {
      const { on: _, to, ...rest } = trigger;
      allFieldsUsed(rest);
      return to === 'enemy' ? say('when.caused-wounds-enemy') : say('when.caused-wounds');
    }
    case 'ends-move-engaged':
    case 'reanimated':
    case 'hands-drawn':
    case 'would-be-slain':
    case 'attacks':
    case 'moves':
    case 'reveals':
    case 'flips':
    case 'adds-card':
    case 'steps-aside': {
      const { on, who, ...rest } = trigger;
      allFieldsUsed(rest);
      return say(`when.${on}`, { who: subjectOf(who, voice) });
    }
    case 'gains-stone': {
      const { on: _, who, by, ...rest } = trigger;
      allFieldsUsed(rest);
      const roles = { who: subjectOf(who, voice) };
      if (by === undefined) return say('when.gains-stone', roles);
      return by === 'harvest' ? say('when.gains-stone-harvest', roles) : say('when.gains-stone-otherwise', roles);
    }
    case 'harvests': {
      const { on: _, instead: __, ...rest } = trigger; // it has its own sentence at the end of the rule
      allFieldsUsed(rest);
      return say('when.harvests');
    }
    case 'activates':
    case 'first-rolled':
    case 'fights':
    case 'end-step':
    case 'reanimates':
    case 'melee-drawn':
    case 'deployed':
    case 'arcane-over': {
      const { on, ...rest } = trigger;
      allFieldsUsed(rest);
      return say(`when.${on}`);
    }
  }
}
