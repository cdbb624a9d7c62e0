import { msg } from '@lit/localize';
import type { Ability, ActionName } from '../../rules/terms/card-language.ts';
import { oneOf } from '../sentences.ts';
import { abilityWord, type Voice } from './voice.ts';

/** Actions as things: “Jogs”, “Melee Attacks”. */
export function actionNoun(action: ActionName, voice: Voice): string {
  if (typeof action === 'object') return abilityWord(action.ability, voice);
  switch (action) {
    case 'step':
      return msg('Steps', { id: 'action.steps' });
    case 'jog':
      return msg('Jogs', { id: 'action.jogs' });
    case 'traverse':
      return msg('Traverses', { id: 'action.traverses' });
    case 'harvest':
      return msg('Harvests', { id: 'action.harvests' });
    case 'melee':
      return msg('Melee Attacks', { id: 'action.melees' });
    case 'active':
      return msg('Active Abilities', { id: 'action.actives' });
    case 'arcane':
      return msg('Arcane Abilities', { id: 'action.arcanes' });
    case 'reload':
      return msg('Reloads', { id: 'action.reloads' });
    case 'reaction-step':
      return msg('reaction steps', { id: 'action.reactions' });
    case 'any':
      return msg('actions', { id: 'action.any' });
  }
}

export const actionNouns = (actions: readonly ActionName[], voice: Voice): string =>
  oneOf(actions.map((action) => actionNoun(action, voice)));

/** Abilities of a kind, or of one of some: “Arcane Abilities”. */
export const abilityNoun = (kinds: Ability['kind'] | Ability['kind'][]): string => oneOf([kinds].flat().map(ofKind));

function ofKind(kind: Ability['kind']): string {
  switch (kind) {
    case 'passive':
      return msg('Passive Abilities', { id: 'action.passives' });
    case 'active':
      return msg('Active Abilities', { id: 'action.actives' });
    case 'arcane':
      return msg('Arcane Abilities', { id: 'action.arcanes' });
  }
}
