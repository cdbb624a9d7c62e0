import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingsOf } from '../../src/campaign/openings.ts';
import { standingsOf, winnersOf } from '../../src/campaign/scoring/standings.ts';
import { circle } from '../../src/campaign/pairings/circle.ts';
import { growthTable, GROWTH_PRESETS, recommended } from '../../src/campaign/terms/presets.ts';
import { NAMES, Table } from './samples.ts';

const rowOf = (table: Table, player: string) => standingsOf(table.campaign).find((row) => row.player === player);

describe('the circle method [9.1 9.2]', () => {
  it('lets everybody meet everybody once, and with an odd number sit out once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), (n) => {
        const players = NAMES.slice(0, n);
        const rounds = circle(players);
        expect(rounds).toHaveLength(n % 2 === 0 ? n - 1 : n);
        const met = rounds.flatMap(({ games }) => games.map((game) => [...game].sort().join()));
        expect(new Set(met).size).toBe((n * (n - 1)) / 2);
        expect(met).toHaveLength((n * (n - 1)) / 2);
        for (const { games, bystanders } of rounds) expect([...games.flat(), ...bystanders].sort()).toEqual([...players].sort());
        expect(rounds.flatMap(({ bystanders }) => bystanders).sort()).toEqual(n % 2 === 0 ? [] : [...players].sort());
      }),
    );
  });
});

describe('pairings', () => {
  const played = (table: Table, weeks: number): string[][] => {
    const met: string[][] = [];
    for (let week = 0; week < weeks; week += 1) {
      table.toGames();
      met.push(table.week.games.map(({ players }) => [...players].sort().join()));
      table.drawRest();
      if (week + 1 < weeks) table.next();
    }
    return met;
  };

  it('by lot repeat nothing before everybody has met [9.1]', () => {
    for (const seed of ['a', 'b', 'c']) {
      const met = played(new Table(6, { length: 6, pairings: 'random' }, seed), 5).flat();
      expect(new Set(met).size).toBe(15);
    }
  });

  it('of the final follow the standings, meeting again is allowed [7.5]', () => {
    const table = new Table(4, { length: 2 });
    table.pair(['p1', 'p2'], ['p3', 'p4']).toGames().play({ p1: 5, p2: 2 }).play({ p4: 4, p3: 0 }).next();
    expect([table.campaign.stage, table.week.final]).toEqual(['final', true]);
    expect(table.week.games.map(({ players }) => players)).toEqual([
      ['p1', 'p4'],
      ['p2', 'p3'],
    ]);
  });

  it('by hand name everybody once, at tables of two to four, and one bystander whose turn it is [9.1 9.2 9.5]', () => {
    const table = new Table(5);
    const pair = (...games: string[][]) => table.refusal({ player: 'p1', kind: 'pair', games });
    expect(pair(['p1', 'p2'], ['p2', 'p3'])?.code).toBe('paired-twice');
    expect(pair(['p1', 'p9'])?.code).toBe('no-such-player');
    expect(pair(['p1', 'p2', 'p3', 'p4', 'p5'])).toEqual({ code: 'table-of-two-to-four', clauses: ['CAM-9.5'] });
    expect(pair(['p1', 'p2'])).toEqual({ code: 'one-bystander', clauses: ['CAM-9.2'] });
    table.pair(['p1', 'p2'], ['p3', 'p4']).toGames().drawRest().next();
    expect(pair(['p1', 'p2'], ['p3', 'p4'])).toEqual({ code: 'bystander-again', clauses: ['CAM-9.2'] });
    expect(pair(['p1', 'p2', 'p3'], ['p4', 'p5'])).toBeNull();
  });

  it('let the bye move within its cycle alone [9.2 10.3]', () => {
    const table = new Table(3, { length: 6 });
    const [first = ''] = table.week.bystanders;
    const [other = ''] = table.week.games[0]?.players ?? [];
    table.do({ player: 'p1', kind: 'swap-bye', to: other, note: 'asked for' });
    expect([table.week.bystanders, table.week.games[0]?.players.includes(first)]).toEqual([[other], true]);
    table.toGames().drawRest().next();
    expect(table.refusal({ player: 'p1', kind: 'swap-bye', to: other, note: 'again' })?.code).toBe('bystander-again');
    expect(
      table.refusal({ player: 'p1', kind: 'swap-bye', to: table.week.games[0]?.players.find((player) => player !== other) ?? '', note: '' })
        ?.code,
    ).toBe('note-missing');
  });
});

describe('the length [7.4]', () => {
  const weeks = (players: number, settings = {}): number => {
    const table = new Table(players, settings);
    for (let week = 0; week < 20; week += 1) {
      table.toGames().drawRest().next();
      if (table.campaign.stage === 'finished') break;
    }
    return table.week.n;
  };
  it('is one round robin, six weeks at most, or what was set', () => {
    expect([weeks(4), weeks(3), weeks(8), weeks(8, { longest: 9 }), weeks(4, { length: 2 })]).toEqual([3, 3, 6, 7, 2]);
  });
  it('ends with the highest Power as winner, all of them where nothing parts them [7.6]', () => {
    const table = new Table(2, { length: 1 }).toGames().play({ p1: 1, p2: 3 }).next();
    expect([table.campaign.stage, openingsOf(table.campaign), table.events]).toEqual([
      'finished',
      [],
      [{ what: 'campaign-over', winners: ['p2'] }],
    ]);
    expect(table.refusal({ player: 'p1', kind: 'next-week' })?.code).toBe('campaign-over');
    expect(winnersOf(new Table(2, { length: 1 }).toGames().play({ p1: 2, p2: 2 }).next().campaign)).toEqual(['p1', 'p2']);
  });
});

