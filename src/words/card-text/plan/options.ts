import type { Ability, Signature } from '../../../rules/terms/card-language.ts';
import { doing } from '../../../rules/terms/card-language/nodes.ts';
import { sentence } from '../../language/sentences.ts';
import { type Speech, text } from '../clauses.ts';
import { voiceOf } from './abilities.ts';
import { effectsPart } from './effects/effects.ts';

/** The text of each option of the choice that an ability offers, in order; none where it offers none. No card offers two choices. */
export function optionTexts(source: Ability | Signature, speech: Speech): string[] {
  const voice = voiceOf('kind' in source ? source : null, [], speech);
  return (doing(source, 'one-of')[0]?.options ?? []).map((option) => speech.language.tidy(sentence(text(effectsPart(option, voice)))));
}
