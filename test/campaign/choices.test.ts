import { describe, expect, it } from 'vitest';
import { campaignViewFor, ledgerOf } from '../../src/campaign/index.ts';
import { LEAGUE_CARDS } from '../../src/campaign/cards/league-cards.ts';
import { growthTable, recommended } from '../../src/campaign/terms/presets.ts';
import type { Settings } from '../../src/campaign/terms/settings.ts';
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
    expect(code(cast, { c1: ['goblin-mask', 'goblin-hat'] })).toBe('upgrade-forbids-keyword CAM-3.1');
    expect(code(cast, { c0: ['u0', 'u1', 'u2'] })).toBe('upgrades-per-character CAM-3.3');
    expect(code(cast, { c0: ['u0'], c1: ['u0'] })).toBe('upgrade-twice CAM-3.4');
    expect(code(cast, { c0: ['u0', 'u1'], c1: ['u2', 'u3'] })).toBe('too-many-upgrades CAM-2.5');
    expect(code(cast, { c9: ['u0'] })).toBe('not-on-roster CAM-3.2');
  });

  it('keeps its upgrades for good; whoever is swapped out takes them along [2.6 3.2]', () => {
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

  it('may be amended until it is locked; who says nothing keeps it, if there is one [2.7 10.2]', () => {
    const table = new Table(2, { length: 2, growth: [row, second] }).publish();
    expect(table.refusal({ player: 'p1', kind: 'lock' })).toEqual({ code: 'roster-missing', clauses: ['CAM-2.4', 'CAM-2.7'] });
    table.rosters(3).drawRest().next().publish();
    table.do({ player: 'p1', kind: 'roster', characters: ['c0', 'c1', 'c2', 'c5'], upgrades: {} });
    table.do({ player: 'p1', kind: 'roster', characters: ['c0', 'c1', 'c2', 'c6'], upgrades: {} }).lock();
    expect([table.week.rosters['p1']?.characters[3], table.week.rosters['p2']?.characters]).toEqual(['c6', ['c0', 'c1', 'c2']]);
  });
});

