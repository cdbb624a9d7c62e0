import { describe, expect, it } from 'vitest';
import { characterCounts, matchups, killsAndDeaths } from '../../../src/campaign/scoring/counts.ts';
import { standingsOf, winnersOf } from '../../../src/campaign/scoring/standings.ts';
import { tiersOf } from '../../../src/campaign/scoring/tiers.ts';
import type { Campaign, Game } from '../../../src/campaign/terms/campaign.ts';
import type { Standing } from '../../../src/campaign/terms/ledger.ts';
import type { GameResult, GameSide } from '../../../src/campaign/terms/parts.ts';
import { recommended } from '../../../src/campaign/terms/presets.ts';
import type { CampaignSettings, TieBreak } from '../../../src/campaign/terms/settings.ts';
import { Table } from '../samples.ts';

const row = (campaign: Campaign, player: string, upTo?: number): Standing | undefined =>
  standingsOf(campaign, upTo).find((standing) => standing.player === player);
const give = (table: Table, ...sides: Record<string, Partial<GameSide>>[]): Table => {
  for (const anotherSide of sides) {
    const [player = ''] = Object.keys(anotherSide);
    const result: GameResult = {
      match: null,
      sides: Object.fromEntries(Object.entries(anotherSide).map(([id, side]): [string, GameSide] => [id, { stones: 1, ...side }])),
    };
    table.do({ player, kind: 'result', game: table.gameOf(player).id, result, plays: [], windows: 'given' });
  }
  return table;
};

describe('a line of the standings', () => {
  const table = new Table(5, { length: 5 }).pair(['p1', 'p2'], ['p3', 'p4']).toGames();
  give(table, { p1: { stones: 4, kills: 2, deaths: 1 }, p2: { stones: 1, kills: 1, deaths: 2 } }, { p3: {}, p4: {} });
  table.do({ player: 'p1', kind: 'correct', who: 'p1', mp: 2, note: 'x' }).next();
  const first = table.campaign;
  table.pair(['p1', 'p3'], ['p2', 'p5']).toGames().do({ player: 'p1', kind: 'absent', who: 'p3', absent: true });
  give(table, { p2: { stones: 3, kills: 1 }, p5: { stones: 2 } });
  const second = table.campaign;

  it('adds up what a player has done and won [7.1 7.3]', () => {
    expect(row(first, 'p1')).toEqual({
      player: 'p1',
      rank: 1,
      vp: 4,
      mp: 2,
      power: 6,
      played: 1,
      won: 1,
      drawn: 0,
      lost: 0,
      byes: 0,
      stones: 4,
      kills: 2,
      deaths: 1,
      left: false,
    });
    expect(row(first, 'p2')).toMatchObject({ won: 0, lost: 1, drawn: 0, kills: 1, deaths: 2 });
    expect(row(first, 'p3')).toMatchObject({ won: 0, lost: 0, drawn: 1, kills: 0, deaths: 0, played: 1 });
    expect(row(first, 'p5')).toMatchObject({ played: 0, won: 0, lost: 0, drawn: 0, byes: 1, vp: 0, mp: 1, power: 1 });
    expect(row(second, 'p2')).toMatchObject({ played: 2, won: 1, lost: 1, stones: 4, kills: 2, deaths: 2, vp: 4 });
  });
  it('counts a walkover as won and not as played, and who does not come as lost [9.6]', () => {
    expect(row(second, 'p1')).toMatchObject({ played: 1, won: 2, stones: 4, vp: 10 });
    expect(row(second, 'p3')).toMatchObject({ played: 1, lost: 1, drawn: 1, stones: 1, vp: 1 });
  });
  it('counts only the weeks that are asked about, and in them only what is scored', () => {
    expect(standingsOf(second, 1)).toEqual(standingsOf(first));
    expect(row(second, 'p4')).toMatchObject({ byes: 1 });
    expect(row(second, 'p4', 1)).toMatchObject({ byes: 0 });
    const open = new Table(5, { length: 5 }).pair(['p1', 'p2'], ['p3', 'p4']).toGames();
    expect(standingsOf(open.campaign).map(({ byes, played, rank }) => [byes, played, rank])).toEqual(Array(5).fill([0, 0, 1]));
    const half = give(open, { p1: { stones: 4 }, p2: {} });
    expect(row(half.campaign, 'p1')).toMatchObject({ vp: 0, won: 0, played: 0 });
  });
  it('is there from the week in which a player comes; before the first week everybody is [9.7]', () => {
    const late = new Table(4, { length: 5 }).toGames().drawRest().next();
    late.do({ player: 'p1', kind: 'join', name: 'Willow', faction: 'shades' });
    expect(standingsOf(late.campaign).map(({ player }) => player)).toContain('p5');
    expect(standingsOf(late.campaign, 1).map(({ player }) => player)).not.toContain('p5');
    expect(standingsOf(new Table(3).campaign, 0)).toEqual([]);
  });
  it('of leavers stands below all others, whatever their Power, and they win nothing [7.6 9.7]', () => {
    const left = new Table(4, { length: 2 }).pair(['p1', 'p2'], ['p3', 'p4']).toGames();
    give(left, { p1: {}, p2: {} }, { p3: {}, p4: { stones: 5 } }).next();
    left.do({ player: 'p1', kind: 'leave', who: 'p4', note: 'moved' });
    expect(standingsOf(left.campaign).map(({ player, rank, left: isGone }) => [player, rank, isGone])).toEqual([
      ['p1', 1, false],
      ['p2', 1, false],
      ['p3', 1, false],
      ['p4', 4, true],
    ]);
    expect(winnersOf(left.campaign)).toEqual(['p1', 'p2', 'p3']);
    left.do({ player: 'p1', kind: 'correct', who: 'p2', vp: 1, note: 'x' });
    expect(winnersOf(left.campaign)).toEqual(['p2']);
    left.do({ player: 'p1', kind: 'correct', who: 'p2', vp: -1, note: 'x' });
    expect(standingsOf(left.campaign, 1).map(({ left: isGone }) => isGone)).toContain(false);
  });
});

