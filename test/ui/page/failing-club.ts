import '../../../src/ui/campaign/campaign-glass.ts';
import '../../../src/ui/club/club-campaign.ts';
import '../../../src/ui/club/club-card.ts';
import '../../../src/ui/club/club-match.ts';
import '../../../src/ui/club/club-screen.ts';
import '../../../src/ui/club/club-tournament.ts';
import '../../../src/ui/club/join-club.ts';
import '../../../src/ui/club/move-in.ts';
import type { ClubCampaign, ClubTournament } from '../../../src/ui/contexts/gatherings/club-port.ts';
import '../../../src/ui/glasses/join-screen.ts';
import '../../../src/ui/screens/club-place.ts';
import '../../../src/ui/screens/new-club-match.ts';
import type { TournamentDecision } from '../../../src/tournament/terms/decision.ts';
import { RealCampaign } from '../campaign/real-campaign.ts';
import { SampleClub, view } from '../club/sample-club.ts';
import { deep, press, type SampleLibrary, words } from '../screens/sample-library.ts';
import { html, waitUntil } from '../support.ts';
import { duel } from '../match/tables/tables.ts';
import { SampleTournament } from '../tournament/sample-tournaments.ts';
import { fire, firstly, full, torn, type Failing } from './failing.ts';

const answer =
  <T>(value: T) =>
  () =>
    Promise.resolve(value);
const nothingElse = (): void => undefined;
/** A sentence of the club, which comes at the second time. */
const LATER = 'Not now, said the club.';
const refuses = () => firstly(full, answer({ refused: LATER }));
const isRefused = (screen: Element): boolean => words(screen.shadowRoot ?? screen).includes(LATER);
const again = (screen: Element): void => press(screen, '[data-do="again"]');
const drawn = (part: string) => (screen: Element) => deep(screen, part) !== null;
const without = (part: string) => (screen: Element) => deep(screen, part) === null;
const pressed = (part: string) => (screen: Element) => press(screen, part);

const clubOf = (change: object = {}): SampleClub => Object.assign(new SampleClub(view()), change);
const placed = (place: string) => () => html`<moon-club-place .at=${place}></moon-club-place>`;
const joins = (change: object) => (library: SampleLibrary) => (library.inClub = clubOf(change));

/** A campaign of the club; this device is that of its Chamberlain, and another player has entered a result. */
function clubCampaign(change: object = {}): ClubCampaign {
  const campaign = new RealCampaign().playTo(({ weeks }) => (weeks.at(-1)?.games.length ?? 0) > 0);
  const { players, weeks } = campaign.view('table');
  const devicePlayer = players.find(({ chamberlain }) => chamberlain)?.id ?? null;
  const rival = players.find(({ id }) => id !== devicePlayer)?.id ?? '';
  const game = weeks.at(-1)?.games[0]?.id ?? '';
  const result = { kind: 'result' as const, player: rival, game, result: { sides: {}, match: null }, plays: [], windows: 'given' as const };
  const claims = [{ at: 3, by: rival, result, disputed: null }];
  return Object.assign(campaign, { devicePlayer, claims, confirm: answer(null), dispute: answer(null) }, change);
}
const campaign =
  (change: object, club: object = {}) =>
  () =>
    html`<moon-club-campaign .club=${clubOf(club)} .campaign=${clubCampaign(change)}></moon-club-campaign>`;

const entries = ['Ada', 'Bo'].map((name, lot): TournamentDecision => ({ kind: 'enter', name, list: null, lot }));
const paired: TournamentDecision = { kind: 'pair', round: 1, games: [['e1', 'e2']], bye: null, seed: 1 };

/** A tournament of the club; the opponent of this device's player has entered a result. */
function clubTournament(change: object = {}): ClubTournament {
  const claims = [{ round: 1, table: 1, by: 'm2', result: { stones: [3, 1], conceded: [] } }];
  const none = answer(null);
  const parts = { organises: false, you: 'e1', claims, takePart: none, withdraw: none, claim: none, confirm: none };
  return Object.assign(new SampleTournament(...entries, paired), parts, change) as ClubTournament;
}

