import type { MatchRecord } from '../../record/match-record.ts';
import type { Match } from '../../rules/terms/match.ts';
import { viewFor } from '../../seats/view.ts';

/** True if a match can be drawn: its record has the cards of all its characters, and every seat has a view. Never throws. */
export function isDrawable({ cards }: MatchRecord, match: Match): boolean {
  try {
    const { models } = match.table;
    const inPlay = Object.values(models).flatMap(({ character, upgrades = [] }) => [{ character, upgrades }]);
    const brought = match.order.seats.flatMap(({ troupe, upgrades }) =>
      troupe.map((character) => ({ character, upgrades: upgrades[character] ?? [] })),
    );
    const known = [...inPlay, ...brought].every(
      ({ character, upgrades }) =>
        Object.hasOwn(cards.characters, character) && upgrades.every((upgrade) => Object.hasOwn(cards.upgrades ?? {}, upgrade)),
    );
    if (!known) return false;
    for (const seat of [null, ...match.order.seats.keys()]) viewFor(match, seat);
    return true;
  } catch {
    return false;
  }
}
