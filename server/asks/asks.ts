import type { ClubAsk } from '../../src/club/terms/protocol.ts';
import type { Subject } from '../people/entry.ts';
import { refusedWith, type AskAnswered } from './ask-answered.ts';
import type { EventAsks } from './event-asks.ts';
import type { MatchAsks } from './match-asks.ts';
import { isPeopleAsk, type PeopleAsks } from './people-asks.ts';

/** Answers the requests of members. */
export class Asks {
  constructor(
    private readonly people: PeopleAsks,
    private readonly matches: MatchAsks,
    private readonly events: EventAsks,
  ) {}

  /** Runs a request once, even when it is sent again: `id` is the same at every try. */
  async answer(subject: Subject, id: string, ask: ClubAsk): Promise<AskAnswered> {
    const { member, role } = subject;
    if (member === null) return refusedWith('members-only');
    const key = `${member}.${id}`;
    if (isPeopleAsk(ask)) return this.people.answer(subject, member, key, ask);
    switch (ask.ask) {
      case 'record':
        return this.matches.record(ask.match);
      case 'steward':
      case 'wake':
      case 'holiday':
        return this.matches.order(member, key, ask);
      case 'campaign-out':
        return this.events.out(member, ask.campaign);
      case 'campaign-say':
        return this.events.sayInCampaign(member, key, ask);
      case 'tournament-say':
        return this.events.sayInTournament({ member, role }, key, ask);
      default:
    }
    if (role === 'watcher') return refusedWith('players-only');
    if (ask.ask === 'rematch') return this.matches.again(member, ask.match);
    return ask.ask === 'match' ? this.matches.begin(member, key, ask) : this.events.begin(member, key, ask);
  }
}