describe('the growth tables [2.2 2.5]', () => {
  const of = (preset: (typeof GROWTH_PRESETS)[number], key: 'rosterSize' | 'gameSize' | 'upgradesTotal' | 'swapsAllowed') =>
    growthTable(preset, 6)
      .slice(0, 7)
      .map((row) => row[key]);

  it('grow as they are known to', () => {
    expect([of('bookish', 'rosterSize'), of('bookish', 'upgradesTotal')]).toEqual([
      [6, 7, 8, 9, 10, 11, 12],
      [0, 0, 0, 1, 1, 1, 2],
    ]);
    expect([of('lunachron-online', 'rosterSize'), of('lunachron-online', 'upgradesTotal')]).toEqual([
      [4, 4, 5, 5, 6, 6, 7],
      [0, 1, 2, 3, 4, 5, 6],
    ]);
    expect([of('entoyment', 'rosterSize'), of('entoyment', 'upgradesTotal')]).toEqual([
      [7, 7, 8, 8, 9, 9, 10],
      [1, 1, 2, 2, 3, 3, 4],
    ]);
    expect([of('cogs-escalation', 'rosterSize'), of('cogs-escalation', 'gameSize'), of('cogs-escalation', 'upgradesTotal')]).toEqual([
      [3, 4, 5, 6, 7, 8, 8],
      [3, 4, 5, 5, 6, 6, 6],
      [0, 0, 1, 1, 2, 2, 2],
    ]);
    expect([of('cogs-fixed', 'rosterSize'), of('cogs-fixed', 'gameSize'), of('cogs-fixed', 'swapsAllowed')]).toEqual([
      [8, 8, 8, 8, 8, 8, 8],
      [5, 5, 5, 5, 5, 5, 5],
      [0, 1, 1, 1, 1, 1, 1],
    ]);
  });
  it('are never smaller than the field', () => {
    for (const preset of GROWTH_PRESETS)
      for (const { rosterSize, gameSize } of growthTable(preset, 6)) expect(rosterSize).toBeGreaterThanOrEqual(gameSize);
    expect(recommended().growth[0]?.gameSize).toBe(6);
  });
});

describe('a bystander [9.2 9.3 9.4]', () => {
  it('of a week without machinations has a credit that pays one machination more, once', () => {
    const table = new Table(5, { length: 6 }).pair(['p1', 'p2'], ['p3', 'p4']).toGames().drawRest();
    expect(rowOf(table, 'p5')).toMatchObject({ vp: 0, mp: 1, byes: 1 });
    table.next().pair(['p1', 'p3'], ['p2', 'p5']).publish().rosters();
    const three = ['p1', 'p3'].map((target) => ({ kind: 'support' as const, target })).concat();
    const decision = { player: 'p5', kind: 'machinations' as const, machinations: [...three, { kind: 'sabotage' as const, target: 'p1' }] };
    expect(table.refusal({ ...decision, machinations: [...decision.machinations, { kind: 'sabotage', target: 'p3' }] })?.code).toBe(
      'too-many-machinations',
    );
    table.do(decision).lock().drawRest();
    expect(table.campaign.stage).toBe('scoring');
    table.next().pair(['p1', 'p5'], ['p2', 'p4']).publish().rosters();
    expect(
      table.refusal({
        ...decision,
        machinations: ['p2', 'p4']
          .flatMap((target) => [
            { kind: 'support' as const, target },
            { kind: 'sabotage' as const, target },
          ])
          .slice(0, 3),
      })?.code,
    ).toBe('too-many-machinations');
  });

  it('of a later week makes three machinations and is nobody’s target', () => {
    const table = new Table(5, { length: 6 }).pair(['p1', 'p2'], ['p3', 'p4']).toGames().drawRest().next();
    table.pair(['p1', 'p3'], ['p2', 'p5']).publish().rosters();
    const machinations = ['p1', 'p2', 'p3'].map((target) => ({ kind: 'support' as const, target }));
    expect(table.refusal({ player: 'p4', kind: 'machinations', machinations })).toBeNull();
    expect(table.refusal({ player: 'p2', kind: 'machinations', machinations: [{ kind: 'support', target: 'p4' }] })).toEqual({
      code: 'target-has-no-game',
      clauses: ['CAM-9.4', 'CAM-6.4'],
    });
  });
});

