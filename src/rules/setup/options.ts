import { fullCardName } from '../printed/table-cards.ts';
import { kindOfCard } from '../terms/card-kind.ts';
import type { Catalogue } from '../terms/card-language.ts';
import type { Options, Setup } from '../terms/match.ts';
import { BOOK, OPTION_NAMES } from '../terms/options.ts';

/** Characters in a troupe with two, three and four players. @rule SET-9 */
const RECOMMENDED: Record<number, number> = { 2: 6, 3: 4, 4: 3 };

/**
 * The options of a match, completed by defaults. Troupes in the setup determine the troupe size, cards in the setup switch their options on.
 * @rule SET-10 VAR-1 VAR-2 VAR-3 VAR-4 VAR-6
 */
export function optionsOf(setup: Setup, cards: Pick<Catalogue, 'tableCards'>): Options {
  const given = setup.options;
  const isShared = (card: string): boolean => kindOfCard(fullCardName(cards, card)) !== 'campaign';
  const brought = Math.max(0, ...setup.seats.map(({ troupe }) => troupe?.length ?? 0));
  const troupeSize = given.troupeSize ?? (brought > 0 ? brought : (RECOMMENDED[setup.seats.length] ?? 6));
  const bringsCards = setup.seats.some(({ cards = [], used = [] }) => [...cards, ...used].some(isShared));
  const all: Readonly<Record<string, unknown>> = {
    ...BOOK,
    eventsAndAgendas: bringsCards,
    ...given,
    troupeSize,
    field: given.field ?? troupeSize,
  };
  const options = Object.fromEntries(OPTION_NAMES.map((name) => [name, all[name]])) as Omit<Options, 'markerEnergy' | 'table'>; // row by row
  return {
    ...options,
    ...(given.markerEnergy === undefined ? {} : { markerEnergy: given.markerEnergy }),
    ...(given.table === 'spoken' ? { table: given.table } : {}),
  };
}
