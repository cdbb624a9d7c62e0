import { msg } from '@lit/localize';
import type { Ability, Cond, Which, Who } from '../../rules/terms/card-language.ts';
import type { AbilityId } from '../../rules/terms/ids.ts';
import { capital } from '../sentences.ts';

/** How the text at hand calls those it speaks of. */
export interface Voice {
  target: string;
  /** The bearer of the text, where it is not “this model”. */
  self?: string;
  /** The model of the loop or filter that is being described. */
  each: string;
  subject: string;
  picked: Readonly<Record<string, string>>;
  /** Abilities of the same card, so that one can name another. */
  abilities: readonly Pick<Ability, 'id' | 'name'>[];
  /** The ability that is speaking. */
  own?: AbilityId;
  // Parts of the language that contain each other meet here.
  every: (which: Which, voice: Voice) => string;
  /** What is counted, after “for each”. */
  counted: (which: Which, voice: Voice) => string;
  conditions: (conditions: readonly Cond[], voice: Voice) => string;
  granted: (ability: Ability) => string;
}

export const chosen = (): string => msg('the chosen model', { id: 'who.picked' });

export function whoText(who: Who, voice: Voice): string {
  if (typeof who === 'object') return voice.picked[who.picked] ?? chosen();
  switch (who) {
    case 'self':
      return voice.self ?? msg('this model', { id: 'who.self' });
    case 'target':
      return voice.target;
    case 'enemy':
      return msg('the enemy', { id: 'who.enemy' });
    case 'originator':
      return msg('the originator', { id: 'who.originator' });
    case 'subject':
      return voice.subject;
    case 'each':
      return voice.each;
    case 'summoner':
      return msg('the model that summoned it', { id: 'who.summoner' });
    case 'nominee':
      return msg('the nominated model', { id: 'who.nominee' });
  }
}

/** Each character of the player whose card it is. */
export const eachOwn = (): string => msg('it', { id: 'who.it' });

/** An ability's printed name; the ability itself is “this ability”. */
export function abilityWord(id: AbilityId, voice: Voice): string {
  if (id === voice.own) return msg('this ability', { id: 'who.this-ability' });
  return voice.abilities.find((ability) => ability.id === id)?.name ?? id.split('-').map(capital).join(' ');
}
