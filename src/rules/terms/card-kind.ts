import type { TableCard } from './card-language.ts';

/** What kind of card of a player it is, by its id: also of one that is not known. */
export const kindOfCard = (id: string): TableCard['kind'] =>
  id.startsWith('agenda:') ? 'agenda' : id.startsWith('event:') ? 'event' : 'campaign';

/** How the ids of a kind begin. */
export const idStart = (kind: TableCard['kind']): string => (kind === 'campaign' ? '' : `${kind}:`);
