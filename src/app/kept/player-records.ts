import type { CharacterId, Seat } from '../../rules/terms/ids.ts';
import type { MatchEnd } from '../../rules/terms/match-end.ts';
import { typedName } from '../../rules/terms/typed-name.ts';
import type { MatchMeta, MatchOutcome } from '../../storage/database/rows.ts';
import { stonesHeld, type StonesTable } from '../../rules/terms/stones-held.ts';
import type { KnownPlayer, PlayerRecord, Tally } from '../../ui/contexts/players-port.ts';

/** The parts of a match that the records of players use. */
interface FinishedMatch {
  order: { result: MatchEnd | null; seats: readonly { troupe: readonly CharacterId[] }[] };
  table: {
    models: Record<string, { seat: Seat; character: CharacterId }>;
    stones: StonesTable['stones'];
  };
}

/** The outcome of a finished match, and the characters that were fielded; null while it is under way. */
export function outcomeOf({ order, table }: FinishedMatch): MatchOutcome | null {
  if (!order.result) return null;
  const fielded = new Set(Object.values(table.models).map(({ seat, character }) => `${seat} ${character}`));
  const troupes = order.seats.map(({ troupe }, seat) => troupe.filter((character) => fielded.has(`${seat} ${character}`)));
  const stones = order.seats.map((_, seat) => stonesHeld(table, seat));
  return { winner: order.result.winner, troupes, stones };
}

const noGames = (): Tally => ({ won: 0, lost: 0, drawn: 0 });
const folded = (name: string): string => typedName(name).toLowerCase();

/**
 * The player of each seat of a match: the player noted there, else the one who has the name now, else the one who had it before; null where nobody is
 * known. No player has two seats.
 */
export function seatedIn(
  { names, players: noted = [] }: Pick<MatchMeta, 'names' | 'players'>,
  players: readonly KnownPlayer[],
): (string | null)[] {
  return names.map((name, seat) => {
    const written = folded(name);
    const is =
      players.find(({ id }) => id === noted[seat]) ??
      players.find((player) => folded(player.name) === written) ??
      players.find(({ alsoCalled }) => alsoCalled.some((alias) => folded(alias) === written));
    return is?.id ?? null;
  });
}

/** The wins, losses and draws of each player, overall and with each character. */
export function recordsOf(players: readonly KnownPlayer[], matches: readonly MatchMeta[]): Map<string, PlayerRecord> {
  const finished = matches.flatMap((match) => (match.outcome ? [{ seated: seatedIn(match, players), outcome: match.outcome }] : []));
  return new Map(
    players.map(({ id }) => {
      const all = noGames();
      const each = new Map<string, Tally>();
      for (const { seated, outcome } of finished) {
        const seat = seated.indexOf(id);
        if (seat < 0) continue;
        const resultKind = outcome.winner === 'draw' ? 'drawn' : outcome.winner === seat ? 'won' : 'lost';
        all[resultKind] += 1;
        for (const character of new Set(outcome.troupes[seat])) {
          const tally = each.get(character) ?? noGames();
          tally[resultKind] += 1;
          each.set(character, tally);
        }
      }
      const played = ({ won, lost, drawn }: Tally): number => won + lost + drawn;
      const characters = [...each].map(([character, tally]) => ({ character, ...tally })).sort((a, b) => played(b) - played(a));
      return [id, { ...all, characters }];
    }),
  );
}
