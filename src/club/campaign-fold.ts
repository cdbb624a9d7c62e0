import { campaignViewFor, isStanding } from '../campaign/index.ts';
import { openingsOf } from '../campaign/openings.ts';
import type { Campaign, CampaignSetup, Game } from '../campaign/terms/campaign.ts';
import type { CampaignDecision, CampaignOpening } from '../campaign/terms/decision.ts';
import type { PlayerId } from '../campaign/terms/parts.ts';
import { advanceCampaign, beginCampaignRecord, openCampaign, type CampaignRecord, type FoldedCampaign } from '../record/campaign-record.ts';
import type { Reason } from '../rules/terms/reason.ts';
import type { MemberId } from './terms/club.ts';
import type { CampaignClaim, ClubCampaignView } from './terms/events.ts';
import type { CampaignSaying } from './terms/protocol.ts';

// A campaign in a club: a fold of what its members say on their own devices. The campaign itself is the same as on one tablet.

/** The first entry of its log: a new campaign, or one that has moved into the club. */
export type CampaignBegin = { members: Record<PlayerId, MemberId> } & ({ setup: CampaignSetup; seed: string } | { record: CampaignRecord });

export interface FoldedClubCampaign {
  folded: FoldedCampaign;
  members: Record<PlayerId, MemberId>;
  claims: CampaignClaim[];
  /** The number of entries after the beginning. */
  length: number;
  /** The position of the log since which each question is open. */
  since: Readonly<Record<string, number>>;
}

/** The speaker of results from matches played in the club, which need no confirmation. */
export const CLUB_ITSELF: MemberId = '';

type ClubCampaignJudged = { ok: true; campaign: FoldedClubCampaign } | { ok: false; reason: Reason };
const no = (code: string): ClubCampaignJudged => ({ ok: false, reason: { code, clauses: [] } });

const keyOf = ({ player, kind, game = '', attack = -1 }: CampaignOpening): string => `${player} ${kind} ${game} ${attack}`;

/** The positions of all open questions. A question that was open keeps its position; a new one gets `place`. The week is part of a question. */
function sinceNow(before: FoldedClubCampaign['since'], { campaign }: FoldedCampaign, place: number): FoldedClubCampaign['since'] {
  const week = campaign.weeks.length;
  return Object.fromEntries(
    openingsOf(campaign).map((opening) => [`${week} ${keyOf(opening)}`, before[`${week} ${keyOf(opening)}`] ?? place]),
  );
}

/** The campaign at the beginning of its log, or the reason why it cannot begin. */
export function beginClubCampaign(begin: CampaignBegin): ClubCampaignJudged {
  let folded: FoldedCampaign;
  if ('record' in begin) {
    const opened = openCampaign(begin.record);
    if (opened.as !== 'playable') return no('campaign-damaged');
    ({ folded } = opened);
  } else {
    const begun = beginCampaignRecord(begin.setup, begin.seed);
    if (!begun.ok) return begun;
    ({ folded } = begun);
  }
  return { ok: true, campaign: { folded, members: begin.members, claims: [], length: 0, since: sinceNow({}, folded, 0) } };
}

export const playerOfMember = ({ members }: Pick<FoldedClubCampaign, 'members'>, member: MemberId): PlayerId | null =>
  Object.keys(members).find((player) => members[player] === member) ?? null;

const gameOf = (campaign: Campaign, id: string): Game | undefined =>
  campaign.weeks.flatMap(({ games }) => games).find((game) => game.id === id);

function decided(club: FoldedClubCampaign, decision: CampaignDecision): ClubCampaignJudged {
  const next = advanceCampaign(club.folded, decision);
  if (!next.ok) return next;
  const length = club.length + 1;
  const { campaign } = next.folded;
  // a claim ends when its game has a result
  const claims = club.claims.filter(({ result }) => {
    const game = gameOf(campaign, result.game);
    return game !== undefined && game.stage !== 'done' && game.result === null;
  });
  return { ok: true, campaign: { ...club, folded: next.folded, length, since: sinceNow(club.since, next.folded, length), claims } };
}

