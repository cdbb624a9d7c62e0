import { describe, expect, it } from 'vitest';
import { campaignViewFor } from '../../src/campaign/index.ts';
import { ledgerOf } from '../../src/campaign/scoring/ledger.ts';
import type { CampaignSettings } from '../../src/campaign/terms/settings.ts';
import { refuseRoster } from '../../src/campaign/roster/roster.ts';
import { Table } from './samples.ts';

const row = { rosterSize: 3, gameSize: 3, upgradesTotal: 3, swapsAllowed: 0 };
const second = { rosterSize: 4, gameSize: 3, upgradesTotal: 4, swapsAllowed: 1 };

describe('a roster', () => {
  const first = new Table(2, { length: 2, growth: [row, second] }).publish();
  const code = (characters: string[], upgrades: Record<string, string[]> = {}, table = first): string | null => {
    const refused = table.refusal({ player: 'p1', kind: 'roster', characters, upgrades });
    return refused && `${refused.code} ${refused.clauses.join(' ')}`;
  };

  it('is of one faction, each character once, as large as the week allows [2.4 2.5]', () => {
    expect(code(['c0', 'c1', 'c2'])).toBeNull();
    expect(code(['c0', 'c1', 'ghost'])).toBe('wrong-faction CAM-2.4');
    expect(code(['c0', 'c1', 'bunny'])).toBe('only-summoned CAM-2.4');
    expect(code(['c0', 'c1', 'c99'])).toBe('unknown-character CAM-2.4');
    expect(code(['c0', 'c1', 'c1'])).toBe('twice-on-roster CAM-2.4');
    expect(code(['c0', 'c1', 'c2', 'c3'])).toBe('roster-too-large CAM-2.5');
    expect(code(['c0', 'c1'])).toBe('roster-too-small CAM-2.5');
  });

  it('takes upgrades of its faction that suit their bearer, two each, each once [3.1 3.3 3.4]', () => {
    const cast = ['c0', 'c1', 'c2'];
    expect(code(cast, { c0: ['u0', 'u1'], c1: ['u2'] })).toBeNull();
    expect(code(cast, { c0: ['shroud'] })).toBe('upgrade-wrong-faction CAM-3.1');
    expect(code(cast, { c0: ['u99'] })).toBe('unknown-upgrade CAM-3.1');
    expect(code(cast, { c0: ['goblin-hat'] })).toBeNull();
    expect(code(cast, { c1: ['goblin-hat'] })).toBe('upgrade-needs-keyword CAM-3.1');
    expect(code(['lord', 'c1', 'c2'], { lord: ['goblin-hat'] })).toBe('upgrade-forbids-keyword CAM-3.1');
    const refusal = (character: string): string =>
      JSON.stringify(refuseRoster(first.campaign, 'p1', { characters: ['lord', 'c1', 'c2'], upgrades: { [character]: ['goblin-hat'] } }));
    expect(refusal('lord'), 'the keyword that is forbidden, not the first that it bears').toContain('"keyword":"noble"');
    expect(refusal('c1')).toContain('"needs":["goblin","troll"]');
    expect(code(cast, { c0: ['u0', 'u1', 'u2'] })).toBe('upgrades-per-character CAM-3.3');
    expect(code(cast, { c0: ['u0'], c1: ['u0'] })).toBe('upgrade-twice CAM-3.4');
    expect(code(cast, { c0: ['u0', 'u1'], c1: ['u2', 'u3'] })).toBe('too-many-upgrades CAM-2.5');
    expect(code(cast, { c9: ['u0'] })).toBe('not-on-roster CAM-3.2');
  });

  it('keeps its upgrades for good; a character that is swapped out takes them along [2.6 3.2]', () => {
    const table = new Table(2, { length: 2, growth: [row, second] }).publish();
    table.do({ player: 'p1', kind: 'roster', characters: ['c0', 'c1', 'c2'], upgrades: { c0: ['u0'], c1: ['u1'] } });
    table
      .do({ player: 'p2', kind: 'roster', characters: ['c0', 'c1', 'c2'], upgrades: {} })
      .lock()
      .drawRest()
      .next()
      .publish();
    expect(code(['c0', 'c1', 'c2'], { c1: ['u1'] }, table)).toBe('upgrade-stays CAM-3.2');
    expect(code(['c0', 'c1', 'c2'], { c0: ['u1'], c1: ['u0'] }, table)).toBe('upgrade-stays CAM-3.2');
    expect(code(['c2', 'c3', 'c4'], {}, table)).toBe('too-many-swaps CAM-2.6');
    expect(code(['c1', 'c2'], { c1: ['u1'] }, table)).toBe('roster-too-small CAM-2.5');
    expect(code(['c1', 'c2', 'c3', 'c4'], { c1: ['u1', 'u2'], c2: ['u3'] }, table)).toBeNull();
    expect(code(['c1', 'c2', 'c3', 'c4'], { c1: ['u1', 'u2'], c2: ['u3', 'u4'] }, table)).toBe('too-many-upgrades CAM-2.5');
    table.do({ player: 'p1', kind: 'roster', characters: ['c1', 'c2', 'c3'], upgrades: { c1: ['u1'] } }).lock();
    expect(table.week.rosters['p1']).toEqual({ characters: ['c1', 'c2', 'c3'], upgrades: { c1: ['u1'] }, lost: ['u0'] });
  });

  it('may be amended until it is locked; who says nothing keeps it, if there is one [2.7 5.2 10.2]', () => {
    const table = new Table(2, { length: 2, growth: [row, second] }).publish();
    expect(table.refusal({ player: 'p1', kind: 'lock' })).toEqual({ code: 'roster-missing', clauses: ['CAM-2.4', 'CAM-2.7'] });
    table.rosters(3).drawRest().next().publish();
    table.do({ player: 'p1', kind: 'roster', characters: ['c0', 'c1', 'c2', 'c5'], upgrades: {} });
    table.do({ player: 'p1', kind: 'roster', characters: ['c0', 'c1', 'c2', 'c6'], upgrades: {} }).lock();
    expect([table.week.rosters['p1']?.characters[3], table.week.rosters['p2']?.characters]).toEqual(['c6', ['c0', 'c1', 'c2']]);
  });
});

