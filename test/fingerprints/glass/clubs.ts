import { html } from 'lit';
import type { ClubView } from '../../../src/club/terms/club.ts';
import type { TournamentDecision } from '../../../src/tournament/terms/decision.ts';
import { BEGINNING } from './clock.ts';
import { below, book, show } from './drawn-page.ts';
import { knotOf } from './knot.ts';
import { page } from './page-node.ts';
import { inLibrary, libraryOf } from './lists.ts';
import { touch, touchAll } from './touches.ts';
import { watched } from './watched-port.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Fay', 'Gil', 'Hal', 'Ivy', 'Jo', 'Kay', 'Lea', 'Max'];
const HOUR = 3_600_000;
const upTo = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

const match = (number: number): ClubView['matches'][number] =>
  ({
    id: `m${number}`,
    title: `Board ${number}`,
    seats: [{ member: `m${(number % 3) + 1}` }, number % 4 === 3 ? { level: 'club' } : { member: `m${((number + 1) % 4) + 1}` }],
    pace: { kind: 'turns', days: (number % 5) + 1, then: 'steward' },
    over: number % 5 === 4,
    turn: number % 4,
    asked: number % 2 === 0 ? [0] : [1],
    due: [number % 3 === 0 ? BEGINNING + number * HOUR : null, null],
    absent: number % 6 === 5 ? [1] : [],
    after: null,
    yours: number % 3 === 0 ? [0] : [],
    models: [],
    steward: {},
    wake: {},
    holiday: { 0: 10, 1: 3 },
    campaign: null,
    began: BEGINNING - 90 * HOUR,
    last: BEGINNING - number * HOUR,
  }) as ClubView['matches'][number];

const viewOf = (count: number, role: 'organiser' | 'player'): ClubView => ({
  name: 'Moonlit Mondays',
  you: { member: 'm1', role, name: 'Ada', device: 'device-of-ada-0001' },
  members: upTo(Math.max(1, count)).map((number) => ({
    id: `m${number + 1}`,
    name: NAMES[number] ?? '',
    role: number === 0 ? role : number === 3 ? 'organiser' : 'player',
    left: number % 7 === 5,
    live: number % 2 === 0,
    awaySince: number % 4 === 2 ? BEGINNING - 50 * HOUR : null,
  })),
  devices: upTo(Math.min(3, Math.max(1, count))).map((number) => ({ id: `device-of-ada-000${number + 1}`, since: BEGINNING - number * 30 * HOUR, out: number === 2, bare: number === 1 })),
  invitations: upTo(count % 4).map((number) => ({ code: `code-${number}`, name: NAMES[number + 3] ?? '', role: 'player', until: BEGINNING + 40 * HOUR })),
  watched: count === 3,
  matches: upTo(count).map(match),
  campaigns: upTo(count % 5).map((number) => ({ id: `c${number}`, name: `Winter ${number}`, week: number, lastWeek: 3, finished: false, yours: number % 2 === 0 ? ['p1'] : [] })),
  tournaments: upTo(count % 4).map((number) => ({ id: `t${number}`, name: `Open ${number}`, rounds: number, finished: number === 2 })),
  waiting: upTo(count % 6).map((number) => ({ kind: 'match', id: `m${number}`, title: `Board ${number}`, what: number % 2 === 0 ? ['act'] : ['react', 'claim'], nth: number, since: BEGINNING - number * 5 * HOUR, due: number % 3 === 1 ? BEGINNING + 3 * HOUR : null })),
  setBack: null,
  push: null,
  pushed: count === 3,
}) as unknown as ClubView; // prettier-ignore