describe('who comes and goes', () => {
  it('an absent player loses with nothing; who is left alone wins six, and machinations at both are void [6.4 9.6]', () => {
    const table = new Table(4).toGames().drawRest().next().pair(['p1', 'p2'], ['p3', 'p4']);
    table.toGames([
      ['p3', 'support', 'p1'],
      ['p4', 'support', 'p1'],
      ['p1', 'sabotage', 'p3'],
      ['p3', 'sabotage', 'p2'],
    ]);
    table.do({ player: 'p1', kind: 'absent', who: 'p2', absent: true }).drawRest();
    expect([rowOf(table, 'p1')?.vp, rowOf(table, 'p2')?.vp, rowOf(table, 'p1')?.won, rowOf(table, 'p2')?.lost]).toEqual([7, 1, 1, 1]);
    expect(standingsOf(table.campaign).map(({ mp }) => mp)).toEqual([0, 0, 0, 0]);
  });

  it('who does not come loses the cards of that game, unplayed ones alone; who comes after all begins it anew [4.5 9.6]', () => {
    const table = new Table(4).pair(['p1', 'p2'], ['p3', 'p4']).toGames();
    const game = () => table.week.games[0];
    const choose = (player: string, ...cards: string[]) => table.do({ player, kind: 'choose-cards', game: 'w1g1', cards });
    choose('p1', 'decoy');
    choose('p2', 'antagonise', 'bravado');
    table.do({ player: 'p1', kind: 'play-cards', game: 'w1g1', plays: [] });
    expect(game()?.hands).toEqual({ p1: ['decoy'], p2: ['antagonise', 'bravado'] });
    table.do({ player: 'p1', kind: 'absent', who: 'p2', absent: true });
    expect(game()).toMatchObject({ hands: { p1: ['decoy'] }, lapsed: { p2: ['antagonise', 'bravado'] } });
    expect(Object.keys(game()?.hands ?? {})).toEqual(['p1']);
    expect(table.week.games[1]).toMatchObject({ hands: {}, lapsed: {} });
    table.do({ player: 'p1', kind: 'absent', who: 'p2', absent: false });
    expect(game()).toMatchObject({ stage: 'cards', hands: {}, lapsed: {}, players: ['p1', 'p2'] });
    expect(table.week.absent).toEqual([]);
    choose('p2', 'bravado');
  });

  it('or joins another table before its cards are chosen [9.5 9.6]', () => {
    const table = new Table(4).pair(['p1', 'p2'], ['p3', 'p4']).toGames();
    expect(table.refusal({ player: 'p1', kind: 'join-table', who: 'p1', game: 'w1g2' })?.code).toBe('has-an-opponent');
    table.do({ player: 'p1', kind: 'absent', who: 'p2', absent: true }).do({ player: 'p1', kind: 'join-table', who: 'p1', game: 'w1g2' });
    table.play({ p1: 1, p3: 2, p4: 2 });
    expect(standingsOf(table.campaign).map(({ player, vp }) => [player, vp])).toEqual([
      ['p3', 3],
      ['p4', 3],
      ['p1', 2],
      ['p2', 0],
    ]);
  });

  it('a leaver’s results stay; the rest are paired without him and he has no tier [9.7]', () => {
    const table = new Table(4).toGames().play({ p1: 5, p4: 0 }).drawRest().next();
    table.do({ player: 'p1', kind: 'leave', who: 'p4', note: 'moved away' });
    expect([table.week.games.flatMap(({ players }) => players).length, table.week.bystanders.length]).toEqual([2, 1]);
    table.publish();
    expect(Object.keys(table.week.frozen).sort()).toEqual(['p1', 'p2', 'p3']);
    expect(standingsOf(table.campaign).map(({ player }) => player)[3]).toBe('p4');
    expect(table.refusal({ player: 'p1', kind: 'leave', who: 'p1', note: 'x' })?.code).toBe('chamberlain-stays');
  });

  it('a joiner begins with the roster of that week and the lowest Power, never below nothing [9.7]', () => {
    const table = new Table(4).toGames().drawRest().next();
    table.do({ player: 'p1', kind: 'join', name: 'Willow', faction: 'shades' });
    expect([table.week.bystanders.length, rowOf(table, 'p5')]).toMatchObject([1, { vp: 0, mp: 1, power: 1 }]);
    table.publish();
    const roster = { player: 'p5', kind: 'roster' as const, upgrades: {} };
    expect(table.refusal({ ...roster, characters: ['c0', 'c1', 'c2', 'c3'] })).toBeNull();
    expect(table.refusal({ ...roster, characters: ['c0', 'c1', 'c2', 'c3', 'c4'] })?.code).toBe('roster-too-large');
    const low = new Table(4).toGames().drawRest();
    low
      .do({ player: 'p1', kind: 'correct', who: 'p2', mp: -9, note: 'x' })
      .next()
      .do({ player: 'p1', kind: 'join', name: 'Willow', faction: 'shades' });
    expect(rowOf(low, 'p5')?.mp).toBe(0);
  });

  it('a substitute plays under another name for one game [9.8]', () => {
    const table = new Table(2).toGames().do({ player: 'p2', kind: 'substitute', game: 'w1g1', who: 'p2', name: 'Aunt Rowan' });
    expect(table.week.games[0]?.substitutes).toEqual({ p2: 'Aunt Rowan' });
  });
});
