import type { CardSpec } from '../../../rules/terms/card-language.ts';
import { type Speech, text } from '../clauses.ts';

/** The required card of an arcane outcome: “Green X”, “Green or Pink X”, “Catastrophe”. */
export function cardSpecText(spec: CardSpec, { say, language }: Speech): string {
  if (spec === 'catastrophe') return text(say('spec.catastrophe'));
  const { colour, value } = spec;
  return text(
    colour === 'any' ? say('spec.any', { value }) : say('spec.card', { colours: language.or(colour.map(language.colour)), value }),
  );
}
