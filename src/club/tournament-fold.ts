import type { Reason } from '../rules/terms/reason.ts';
import { appendEntry, emptyLog, undoable, type TournamentLog } from '../tournament/tournament-log.ts';
import { checkTournamentEntries } from '../tournament/shapes.ts';
import type { TournamentDecision, TournamentEntry } from '../tournament/terms/decision.ts';
import type { EntrantId } from '../tournament/terms/tournament.ts';
import type { ClubRole, MemberId } from './terms/club.ts';
import type { ClubTournamentView, TournamentClaim } from './terms/events.ts';
import type { TournamentSaying } from './terms/protocol.ts';

// A tournament in a club: the organiser decides as on one tablet, and players claim their results from their phones.

/** The first entry of its log. */
export interface TournamentBegin {
  name: string;
  organiser: MemberId;
}

export interface FoldedClubTournament {
  log: TournamentLog;
  organiser: MemberId;
  members: Record<EntrantId, MemberId>;
  claims: TournamentClaim[];
  length: number;
}

/** The member who decides and the time of the club; `role` is the member's role at that time, `lot` a random number of the club for an entry. */
export interface TournamentSpeaker {
  member: MemberId;
  role: ClubRole;
  time: number;
  lot: number;
}

type ClubTournamentJudged = { ok: true; tournament: FoldedClubTournament } | { ok: false; reason: Reason };
const no = (code: string): ClubTournamentJudged => ({ ok: false, reason: { code, clauses: [] } });

export function beginClubTournament({ name, organiser }: TournamentBegin, time: number): FoldedClubTournament {
  const named = appendEntry(emptyLog, { time, decision: { kind: 'rename', name } });
  return { log: named.ok ? named.log : emptyLog, organiser, members: {}, claims: [], length: 0 };
}

const entrantOfMember = ({ members }: Pick<FoldedClubTournament, 'members'>, member: MemberId): EntrantId | null =>
  Object.keys(members).find((entrant) => members[entrant] === member) ?? null;

function decided(club: FoldedClubTournament, time: number, decision: TournamentEntry['decision']): ClubTournamentJudged {
  const step = appendEntry(club.log, { time, decision });
  if (!step.ok) return step;
  const { rounds, entrants } = step.log.tournament;
  // a table with a result, or one that no longer exists, has no claim; an entry that was undone has no member
  const claims = club.claims.filter(({ round, table }) => rounds[round - 1]?.games[table - 1]?.result === null);
  const members = Object.fromEntries(Object.entries(club.members).filter(([id]) => entrants.some((entrant) => entrant.id === id)));
  return { ok: true, tournament: { ...club, log: step.log, claims, members, length: club.length + 1 } };
}

/** Judges what a member says and carries it out. `place` is the number of entries that the member knew. */
export function sayInTournament(
  club: FoldedClubTournament,
  { member, role, time, lot }: TournamentSpeaker,
  saying: TournamentSaying,
  place: number,
): ClubTournamentJudged {
  if (place > club.length) return no('asked-otherwise');
  const isOrganiser = member === club.organiser || role === 'organiser';
  const entrant = entrantOfMember(club, member);
  const { rounds, entrants } = club.log.tournament;
  switch (saying.say) {
    case 'decide': {
      if (!isOrganiser) return no('organisers-only');
      // an undo takes back the last step that the organiser has seen
      if (saying.entry.kind === 'undo' && place !== club.length) return no('asked-otherwise');
      return decided(club, time, saying.entry);
    }
    case 'enter': {
      if (entrant !== null) return no('entrant-already');
      const decision = { kind: 'enter', name: saying.name, list: saying.list, lot };
      const [entry] = checkTournamentEntries([{ time, decision }]) ?? [];
      if (!entry) return no('malformed');
      const entered = decided(club, time, entry.decision);
      if (!entered.ok) return entered;
      const { tournament } = entered;
      return { ok: true, tournament: { ...tournament, members: { ...tournament.members, [`e${entrants.length + 1}`]: member } } };
    }
    case 'withdraw':
      return entrant === null ? no('no-such-entrant') : decided(club, time, { kind: 'withdraw', entrant });
    case 'claim': {
      const game = rounds[saying.round - 1]?.games[saying.table - 1];
      if (!game || entrant === null || !game.players.includes(entrant)) return no('not-your-game');
      const { round, table, result } = saying;
      const decision: TournamentDecision = { kind: 'result', round, table, result };
      const tried = appendEntry(club.log, { time, decision });
      if (!tried.ok) return tried;
      const opponent = game.players.find((id) => id !== entrant);
      // the organiser confirms if no player of the other side has a phone
      const claim: TournamentClaim = { round, table, by: member, result };
      const agrees = club.claims.find(
        (known) =>
          known.round === round && known.table === table && known.by !== member && JSON.stringify(known.result) === JSON.stringify(result),
      );
      if (agrees && opponent !== undefined && club.members[opponent] === agrees.by) return decided(club, time, decision);
      const others = club.claims.filter((known) => !(known.round === round && known.table === table && known.by === member));
      return { ok: true, tournament: { ...club, claims: [...others, claim], length: club.length + 1 } };
    }
    case 'confirm': {
      const { round, table } = saying;
      const players: readonly EntrantId[] = rounds[round - 1]?.games[table - 1]?.players ?? [];
      const isPlayer = entrant !== null && players.includes(entrant);
      const claim = club.claims.find((known) => known.round === round && known.table === table && known.by !== member);
      if (!claim) return no('no-such-claim');
      if (!isPlayer && !isOrganiser) return no('not-yours-to-confirm');
      return decided(club, time, { kind: 'result', round, table, result: claim.result });
    }
  }
}

export function tournamentViewOf(club: FoldedClubTournament, member: MemberId | null, role: ClubRole): ClubTournamentView {
  const { log, claims, members, organiser } = club;
  const you = member === null ? null : entrantOfMember(club, member);
  return {
    tournament: log.tournament,
    claims,
    members,
    you,
    organiser: member !== null && (member === organiser || role === 'organiser'),
    undoable: undoable(log),
  };
}

/** The open questions of a tournament to a member: to claim its result, or to confirm the other's. */
export function askedInTournament(club: FoldedClubTournament, member: MemberId): string[] {
  const entrant = entrantOfMember(club, member);
  const round = club.log.tournament.rounds.length;
  const games = club.log.tournament.rounds[round - 1]?.games ?? [];
  const table = games.findIndex(({ players, result }) => entrant !== null && players.includes(entrant) && result === null) + 1;
  if (table === 0) return [];
  const claims = club.claims.filter((claim) => claim.round === round && claim.table === table);
  if (claims.some((claim) => claim.by !== member)) return ['claim'];
  return claims.length === 0 ? ['result'] : [];
}
