import { describe, expect, it } from 'vitest';
import { ledgerOf } from '../../../src/campaign/scoring/ledger.ts';
import { standingsOf } from '../../../src/campaign/scoring/standings.ts';
import { scoreWeek } from '../../../src/campaign/scoring/score-week.ts';
import { outcomesOf } from '../../../src/campaign/outcome.ts';
import { tiersOf } from '../../../src/campaign/scoring/tiers.ts';
import { recommended } from '../../../src/campaign/terms/presets.ts';
import type { Standing } from '../../../src/campaign/terms/ledger.ts';
import type { CampaignSettings } from '../../../src/campaign/terms/settings.ts';
import { NAMES, Table } from '../samples.ts';

const [ash, birch, cedar, damson, elm, fir, gorse, hazel] = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'] as const;

/** Machination points of one week, by player. */
function mpOf(table: Table, week = table.week.n): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { player, points, delta, kind } of scoreWeek(table.campaign.weeks[week - 1] ?? table.week))
    if (points === 'mp' && kind !== 'correction') sums[player] = (sums[player] ?? 0) + delta;
  return sums;
}

/** The round recorded in April 2025: eight players, and what they had before. */
function april(settings: Partial<CampaignSettings>): Record<string, number> {
  const table = new Table(8, { length: 3, ...settings });
  table.pair([ash, elm], [birch, fir], [cedar, gorse], [damson, hazel]).toGames();
  // Kills part Birch from Cedar and Fir from Gorse; the others are drawn without anything.
  for (const { players } of table.week.games) {
    const sides = Object.fromEntries(players.map((player) => [player, { stones: 0, kills: player === birch || player === fir ? 1 : 0 }]));
    table.do({
      player: ash,
      kind: 'result',
      game: table.gameOf(players[0] ?? '').id,
      result: { match: null, sides },
      plays: [],
      windows: 'given',
    });
  }
  const before = [8, 7, 7, 5, 5, 4, 4, 3];
  for (const [index, vp] of before.entries()) table.do({ player: ash, kind: 'correct', who: `p${index + 1}`, vp, note: 'before April' });
  table.next();
  table.pair([birch, ash], [fir, cedar], [damson, hazel], [elm, gorse]).toGames([
    [birch, 'support', gorse],
    [birch, 'sabotage', cedar],
    [ash, 'support', fir],
    [ash, 'support', hazel],
    [cedar, 'sabotage', ash],
    [cedar, 'support', gorse],
    [damson, 'support', gorse],
    [damson, 'sabotage', ash],
    [elm, 'support', hazel],
    [elm, 'sabotage', ash],
  ]);
  table
    .play({ [birch]: 4, [ash]: 3 })
    .play({ [fir]: 1, [cedar]: 0 })
    .play({ [damson]: 6, [hazel]: 0 }, [
      { player: hazel, card: 'nefarious-bargain', named: birch },
      { player: damson, card: 'stand-alone' },
    ])
    .play({ [elm]: 4, [gorse]: 2 });
  const sums = mpOf(table);
  return Object.fromEntries(NAMES.slice(0, 8).map((name, index) => [name, sums[`p${index + 1}`] ?? 0]));
}

describe('the recorded round [6.6]', () => {
  const recorded = { Ash: 1, Birch: 3, Cedar: 0, Damson: 4, Elm: 1, Fir: 0, Gorse: 2, Hazel: 1 };

  it('with tiers ordered by the tie-breaks agrees but for Cedar [6.3]', () =>
    expect(april({ tierTies: 'ordered' })).toEqual({ ...recorded, Cedar: 1 }));

  it('with ties going up agrees but for Birch and Damson [6.3]', () =>
    expect(april({ tierTies: 'up' })).toEqual({ ...recorded, Birch: 2, Damson: 3 }));

  it('with ties in the middle agrees but for Birch and Damson [6.3]', () =>
    expect(april({ tierTies: 'middle' })).toEqual({ ...recorded, Birch: 2, Damson: 3 }));
});

