import { integerSource } from '../../rules/table/chance.ts';
import type { Imagined } from '../../seats/imagined-match.ts';
import type { Lot } from '../lot.ts';

/** The match with its decks shuffled and its dice reseeded. */
export function reshuffledMatch(match: Imagined, lot: Lot): Imagined {
  const { decks, chance } = match.table;
  const state = chance.state.map((word) => word ^ lot.between(0, 0x7fffffff));
  const between = integerSource(state);
  const mixed = <T>(cards: readonly T[]): T[] => {
    const order = [...cards];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const pick = between(0, last);
      [order[last], order[pick]] = [order[pick] as T, order[last] as T];
    }
    return order;
  };
  return {
    ...match,
    table: { ...match.table, decks: { arcane: mixed(decks.arcane), melee: mixed(decks.melee) }, chance: { ...chance, state } },
  };
}