/** A campaign of another device, on the phone of a player who is asked for machinations. */
function phone(plan: () => Promise<unknown>) {
  const played = new RealCampaign({ machinationsFrom: 1 }).playTo(({ stage }) => stage === 'machinations');
  const player = played.view('table').openings[0]?.player ?? '';
  const { book } = played;
  const port = { id: 'night', isReadOnly: false, players: [player], book, isOpen: () => true, unlock: nothingElse, plan };
  return Object.assign(port, { view: (viewer: string) => played.view(viewer) });
}
const answers = (screen: Element): void => fire(screen, '[data-asks]', 'answered', { kind: 'machinations', list: [] });

const clubMatch = ({ inClub }: SampleLibrary) => html`<moon-club-match .club=${inClub} match="a"></moon-club-match>`;
/** A device in a club, at a match of it. */
async function sitsInClub(library: SampleLibrary, change: object = {}): Promise<void> {
  const table = await duel();
  const sitting = { table, seats: [], ended: null, outdated: false, close: nothingElse, subscribe: () => nothingElse };
  library.inClub = clubOf({ ...change, sit: () => sitting });
}
/** A device that shows a match of another one. */
async function sitsElsewhere(library: SampleLibrary): Promise<void> {
  const table = await duel();
  const guest = { table, part: 'play', seats: [0], state: 'here', close: nothingElse, subscribe: () => nothingElse };
  const joining = await library.joining();
  library.joining = () => Promise.resolve({ ...joining, window: () => guest }) as never; // the rest of a guest is not needed here
}
const inMatch = (type: string, detail?: unknown) => async (screen: Element) => {
  await waitUntil(() => deep(screen, 'moon-match-screen') !== null, 'the match');
  fire(screen, 'moon-match-screen', type, detail);
};
const changesSettings = (library: SampleLibrary): unknown => (library.change = firstly(full, () => Promise.resolve()));
const seats = inMatch('seating', { seating: 'pass' });

/** Takes an element off the page and brings it back. */
function comeBack(screen: Element): void {
  const home = screen.parentElement;
  screen.remove();
  home?.append(screen);
}

const movable = {
  id: 'night',
  name: 'The long night',
  players: ['Ada'],
  week: 1,
  lastWeek: 3,
  finished: false,
  archived: false,
  changedAt: 0,
};

export const CLUB_READINGS: readonly Failing[] = [
  {
    name: 'the club',
    screen: placed(''),
    break: (library) => (library.club = firstly(torn, answer(clubOf()))),
    then: { again, shows: drawn('moon-club-screen') },
  },
  {
    name: 'a campaign of the club',
    screen: placed('campaign/a'),
    break: joins({ campaign: firstly(torn, () => Promise.resolve(clubCampaign())) }),
    then: { again, shows: drawn('moon-club-campaign') },
  },
  {
    name: 'a tournament of the club',
    screen: placed('tournament/a'),
    break: joins({ tournament: firstly(torn, () => Promise.resolve(clubTournament())) }),
    then: { again, shows: drawn('moon-club-tournament') },
  },
  {
    name: 'the club on the home screen',
    screen: () => html`<moon-club-card></moon-club-card>`,
    break: (library) => (library.club = firstly(torn, answer(clubOf()))),
    then: { again: comeBack, shows: drawn('[data-waiting]') },
  },
  {
    name: 'the campaigns that may move into the club',
    screen: () => html`<moon-move-in .club=${clubOf()}></moon-move-in>`,
    break: ({ campaignShelf }) => (campaignShelf.list = torn),
  },
  {
    name: 'the way into a club',
    screen: () => html`<moon-join-club code="abcdefgh"></moon-join-club>`,
    break: (library) => (library.clubJoining = torn),
  },
];

