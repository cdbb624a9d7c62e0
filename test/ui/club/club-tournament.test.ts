import '../../../src/ui/club/club-tournament.ts';
import type { TournamentDecision } from '../../../src/tournament/terms/decision.ts';
import { startedClock } from '../../../src/tournament/round-clock.ts';
import { deep, SampleLibrary, within } from '../screens/sample-library.ts';
import { expect, fixture, html, waitUntil } from '../support.ts';
import { SampleTournament } from '../tournament/sample-tournaments.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];
const entries = NAMES.map((name, index): TournamentDecision => ({ kind: 'enter', name, list: null, lot: index }));
const games: [string, string][] = [
  ['e1', 'e2'],
  ['e3', 'e4'],
];
const paired: TournamentDecision = { kind: 'pair', round: 1, games, bye: null, seed: 1 };
const clock: TournamentDecision = { kind: 'clock', round: 1, clock: startedClock(90, Date.now()) };
const result = (table: number): TournamentDecision => ({ kind: 'result', round: 1, table, result: { stones: [3, 1], conceded: [] } });

async function opened(organises: boolean, ...decisions: TournamentDecision[]): Promise<Element> {
  const desk = Object.assign(new SampleTournament(...entries, ...decisions), { organises, you: 'e1', claims: [] });
  const club = { line: 'live', drafts: [], view: null };
  const screen = await fixture(
    within(new SampleLibrary(), html`<moon-club-tournament .club=${club} .desk=${desk}></moon-club-tournament>`),
  );
  await waitUntil(() => deep(screen, organises ? 'moon-rounds-panel' : 'details summary') !== null, 'the tournament');
  return screen;
}

describe('a tournament of the club', () => {
  it('lets the organiser start and stop the clock, and nobody else', async () => {
    const has = (screen: Element, ...deeds: string[]): boolean[] => deeds.map((deed) => deep(screen, `[data-do="${deed}"]`) !== null);
    expect(has(await opened(true, paired), 'start')).to.deep.equal([true]);
    expect(has(await opened(true, paired, clock), 'pause', 'more')).to.deep.equal([true, true]);
    for (const decisions of [[paired], [paired, clock], [paired, clock, result(1)]])
      expect(has(await opened(false, ...decisions), 'start', 'pause', 'more', 'go-on')).to.deep.equal([false, false, false, false]);
  });

  it('shows a player the clock while it runs for a round, and no longer', async () => {
    const isShown = async (...decisions: TournamentDecision[]): Promise<boolean> =>
      deep(await opened(false, ...decisions), '[role="timer"]') !== null;
    expect(await isShown(paired)).to.equal(false);
    expect(await isShown(paired, clock)).to.equal(true);
    expect(await isShown(paired, clock, result(1))).to.equal(true);
    expect(await isShown(paired, clock, result(1), result(2))).to.equal(false);
  });
});