describe('machinations', () => {
  const week2 = (players = 6, settings: Partial<Settings> = {}): Table => {
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

  it('give a card for each support and take one for each sabotage, between one and three [4.1 4.2]', () => {
    const cards = (...list: ['support' | 'sabotage', string][]): number | undefined => {
      const table = week2().toGames(list.map(([kind, by]) => [by, kind, 'p1']));
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
    const paid = (overSupport: Settings['overSupport'], supports: string[], sabotages: string[]): number => {
      const table = week2(6, { overSupport }).toGames(
        [...supports.map((by) => [by, 'support', 'p1'] as const), ...sabotages.map((by) => [by, 'sabotage', 'p1'] as const)].map(
          ([by, kind, to]) => [by, kind, to],
        ),
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

describe('campaign cards', () => {
  it('are known, the twenty-eight that touch points, and legal for all factions [1.7 4.7]', () => {
    expect(Object.keys(LEAGUE_CARDS)).toHaveLength(28);
    expect(
      Object.entries(LEAGUE_CARDS)
        .filter(([, { markers }]) => markers)
        .map(([card]) => card)
        .sort(),
    ).toEqual([
      'decoy',
      'gamble-the-silverware',
      'plant-propaganda',
      'portal-of-grommel',
      'troll-fists',
      'turn-the-tables',
      'wytchwood-riddle',
    ]);
  });

  it('are chosen in secret within the allowance, of one’s faction, and played once a campaign [4.1 4.4 4.5]', () => {
    const table = new Table(2, { length: 2 }).toGames();
    const choose = (...cards: string[]) => table.refusal({ player: 'p1', kind: 'choose-cards', game: 'w1g1', cards })?.code ?? null;
    expect(choose('decoy', 'vengeance', 'bravado')).toBe('too-many-cards');
    expect(choose('furry-fury')).toBe('card-wrong-faction');
    expect(choose('no-such-card')).toBe('unknown-card');
    expect(choose('decoy', 'decoy')).toBe('card-twice');
    expect(choose()).toBeNull();
    table.do({ player: 'p1', kind: 'choose-cards', game: 'w1g1', cards: ['the-high-road', 'decoy'] });
    expect(
      table.refusal({
        player: 'p1',
        kind: 'result',
        game: 'w1g1',
        result: { match: null, sides: { p1: { stones: 1 }, p2: { stones: 1 } } },
        plays: [{ player: 'p1', card: 'vengeance' }],
        windows: 'given',
      })?.code,
    ).toBe('card-not-chosen');
    table
      .play({ p1: 4, p2: 1 }, [{ player: 'p1', card: 'the-high-road' }])
      .next()
      .toGames();
    const again = (card: string) => table.refusal({ player: 'p1', kind: 'choose-cards', game: 'w2g1', cards: [card] })?.code ?? null;
    expect([again('the-high-road'), again('decoy')]).toEqual(['card-used', null]);
  });

  it('Antagonise and Longsight bring cards beyond the limit, asked of those who have them [4.6]', () => {
    const table = new Table(2, { length: 2 }).toGames();
    table.do({ player: 'p1', kind: 'choose-cards', game: 'w1g1', cards: ['antagonise', 'longsight'] });
    table.do({ player: 'p2', kind: 'choose-cards', game: 'w1g1', cards: ['decoy', 'bravado'] });
    table.do({ player: 'p2', kind: 'play-cards', game: 'w1g1', plays: [] });
    table.do({ player: 'p1', kind: 'play-cards', game: 'w1g1', plays: [{ card: 'antagonise' }, { card: 'longsight' }] });
    expect(table.week.games[0]).toMatchObject({ stage: 'extra', owed: { p1: 2, p2: 1 } });
    expect(table.refusal({ player: 'p2', kind: 'choose-cards', game: 'w1g1', cards: ['vengeance', 'infiltrate'] })?.code).toBe(
      'too-many-cards',
    );
    table.do({ player: 'p2', kind: 'choose-cards', game: 'w1g1', cards: ['vengeance'] });
    table.do({ player: 'p1', kind: 'choose-cards', game: 'w1g1', cards: ['fae-spitefulness', 'infiltrate'] });
    table.do({ player: 'p2', kind: 'play-cards', game: 'w1g1', plays: [] });
    table.do({ player: 'p1', kind: 'play-cards', game: 'w1g1', plays: [{ card: 'fae-spitefulness', named: 'p2' }] });
    expect(table.week.games[0]).toMatchObject({ stage: 'play', hands: { p2: ['decoy', 'bravado', 'vengeance'] } });
  });

  it('are played in their window, with the facts they ask for; one must be played [4.9 5.6]', () => {
    const table = new Table(2, { length: 2 }).toGames();
    table.do({ player: 'p1', kind: 'choose-cards', game: 'w1g1', cards: ['gamble-the-silverware', 'the-high-road'] });
    table.do({ player: 'p2', kind: 'choose-cards', game: 'w1g1', cards: ['infiltrate'] });
    const now = (player: string, ...plays: { card: string; active?: number; named?: string }[]) =>
      table.refusal({ player, kind: 'play-cards', game: 'w1g1', plays })?.code ?? null;
    expect(now('p1', { card: 'the-high-road' })).toBe('card-not-in-window');
    for (const player of ['p1', 'p2']) table.do({ player, kind: 'play-cards', game: 'w1g1', plays: [] });
    const result = { match: 'm7', sides: { p1: { stones: 3 }, p2: { stones: 3 } } };
    const during = { player: 'p2', card: 'infiltrate' };
    const enter = (play: { player: string; card: string; count?: number }) =>
      table.refusal({ player: 'p1', kind: 'result', game: 'w1g1', result, plays: [play], windows: 'ask' })?.code ?? null;
    expect([enter(during), enter({ ...during, count: 4 })]).toEqual(['card-count', 'card-count']);
    table.do({ player: 'p1', kind: 'result', game: 'w1g1', result, plays: [{ ...during, count: 1 }], windows: 'ask' });
    expect(now('p1')).toBe('card-must-be-played');
    expect(now('p1', { card: 'gamble-the-silverware', active: 2 })).toBe('card-markers');
    expect(now('p1', { card: 'gamble-the-silverware', active: 1, named: 'p2' })).toBe('card-names-nobody');
    table.do({ player: 'p1', kind: 'play-cards', game: 'w1g1', plays: [{ card: 'gamble-the-silverware', active: 1 }] });
    table.do({ player: 'p2', kind: 'play-cards', game: 'w1g1', plays: [] });
    for (const player of ['p1', 'p2'])
      table.do({ player, kind: 'play-cards', game: 'w1g1', plays: player === 'p1' ? [{ card: 'the-high-road' }] : [] });
    expect(table.campaign.stage).toBe('scoring');
    expect(ledgerOf(table.campaign).map(({ player, kind, points, delta }) => [player, kind, points, delta])).toEqual([
      [expect.any(String), 'stones', 'vp', 3],
      [expect.any(String), 'stones', 'vp', 3],
      ['p2', 'card', 'vp', 1],
      ['p1', 'card', 'vp', 1],
    ]);
  });

  const effects = (
    plays: { player: string; card: string; named?: string; active?: number; happened?: boolean }[],
    stones: [number, number],
    machinations: [string, 'support' | 'sabotage', string][] = [],
  ): Record<string, number> => {
    const table = new Table(6, { length: 5 }).pair(['p1', 'p2'], ['p3', 'p4'], ['p5', 'p6']).toGames().drawRest();
    table
      .do({ player: 'p1', kind: 'correct', who: 'p1', vp: 5, note: 'ahead' })
      .do({ player: 'p1', kind: 'correct', who: 'p6', vp: -1, note: 'behind' });
    table.next().pair(['p1', 'p6'], ['p2', 'p5'], ['p3', 'p4']).toGames(machinations);
    table.play({ p1: stones[0], p6: stones[1] }, plays).drawRest();
    const sums: Record<string, number> = {};
    for (const line of ledgerOf(table.campaign).filter(({ week, points }) => week === 2 && points === 'mp'))
      sums[line.player] = (sums[line.player] ?? 0) + line.delta;
    return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
  };

  it('change the scoring, one after another [6.5]', () => {
    expect(
      effects(
        [{ player: 'p1', card: 'steal-the-glory' }],
        [4, 1],
        [
          ['p2', 'support', 'p1'],
          ['p3', 'sabotage', 'p6'],
        ],
      ),
    ).toEqual({ p1: 1 });
    expect(effects([{ player: 'p6', card: 'turn-the-tables', active: 1 }], [1, 4], [['p2', 'sabotage', 'p6']])).toEqual({ p1: -1, p2: -2 });
    expect(effects([{ player: 'p6', card: 'turn-the-tables', active: 0 }], [1, 4])).toEqual({});
    expect(effects([{ player: 'p1', card: 'vengeance' }], [4, 1], [['p2', 'sabotage', 'p1']])).toEqual({ p2: -2, p6: -2 });
    expect(effects([{ player: 'p1', card: 'stand-alone' }], [4, 1])).toEqual({ p1: 3 });
    expect(effects([{ player: 'p1', card: 'stand-alone' }], [4, 1], [['p2', 'support', 'p1']])).toEqual({ p2: 1 });
    expect(effects([{ player: 'p1', card: 'stand-alone' }], [1, 4])).toEqual({});
    expect(effects([{ player: 'p1', card: 'fae-spitefulness', named: 'p4' }], [1, 1])).toEqual({ p4: -1 });
    expect(effects([{ player: 'p1', card: 'nefarious-bargain', named: 'p4' }], [1, 1])).toEqual({ p4: 2 });
    expect(effects([{ player: 'p1', card: 'bravado' }], [4, 1])).toEqual({ p1: 4, p6: -2 });
    expect(effects([{ player: 'p6', card: 'the-slippery-squid' }], [4, 1])).toEqual({ p6: 2 });
    expect(effects([{ player: 'p1', card: 'plant-propaganda', active: 2 }], [1, 1])).toEqual({ p6: -2 });
    expect(effects([{ player: 'p1', card: 'sir-flashypants', happened: true }], [1, 1])).toEqual({ p6: -2 });
    expect(effects([{ player: 'p1', card: 'gamble-the-silverware', active: 0 }], [1, 4])).toEqual({ p1: -2 });
  });

  it('read the Power of the start of the week, alone at the end of the table [5.1]', () => {
    expect(effects([{ player: 'p1', card: 'consolidate-power' }], [1, 1])).toEqual({ p1: 1 });
    expect(effects([{ player: 'p6', card: 'lurk-in-obscurity' }], [1, 1])).toEqual({ p6: 3 });
    expect(effects([{ player: 'p6', card: 'consolidate-power' }], [1, 1])).toEqual({});
  });

  it('Brown Nose binds whom it names the week after, but not into the final [6.5 7.5]', () => {
    const after = (length: number, settings: Partial<Settings> = {}): (string | null)[] => {
      const table = new Table(4, { length, ...settings }).pair(['p1', 'p2'], ['p3', 'p4']).toGames();
      table
        .play({ p1: 1, p2: 1 }, [{ player: 'p1', card: 'brown-nose', named: 'p3' }])
        .drawRest()
        .next();
      table.pair(['p1', 'p2'], ['p3', 'p4']).publish().rosters();
      const code = (...machinations: { kind: 'support' | 'sabotage'; target: string }[]) =>
        table.refusal({ player: 'p3', kind: 'machinations', machinations })?.code ?? null;
      return [code(), code({ kind: 'sabotage', target: 'p1' }), code({ kind: 'support', target: 'p1' })];
    };
    expect(after(4)).toEqual(['pledged-support', 'pledged-no-sabotage', null]);
    expect(after(2)).toEqual([null, null, null]);
    expect(after(2, { pledgesInFinal: true })).toEqual(['pledged-support', 'pledged-no-sabotage', null]);
  });
});

describe('attacks', () => {
  const on = { ...recommended().attacks, on: true };
  const ready = (settings: Partial<Settings> = {}): Table => {
    const table = new Table(4, { length: 5, growth: growthTable('bookish', 3), attacks: on, ...settings });
    return table.pair(['p1', 'p2'], ['p3', 'p4']).toGames().drawRest().next().pair(['p1', 'p3'], ['p2', 'p4']).publish().rosters();
  };
  const declare = (kind: 'assault' | 'abduction', target: string, character = 'c0', player = 'p1') => ({
    player,
    kind: 'machinations' as const,
    machinations: [],
    attack: { kind, target, character },
  });

  it('are off unless set, and not in the first or the final week [8.4f 8.5]', () => {
    expect(recommended().attacks.on).toBe(false);
    expect(ready({ attacks: recommended().attacks }).refusal(declare('assault', 'p2'))).toEqual({
      code: 'no-attacks-this-week',
      clauses: ['CAM-8.4f', 'CAM-8.5'],
    });
    expect(ready({ length: 2 }).refusal(declare('assault', 'p2'))?.code).toBe('no-attacks-this-week');
    const first = new Table(4, { length: 5, attacks: { ...on, inFirstWeek: true } }).publish().rosters();
    expect(first.campaign.stage).toBe('machinations');
  });

  it('name a character of another player who plays, for points that are spent either way [8.1 8.2 8.3]', () => {
    const table = ready();
    expect(table.refusal(declare('assault', 'p3'))?.code).toBe('own-opponent');
    expect(table.refusal(declare('assault', 'p1'))?.code).toBe('own-target');
    expect(table.refusal(declare('assault', 'p2', 'c19'))?.code).toBe('not-on-roster');
    table.do(declare('abduction', 'p2')).lock();
    expect(campaignViewFor(table.campaign, 'table').players[0]?.attackPoints).toBe(0);
    table
      .do({ player: 'p2', kind: 'bodyguard', attack: 0, character: null })
      .drawRest()
      .next()
      .pair(['p1', 'p4'], ['p2', 'p3'])
      .publish()
      .rosters();
    expect(table.refusal(declare('assault', 'p2', 'c1'))).toEqual({ code: 'attack-points', clauses: ['CAM-8.1'] });
  });

  it('are met by a bodyguard who then stays away, decided by a flip, and hold for the week [5.4 8.4a 8.4b 8.4c 8.4d 8.4e]', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed += 1) {
      const kind = seed % 2 === 0 ? 'assault' : 'abduction';
      const guard = seed % 4 < 2 ? 'c3' : null;
      const table = new Table(4, { length: 5, attacks: on }, `s${seed}`).pair(['p1', 'p2'], ['p3', 'p4']).toGames().drawRest().next();
      table.pair(['p1', 'p3'], ['p2', 'p4']).publish().rosters().do(declare(kind, 'p2')).lock();
      expect(table.refusal({ player: 'p2', kind: 'bodyguard', attack: 0, character: 'c0' })?.code).toBe('bodyguard-taken');
      table.do({ player: 'p2', kind: 'bodyguard', attack: 0, character: guard });
      const resolved = table.week.attacks[0]?.resolved;
      const value = resolved?.card === 'catastrophe' ? 0 : Number(resolved?.card.slice(-1));
      expect(resolved?.total).toBe(value - (guard ? 1 : 0));
      expect(resolved?.success).toBe(resolved?.card !== 'catastrophe' && value - (guard ? 1 : 0) >= (kind === 'assault' ? 2 : 3));
      // With a guard away, four characters leave three for a field of three: no more can be spared.
      expect(resolved?.as).toBe(kind === 'abduction' && guard ? 'assault' : kind);
      const game = campaignViewFor(table.campaign, 'p2').weeks[1]?.games.find(({ players }) => players.includes('p2'));
      const abducted = resolved?.success && resolved.as === 'abduction';
      expect(game?.kept['p2']).toEqual([...(guard ? [guard] : []), ...(abducted ? ['c0'] : [])]);
      expect(game?.wounded['p2']).toEqual(resolved?.success && resolved.as === 'assault' ? { c0: 2 } : {});
      if (abducted) {
        const sides = { p2: { stones: 1, fielded: ['c0'] }, p4: { stones: 1 } };
        expect(
          table.refusal({
            player: 'p2',
            kind: 'result',
            game: table.gameOf('p2').id,
            result: { match: null, sides },
            plays: [],
            windows: 'given',
          }),
        ).toEqual({ code: 'kept-from-field', clauses: ['CAM-8.4a', 'CAM-8.4d'] });
      }
      table.drawRest();
      const lost = ledgerOf(table.campaign)
        .filter(({ kind: line }) => line === 'attack')
        .map(({ delta }) => delta);
      expect(lost).toEqual(resolved?.card === 'catastrophe' ? [-1] : []);
      if (resolved?.success) {
        table.next().pair(['p1', 'p3'], ['p2', 'p4']).publish().rosters();
        expect(table.refusal(declare('assault', 'p2', 'c0', 'p3'))).toEqual({ code: 'attacked-last-week', clauses: ['CAM-8.4e'] });
      }
      seen.add(`${kind} ${resolved?.success}`);
      if (resolved?.card === 'catastrophe') seen.add('catastrophe');
    }
    expect([...seen].sort()).toEqual(['abduction false', 'abduction true', 'assault false', 'assault true', 'catastrophe']);
  });
});
