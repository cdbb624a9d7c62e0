import type { PlayerId } from '../terms/parts.ts';

/** The pairings of one week, and the player who sits out. */
export interface Round {
  games: PlayerId[][];
  bystanders: PlayerId[];
}

/**
 * All rounds of a round robin by the circle method: the first player stays and the others rotate. With an odd number an empty place
 * rotates, too; the player who meets it sits out, each player once. @rule campaign 9.1 9.2
 */
export function circle(players: readonly PlayerId[]): Round[] {
  const places: (PlayerId | null)[] = players.length % 2 === 0 ? [...players] : [...players, null];
  const [fixed = null, ...moving] = places;
  const pairAt = (turn: number, index: number): PlayerId[] => {
    const place = (placeOf: number): PlayerId | null => (placeOf === 0 ? fixed : (moving[(placeOf - 1 + turn) % moving.length] ?? null));
    return [place(index), place(places.length - 1 - index)].filter((player) => player !== null);
  };
  return moving.map((_, turn) => {
    const pairs = Array.from({ length: places.length / 2 }, (__, index) => pairAt(turn, index));
    return { games: pairs.filter((pair) => pair.length === 2), bystanders: pairs.filter((pair) => pair.length === 1).flat() };
  });
}
