import { msg, str } from '@lit/localize';
import type { Trigger } from '../../rules/terms/card-language.ts';
import { inches } from '../sentences.ts';
import { actionNouns } from './actions.ts';
import { aNoun } from './filters.ts';
import { damageNoun } from './modifiers.ts';
import { abilityWord, type Voice, whoText } from './voice.ts';

/** The moment at which a rule speaks: “when this model activates”. */
export function triggerText(trigger: Trigger, voice: Voice): string {
  switch (trigger.on) {
    case 'replenish':
      switch (trigger.at) {
        case 'start':
          if (trigger.removed)
            return msg('at the start of the Replenish Step, if this model is removed from play', { id: 'when.replenish-removed' });
          if (trigger.slain) return msg('at the start of the Replenish Step, if this model is slain', { id: 'when.replenish-slain' });
          return msg('at the start of the Replenish Step', { id: 'when.replenish-start' });
        case 'during':
          return msg('during the Replenish Step', { id: 'when.replenish' });
        case 'end':
          return msg('at the end of the Replenish Step', { id: 'when.replenish-end' });
      }
      break;
    case 'discard':
      return trigger.at === 'start'
        ? msg('at the start of the Discard Step', { id: 'when.discard-start' })
        : msg('at the end of the Discard Step', { id: 'when.discard-end' });
    case 'first-rolled':
      return msg('when the dice for who activates first have been rolled', { id: 'when.first-rolled' });
    case 'enters':
      return trigger.deployed
        ? msg('when this model is deployed', { id: 'when.self-deployed' })
        : msg('when this model is deployed or enters play', { id: 'when.enters' });
    case 'activates':
      return msg('when this model activates', { id: 'when.activates' });
    case 'declares':
      if (trigger.with.every((action) => typeof action === 'object'))
        return msg(str`when this model declares ${actionNouns(trigger.with, voice)}`, { id: 'when.declares-ability' });
      return msg(str`when this model declares one of its ${actionNouns(trigger.with, voice)}`, { id: 'when.declares' });
    case 'fights':
      return msg('before Melee Cards are drawn for a round of melee of this model', { id: 'when.fights' });
    case 'end-step':
      return msg('in the End Step of a round of melee of this model', { id: 'when.end-step' });
    case 'reanimates':
      return msg('when this model brings a model back into play', { id: 'when.reanimates' });
    case 'reanimated':
      return trigger.who === undefined
        ? msg('when this model comes back into play by Reanimate', { id: 'when.self-reanimated' })
        : msg(str`when ${aNoun(trigger.who, voice)} comes back into play by Reanimate`, { id: 'when.reanimated' });
    case 'hands-drawn':
      return trigger.who === undefined
        ? msg('when hands have been drawn for an Arcane Ability of this model', { id: 'when.hands-drawn' })
        : msg(str`when hands have been drawn for an Arcane Ability of ${aNoun(trigger.who, voice)}`, { id: 'when.hands-drawn-who' });
    case 'would-deal': {
      const what = damageNoun(trigger.types);
      return trigger.with
        ? msg(str`when this model deals ${what} with ${actionNouns(trigger.with, voice)}`, { id: 'when.would-deal-with' })
        : msg(str`when this model deals ${what}`, { id: 'when.would-deal' });
    }
    case 'wounded':
      if (trigger.by === 'catastrophe') {
        const who = trigger.who === undefined ? msg('this model', { id: 'who.self' }) : aNoun(trigger.who, voice);
        return msg(str`when ${who} suffers wounds from a Catastrophe`, { id: 'when.wounded-by-catastrophe' });
      }
      if (trigger.who === undefined)
        return trigger.by
          ? msg('after this model has suffered damage', { id: 'when.self-damaged' })
          : msg('when this model suffers wounds', { id: 'when.self-wounded' });
      return trigger.by
        ? msg(str`after ${aNoun(trigger.who, voice)} has suffered damage`, { id: 'when.damaged' })
        : msg(str`when ${aNoun(trigger.who, voice)} suffers wounds`, { id: 'when.wounded' });
    case 'gains-ability': {
      const who = trigger.who === undefined ? msg('this model', { id: 'who.self' }) : aNoun(trigger.who, voice);
      return msg(str`when ${who} gains ${abilityWord(trigger.ability, voice)}`, { id: 'when.gains-ability' });
    }
    case 'would-be-slain':
      return trigger.who === undefined
        ? msg('when this model would be slain', { id: 'when.would-be-slain' })
        : msg(str`when ${aNoun(trigger.who, voice)} would be slain`, { id: 'when.would-be-slain-who' });
    case 'catastrophe': {
      const who = trigger.who === undefined ? msg('this model', { id: 'who.self' }) : aNoun(trigger.who, voice);
      return trigger.at === 'before'
        ? msg(str`when ${who} would suffer a Catastrophe`, { id: 'when.catastrophe-before' })
        : msg(str`when ${who} has suffered a Catastrophe`, { id: 'when.catastrophe-after' });
    }
    case 'targeted': {
      const by = trigger.by === 'enemy' ? msg('an enemy', { id: 'when.an-enemy' }) : msg('a model', { id: 'when.a-model' });
      return trigger.with === undefined
        ? msg(str`when ${by} targets this model with an action`, { id: 'when.targeted' })
        : msg(str`when ${by} targets this model with ${actionNouns(trigger.with, voice)}`, { id: 'when.targeted-with' });
    }
    case 'attacks':
      return trigger.who === undefined
        ? msg('when this model makes a Melee Attack', { id: 'when.attacks' })
        : msg(str`when ${aNoun(trigger.who, voice)} makes a Melee Attack`, { id: 'when.attacks-who' });
    case 'would-suffer': {
      const who = trigger.who === undefined ? msg('this model', { id: 'who.self' }) : aNoun(trigger.who, voice);
      const where = trigger.with ? msg(str` from ${actionNouns(trigger.with, voice)}`, { id: 'when.damage-from' }) : '';
      return msg(str`when ${who} would suffer ${damageNoun(trigger.types)}${where}`, { id: 'when.would-suffer' });
    }
    case 'arcane-drawn':
      return trigger.within === undefined
        ? msg('when an enemy has drawn for an Arcane Ability that targets this model', { id: 'when.arcane-drawn' })
        : msg(
            str`when an enemy has drawn for an Arcane Ability that targets this model, or that it uses within ${inches(trigger.within)} of this model`,
            { id: 'when.arcane-drawn-within' },
          );
    case 'caused-wounds':
      return trigger.to === 'enemy'
        ? msg('each time this model causes wounds to an enemy', { id: 'when.caused-wounds-enemy' })
        : msg('each time this model causes wounds', { id: 'when.caused-wounds' });
    case 'slain':
      if (trigger.by) return msg(str`when this model slays ${aNoun(trigger.who ?? {}, voice)}`, { id: 'when.slays' });
      return trigger.who === undefined
        ? msg('when this model is slain', { id: 'when.slain' })
        : msg(str`when ${aNoun(trigger.who, voice)} is slain`, { id: 'when.slain-who' });
    case 'ends-move-engaged':
      return msg(str`when ${aNoun(trigger.who, voice)} ends a move engaged by this model`, { id: 'when.ends-move-engaged' });
    case 'moves':
      return trigger.who === undefined
        ? msg('each time this model is moved', { id: 'when.moves' })
        : msg(str`each time ${aNoun(trigger.who, voice)} is moved`, { id: 'when.moves-who' });
    case 'uses-arcane': {
      const who = trigger.who === undefined ? msg('this model', { id: 'who.self' }) : aNoun(trigger.who, voice);
      if (typeof trigger.at === 'object') {
        const at = trigger.at.only === undefined ? aNoun(trigger.at, voice) : whoText(trigger.at.only, voice);
        return msg(str`when ${who} uses an Arcane Ability on ${at}`, { id: 'when.uses-arcane-on' });
      }
      return trigger.at === 'enemy'
        ? msg(str`when ${who} uses an Arcane Ability on an enemy`, { id: 'when.uses-arcane-enemy' })
        : msg(str`when ${who} uses an Arcane Ability`, { id: 'when.uses-arcane' });
    }
    case 'melee-drawn':
      return msg('in a round of melee of this model, once cards are drawn and before they are revealed', { id: 'when.melee-drawn' });
    case 'reveals':
      return trigger.who === undefined
        ? msg('after this model has revealed a Melee Card', { id: 'when.reveals' })
        : msg(str`after ${aNoun(trigger.who, voice)} has revealed a Melee Card`, { id: 'when.reveals-who' });
    case 'steps-aside':
      return trigger.who === undefined
        ? msg('when this model makes a reaction step', { id: 'when.steps-aside' })
        : msg(str`when ${aNoun(trigger.who, voice)} makes a reaction step`, { id: 'when.steps-aside-who' });
    case 'deployed':
      return msg('once everybody is deployed, before the first turn', { id: 'when.deployed' });
    case 'harvests':
      return msg('when this model Harvests', { id: 'when.harvests' });
    case 'arcane-over':
      return msg('when an Arcane Ability of this model has resolved, before the cards are shuffled back', { id: 'when.arcane-over' });
    case 'bluffed':
      if (trigger.at && trigger.who === undefined)
        return msg('when an ability that this model bluffed with success has resolved', { id: 'when.bluff-resolved' });
      return trigger.who === undefined
        ? msg('after this model has bluffed with success', { id: 'when.bluffed' })
        : msg(str`after ${aNoun(trigger.who, voice)} has bluffed with success`, { id: 'when.bluffed-who' });
  }
}
