import { randomBytes, randomInt } from 'node:crypto';
import type { ClubRole, MemberId } from '../../src/club/terms/club.ts';
import type { ClubAsk } from '../../src/club/terms/protocol.ts';
import { checkCampaignRecord } from '../../src/record/campaign-record.ts';
import type { Json } from '../../src/rules/terms/ids.ts';
import { typedName } from '../../src/rules/terms/typed-name.ts';
import type { Events } from '../events/events.ts';
import { hasMember, type Registry } from '../people/registry.ts';
import type { Seals } from '../people/seals.ts';
import { accepted, answerOfVerdict, refusedWith, type AskAnswered } from './ask-answered.ts';

type Of<Kind extends ClubAsk['ask']> = Extract<ClubAsk, { ask: Kind }>;

interface EventNeeds {
  events: Events;
  registry: Registry;
  seals: Seals;
  now: () => number;
}

/** Requests of members about campaigns and tournaments. */
export class EventAsks {
  constructor(private readonly needs: EventNeeds) {}

  /** Begins a campaign or a tournament, or takes over a campaign from a device. */
  async begin(member: MemberId, key: string, ask: Of<'campaign' | 'campaign-in' | 'tournament'>): Promise<AskAnswered> {
    const { events, registry, seals, now } = this.needs;
    const id = seals.nameFor(key);
    if (ask.ask === 'tournament')
      return answerOfVerdict(await events.beginTournament(id, { name: typedName(ask.name), organiser: member }, now()), { id });
    const { members } = ask;
    if (!Object.values(members).every((known) => hasMember(registry, known))) return refusedWith('no-such-member');
    if (ask.ask === 'campaign') {
      const seed = `${ask.seed} ${randomBytes(12).toString('base64url')}`;
      return answerOfVerdict(await events.beginCampaign(id, { setup: ask.setup, seed, members }, now()), { id });
    }
    const checked = checkCampaignRecord(ask.record);
    if (!checked.ok) return refusedWith('campaign-damaged');
    return answerOfVerdict(await events.beginCampaign(id, { record: checked.record, members }, now()), { id });
  }

  async sayInCampaign(member: MemberId, key: string, { campaign, at: place, saying }: Of<'campaign-say'>): Promise<AskAnswered> {
    const { events, now } = this.needs;
    return answerOfVerdict(await events.sayInCampaign(campaign, { id: key, by: member, when: now(), at: place, saying }));
  }

  async sayInTournament(
    { member, role }: { member: MemberId; role: ClubRole },
    key: string,
    { tournament, at: place, saying }: Of<'tournament-say'>,
  ): Promise<AskAnswered> {
    const { events, now } = this.needs;
    const beside = { role, lot: randomInt(2 ** 32) };
    return answerOfVerdict(await events.sayInTournament(tournament, { id: key, by: member, when: now(), at: place, saying, beside }));
  }

  /** Moves a campaign out of the club, to the device of its Chamberlain. */
  async out(member: MemberId, id: string): Promise<AskAnswered> {
    const events = await this.needs.events.campaign(id);
    const chamberlain = events?.state.folded.campaign.chamberlain ?? '';
    if (!events || events.state.members[chamberlain] !== member) return refusedWith('chamberlain-only');
    return accepted(events.state.folded.record as unknown as Json);
  }
}
