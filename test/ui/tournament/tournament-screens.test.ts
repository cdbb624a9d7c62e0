import '../words/named-after-each.ts';
import '../../../src/ui/tournament/tournament-screen.ts';
import '../../../src/ui/tournament/tournaments-screen.ts';
import '../../../src/ui/tournament/wall.ts';
import type { TournamentDecision } from '../../../src/tournament/terms/decision.ts';
import { usualSettings } from '../../../src/tournament/settings.ts';
import { clockText } from '../../../src/ui/tournament/round-clock.ts';
import { standingsCsv } from '../../../src/ui/tournament/standings-rows.ts';
import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import { deep, press, SampleLibrary, within, words } from '../screens/sample-library.ts';
import { expect, fixture, html, waitUntil } from '../support.ts';
import { SampleTournament } from './sample-tournaments.ts';

const entries = (...names: string[]): TournamentDecision[] =>
  names.map((name, index) => ({ kind: 'enter', name, list: null, lot: names.length - index }));
const named: TournamentDecision = { kind: 'rename', name: 'Autumn' };
const paired: TournamentDecision = {
  kind: 'pair',
  round: 1,
  games: [
    ['e1', 'e2'],
    ['e3', 'e4'],
  ],
  bye: null,
  seed: 7,
};
const result = (table: number, stones: [number, number]): TournamentDecision => ({
  kind: 'result',
  round: 1,
  table,
  result: { stones, conceded: [] },
});
const four = entries('Ada', 'Bo', 'Cy', 'Di');

interface Opened {
  desk: SampleTournament;
  screen: Element;
  text: () => string;
  shows: (text: string) => Promise<void>;
}
async function opened(...decisions: TournamentDecision[]): Promise<Opened> {
  const desk = new SampleTournament(named, ...decisions);
  const screen = await fixture(within(new SampleLibrary(), html`<moon-tournament-screen .desk=${desk}></moon-tournament-screen>`));
  const text = (): string => words(screen.shadowRoot ?? screen);
  return { desk, screen, text, shows: (part) => waitUntil(() => text().includes(part), `says ${part}`) };
}
/** The line to write on within a part of the screen. */
const field = (screen: Element, part: string): Element | null => {
  const host = deep(screen, part);
  return host && deep(host, 'moon-text-field');
};
const tab = (screen: Element, id: string): void => press(screen, `#tab-${id}`);

