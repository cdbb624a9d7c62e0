import { msg } from '@lit/localize';
import { AS_READ, EDITION_CHANGES } from '../../../cards/edition-changes.ts';
import type { Character } from '../../../rules/terms/card-language.ts';
import type { CharacterId } from '../../../rules/terms/ids.ts';

/** The name of a part of a card: as printed, or its kind. */
function partName(part: string, card: Character): string {
  switch (part) {
    case 'boxes':
      return msg('health boxes', { id: 'edition.boxes' });
    case 'dots':
      return msg('blue dots', { id: 'edition.dots' });
    case 'arcane-stat':
      return msg('Arcane stat', { id: 'edition.arcane' });
    case 'mark':
      return msg('version', { id: 'edition.mark' });
    case 'circles':
      return msg('yellow circles', { id: 'edition.circles' });
    case 'factions':
      return msg('faction', { id: 'edition.factions' });
    case 'new':
      return msg('new', { id: 'edition.new' });
    default:
      return [...card.abilities, ...(card.signature ? [card.signature] : [])].find(({ id }) => id === part)?.name ?? part;
  }
}

const partsIn = (table: typeof AS_READ, card: Character): string[] =>
  (Object.hasOwn(table, card.id) ? (table[card.id] ?? []) : []).map((part) => partName(part, card));

/** The parts of a card that this edition has changed; none for an unchanged card. */
export const changedParts = (card: Character): string[] => partsIn(EDITION_CHANGES, card);

/** The parts of a card that were read from the print by machine. */
export const partsAsRead = (card: Character): string[] => partsIn(AS_READ, card);

/** True if this edition has changed or added a card. */
export const isChanged = (id: CharacterId): boolean => Object.hasOwn(EDITION_CHANGES, id);

/** True if this edition is the first with a card. */
export const isNewCard = ({ id }: Character): boolean => Object.hasOwn(EDITION_CHANGES, id) && (EDITION_CHANGES[id] ?? []).includes('new');
