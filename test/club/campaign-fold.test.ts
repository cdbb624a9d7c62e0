import { describe, expect, it } from 'vitest';
import { openingsOf } from '../../src/campaign/openings.ts';
import type { CampaignDecision } from '../../src/campaign/terms/decision.ts';
import {
  askedOfMember,
  beginClubCampaign,
  campaignViewOf,
  sayInCampaign,
  type CampaignBegin,
  type FoldedClubCampaign,
} from '../../src/club/campaign-fold.ts';
import type { CampaignSaying } from '../../src/club/terms/protocol.ts';
import { isSame } from '../../src/record/equality.ts';
import type { Reason } from '../../src/rules/terms/reason.ts';
import { anyResult, Lot, nextDecision } from '../campaign/random-player.ts';
import { setupOf } from '../campaign/samples.ts';

const RUNS = process.env.MOONRISE_WHOLE === undefined ? 4 : 500;

const begun = (begin: CampaignBegin): FoldedClubCampaign => {
  const judged = beginClubCampaign(begin);
  if (!judged.ok) throw new Error(judged.reason.code);
  return judged.campaign;
};

interface Entry {
  id: string;
  member: string;
  saying: CampaignSaying;
  at: number;
}

/** A club with the log that its devices write, as the server keeps it: an id counts once. */
class WrittenCampaign {
  readonly entries: Entry[] = [];
  club: FoldedClubCampaign;
  constructor(readonly begin: CampaignBegin) {
    this.club = begun(begin);
  }
  say(id: string, member: string, saying: CampaignSaying, place = this.club.length): Reason | null {
    if (this.entries.some((entry) => entry.id === id)) return null;
    const judged = sayInCampaign(this.club, member, saying, place);
    if (!judged.ok) return judged.reason;
    this.club = judged.campaign;
    this.entries.push({ id, member, saying, at: place });
    return null;
  }
  anew(): FoldedClubCampaign {
    return this.entries.reduce((club, { member, saying, at: place }) => {
      const judged = sayInCampaign(club, member, saying, place);
      if (!judged.ok) throw new Error(judged.reason.code);
      return judged.campaign;
    }, begun(this.begin));
  }
}

interface Draft {
  member: string;
  until: number;
  at: number;
  saying: CampaignSaying;
  id: string;
  week: number;
}

/** Plays a campaign whose devices come and go; gives what must not happen, and how much happened. */
function played(seed: string, size: number) {
  const lot = new Lot(seed);
  const members = Object.fromEntries(Array.from({ length: size }, (_, index) => [`p${index + 1}`, `m${index + 1}`]));
  const written = new WrittenCampaign({ setup: setupOf(size), seed, members });
  const wrong: string[] = [];
  const counts = { accepted: 0, cameBack: 0, moved: 0, foreign: 0, claims: 0, repeats: 0 };
  const drafts: Draft[] = [];
  const spoken = (entry: Draft | { member: string; saying: CampaignSaying; id: string }): boolean => {
    const before = written.entries.length;
    const refused = written.say(entry.id, entry.member, entry.saying, 'at' in entry ? entry.at : undefined);
    if (refused === null && written.entries.length === before + 1) counts.accepted += 1;
    return refused === null;
  };
  for (let step = 0; step < 1500 && written.club.folded.campaign.stage !== 'finished'; step += 1) {
    const { campaign } = written.club.folded;
    for (const draft of drafts.filter(({ until }) => until <= step)) {
      drafts.splice(drafts.indexOf(draft), 1);
      const standsAnew = draft.week === written.club.folded.campaign.weeks.length;
      const { since } = written.club;
      if (spoken(draft)) {
        counts.cameBack += 1;
        if (!standsAnew)
          wrong.push(`${draft.id} of week ${draft.week}, ${draft.at} fell into a wrong week: ${JSON.stringify([draft.saying, since])}`);
      } else counts.moved += 1;
    }
    const decision: CampaignDecision | null = nextDecision(lot, written.club.folded.campaign);
    if (!decision) break;
    const member = members[decision.player] ?? '';
    const id = `${seed} ${step}`;
    if (drafts.some((draft) => draft.member === member)) {
      // the others go on, and the Chamberlain closes the gate in the end
      const { chamberlain } = campaign;
      const open = openingsOf(written.club.folded.campaign).find(
        ({ player, kind }) => player === chamberlain && ['lock', 'next', 'close'].includes(kind),
      );
      const office = members[chamberlain] ?? '';
      if (open && !drafts.some((draft) => draft.member === office) && lot.often(50)) {
        const kind = open.kind === 'lock' ? 'lock' : open.kind === 'next' ? 'next-week' : 'close-week';
        spoken({ id: `${id} gate`, member: office, saying: { say: 'decide', decision: { player: chamberlain, kind } } });
      } else if (lot.often(40)) for (const draft of drafts) draft.until = Math.min(draft.until, step);
      continue;
    }
    if (lot.often(10) && decision.kind !== 'result') {
      drafts.push({
        member,
        until: step + 5 + lot.upTo(150),
        at: written.club.length,
        saying: { say: 'decide', decision },
        id,
        week: written.club.folded.campaign.weeks.length,
      });
      continue;
    }
    const foreigner = lot.one(Object.values(members).filter((candidate) => candidate !== member));
    if (lot.often(20)) {
      counts.foreign += 1;
      if (written.say(`${id} foreign`, foreigner, { say: 'decide', decision }) === null) wrong.push(`${id} was said for another`);
    }
    if (decision.kind !== 'result') {
      if (!spoken({ id, member, saying: { say: 'decide', decision } })) wrong.push(`${id} was refused`);
      const { length } = written.club;
      written.say(id, member, { say: 'decide', decision });
      counts.repeats += 1;
      if (written.club.length !== length) wrong.push(`${id} was taken twice`);
      continue;
    }
    const game = campaign.weeks.flatMap(({ games }) => games).find((candidate) => candidate.id === decision.game);
    const present = (game?.players ?? []).filter((player) => !campaign.weeks.at(-1)?.absent.includes(player));
    const [teller, other] = present;
    if (!game || teller === undefined || other === undefined) {
      const { chamberlain } = campaign;
      spoken({ id, member: members[chamberlain] ?? '', saying: { say: 'decide', decision: { ...decision, player: chamberlain } } });
      continue;
    }
    const result = { ...decision, player: teller, result: anyResult(lot, campaign, game) };
    if (!spoken({ id, member: members[teller] ?? '', saying: { say: 'claim', result } })) continue;
    counts.claims += 1;
    const claim = written.club.claims.find((candidate) => candidate.by === teller && candidate.result.game === decision.game);
    if (!claim) {
      wrong.push(`${id} is no claim`);
      continue;
    }
    if (written.say(`${id} self`, members[teller] ?? '', { say: 'confirm', claim: claim.at }) === null)
      wrong.push(`${id} confirmed itself`);
    for (const [player, known] of Object.entries(members)) {
      const sees = campaignViewOf(written.club, known).claims.some((candidate) => candidate.at === claim.at);
      if (sees !== (game.players.includes(player) || player === campaign.chamberlain)) wrong.push(`${id} is seen by ${player}`);
    }
    if (lot.often(15)) {
      spoken({ id: `${id} d`, member: members[other] ?? '', saying: { say: 'dispute', claim: claim.at, note: 'it was 3 stones' } });
      const { chamberlain } = campaign;
      spoken({
        id: `${id} ch`,
        member: members[chamberlain] ?? '',
        saying: { say: 'decide', decision: { ...result, player: chamberlain } },
      });
    } else spoken({ id: `${id} c`, member: members[other] ?? '', saying: { say: 'confirm', claim: claim.at } });
  }
  if (written.entries.length !== counts.accepted) wrong.push('something accepted is lost');
  const anew = written.anew();
  if (!isSame(anew.folded.campaign, written.club.folded.campaign) || !isSame(anew.claims, written.club.claims))
    wrong.push('it folds to another campaign');
  return { wrong, counts, club: written.club, members };
}

