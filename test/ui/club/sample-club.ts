import type { ClubView } from '../../../src/club/terms/club.ts';
import type { ClubAsk } from '../../../src/club/terms/protocol.ts';
import type {
  ClubAnswer,
  ClubCampaign,
  ClubDraft,
  ClubLine,
  ClubPort,
  ClubTable,
  ClubTournament,
} from '../../../src/ui/contexts/gatherings/club-port.ts';

export const match = (id: string, seats: ClubView['matches'][number]['seats'], yours: number[]): ClubView['matches'][number] => ({
  id,
  title: 'Moonlit Ruins',
  seats,
  pace: { kind: 'turns', days: 3, then: 'steward' },
  over: false,
  turn: 1,
  asked: [0],
  due: [null, null],
  absent: [],
  after: null,
  yours,
  models: [],
  steward: {},
  wake: {},
  holiday: { 0: 10 },
  campaign: null,
  began: 1,
  last: 2,
});
export const member = (id: string, name: string, role: 'organiser' | 'player' = 'player'): ClubView['members'][number] => ({
  id,
  name,
  role,
  left: false,
  live: id === 'm1',
  awaySince: null,
});
/** The view of a club with two members, who play one match; the organiser has a second one with a computer. */
export const view = (change: Partial<ClubView> = {}): ClubView => ({
  name: 'Moonlit Mondays',
  you: { member: 'm1', role: 'organiser', name: 'Ada', device: 'device-of-ada-0001' },
  members: [member('m1', 'Ada', 'organiser'), member('m2', 'Bo')],
  devices: [
    { id: 'device-of-ada-0001', since: 1, out: false, bare: false },
    { id: 'device-of-ada-0002', since: 2, out: false, bare: true },
  ],
  invitations: [],
  watched: false,
  matches: [match('a', [{ member: 'm1' }, { member: 'm2' }], [0]), match('b', [{ member: 'm2' }, { level: 'club' }], [])],
  campaigns: [],
  tournaments: [],
  waiting: [{ kind: 'match', id: 'a', title: '', what: ['act'], nth: 0, since: 1, due: null }],
  setBack: null,
  push: null,
  pushed: false,
  ...change,
});

/** A club that remembers what was asked of it. */
export class SampleClub implements ClubPort {
  line: ClubLine = 'live';
  heardAt: number | null = 0;
  bare = false;
  watches = false;
  wakes: ClubPort['wakes'] = 'off';
  wake = (_on: boolean): Promise<string | null> => Promise.resolve(null);
  everything = (): Promise<null> => Promise.resolve(null);
  closed: ClubPort['closed'] = null;
  drafts: readonly ClubDraft[] = [];
  lateNotice: string | null = null;
  readonly asked: ClubAsk[] = [];
  readonly drawn: string[] = [];
  constructor(public view: ClubView | null) {}
  lateNoticeSeen = (): void => undefined;
  drawBack = (draft: string): Promise<void> => {
    this.drawn.push(draft);
    return Promise.resolve();
  };
  ask = (ask: ClubAsk): Promise<ClubAnswer> => {
    this.asked.push(ask);
    return Promise.resolve({ refused: null, value: 'c0de-for-somebody' });
  };
  addressOf = (code: string): string => `https://club.example/#/join/${code}`;
  begin = (): Promise<ClubAnswer> => Promise.reject(new Error('not here'));
  keepRecord = (): Promise<null> => Promise.resolve(null);
  sit = (_match: string): ClubTable => {
    throw new Error('not here');
  };
  campaign = (_id: string): Promise<ClubCampaign | null> => Promise.resolve(null);
  tournament = (_id: string): Promise<ClubTournament | null> => Promise.resolve(null);
  moveIn = (): Promise<ClubAnswer> => Promise.reject(new Error('not here'));
  moveOut = (): Promise<ClubAnswer> => Promise.reject(new Error('not here'));
  forget = (): Promise<void> => Promise.resolve();
  reconnect = (): void => undefined;
  subscribe = () => (): void => undefined;
}