describe('a tournament', () => {
  before(() => installTheme());

  for (const theme of ['night', 'day'] as const)
    for (const page of ['round', 'players', 'standings', 'settings'])
      it(`is accessible by ${theme}: ${page}`, async () => {
        setTheme(theme);
        const { screen, shows } = await opened(...four, paired, result(1, [3, 1]), result(2, [2, 2]));
        await shows('Autumn');
        tab(screen, page);
        await expect(screen).to.be.accessible();
      });

  it('begins with its players, and pairs them once there are two', async () => {
    const { desk, screen, shows } = await opened();
    await shows('No players are entered yet.');
    expect(deep(screen, '[data-do="undo"]')?.getAttribute('disabled')).to.equal(null);
    const type = (name: string): void => {
      field(screen, 'moon-entrants-panel')?.dispatchEvent(new CustomEvent('changed', { detail: { value: name } }));
    };
    type('Ada');
    await waitUntil(() => deep(screen, '[data-do="enter"]')?.hasAttribute('disabled') === false, 'can be entered');
    press(screen, '[data-do="enter"]');
    await shows('1 player');
    expect(desk.tournament.entrants.map(({ name }) => name)).to.deep.equal(['Ada']);
    type('ada');
    await waitUntil(() => deep(screen, '[data-do="enter"]')?.hasAttribute('disabled') === false, 'can be tried');
    press(screen, '[data-do="enter"]');
    await shows('entrant-twice');
    type('Bo');
    await waitUntil(() => deep(screen, '[data-do="enter"]')?.hasAttribute('disabled') === false, 'can be entered again');
    press(screen, '[data-do="enter"]');
    await shows('2 players');
    expect(deep(screen, 'moon-tabs')?.shadowRoot?.querySelector('[aria-selected="true"]')?.id).to.equal('tab-players');
    await desk.undo();
    tab(screen, 'round');
    await waitUntil(() => deep(screen, '[data-do="pair"]')?.hasAttribute('disabled') === true, 'one player has nobody to play');
  });

  it('takes a result, corrects it with a reason, and takes the step back', async () => {
    const { desk, screen, shows } = await opened(...four, paired);
    await shows('2 tables are still playing.');
    press(screen, '[data-table="1"] [data-do="enter-result"]');
    await waitUntil(() => deep(screen, 'moon-result-entry') !== null, 'is asked');
    deep(screen, '[data-side="0"]')?.dispatchEvent(new CustomEvent('changed', { detail: { value: 4 } }));
    await shows('Ada wins');
    press(screen, '[data-do="keep"]');
    await shows('1 table is still playing.');
    expect(desk.decided.at(-1)).to.deep.equal(result(1, [4, 0]));
    press(screen, '[data-table="1"] [data-do="correct"]');
    await waitUntil(() => field(screen, 'moon-result-entry') !== null, 'asks why');
    field(screen, 'moon-result-entry')?.dispatchEvent(new CustomEvent('changed', { detail: { value: 'Miscounted.' } }));
    deep(screen, '[data-side="1"]')?.dispatchEvent(new CustomEvent('changed', { detail: { value: 4 } }));
    await shows('A draw');
    press(screen, '[data-do="keep"]');
    await shows('Corrected; it was 4 : 0. Miscounted.');
    press(screen, '[data-do="undo"]');
    await shows('The last step was taken back.');
    expect(desk.tournament.rounds[0]?.games[0]?.result?.stones).to.deep.equal([4, 0]);
  });

  it('swaps two players whose tables are open', async () => {
    const { desk, screen } = await opened(...four, paired);
    press(screen, '[data-do="swap"]');
    await waitUntil(() => deep(screen, '[data-player="e1"]') !== null, 'players can be tapped');
    press(screen, '[data-player="e1"]');
    press(screen, '[data-player="e3"]');
    await waitUntil(() => desk.decided.length === 1, 'is decided');
    expect(desk.tournament.rounds[0]?.games.map(({ players }) => players)).to.deep.equal([
      ['e3', 'e2'],
      ['e1', 'e4'],
    ]);
  });

  it('tells why each player stands above the next, and nothing before a round is complete', async () => {
    const before = await opened(...four, paired);
    tab(before.screen, 'standings');
    await before.shows('Standings appear once the first round is complete.');
    const { screen, shows } = await opened(...four, paired, result(1, [3, 1]), result(2, [5, 2]));
    tab(screen, 'standings');
    await shows('After round 1');
    const rows = [...(deep(screen, 'moon-standings-panel')?.shadowRoot?.querySelectorAll('tbody tr') ?? [])];
    expect(rows.map((row) => row.getAttribute('data-entrant'))).to.deep.equal(['e3', 'e1', 'e4', 'e2']);
    await shows('is above ⁨Ada⁩ by moonstones: ⁨5⁩ to ⁨3⁩.'.replaceAll(/[⁨⁩]/g, ''));
  });

  it('shows the standings after any round that is complete, the last one by itself', async () => {
    const second: TournamentDecision = {
      ...paired,
      round: 2,
      games: [
        ['e1', 'e3'],
        ['e2', 'e4'],
      ],
    };
    const later = ([table, stones]: [number, [number, number]]): TournamentDecision => ({ ...result(table, stones), round: 2 }) as never;
    const played = [...four, paired, result(1, [3, 1]), result(2, [5, 2])];
    const first = await opened(...played);
    tab(first.screen, 'standings');
    await first.shows('After round 1');
    const panel = (screen: Element): Element => deep(screen, 'moon-standings-panel') ?? screen;
    expect(deep(panel(first.screen), 'moon-segmented')).to.equal(null);
    const { desk, screen, shows } = await opened(...played, second, later([1, [6, 0]]), later([2, [0, 1]]));
    await desk.enter('Eve', null);
    tab(screen, 'standings');
    await shows('After round 2');
    const names = (): (string | null)[] =>
      [...(panel(screen).shadowRoot?.querySelectorAll('tbody tr') ?? [])].map((row) => row.getAttribute('data-entrant'));
    expect(names()).to.deep.equal(['e1', 'e3', 'e4', 'e2', 'e5']);
    press(panel(screen), '[data-segment="1"]');
    await shows('After round 1');
    expect(names()).to.deep.equal(['e3', 'e1', 'e4', 'e2']);
    press(panel(screen), '[data-segment="2"]');
    await shows('After round 2');
    expect(names()).to.have.lengthOf(5);
  });

  it('names a painted list in the standings where the organiser lets it count, and nowhere else', async () => {
    for (const painted of ['point', 'told', 'none'] as const) {
      const settings: TournamentDecision = { kind: 'settings', settings: { ...usualSettings, painted } };
      const seen: TournamentDecision = { kind: 'painted', entrant: 'e2', isPainted: true };
      const { screen, shows } = await opened(...four, settings, seen, paired, result(1, [3, 1]), result(2, [5, 2]));
      tab(screen, 'standings');
      await shows('After round 1');
      const table = deep(screen, 'moon-standings-panel')?.shadowRoot;
      const named = [...(table?.querySelectorAll<HTMLElement>('tr:has([data-painted])') ?? [])].map((row) => row.dataset['entrant']);
      expect(named, painted).to.deep.equal(painted === 'none' ? [] : ['e2']);
      tab(screen, 'players');
      await waitUntil(() => deep(screen, 'moon-entrants-panel') !== null, 'the players');
      expect(deep(screen, 'moon-entrants-panel')?.shadowRoot?.querySelectorAll('moon-toggle').length).to.equal(painted === 'none' ? 0 : 4);
    }
  });

  it('ends after its rounds, and lets a result be corrected all the same', async () => {
    const settings: TournamentDecision = { kind: 'settings', settings: { ...usualSettings, rounds: 1 } };
    const { screen, shows } = await opened(...four, settings, paired, result(1, [3, 1]), result(2, [5, 2]));
    await waitUntil(() => deep(screen, '[data-do="end"]') !== null, 'can be ended');
    press(screen, '[data-do="end"]');
    await shows('The tournament is over.');
    expect(deep(screen, '[data-do="pair"]')).to.equal(null);
    expect(deep(screen, '[data-do="correct"]')).not.to.equal(null);
  });

  it('shows the wall tables while a round is played and standings after it', async () => {
    const desk = new SampleTournament(named, ...four, paired);
    const wall = await fixture(within(new SampleLibrary(), html`<moon-tournament-wall .desk=${desk}></moon-tournament-wall>`));
    const text = (): string => words(wall.shadowRoot ?? wall);
    await waitUntil(() => text().includes('Round 1'), 'shows the round');
    expect([...(wall.shadowRoot?.querySelectorAll('li') ?? [])].map((row) => row.dataset['table'])).to.deep.equal(['1', '2']);
    expect(deep(wall, 'moon-button')).to.equal(null);
    await desk.decide(result(1, [3, 1]));
    await desk.decide(result(2, [5, 2]));
    await waitUntil(() => text().includes('After round 1'), 'shows the standings');
    await expect(wall).to.be.accessible();
  });

  it('lists eight tables below each other on the wall, and nine in columns', async () => {
    const columns = async (count: number): Promise<boolean | undefined> => {
      const players = Array.from({ length: 2 * count }, (_, index) => `Player ${index + 1}`);
      const games = players.slice(0, count).map((_, index): [string, string] => [`e${2 * index + 1}`, `e${2 * index + 2}`]);
      const desk = new SampleTournament(named, ...entries(...players), { ...paired, games });
      const wall = await fixture(within(new SampleLibrary(), html`<moon-tournament-wall .desk=${desk}></moon-tournament-wall>`));
      await waitUntil(() => wall.shadowRoot?.querySelectorAll('li').length === count, 'shows its tables');
      return wall.shadowRoot?.querySelector('ol')?.classList.contains('many');
    };
    expect([await columns(8), await columns(9)]).to.deep.equal([false, true]);
  });
});