describe('tiers', () => {
  const tiers = (powers: number[], settings: Partial<CampaignSettings> = {}): string => {
    const rows = powers.map((power, index) => ({ player: `p${index + 1}`, power, rank: index + 1, left: false })) as Standing[];
    const of = tiersOf(rows, { ...recommended(), ...settings });
    return rows.map(({ player }) => of[player]?.[0]).join('');
  };

  it('are a third at each end, one at least, or two places [6.2]', () => {
    expect([tiers([5, 4]), tiers([5, 4, 3, 2, 1]), tiers([6, 5, 4, 3, 2, 1]), tiers([9, 8, 7, 6, 5, 4, 3, 2, 1])]).toEqual([
      'tb',
      'tmmmb',
      'ttmmbb',
      'tttmmmbbb',
    ]);
    expect([
      tiers([5, 4], { tierSize: 'two' }),
      tiers([5, 4, 3, 2], { tierSize: 'two' }),
      tiers([7, 6, 5, 4, 3, 2, 1], { tierSize: 'two' }),
    ]).toEqual(['tb', 'ttbb', 'ttmmmbb']);
  });

  it('pull the tied up, into the middle, or part them by rank [6.3]', () => {
    const powers = [8, 7, 7, 5, 5, 4, 4, 3];
    expect(tiers(powers)).toBe('tttmmmmb');
    expect(tiers(powers, { tierTies: 'middle' })).toBe('tmmmmmmb');
    expect(tiers(powers, { tierTies: 'ordered' })).toBe('ttmmmmbb');
    expect([tiers([1, 1, 1]), tiers([1, 1, 1], { tierTies: 'middle' })]).toEqual(['ttt', 'mmm']);
  });
});

describe('the points of a machination', () => {
  // Six players: p1 and p2 Top, p3 and p4 Middle, p5 and p6 Bottom.
  const scored = (kind: 'support' | 'sabotage', target: string, stones: [number, number]): number => {
    const table = new Table(6, { length: 4 });
    table.toGames().drawRest();
    for (const [index, vp] of [10, 9, 6, 5, 2, 1].entries())
      table.do({ player: 'p1', kind: 'correct', who: `p${index + 1}`, vp, note: 'x' });
    table.next().pair(['p1', 'p6'], ['p2', 'p5'], ['p3', 'p4']);
    const other: Record<string, string> = { p1: 'p6', p4: 'p3', p6: 'p1' };
    const source = target === 'p4' ? 'p1' : 'p3';
    table
      .toGames([[source, kind, target]])
      .play({ [target]: stones[0], [other[target] ?? '']: stones[1] })
      .drawRest();
    return ledgerOf(table.campaign).find((line) => line.kind === kind)?.delta ?? NaN;
  };

  it('follow the tier of its target and how the game ended [5.8 6.1]', () => {
    const row = (kind: 'support' | 'sabotage', target: string): number[] => [
      scored(kind, target, [3, 1]),
      scored(kind, target, [1, 3]),
      scored(kind, target, [2, 2]),
    ];
    expect(row('support', 'p1')).toEqual([1, -2, 0]);
    expect(row('support', 'p4')).toEqual([1, -1, 0]);
    expect(row('support', 'p6')).toEqual([1, 0, 0]);
    expect(row('sabotage', 'p1')).toEqual([0, 1, 0]);
    expect(row('sabotage', 'p4')).toEqual([-1, 1, 0]);
    expect(row('sabotage', 'p6')).toEqual([-1, 0, 0]);
  });
});