describe('machinations', () => {
  const week2 = (players = 6, settings: Partial<CampaignSettings> = {}): Table => {
    const table = new Table(players, { length: 5, ...settings }).pair(['p1', 'p2'], ['p3', 'p4'], ['p5', 'p6']).toGames().drawRest().next();
    return table.pair(['p1', 'p3'], ['p2', 'p5'], ['p4', 'p6']).publish().rosters();
  };
  const code = (table: Table, ...list: ['support' | 'sabotage', string][]): string | null =>
    table.refusal({ player: 'p1', kind: 'machinations', machinations: list.map(([kind, target]) => ({ kind, target })) })?.code ?? null;

  it('are none before the first week [5.3]', () => {
    const table = new Table(4).publish().rosters();
    expect(table.campaign.stage).toBe('games');
  });

  it('are two at most, never at oneself or at the own opponent, never the same twice [5.3 5.3a 5.3b]', () => {
    const table = week2();
    expect(code(table)).toBeNull();
    expect(code(table, ['support', 'p2'], ['sabotage', 'p2'])).toBeNull();
    expect(code(table, ['support', 'p2'], ['support', 'p4'], ['sabotage', 'p5'])).toBe('too-many-machinations');
    expect(code(table, ['support', 'p1'])).toBe('own-target');
    expect(code(table, ['sabotage', 'p3'])).toBe('own-opponent');
    expect(code(table, ['support', 'p2'], ['support', 'p2'])).toBe('same-machination-twice');
    expect(code(table, ['support', 'p99'])).toBe('no-such-player');
  });

  it('are not for a player who has left, in whichever week since; in the week of leaving its game is what is missed [5.3 9.4]', () => {
    const moved = (table: Table): Table => table.do({ player: 'p1', kind: 'leave', who: 'p6', note: 'moved' });
    const begun = new Table(6, { length: 5 }).pair(['p1', 'p2'], ['p3', 'p4'], ['p5', 'p6']).toGames().drawRest();
    const later = moved(begun).next().pair(['p1', 'p3'], ['p2', 'p5']).publish().rosters();
    for (const kind of ['support', 'sabotage'] as const)
      expect([code(later, [kind, 'p6']), code(moved(week2()), [kind, 'p6'])]).toEqual(['no-such-player', 'target-has-no-game']);
  });

  it('may support the own opponent where the table plays so, and then only that [5.3a]', () => {
    const table = week2(6, { supportsOpponent: true });
    expect(code(table, ['support', 'p3'])).toBeNull();
    expect(code(table, ['sabotage', 'p3'])).toBe('own-opponent');
    expect(code(table, ['support', 'p1'])).toBe('own-target');
    expect(code(week2(), ['support', 'p3'])).toBe('own-opponent');
    const won = week2(6, { supportsOpponent: true }).toGames([['p1', 'support', 'p3']]);
    expect(campaignViewFor(won.campaign, 'table').weeks[1]?.games[0]?.allowance).toEqual({ p1: 2, p3: 3 });
  });

  it('give a card for each support and take one for each sabotage, between one and three [4.1 4.2]', () => {
    const cards = (...list: ['support' | 'sabotage', string][]): number | undefined => {
      const table = week2().toGames(list.map(([kind, player]) => [player, kind, 'p1']));
      return campaignViewFor(table.campaign, 'table').weeks[1]?.games[0]?.allowance?.['p1'];
    };
    expect(cards()).toBe(2);
    expect(cards(['support', 'p2'])).toBe(3);
    expect(cards(['support', 'p2'], ['support', 'p4'], ['support', 'p5'])).toBe(3);
    expect(cards(['sabotage', 'p2'])).toBe(1);
    expect(cards(['sabotage', 'p2'], ['sabotage', 'p4'], ['sabotage', 'p5'])).toBe(1);
    expect(cards(['sabotage', 'p2'], ['support', 'p4'])).toBe(2);
  });

  it('past the limit pay their target, by either reading; too many sabotages cost nothing [4.3]', () => {
    const paid = (overSupport: CampaignSettings['overSupport'], supports: string[], sabotages: string[]): number => {
      const table = week2(6, { overSupport }).toGames(
        [
          ...supports.map((player) => [player, 'support', 'p1'] as const),
          ...sabotages.map((player) => [player, 'sabotage', 'p1'] as const),
        ].map(([player, kind, to]) => [player, kind, to]),
      );
      table.drawRest();
      return ledgerOf(table.campaign)
        .filter(({ player, kind, week }) => week === 2 && player === 'p1' && kind === 'over-support')
        .reduce((sum, { delta }) => sum + delta, 0);
    };
    expect([paid('net', ['p2', 'p4', 'p5'], []), paid('each-after-first', ['p2', 'p4', 'p5'], [])]).toEqual([2, 2]);
    expect([paid('net', ['p2', 'p4', 'p5'], ['p6']), paid('each-after-first', ['p2', 'p4', 'p5'], ['p6'])]).toEqual([1, 2]);
    expect(paid('net', [], ['p2', 'p4', 'p5'])).toBe(0);
  });

  it('are asked of everybody in an order of their own each week [10.1]', () => {
    const orders = ['a', 'b', 'c', 'd'].map((seed) => new Table(6, {}, seed).publish().week.order.join());
    expect(new Set(orders).size).toBeGreaterThan(1);
  });
});
