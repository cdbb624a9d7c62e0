import type { TableCard } from './card-language.ts';

/** The kind of a player's card, read from its id; the card need not be known. */
export const kindOfCard = (id: string): TableCard['kind'] =>
  id.startsWith('agenda:') ? 'agenda' : id.startsWith('event:') ? 'event' : 'campaign';

/** The prefix of the ids of this kind. */
export const idStart = (kind: TableCard['kind']): string => (kind === 'campaign' ? '' : `${kind}:`);
