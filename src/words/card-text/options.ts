import type { Ability, Eff, Signature } from '../../rules/terms/card-language.ts';
import { sentence } from '../sentences.ts';
import { voiceOf } from './abilities.ts';
import { effectsClause } from './effects.ts';

type Choice = Extract<Eff, { do: 'one-of' }>;

/** The choices between options in a text, wherever they stand. */
function choicesIn(node: unknown): Choice[] {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(choicesIn);
  return 'do' in node && node.do === 'one-of' ? [node as Choice, ...inner] : inner;
}

/** What each option does of the choice that an ability offers, in their order; none where it offers none. No card offers two. */
export function optionTexts(source: Ability | Signature): string[] {
  const voice = voiceOf('kind' in source ? source : null, []);
  return (choicesIn(source)[0]?.options ?? []).map((option) => sentence(effectsClause(option, voice)));
}
