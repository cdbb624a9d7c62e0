import '../../../src/ui/club/club-tournament.ts';
import '../../../src/ui/tournament/tournament-screen.ts';
import '../../../src/ui/tournament/wall.ts';
import { render } from 'lit';
import { nextPairing } from '../../../src/tournament/pairing/next-pairing.ts';
import type { TournamentDecision } from '../../../src/tournament/terms/decision.ts';
import { standingsCsv } from '../../../src/ui/tournament/standings-rows.ts';
import { tournamentSheets } from '../../../src/ui/tournament/tournament-sheets.ts';
import { deep, press, SampleLibrary, within } from '../screens/sample-library.ts';
import { expect, fixture, html, waitUntil } from '../support.ts';
import { SampleTournament } from './sample-tournaments.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'];

function played(): SampleTournament {
  const entries = NAMES.map((name, index): TournamentDecision => ({ kind: 'enter', name, list: null, lot: index }));
  const games: [string, string][] = [
    ['e1', 'e2'],
    ['e3', 'e4'],
  ];
  const result = (table: number, stones: [number, number]): TournamentDecision => ({
    kind: 'result',
    round: 1,
    table,
    result: { stones, conceded: [] },
  });
  const pair: TournamentDecision = { kind: 'pair', round: 1, games, bye: 'e5', seed: 1 };
  return new SampleTournament(...entries, pair, result(1, [1, 4]), result(2, [5, 2]));
}

/** The names of a table's rows, from the top. */
const namesIn = (table: Element | null | undefined): string[] =>
  [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => NAMES.find((name) => row.textContent?.includes(name)) ?? '');

describe('places after a round', () => {
  it('are the same on the screen, the phone, the wall, paper, in the file and for the pairing', async () => {
    const desk = played();
    const screen = await fixture(within(new SampleLibrary(), html`<moon-tournament-screen .desk=${desk}></moon-tournament-screen>`));
    press(screen, '#tab-standings');
    await waitUntil(() => deep(screen, 'moon-standings-panel') !== null, 'the standings');
    const ofPlayer = Object.assign(played(), { organises: false, you: 'e1', claims: [] });
    const club = { line: 'live', drafts: [], view: null };
    const phone = await fixture(
      within(new SampleLibrary(), html`<moon-club-tournament .club=${club} .desk=${ofPlayer}></moon-club-tournament>`),
    );
    await waitUntil(() => deep(phone, 'moon-standings-panel') !== null, 'the standings on the phone');
    const wall = await fixture(within(new SampleLibrary(), html`<moon-tournament-wall .desk=${desk}></moon-tournament-wall>`));
    const paper = document.createElement('div');
    render(tournamentSheets(desk.tournament), paper);
    const panel = (host: Element): string[] => namesIn(deep(host, 'moon-standings-panel')?.shadowRoot?.querySelector('table'));
    const file = standingsCsv(desk.tournament)
      .split('\r\n')
      .slice(1, -1)
      .map((row) => NAMES.find((name) => row.includes(name)) ?? '');
    const wanted = ['Cy', 'Bo', 'Ed', 'Di', 'Ada'];
    expect(panel(screen)).to.deep.equal(wanted);
    expect(panel(phone)).to.deep.equal(wanted);
    expect(namesIn(wall.shadowRoot?.querySelector('table'))).to.deep.equal(wanted);
    expect(namesIn(paper.querySelector('[data-sheet="standings"] table'))).to.deep.equal(wanted);
    expect(file).to.deep.equal(wanted);
    // the last place has the bye; the best three are one too many for the first table
    const next = nextPairing(desk.tournament, () => 0);
    expect(next.bye).to.equal('e1');
    expect(next.games[0]?.every((id) => ['e3', 'e2', 'e5'].includes(id))).to.equal(true);
  });
});