export const CLUB_WRITINGS: readonly Failing[] = [
  {
    name: 'an answer on the phone of a player',
    screen: () => html`<moon-campaign-glass .campaign=${phone(firstly(full, answer(null)))}></moon-campaign-glass>`,
    break: nothingElse,
    deed: answers,
    then: { again: answers, shows: without('moon-toast') },
  },
  {
    name: 'a confirmed result of a campaign of the club',
    screen: campaign({ confirm: firstly(full, answer(null)) }),
    break: nothingElse,
    deed: pressed('[data-do="confirm"]'),
    then: { again: pressed('[data-do="confirm"]'), shows: without('moon-toast') },
  },
  {
    name: 'a campaign of the club that is copied to this device',
    screen: campaign({}, { moveOut: refuses() }),
    break: nothingElse,
    deed: pressed('[data-do="move-out"]'),
    then: { again: pressed('[data-do="move-out"]'), shows: isRefused },
  },
  {
    name: 'a confirmed result of a tournament of the club',
    screen: () =>
      html`<moon-club-tournament
        .club=${clubOf()}
        .desk=${clubTournament({ confirm: firstly(full, answer(null)) })}
      ></moon-club-tournament>`,
    break: nothingElse,
    deed: pressed('[data-do="confirm"]'),
    then: { again: pressed('[data-do="confirm"]'), shows: without('[data-line="refused"]') },
  },
  {
    name: 'a campaign that moves into the club',
    screen: () => html`<moon-move-in .club=${clubOf({ moveIn: refuses() })}></moon-move-in>`,
    break: ({ campaignShelf }) => Object.assign(campaignShelf, { list: answer([movable]) }),
    deed: pressed('[data-do="move-in"]'),
    then: { again: pressed('[data-do="move-in"]'), shows: isRefused },
  },
  {
    name: 'a match that begins in the club',
    screen: () => html`<moon-new-club-match .club=${clubOf({ begin: refuses() })}></moon-new-club-match>`,
    break: nothingElse,
    deed: (screen) => fire(screen, 'moon-new-match-screen', 'start-match', { seats: [] }),
    then: { again: (screen) => fire(screen, 'moon-new-match-screen', 'start-match', { seats: [] }), shows: isRefused },
  },
  {
    name: 'a request to the club',
    screen: () => html`<moon-club-screen .club=${clubOf({ ask: full })}></moon-club-screen>`,
    break: nothingElse,
    deed: pressed('[data-do="watch-link"]'),
  },
  {
    name: 'the notifications of the club',
    screen: () => html`<moon-club-screen .club=${clubOf({ wake: full })}></moon-club-screen>`,
    break: nothingElse,
    deed: (screen) => fire(screen, '[data-do="wake"]', 'changed', { on: true }),
  },
  {
    name: 'a setting in a match of the club',
    screen: clubMatch,
    break: async (library) => (await sitsInClub(library), changesSettings(library)),
    deed: seats,
    then: { again: seats, shows: drawn('moon-match-screen') },
  },
  {
    name: 'a rematch in the club',
    screen: clubMatch,
    break: (library) => sitsInClub(library, { ask: refuses() }),
    deed: inMatch('rematch'),
    then: { again: inMatch('rematch'), shows: isRefused },
  },
  {
    name: 'a setting in a match of another device',
    screen: () => html`<moon-join-screen at="x"></moon-join-screen>`,
    break: async (library) => (await sitsElsewhere(library), changesSettings(library)),
    deed: seats,
    then: { again: seats, shows: drawn('moon-match-screen') },
  },
  {
    name: 'a device that joins a club',
    screen: () => html`<moon-join-club code="abcdefgh"></moon-join-club>`,
    break: (library) => Object.assign(library.joinsClub, { join: firstly(full, answer(LATER)) }),
    deed: pressed('[data-do="join"]'),
    then: { again: pressed('[data-do="join"]'), shows: isRefused },
  },
];
