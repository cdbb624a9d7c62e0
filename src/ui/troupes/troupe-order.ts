import { factionsOf } from '../../troupes/faction.ts';
import type { TroupeCatalogue } from '../../troupes/troupe-catalogue.ts';
import { factionsSaid } from '../../words/app/troupes.ts';
import type { KeptTroupe } from '../contexts/cards/troupe-port.ts';
import { byAlphabet } from '../../words/language/sentences.ts';

export type TroupeOrder = 'changed' | 'name' | 'faction';

/** Sorts troupes; of equal ones, the last changed comes first. */
export function sortTroupes(troupes: readonly KeptTroupe[], order: TroupeOrder, catalogue: TroupeCatalogue): KeptTroupe[] {
  const word = ({ troupe }: KeptTroupe): string => {
    if (order === 'name') return troupe.name;
    return order === 'faction' ? factionsSaid(factionsOf(troupe, catalogue)) : '';
  };
  return [...troupes].sort((a, b) => byAlphabet(word(a), word(b)) || b.changedAt - a.changedAt);
}
