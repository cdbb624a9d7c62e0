import { integerSource, seeded } from '../../rules/table/chance.ts';
import { nextPairing, type DrawBelow } from '../../tournament/pairing/next-pairing.ts';
import type { TournamentDecision } from '../../tournament/terms/decision.ts';
import type { Tournament } from '../../tournament/terms/tournament.ts';

const TWO_TO_32 = 2 ** 32;

/** A random number of the device, for drawing lots. */
export const freshLot = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

export function drawFrom(seed: number): DrawBelow {
  const between = integerSource(seeded(`pairing ${seed % TWO_TO_32}`));
  return (below) => between(0, below - 1);
}

/** The next round, paired with a random seed of this device. */
export function pairingOf(tournament: Tournament): TournamentDecision {
  const seed = freshLot();
  return { kind: 'pair', round: tournament.rounds.length + 1, ...nextPairing(tournament, drawFrom(seed)), seed };
}