/** True if the question of a decision was already open at `place`, the position that the member knew. */
function standsStill(club: FoldedClubCampaign, decision: CampaignDecision, place: number): boolean {
  if (isStanding(decision.kind)) return place === club.length;
  const asked = Object.entries(club.since).filter(([key]) => key.split(' ')[1] === decision.player);
  const answers = asked.filter(([key]) => !('game' in decision) || key.split(' ')[3] === decision.game);
  // a decision without a question counts only at the newest position, because the week may have changed
  return answers.length === 0 ? place === club.length : answers.some(([, from]) => place >= from);
}

/** Judges what a member says and carries it out. `place` is the number of entries that the member knew. The same on every worker. */
export function sayInCampaign(club: FoldedClubCampaign, speaker: MemberId, saying: CampaignSaying, place: number): ClubCampaignJudged {
  const { campaign } = club.folded;
  if (place > club.length) return no('asked-otherwise');
  if (speaker === CLUB_ITSELF)
    return saying.say === 'decide' && saying.decision.kind === 'result' ? decided(club, saying.decision) : no('not-a-player');
  const player = playerOfMember(club, speaker);
  if (player === null) return no('not-a-player');
  const isChamberlain = campaign.chamberlain === player;
  switch (saying.say) {
    case 'decide': {
      const { decision } = saying;
      if (decision.player !== player) return no('not-your-seat');
      if (decision.kind === 'result' && !isChamberlain) return no('claim-it');
      return standsStill(club, decision, place) ? decided(club, decision) : no('asked-otherwise');
    }
    case 'claim': {
      const { result } = saying;
      if (result.player !== player || !gameOf(campaign, result.game)?.players.includes(player)) return no('not-your-game');
      const tried = advanceCampaign(club.folded, result);
      if (!tried.ok) return tried;
      const others = club.claims.filter((claim) => !(claim.by === player && claim.result.game === result.game));
      const claim: CampaignClaim = { at: club.length, by: player, result, disputed: null };
      return { ok: true, campaign: { ...club, length: club.length + 1, claims: [...others, claim] } };
    }
    case 'confirm': {
      const claim = club.claims.find((candidate) => candidate.at === saying.claim);
      if (!claim) return no('no-such-claim');
      const isPlayer = gameOf(campaign, claim.result.game)?.players.includes(player) === true;
      return claim.by !== player && (isPlayer || isChamberlain) ? decided(club, claim.result) : no('not-yours-to-confirm');
    }
    case 'dispute': {
      const claim = club.claims.find((candidate) => candidate.at === saying.claim);
      if (!claim) return no('no-such-claim');
      if (claim.by === player || !gameOf(campaign, claim.result.game)?.players.includes(player)) return no('not-yours-to-confirm');
      const claims = club.claims.map((candidate) =>
        candidate === claim ? { ...candidate, disputed: { by: player, note: saying.note } } : candidate,
      );
      return { ok: true, campaign: { ...club, length: club.length + 1, claims } };
    }
  }
}

/** A member's view: without sealed answers of others, with the claims of its own games. */
export function campaignViewOf(club: FoldedClubCampaign, member: MemberId | null): ClubCampaignView {
  const you = member === null ? null : playerOfMember(club, member);
  const { campaign } = club.folded;
  const isConcerned = ({ result }: CampaignClaim): boolean =>
    you !== null && (you === campaign.chamberlain || gameOf(campaign, result.game)?.players.includes(you) === true);
  return { view: campaignViewFor(campaign, you ?? 'table'), claims: club.claims.filter(isConcerned), members: club.members, you };
}

/** The open questions of a campaign to a member. */
export function askedOfMember(club: FoldedClubCampaign, member: MemberId): string[] {
  const { view, claims, you } = campaignViewOf(club, member);
  if (you === null) return [];
  const open = view.openings.filter(({ player, amend }) => player === you && amend !== true).map(({ kind }) => kind);
  return [...open, ...claims.filter((claim) => claim.by !== you && claim.disputed === null).map(() => 'claim')];
}
