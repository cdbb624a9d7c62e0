import { describe, expect, it } from 'vitest';
import type { ClubDesk } from '../../../src/app/club/club-desk.ts';
import { RemoteCampaign } from '../../../src/app/club/remote-campaign.ts';
import { RemoteTournament } from '../../../src/app/club/remote-tournament.ts';

const PLACE = 7;

/** A club's desk of which nothing is known but its topics; it writes down what it is asked. */
function clubDesk() {
  const topics = new Map<string, (view: unknown) => void>();
  const listeners = new Set<() => void>();
  const asks: unknown[] = [];
  const desk = {
    device: {
      atOf: (topic: string) => (topics.has(topic) ? PLACE : 0),
      follow: (topic: string, hear: (view: unknown) => void) => {
        topics.set(topic, hear);
        return () => topics.delete(topic);
      },
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reasonOf: (ask: unknown) => (asks.push(ask), Promise.resolve(null)),
  };
  return { desk: desk as unknown as ClubDesk, topics, listeners, asks };
}

const campaignView = (name: string, you: string | null = 'p2') =>
  ({ you, claims: [], members: {}, view: { name, players: [{ id: 'p1', chamberlain: true }, { id: 'p2' }] } }) as never;
const tournamentView = (name: string) => ({ you: 'e1', organiser: false, undoable: null, claims: [], tournament: { name } }) as never;

const GATHERINGS = [
  ['campaign.x', (desk: ClubDesk) => new RemoteCampaign('x', desk, [], campaignView('Winter')), campaignView('Spring')],
  ['tournament.x', (desk: ClubDesk) => new RemoteTournament('x', desk, tournamentView('Winter')), tournamentView('Spring')],
] as const;

describe('a gathering of the club', () => {
  it.each(GATHERINGS)(
    '%s: tells each listener of each view and of each change of the desk, until that listener or the screen has left',
    (topic, open, later) => {
      const { desk, topics, listeners } = clubDesk();
      const gathering = open(desk);
      const heard = [0, 0];
      const leave = gathering.subscribe(() => (heard[0] = (heard[0] ?? 0) + 1));
      gathering.subscribe(() => (heard[1] = (heard[1] ?? 0) + 1));
      topics.get(topic)?.(later);
      expect(heard).toEqual([1, 1]);
      leave();
      topics.get(topic)?.(later);
      for (const listener of listeners) listener();
      expect(heard).toEqual([1, 3]);
      gathering.close();
      expect([topics.size, listeners.size]).toEqual([0, 0]);
    },
  );

  it('shows the view that came last', () => {
    const { desk, topics } = clubDesk();
    const campaign = new RemoteCampaign('x', desk, [], campaignView('Winter'));
    const tournament = new RemoteTournament('x', desk, tournamentView('Winter'));
    expect([campaign.view().name, campaign.devicePlayer, tournament.tournament.name]).toEqual(['Winter', 'p2', 'Winter']);
    topics.get('campaign.x')?.(campaignView('Spring', null));
    topics.get('tournament.x')?.(tournamentView('Summer'));
    expect([campaign.view().name, campaign.devicePlayer, tournament.tournament.name]).toEqual(['Spring', null, 'Summer']);
  });

  it('asks with the place of its own topic; a result of a player who is not the chamberlain is a claim', async () => {
    const { desk, asks, topics } = clubDesk();
    const campaign = new RemoteCampaign('x', desk, [], campaignView('Winter'));
    const tournament = new RemoteTournament('x', desk, tournamentView('Winter'));
    const result = { kind: 'result', game: 'w1g1', player: 'p1' } as never;
    await campaign.decide(result);
    topics.get('campaign.x')?.(campaignView('Winter', 'p1'));
    await campaign.decide(result);
    await tournament.claim(1, 2, { stones: [3, 4], conceded: [] });
    expect(asks).toEqual([
      { ask: 'campaign-say', campaign: 'x', at: PLACE, saying: { say: 'claim', result: { kind: 'result', game: 'w1g1', player: 'p2' } } },
      {
        ask: 'campaign-say',
        campaign: 'x',
        at: PLACE,
        saying: { say: 'decide', decision: { kind: 'result', game: 'w1g1', player: 'p1' } },
      },
      {
        ask: 'tournament-say',
        tournament: 'x',
        at: PLACE,
        saying: { say: 'claim', round: 1, table: 2, result: { stones: [3, 4], conceded: [] } },
      },
    ]);
  });
});
