import blossom from 'edmonds-blossom-fixed';
import type { EntrantId } from '../terms/tournament.ts';
import { costOfBye, costOfPair, DEAREST, LOTS, type Seeded } from './cost.ts';

export interface RoundPairing {
  games: [EntrantId, EntrantId][];
  bye: EntrantId | null;
}

/**
 * Pairs all players once at the least total cost: a matching of maximum weight, in which the bye of an odd field counts as a further player.
 * @param ranked best first
 * @param draw a whole number from 0 to below its argument
 * @rule campaign A.6 A.7
 */
export function pairRound(ranked: readonly Seeded[], draw: (below: number) => number): RoundPairing {
  if (ranked.length < 2) return { games: [], bye: ranked[0]?.id ?? null };
  const isOdd = ranked.length % 2 === 1;
  const edges: [number, number, number][] = [];
  for (const [place, first] of ranked.entries()) {
    for (const [offset, second] of ranked.slice(place + 1).entries())
      edges.push([place, place + 1 + offset, DEAREST - costOfPair(first, second, draw(LOTS))]);
    if (isOdd) edges.push([place, ranked.length, DEAREST - costOfBye(first, ranked.length - 1 - place)]);
  }
  const mates = blossom(edges, true);
  const games = ranked.flatMap(({ id }, place): [EntrantId, EntrantId][] => {
    const mate = ranked[mates[place] ?? -1];
    return mate && (mates[place] ?? 0) > place ? [[id, mate.id]] : [];
  });
  return { games, bye: isOdd ? (ranked[mates[ranked.length] ?? -1]?.id ?? null) : null };
}