const club = (view: ClubView, change: object = {}) => ({
  line: 'live', heardAt: BEGINNING - 2 * HOUR, bare: false, watches: false, wakes: 'off', closed: null, lateNotice: null,
  drafts: ['match.m1', 'campaign.c0', 'club'].map((about, number) => ({ id: `d${number}`, about, made: BEGINNING - number * HOUR })),
  view,
  wake: () => Promise.resolve(null),
  everything: () => Promise.resolve(null),
  lateNoticeSeen: () => undefined,
  drawBack: () => Promise.resolve(),
  ask: () => Promise.resolve({ refused: null, value: 'c0de-for-somebody' }),
  addressOf: (code: string) => `https://club.example/#/join/${code}`,
  begin: () => Promise.resolve({ refused: null, value: 'm1' }),
  keepRecord: () => Promise.resolve(null),
  sit: () => ({ table: null, seats: [], ended: null, outdated: false, close: () => undefined, subscribe: () => () => undefined }),
  campaign: () => Promise.resolve(null),
  tournament: () => Promise.resolve(null),
  moveIn: () => Promise.resolve({ refused: null, value: 'm1' }),
  moveOut: () => Promise.resolve({ refused: null, value: 'm1' }),
  forget: () => Promise.resolve(),
  reconnect: () => undefined,
  subscribe: () => () => undefined,
  ...change,
}); // prettier-ignore

/** A club of that size on the device of one of its people. */
export const clubOf = (count: number, role: 'organiser' | 'player', change: object = {}) => club(viewOf(count, role), change);

async function showClub(): Promise<void> {
  for (const count of [0, 3, 13])
    for (const role of ['organiser', 'player'] as const) {
      book.aspect = `club-${role}`;
      const changes = count === 3 ? { line: 'away', watches: true, wakes: 'on' } : {};
      const port = watched('club', club(viewOf(count, role), changes));
      const box = await show(html`<moon-club-screen .club=${port}></moon-club-screen>`);
      await touchAll(box, 1, 10);
    }
}

const enter = (count: number): TournamentDecision[] =>
  upTo(count).map((number) => ({ kind: 'enter', name: NAMES[number] ?? '', list: null, lot: count - number }));

/** Shows tournaments of several sizes, round by round to their end. */
async function showTournaments(): Promise<void> {
  const { SampleTournament } = await import('../../ui/tournament/sample-tournaments.ts');
  for (const count of [0, 1, 5, 13]) {
    book.aspect = `tournament-${count}`;
    const real = new SampleTournament({ kind: 'rename', name: 'Autumn' }, ...enter(count));
    const nothing = (): Promise<null> => Promise.resolve(null);
    // decisions on the screen are only recorded
    const desk = watched('desk', {
      id: 'autumn',
      get log() { return real.log; },
      get tournament() { return real.tournament; },
      get undoable() { return real.undoable; },
      decide: nothing,
      enter: nothing,
      pair: nothing,
      undo: nothing,
      pairedOtherwise: (round: number) => real.pairedOtherwise(round),
      subscribe: () => () => undefined,
      close: () => undefined,
    }); // prettier-ignore
    for (let round = 0; round < 4; round += 1) {
      const box = await show(html`<moon-tournament-screen .desk=${desk}></moon-tournament-screen>`);
      await touchAll(box, 1, 8);
      await show(html`<moon-tournament-wall .desk=${desk}></moon-tournament-wall>`);
      if (count < 2) break;
      await real.pair();
      const playing = await show(html`<moon-tournament-screen .desk=${desk}></moon-tournament-screen>`);
      await touchAll(playing, 1, 5);
      const games = real.tournament.rounds.at(-1)?.games.length ?? 0;
      for (const table of upTo(games)) {
        const stones: [number, number] = [(table + round) % 4, (table * 2 + 1) % 4];
        await real.decide({ kind: 'result', round: round + 1, table: table + 1, result: { stones, conceded: [] } } as TournamentDecision);
      }
      if (count > 4 && round === 1) await real.decide({ kind: 'withdraw', entrant: 'e2' });
    }
    const box = await show(html`<moon-tournament-screen .desk=${desk}></moon-tournament-screen>`);
    for (const tab of ['standings', 'settings', 'players', 'round']) {
      for (const button of below(box)) if (knotOf(button).attributes.get('id') === `tab-${tab}`) await touch(button);
      await touchAll(box, 1, 8);
    }
  }
}

/** Shows clubs of several sizes as their members see them, and tournaments to their end. */
export async function showClubs(): Promise<void> {
  const library = await libraryOf(3);
  await inLibrary(library);
  Object.assign(page, { width: 1180, height: 820 });
  await showClub();
  await showTournaments();
}
