import type { Ability, Cond, Eff, Which, Who } from '../../../rules/terms/card-language.ts';
import type { AbilityId } from '../../../rules/terms/ids.ts';
import { capital } from '../../language/sentences.ts';
import type { Speech } from '../clauses.ts';
import type { SentencePart, Phrase } from '../language.ts';

/** The names that a text uses for its models, and its language. */
export interface Voice extends Speech {
  target: Phrase;
  /** The bearer of the text, where it is not “this model”. */
  self?: Phrase;
  /** The model of the loop or filter in question. */
  each: Phrase;
  subject: Phrase;
  picked: Readonly<Record<string, Phrase>>;
  /** Abilities of the same card, so that one can name another. */
  abilities: readonly Pick<Ability, 'id' | 'name'>[];
  /** The id of the speaking ability. */
  speaker?: AbilityId;
  /** The effect behind each named result of the text. */
  results?: Readonly<Record<string, Eff['do']>>;
  /** True if the text is given to a model: friends are then those of its bearer, not of the player of the card. */
  isGiven?: true;
  /** True if its bearer chooses the text, so that energy that it loses is a cost. */
  priced?: true;
  /** True if the text belongs to a player's card, on which “friendly” models are “yours”. */
  yours?: true;
  /** The player who decides where no player resists: in a melee the other fighter's player. */
  resister?: 'left-player' | 'enemy-player';
  /** The originator, if the text has just named it differently. */
  originator?: Phrase;
  // Nouns, conditions and abilities contain each other; they call each other through these functions, which avoids circular imports.
  every: (group: Which, voice: Voice) => Phrase;
  /** The counted things, after “for each”. */
  counted: (group: Which, voice: Voice) => Phrase;
  conditions: (conditions: readonly Cond[], voice: Voice) => SentencePart;
  granted: (ability: Ability) => string;
}

export function referent(role: Who, voice: Voice): Phrase {
  const { language } = voice;
  if (typeof role === 'object') return voice.picked[role.picked] ?? language.who('picked');
  switch (role) {
    case 'self':
      return voice.self ?? language.who('self');
    case 'target':
      return voice.target;
    case 'subject':
      return voice.subject;
    case 'each':
      return voice.each;
    case 'originator':
      return voice.originator ?? language.who(role);
    case 'enemy':
    case 'summoner':
    case 'nominee':
      return language.who(role);
  }
}

/** An ability's printed name; the ability itself is “this ability”. */
export function abilityWord(id: AbilityId, { speaker, abilities, language }: Voice): Phrase {
  if (id === speaker) return language.ability(null);
  return language.ability(abilities.find((ability) => ability.id === id)?.name ?? id.split('-').map(capital).join(' '));
}