describe('a game', () => {
  const two = (settings: Partial<CampaignSettings> = {}): Table => new Table(2, settings).toGames();
  const outcomes = (table: Table): Record<string, string> => outcomesOf(table.week, table.week.games[0] ?? table.gameOf('p1'));

  it('is won by victory points, moonstones and cards together; equal is a draw [1.3 5.6 5.7]', () => {
    expect(outcomes(two().play({ p1: 3, p2: 4 }, [{ player: 'p1', card: 'troll-fists', active: 2 }]))).toEqual({ p1: 'won', p2: 'lost' });
    expect(outcomes(two().play({ p1: 3, p2: 4 }, [{ player: 'p1', card: 'portal-of-grommel' }]))).toEqual({ p1: 'drawn', p2: 'drawn' });
  });

  it('is judged anew when the settings of its week change or a player turns out to have been absent [5.7 9.5]', () => {
    const table = two().play({ p1: 3, p2: 4 }, [{ player: 'p1', card: 'troll-fists', active: 2 }]);
    const [game] = table.week.games;
    if (!game) throw new Error('no game');
    expect(outcomesOf(table.week, game)).toEqual({ p1: 'won', p2: 'lost' });
    const core = { ...table.week, settings: { ...table.week.settings, winner: 'core' as const } };
    expect(outcomesOf(core, game)).toEqual({ p1: 'lost', p2: 'won' });
    expect(outcomesOf({ ...table.week, absent: ['p1'] }, game)).toEqual({ p1: 'lost', p2: 'won' });
    expect(outcomesOf(table.week, game)).toEqual({ p1: 'won', p2: 'lost' });
  });

  it('is won by moonstones alone, or by Sudden Death, under the core rule [5.7]', () => {
    expect(outcomes(two({ winner: 'core' }).play({ p1: 3, p2: 4 }, [{ player: 'p1', card: 'troll-fists', active: 2 }]))).toEqual({
      p1: 'lost',
      p2: 'won',
    });
    expect(outcomes(two({ winner: 'core' }).play({ p1: 3, p2: 3 }, [], { suddenDeath: 'p2' }))).toEqual({ p1: 'lost', p2: 'won' });
    expect(outcomes(two().play({ p1: 3, p2: 3 }, [], { suddenDeath: 'p2' }))).toEqual({ p1: 'drawn', p2: 'drawn' });
  });

  it('is lost by a player who concedes it [5.7]', () => {
    expect(outcomes(two().play({ p1: 5, p2: 1 }, [], { conceded: ['p1'] }))).toEqual({ p1: 'lost', p2: 'won' });
  });

  it('of three pays everybody one more; most alone wins, joint most draw, fewer lose [9.5]', () => {
    const table = new Table(3).pair(['p1', 'p2', 'p3']).toGames();
    table.play({ p1: 3, p2: 3, p3: 1 });
    expect(outcomes(table)).toEqual({ p1: 'drawn', p2: 'drawn', p3: 'lost' });
    expect(standingsOf(table.campaign).map(({ player, vp }) => [player, vp])).toEqual([
      ['p1', 4],
      ['p2', 4],
      ['p3', 2],
    ]);
  });

  it('counts a character once, nobody summoned, and no kill for a friend or a catastrophe [5.5 7.3]', () => {
    const table = two();
    const slain = [
      { character: 'c0', by: { player: 'p2', character: 'c1' } },
      { character: 'c0', by: { player: 'p2', character: 'c2' } },
      { character: 'c1', by: { player: 'p1' } },
      { character: 'c2' },
      { character: 'bunny', by: { player: 'p2' } },
    ];
    const result = { match: null, sides: { p1: { stones: 1, slain }, p2: { stones: 2, slain: [] } } };
    table.do({ player: 'p1', kind: 'result', game: 'w1g1', result, plays: [], windows: 'given' });
    const [second, first] = ['p2', 'p1'].map((player) => standingsOf(table.campaign).find((row) => row.player === player));
    expect([first?.deaths, first?.kills, second?.kills, second?.deaths]).toEqual([3, 0, 1, 0]);
  });
});

describe('standings', () => {
  it('are Power: victory and machination points; then the tie-breaks, then a shared rank [1.4 1.5 7.1 7.2]', () => {
    const ranked = (tieBreaks: CampaignSettings['tieBreaks']): (string | number)[][] => {
      const table = new Table(4, { length: 3, tieBreaks }).pair(['p1', 'p2'], ['p3', 'p4']).toGames();
      table.do({
        player: 'p1',
        kind: 'result',
        game: 'w1g1',
        result: { match: null, sides: { p1: { stones: 1, kills: 1, deaths: 2 }, p2: { stones: 2 } } },
        plays: [],
        windows: 'given',
      });
      table.do({
        player: 'p3',
        kind: 'result',
        game: 'w1g2',
        result: { match: null, sides: { p3: { stones: 2 }, p4: { stones: 2 } } },
        plays: [],
        windows: 'given',
      });
      table.do({ player: 'p1', kind: 'correct', who: 'p1', mp: 1, note: 'x' });
      return standingsOf(table.campaign).map(({ player, rank }) => [player, rank]);
    };
    expect(ranked([])).toEqual([
      ['p1', 1],
      ['p2', 1],
      ['p3', 1],
      ['p4', 1],
    ]);
    expect(ranked(['vp'])).toEqual([
      ['p2', 1],
      ['p3', 1],
      ['p4', 1],
      ['p1', 4],
    ]);
    expect(ranked(['kills'])[0]).toEqual(['p1', 1]);
    expect(ranked(['deaths'])[3]).toEqual(['p1', 4]);
    expect(ranked(['head-to-head'])[0]).toEqual(['p2', 1]);
  });
});
