import type { Ability, ActionName } from '../../../rules/terms/card-language.ts';
import { joined } from '../clauses.ts';
import type { SentencePart } from '../language.ts';
import { abilityWord, type Voice } from './voice.ts';

/** Actions as nouns: “Jogs or Melee Attacks”. */
export const actionNouns = (actions: readonly ActionName[], voice: Voice): SentencePart =>
  joined(
    actions.map((action) => (typeof action === 'object' ? abilityWord(action.ability, voice) : voice.language.action(action))),
    voice.language.or,
  );

/** Abilities of one or more kinds, as a noun: “Arcane Abilities”. */
export const abilityNoun = (kinds: Ability['kind'] | Ability['kind'][], { language }: Voice): SentencePart =>
  joined([kinds].flat().map(language.action), language.or);