describe('the tie-breaks', () => {
  /** p1 beat p2 and lost to p3; p2 beat p3: everybody has the Power of p4. */
  const ranks = (tieBreaks: TieBreak[], more: Partial<Record<string, Partial<GameSide>>> = {}): Record<string, number> => {
    const table = new Table(4, { length: 4, tieBreaks }).pair(['p1', 'p2'], ['p3', 'p4']).toGames();
    give(table, { p1: { stones: 3, ...more['p1'] }, p2: { stones: 2, ...more['p2'] } }, { p3: { stones: 1 }, p4: { stones: 4 } });
    table.do({ player: 'p1', kind: 'correct', who: 'p2', mp: 1, note: 'x' });
    return Object.fromEntries(standingsOf(table.campaign).map(({ player, rank }) => [player, rank]));
  };
  it('part those of the same Power alone, one after the other, and leave a shared rank [7.2]', () => {
    expect(ranks([])).toEqual({ p4: 1, p1: 2, p2: 2, p3: 4 });
    expect(ranks(['vp'])).toEqual({ p4: 1, p1: 2, p2: 3, p3: 4 });
    expect(ranks(['kills'], { p2: { kills: 1 } })).toEqual({ p4: 1, p2: 2, p1: 3, p3: 4 });
    expect(ranks(['deaths'], { p1: { deaths: 1 } })).toEqual({ p4: 1, p2: 2, p1: 3, p3: 4 });
    expect(ranks(['kills', 'deaths'], { p1: { deaths: 1 } })).toEqual({ p4: 1, p2: 2, p1: 3, p3: 4 });
    expect(ranks(['head-to-head'])).toEqual({ p4: 1, p1: 2, p2: 3, p3: 4 });
  });
  it('head to head count games that were played against each other, not a win over others or a walkover [7.2 9.6]', () => {
    const table = new Table(4, { length: 4, tieBreaks: ['head-to-head'] }).pair(['p1', 'p3'], ['p2', 'p4']).toGames();
    give(table, { p1: { stones: 3 }, p3: { stones: 0 } }, { p2: { stones: 3 }, p4: { stones: 4 } });
    const tied = standingsOf(table.campaign).filter(({ power }) => power === 3);
    expect(tied.map(({ player, rank }) => [player, rank])).toEqual([
      ['p1', 2],
      ['p2', 2],
    ]);
    const came = new Table(2, { length: 4, tieBreaks: ['head-to-head'] }).toGames();
    came.do({ player: 'p1', kind: 'absent', who: 'p2', absent: true });
    came.do({ player: 'p1', kind: 'correct', who: 'p2', vp: 6, note: 'x' });
    expect(standingsOf(came.campaign).map(({ rank, power }) => [rank, power])).toEqual([
      [1, 6],
      [1, 6],
    ]);
  });
  it('head to head, a player absent from a table of three was not beaten by its winner [7.2 9.6]', () => {
    const table = new Table(3, { length: 4, tieBreaks: ['head-to-head'] }).pair(['p1', 'p2', 'p3']).toGames();
    table.do({ player: 'p1', kind: 'absent', who: 'p3', absent: true });
    give(table, { p1: { stones: 3 }, p2: { stones: 0 } });
    table.do({ player: 'p1', kind: 'correct', who: 'p3', vp: 3, note: 'x' });
    expect(standingsOf(table.campaign).map(({ player, power, rank }) => [player, power, rank])).toEqual([
      ['p1', 3, 1],
      ['p3', 3, 1],
      ['p2', 0, 3],
    ]);
  });
});

