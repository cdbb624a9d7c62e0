import { msg, str } from '@lit/localize';
import { type ArcaneCard, type Colour, colourOf, valueOf } from '../../rules/terms/decks.ts';

export function colourName(colour: Colour): string {
  switch (colour) {
    case 'green':
      return msg('Green', { id: 'arcane.green' });
    case 'blue':
      return msg('Blue', { id: 'arcane.blue' });
    case 'pink':
      return msg('Pink', { id: 'arcane.pink' });
  }
}

export const catastropheName = (): string => msg('Catastrophe', { id: 'arcane.catastrophe' });

/** `Green 3`, `Catastrophe`. */
export function arcaneCardName(card: ArcaneCard): string {
  const colour = colourOf(card);
  if (colour === null) return catastropheName();
  return msg(str`${colourName(colour)} ${valueOf(card)}`, { id: 'arcane.card' });
}