describe('a campaign over devices', () => {
  it(
    `loses nothing, puts nothing into a wrong week and lets nobody speak for another (${RUNS} campaigns of 3 to 8)`,
    () => {
      const sum = { cameBack: 0, moved: 0, foreign: 0, claims: 0, repeats: 0, finished: 0 };
      for (let run = 0; run < RUNS; run += 1) {
        const { wrong, counts, club } = played(`club ${run}`, run % 4 === 0 ? 8 : 3 + (run % 4));
        expect(wrong).toEqual([]);
        for (const key of ['cameBack', 'moved', 'foreign', 'claims', 'repeats'] as const) sum[key] += counts[key];
        if (club.folded.campaign.stage === 'finished') sum.finished += 1;
      }
      // each of these has happened, or the property has said nothing
      expect(Object.entries(sum).filter(([, count]) => count === 0)).toEqual([]);
      if (RUNS > 100) console.log(JSON.stringify({ campaigns: RUNS, ...sum }));
    },
    120_000 + RUNS * 4000,
  );

  it('shows a member nothing that others have sealed', () => {
    const members = { p1: 'm1', p2: 'm2', p3: 'm3' };
    const lot = new Lot('sealed');
    const written = new WrittenCampaign({ setup: setupOf(3), seed: 'sealed', members });
    for (let step = 0; step < 60; step += 1) {
      const decision = nextDecision(lot, written.club.folded.campaign);
      if (!decision) break;
      const member = members[decision.player as keyof typeof members] ?? '';
      const rivals = Object.values(members).filter((rival) => rival !== member);
      if (decision.kind === 'machinations' || decision.kind === 'roster') {
        const before = rivals.map((rival) => campaignViewOf(written.club, rival).view.weeks.at(-1)?.own);
        expect(written.say(`${step}`, member, { say: 'decide', decision })).toBe(null);
        const { sealed } = written.club.folded.campaign.weeks.at(-1) ?? {};
        const isSealed = sealed?.rosters[decision.player] !== undefined || sealed?.submissions[decision.player] !== undefined;
        if (isSealed) expect(rivals.map((rival) => campaignViewOf(written.club, rival).view.weeks.at(-1)?.own)).toEqual(before);
      } else written.say(`${step}`, member, { say: 'decide', decision });
    }
    expect(askedOfMember(written.club, 'nobody')).toEqual([]);
    expect(campaignViewOf(written.club, null).you).toBe(null);
  });
});
