import { msg, str } from '@lit/localize';
import type { CardSpec } from '../../rules/terms/card-language.ts';
import { catastropheName, colourName } from '../names/arcane-cards.ts';
import { oneOf } from '../sentences.ts';

/** What an arcane outcome asks for: “Green X”, “Green or Pink X”, “Catastrophe”. */
export function cardSpecText(spec: CardSpec): string {
  if (spec === 'catastrophe') return catastropheName();
  const colours = spec.colour === 'any' ? msg('Any', { id: 'spec.any' }) : oneOf(spec.colour.map(colourName));
  return msg(str`${colours} ${spec.value}`, { id: 'spec.card' });
}
