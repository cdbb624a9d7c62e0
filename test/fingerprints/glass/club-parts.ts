import { html } from 'lit';
import type { CampaignView } from '../../../src/campaign/terms/view.ts';
import type { RealCampaign } from '../../ui/campaign/real-campaign.ts';
import { clubOf } from './clubs.ts';
import { book, show } from './drawn-page.ts';
import { inLibrary, libraryOf } from './lists.ts';
import { touchAll } from './touches.ts';
import { watched } from './watched-port.ts';

const nothing = (): Promise<null> => Promise.resolve(null);
const silent = (): void => undefined;
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];

/** The ways of a library to a club, and what a device shows of its parts. */
export async function showClubParts(): Promise<void> {
  const { RealCampaign } = await import('../../ui/campaign/real-campaign.ts');
  const { SampleTournament } = await import('../../ui/tournament/sample-tournaments.ts');
  const results = (author: string, game: string, players: readonly string[]) => [
    { at: 3, by: author, result: { game, result: { sides: Object.fromEntries(players.map((player, index) => [player, { stones: index + 1 }])) } }, disputed: null },
    { at: 4, by: players.at(-1) ?? author, result: { game, result: { sides: {} } }, disputed: { by: author, note: 'Not so' } },
  ]; // prettier-ignore
  for (const [count, role, line] of [
    [3, 'organiser', 'live'],
    [13, 'player', 'away'],
  ] as const) {
    const library = await libraryOf(count);
    await inLibrary(library);
    book.aspect = `club-parts-${role}`;
    const campaign = new RealCampaign({ length: 2 }, count === 3 ? 3 : 4);
    campaign.playTo(({ weeks }) => (weeks.at(-1)?.games.length ?? 0) > 0);
    const [game] = campaign.view('table').weeks.at(-1)?.games ?? [];
    const [first = 'p1', ...others] = game?.players ?? [];
    const joined = Object.assign(campaign, {
      claims: game ? results(first, game.id, [first, ...others]) : [],
      devicePlayer: role === 'organiser' ? (campaign.view('table').players.find(({ chamberlain }) => chamberlain)?.id ?? null) : (others[0] ?? null),
      confirm: nothing,
      dispute: () => Promise.resolve({ code: 'other-question', clauses: [] }),
    }); // prettier-ignore
    const real = new SampleTournament(
      { kind: 'rename', name: 'Autumn' },
      ...NAMES.slice(0, count === 3 ? 3 : 4).map((name, lot) => ({ kind: 'enter' as const, name, list: null, lot })),
    );
    await real.pair();
    const result = { stones: [2, 1], conceded: [] };
    const tournament = Object.assign(real, {
      organises: role === 'organiser',
      you: count === 3 ? null : 'e2',
      claims: [{ round: 1, table: 1, by: count === 3 ? 'm1' : 'm2', result }],
      takePart: () => Promise.resolve('No.'),
      withdraw: nothing,
      claim: nothing,
      confirm: () => Promise.resolve('No.'),
    });
    const club = watched(
      'club',
      clubOf(count, role, { line, campaign: () => Promise.resolve(joined), tournament: () => Promise.resolve(tournament) }),
    );
    library.inClub = club as never;
    for (const place of ['', 'new', 'campaigns', 'match/m1', 'campaign/c0', 'tournament/t0'])
      await touchAll(await show(html`<moon-club-place .at=${place}></moon-club-place>`), 1, 10);
    await touchAll(await show(html`<moon-club-campaign .club=${club} .campaign=${joined}></moon-club-campaign>`), 1, 8);
    await touchAll(await show(html`<moon-club-tournament .club=${club} .desk=${tournament}></moon-club-tournament>`), 1, 8);
    await touchAll(await show(html`<moon-club-card></moon-club-card>`), 1, 4);
    library.tournamentShelf.desk = count === 3 ? real : null;
    for (const wall of [false, true])
      await show(html`<moon-tournament-place .tournamentId=${'autumn'} ?wall=${wall}></moon-tournament-place>`);
    if (count === 3) library.campaignShelf.opened = { ok: true, campaign };
    await show(html`<moon-campaign-place .campaign=${'night'}></moon-campaign-place>`);
  }
}

/** The cards of each player before any is played, after the first, and after a few. */
async function showOwnCards(campaign: RealCampaign): Promise<void> {
  for (const most of [0, 1, 4]) {
    const played = ({ weeks }: CampaignView): number => weeks.flatMap(({ games }) => games.flatMap(({ plays }) => plays)).length;
    try {
      campaign.playTo((view) => played(view) >= most && view.weeks.some(({ games }) => games.some(({ stage }) => stage === 'play')));
    } catch {
      return;
    }
    book.aspect = `own-cards-${most}`;
    for (const game of campaign.view('table').weeks.at(-1)?.games ?? [])
      for (const player of game.players)
        await show(html`<moon-own-cards .view=${campaign.view(player)} .game=${game.id} .book=${campaign.book}></moon-own-cards>`);
  }
}

/** A campaign on phones: of a player, of one with a number, of two players, and of a watcher. */
export async function showCampaignGlass(): Promise<void> {
  const { RealCampaign } = await import('../../ui/campaign/real-campaign.ts');
  const stages = ['machinations', 'cards', 'play'];
  for (const stage of stages) {
    const campaign = new RealCampaign({ machinationsFrom: 1, length: 2 }, 3);
    try {
      campaign.playTo(({ stage: at, weeks }) => at === stage || weeks.some(({ games }) => games.some((game) => game.stage === stage)));
    } catch {
      continue;
    }
    const view = campaign.view('table');
    const [first = '', second = ''] = view.players.map(({ id }) => id);
    for (const [players, open] of [
      [[first], true],
      [[second], false],
      [[first, second], true],
      [[], true],
    ] as const) {
      book.aspect = `phone-${stage}-${players.length}`;
      const port = watched('phone', {
        id: 'night',
        players,
        isReadOnly: false,
        book: campaign.book,
        isOpen: () => open,
        unlock: silent,
        view: (viewer: string) => campaign.view(open ? viewer : 'table'),
        plan: () => Promise.resolve({ code: 'other-question', clauses: [] }),
      });
      const box = await show(html`<moon-campaign-glass .campaign=${port} .version=${1} .linked=${open}></moon-campaign-glass>`);
      for (const most of [6, 4]) await touchAll(box, 2, most);
    }
  }
  await showOwnCards(new RealCampaign({ machinationsFrom: 1, length: 2 }, 3));
}
