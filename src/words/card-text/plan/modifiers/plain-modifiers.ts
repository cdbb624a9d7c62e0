import type { Mod } from '../../../../rules/terms/card-language.ts';
import { printedName } from '../../../names/character.ts';
import { inches, signed } from '../../../language/sentences.ts';
import { type CardClause, joined, allFieldsUsed } from '../../clauses.ts';
import { actionNouns } from '../actions.ts';
import { damageNoun } from './damage-mods.ts';
import { aNoun, manyNoun } from '../filters.ts';
import { overNoun } from './passed-over.ts';
import { isLess, unsigned, valueText } from '../values.ts';
import { abilityWord, type Voice } from '../voice.ts';

type Wordy =
  | 'cost'
  | 'stat'
  | 'dealt'
  | 'suffered'
  | 'presence'
  | 'ignore'
  | 'reaction-step'
  | 'untargetable'
  | 'lends-ability'
  | 'forbid'
  | 'move-freely'
  | 'reach'
  | 'keyword';
/** Modifiers with a short clause. */
type PlainMod = Exclude<Mod, { mod: Wordy }>;

/** A modifier with one number or one name, or neither, as a clause. */
export function plainModifier(mod: PlainMod, voice: Voice): CardClause {
  const { say, language } = voice;
  switch (mod.mod) {
    case 'dealt-as': {
      const { mod: _, as, optional, from, ...rest } = mod;
      allFieldsUsed(rest);
      const roles = { what: damageNoun(from, voice), as: language.damage([as]) };
      return optional ? say('mod.may-deal-as', roles) : say('mod.deal-as', roles);
    }
    case 'unreducible': {
      const { mod: _, scope, past, ...rest } = mod;
      allFieldsUsed(rest);
      if (past) return say('mod.unreducible-past');
      return scope ? say('mod.unreducible-melee') : say('mod.unreducible');
    }
    case 'reveal': {
      const { mod: _, what, ...rest } = mod;
      allFieldsUsed(rest);
      return what === 'melee-hand' ? say('mod.reveal-melee') : say('mod.reveal-enemy');
    }
    case 'harvest': {
      const { mod: _, by, instead, ...rest } = mod;
      allFieldsUsed(rest);
      const n = valueText(unsigned(by), voice);
      if (instead) return say('mod.harvest-instead', { n });
      return isLess(by) ? say('mod.harvest-less', { n }) : say('mod.harvest-more', { n });
    }
    case 'keeps-stones': {
      const { mod: _, from, ...rest } = mod;
      allFieldsUsed(rest);
      return from ? say('mod.keeps-stones-from') : say('mod.keeps-stones');
    }
    case 'lays-stone': {
      const { mod: _, depth, ...rest } = mod;
      allFieldsUsed(rest);
      return say('mod.lays-stone', { depth });
    }
    case 'shrugs-off': {
      const { mod: _, wounds, ...rest } = mod;
      allFieldsUsed(rest);
      return wounds === 1 ? say('mod.shrugs-off-one') : say('mod.shrugs-off', { wounds });
    }
    case 'without': {
      const { mod: _, ability, ...rest } = mod;
      allFieldsUsed(rest);
      return say('mod.without', { ability: abilityWord(ability, voice) });
    }
    case 'initiative': {
      const { mod: _, by, ...rest } = mod;
      allFieldsUsed(rest);
      return say('mod.initiative', { by: signed(by) });
    }
    case 'lunge': {
      const { mod: _, by, ...rest } = mod;
      allFieldsUsed(rest);
      return say('mod.lunge', { by: inches(by) });
    }
    case 'keeps-off': {
      const { mod: _, ...rest } = mod;
      allFieldsUsed(rest);
      return say('mod.keeps-off');
    }
    case 'lends-terrain': {
      const { mod: _, terrain, ...rest } = mod;
      allFieldsUsed(rest);
      return say('mod.lends-terrain', { terrain: voice.language.terrain(terrain, false) });
    }
    case 'unmoved': {
      const { mod: _, by: __, ...rest } = mod;
      allFieldsUsed(rest);
      return say('mod.unmoved');
    }
    case 'deep-cover': {
      const { mod: _, against, ...rest } = mod;
      allFieldsUsed(rest);
      return say('mod.deep-cover', { actions: actionNouns(against, voice) });
    }
    case 'lends-signature': {
      const { mod: _, in: range, ...rest } = mod;
      allFieldsUsed(rest);
      return say('mod.lends-signature', { reach: inches(range) });
    }
    case 'thrall': {
      const { mod: _, of, ...rest } = mod;
      allFieldsUsed(rest);
      return of === undefined ? say('mod.thrall-summoned') : say('mod.thrall', { who: printedName(of) });
    }
    case 'puppet': {
      const { mod: _, of, in: range, not, ...rest } = mod;
      allFieldsUsed(rest);
      const but = not ? say('mod.puppet-not', { actions: actionNouns(not, voice) }) : '';
      return say('mod.puppet', { but, who: printedName(of), reach: inches(range) });
    }
    case 'at-most': {
      const { mod: _, n, ...rest } = mod;
      allFieldsUsed(rest);
      return say('mod.at-most', { n });
    }
    case 'falls-with': {
      const { mod: _, of, ...rest } = mod;
      allFieldsUsed(rest);
      return of === undefined ? say('mod.falls-with-summoner') : say('mod.falls-with', { who: printedName(of) });
    }
    case 'lends-keyword': {
      const { mod: _, add, ...rest } = mod;
      allFieldsUsed(rest);
      return say('mod.lends-keyword', { what: aNoun({ is: [add] }, voice) });
    }
    case 'reanimates-into': {
      const { mod: _, terrain, in: range, ...rest } = mod;
      allFieldsUsed(rest);
      return say('mod.reanimates-into', { terrain: language.terrain(terrain, false), reach: inches(range) });
    }
    case 'unhealed': {
      const { mod: _, once, ...rest } = mod;
      allFieldsUsed(rest);
      return once ? say('mod.unhealed-once') : say('mod.unhealed');
    }
    case 'apart': {
      const { mod: _, from, ...rest } = mod;
      allFieldsUsed(rest);
      return say('mod.apart', { who: printedName(from) });
    }
    case 'looks-past': {
      const { mod: _, terrain, models, ...rest } = mod;
      allFieldsUsed(rest);
      const past = [...terrain.map((each) => overNoun(each, voice)), ...(models ? [manyNoun(models, voice)] : [])];
      return say('mod.looks-past', { what: joined(past, language.and) });
    }
    case 'unraised':
    case 'null-as-zero':
    case 'any-type':
    case 'passes-wounds':
    case 'slow':
    case 'ignore-slow-carry':
    case 'bares':
    case 'unanswered':
    case 'channels-slain':
    case 'not-first':
    case 'steady':
    case 'unharmed':
    case 'guides-back':
    case 'unslowed':
    case 'past-saving':
    case 'stays-slain':
    case 'unheeding':
    case 'unchosen': {
      const { mod: kind, ...rest } = mod;
      allFieldsUsed(rest);
      return say(`mod.${kind}`);
    }
  }
}