describe('the counts', () => {
  const table = new Table(3, { length: 6 }).pair(['p1', 'p2', 'p3']).toGames();
  give(table, {
    p1: {
      stones: 3,
      fielded: ['c0', 'c1', 'c2'],
      carried: { c0: 2, c1: 1 },
      slain: [
        { character: 'c0', by: { player: 'p2', character: 'c1' } },
        { character: 'c0', by: { player: 'p2', character: 'c2' } },
        { character: 'c1', by: { player: 'p1', character: 'c0' } },
        { character: 'bunny', by: { player: 'p2', character: 'c1' } },
        { character: 'c2', by: { player: 'p2', character: 'bunny' } },
      ],
    },
    p2: { stones: 2, fielded: ['c1', 'c2'], slain: [{ character: 'c2', by: { player: 'p3' } }, { character: 'c1' }] },
    p3: { stones: 2, kills: 7, deaths: 3 },
  });
  const game = table.campaign.weeks[0]?.games[0] as Game;
  const counts = (campaign: Campaign) => characterCounts(campaign);
  const of = (player: string, character: string) =>
    counts(table.campaign).find((count) => count.player === player && count.character === character);

  it('of characters: games, moonstones, who was slain once a game, and by whom [5.5 7.3]', () => {
    expect(of('p1', 'c0')).toEqual({ player: 'p1', character: 'c0', games: 1, kills: 0, deaths: 1, stones: 2 });
    expect(of('p1', 'c1')).toEqual({ player: 'p1', character: 'c1', games: 1, kills: 0, deaths: 1, stones: 1 });
    expect(of('p2', 'c1')).toEqual({ player: 'p2', character: 'c1', games: 1, kills: 1, deaths: 1, stones: 0 });
    expect(of('p2', 'c2')).toEqual({ player: 'p2', character: 'c2', games: 1, kills: 0, deaths: 1, stones: 0 });
    expect(of('p3', 'c0')).toEqual({ player: 'p3', character: 'c0', games: 0, kills: 0, deaths: 0, stones: 0 });
    expect(counts(table.campaign).some(({ character }) => character === 'bunny')).toBe(false);
    const keys = counts(table.campaign).map(({ player, character }) => `${player} ${character}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toHaveLength(9);
  });
  it('of players: noted characters before numbers, and nobody is a kill of its own side [7.3]', () => {
    const of_ = (player: string) => killsAndDeaths(table.campaign, game, player);
    expect([of_('p1'), of_('p2'), of_('p3')]).toEqual([
      { kills: 0, deaths: 3 },
      { kills: 2, deaths: 2 },
      { kills: 1, deaths: 3 },
    ]);
    expect(killsAndDeaths(table.campaign, { ...game, result: null }, 'p1')).toEqual({ kills: 0, deaths: 0 });
    const plain = { ...game, result: { match: null, sides: { p1: { stones: 0, slain: [] }, p2: { stones: 0, kills: 4, deaths: 1 } } } };
    expect([killsAndDeaths(table.campaign, plain, 'p1'), killsAndDeaths(table.campaign, plain, 'p2')]).toEqual([
      { kills: 0, deaths: 0 },
      { kills: 0, deaths: 1 },
    ]);
    const alone = { ...game, result: { match: null, sides: { p1: { stones: 0, kills: 2 } } } };
    expect(killsAndDeaths(table.campaign, alone, 'p1')).toEqual({ kills: 2, deaths: 0 });
  });
  it('are of scored weeks alone [5.6]', () => {
    const weeks = table.campaign.weeks.map((week) => ({ ...week, scored: false }));
    expect(counts({ ...table.campaign, weeks }).every(({ games, deaths, stones }) => games + deaths + stones === 0)).toBe(true);
    expect(matchups({ ...table.campaign, weeks })).toEqual([]);
    const open = table.campaign.weeks.map((week) => ({ ...week, games: week.games.map((game) => ({ ...game, result: null })) }));
    expect(matchups({ ...table.campaign, weeks: open })).toEqual([]);
  });
  it('of meetings: each two, how often, who won, in one order [7.2 9.5]', () => {
    expect(matchups(table.campaign)).toEqual([
      { players: ['p1', 'p2'], games: 1, won: [1, 0], drawn: 0 },
      { players: ['p1', 'p3'], games: 1, won: [1, 0], drawn: 0 },
      { players: ['p2', 'p3'], games: 1, won: [0, 0], drawn: 1 },
    ]);
    const again = new Table(2, { length: 5 });
    for (const stones of [
      { p2: 3, p1: 1 },
      { p1: 2, p2: 2 },
      { p1: 4, p2: 1 },
      { p1: 0, p2: 1 },
    ])
      again.toGames().play(stones).next();
    again.toGames().do({ player: 'p1', kind: 'absent', who: 'p2', absent: true });
    expect(matchups(again.campaign)).toEqual([{ players: ['p1', 'p2'], games: 4, won: [1, 2], drawn: 1 }]);
    const turned = new Table(4, { length: 5 }).pair(['p2', 'p1'], ['p4', 'p3']).toGames().play({ p2: 3, p1: 1 }).play({ p4: 0, p3: 1 });
    expect(matchups(turned.campaign)).toEqual([
      { players: ['p1', 'p2'], games: 1, won: [0, 1], drawn: 0 },
      { players: ['p3', 'p4'], games: 1, won: [1, 0], drawn: 0 },
    ]);
  });
});

describe('the tiers', () => {
  const tiers = (rows: (number | [power: number, rank: number] | 'left')[], settings: Partial<CampaignSettings> = {}): string => {
    const standings = rows.map((row, index) => ({
      player: `p${index + 1}`,
      power: row === 'left' ? 99 : Array.isArray(row) ? row[0] : row,
      rank: Array.isArray(row) ? row[1] : index + 1,
      left: row === 'left',
    })) as Standing[];
    const of = tiersOf(standings, { ...recommended(), ...settings });
    return standings.map(({ player }) => of[player]?.[0] ?? '-').join('');
  };
  const middle = { tierTies: 'middle' } as const;
  const ordered = { tierTies: 'ordered' } as const;

  it('are of those who stayed [6.1 9.7]', () => {
    expect(tiers([6, 5, 4, 'left'])).toBe('tmb-');
    expect(tiers([6, 5, 4, 3, 2, 1, 'left', 'left', 'left'])).toBe('ttmmbb---');
    expect([tiers([3]), tiers([3], middle), tiers([])]).toEqual(['t', 'm', '']);
  });
  it('go up at a border, into Top or into Middle [6.3]', () => {
    expect([tiers([5, 5, 3]), tiers([5, 3, 3]), tiers([5, 4, 3])]).toEqual(['ttb', 'tmm', 'tmb']);
    expect([tiers([5, 5]), tiers([5, 4], { tierSize: 'two' }), tiers([6, 5, 4], { tierSize: 'two' })]).toEqual(['tt', 'tb', 'tmb']);
    expect(tiers([9, 8, 7, 6, 5], { tierSize: 'two' })).toBe('ttmbb');
  });
  it('or are all Middle where a tie crosses a border, and only then [6.3]', () => {
    expect([tiers([5, 5, 3], middle), tiers([5, 3, 3], middle), tiers([5, 4, 3], middle)]).toEqual(['mmb', 'tmm', 'tmb']);
    expect(tiers([6, 6, 4, 3, 1, 1], middle)).toBe('ttmmbb');
    expect([tiers([5, 4], middle), tiers([5, 5], middle)]).toEqual(['tb', 'mm']);
  });
  it('or follow the rank, and whom nothing parts go up [6.3]', () => {
    expect(
      tiers(
        [
          [5, 1],
          [5, 2],
          [5, 3],
        ],
        ordered,
      ),
    ).toBe('tmb');
    expect(
      tiers(
        [
          [5, 1],
          [5, 1],
          [3, 3],
        ],
        ordered,
      ),
    ).toBe('ttb');
    expect(
      tiers(
        [
          [5, 1],
          [3, 2],
          [3, 2],
        ],
        ordered,
      ),
    ).toBe('tmm');
  });
});