describe('the list of tournaments', () => {
  it('says that there are none, begins one, removes it and brings it back', async () => {
    const library = new SampleLibrary();
    const shelf = library.tournamentShelf;
    const screen = await fixture(within(library, html`<moon-tournaments-screen></moon-tournaments-screen>`));
    const text = (): string => words(screen.shadowRoot ?? screen);
    await waitUntil(() => text().includes('No tournaments yet'), 'is empty');
    deep(screen, 'moon-text-field')?.dispatchEvent(new CustomEvent('changed', { detail: { value: ' Autumn ' } }));
    await waitUntil(() => deep(screen, '[data-do="begin"]')?.hasAttribute('disabled') === false, 'can begin');
    shelf.failing = true;
    press(screen, '[data-do="begin"]');
    await waitUntil(() => deep(screen, 'moon-toast') !== null, 'says that nothing is kept');
    shelf.failing = false;
    press(screen, '[data-do="begin"]');
    await waitUntil(() => shelf.begun.length === 1, 'has begun');
    expect([shelf.begun, location.hash]).to.deep.equal([['Autumn'], '#/tournament/autumn']);
    location.hash = '';

    shelf.listed = [{ id: 'autumn', name: 'Autumn', entrants: 5, round: 2, rounds: 3, isOver: false, changedAt: 1 }];
    const full = await fixture(within(library, html`<moon-tournaments-screen></moon-tournaments-screen>`));
    const fullText = (): string => words(full.shadowRoot ?? full);
    await waitUntil(() => fullText().includes('5 players · round 2 of 3'), 'is listed');
    press(full, '[data-do="remove"]');
    await waitUntil(() => fullText().includes('has been removed'), 'is removed');
    press(full, 'moon-toast moon-button');
    await waitUntil(() => deep(full, '[data-tournament="autumn"]') !== null, 'is back');
  });
});

it('clocks are written as on a clock', () => {
  expect([90 * 60_000, 3_599_001, 600_000, 65_000, 900, 0].map(clockText)).to.deep.equal([
    '1:30:00',
    '1:00:00',
    '10:00',
    '1:05',
    '0:01',
    '0:00',
  ]);
});

it('a file for a spreadsheet holds every row and no formula', () => {
  const desk = new SampleTournament(
    named,
    ...entries('=Ada', 'Bo "the" Great'),
    { ...paired, games: [['e1', 'e2']] } as TournamentDecision,
    result(1, [3, 1]),
  );
  const [heads, first, second, end] = standingsCsv(desk.tournament).slice(1).split('\r\n');
  expect(heads).to.match(/^"Place";"Player";"Points"/);
  expect(first).to.equal(`"1";"'=Ada";"3";"1/0/0";"3";"0.0%";"1"`);
  expect(second).to.equal('"2";"Bo ""the"" Great";"0";"0/0/1";"1";"100.0%";"3"');
  expect(end).to.equal('');
});
