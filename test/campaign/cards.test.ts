import { describe, expect, it } from 'vitest';
import { refusePlayed } from '../../src/campaign/cards/plays.ts';
import type { CardPlay } from '../../src/campaign/terms/parts.ts';
import { ledgerOf } from '../../src/campaign/scoring/ledger.ts';
import { LEAGUE_CARDS } from '../../src/campaign/league-cards.ts';
import { openingsOf } from '../../src/campaign/openings.ts';
import type { CampaignSettings } from '../../src/campaign/terms/settings.ts';
import { Table } from './samples.ts';

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

  it('are asked of each player once; who has answered is not asked again, and may not answer twice [4.1 10.1]', () => {
    const table = new Table(2, { length: 2 }).toGames();
    const asked = () =>
      openingsOf(table.campaign)
        .filter(({ kind }) => kind !== 'result')
        .map(({ player, kind }) => `${player} ${kind}`);
    expect(asked()).toEqual(['p1 cards', 'p2 cards']);
    table.do({ player: 'p2', kind: 'choose-cards', game: 'w1g1', cards: ['decoy'] });
    expect(asked()).toEqual(['p1 cards']);
    table.do({ player: 'p1', kind: 'choose-cards', game: 'w1g1', cards: [] });
    expect(asked()).toEqual(['p1 immediate', 'p2 immediate']);
    table.do({ player: 'p2', kind: 'play-cards', game: 'w1g1', plays: [] });
    expect(asked()).toEqual(['p1 immediate']);
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
    const [game] = table.week.games;
    if (!game) throw new Error('no game');
    const refused = (plays: CardPlay[], every: boolean) => refusePlayed(table.campaign, table.week, game, plays, every);
    const due = { player: 'p1', card: 'gamble-the-silverware', active: 1 };
    expect(refused([], true)).toEqual({ code: 'card-must-be-played', clauses: ['CAM-4.9'], facts: { card: 'gamble-the-silverware' } });
    expect(refused([due], true)).toBeNull();
    expect(refused([], false), 'not all of them yet').toBeNull();
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
      // level in victory points: nobody has won
      ['p1', 'card', 'mp', 0],
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
    const after = (length: number, settings: Partial<CampaignSettings> = {}): (string | null)[] => {
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

  it('Brown Nose: two who are pledged are both supported, and one is no reason to leave the other out [6.5]', () => {
    const table = new Table(6, { length: 4 }).pair(['p1', 'p2'], ['p3', 'p4'], ['p5', 'p6']).toGames();
    table
      .play({ p1: 1, p2: 1 }, [
        { player: 'p1', card: 'brown-nose', named: 'p3' },
        { player: 'p2', card: 'brown-nose', named: 'p3' },
      ])
      .drawRest()
      .next();
    table.pair(['p1', 'p2'], ['p3', 'p4'], ['p5', 'p6']).publish().rosters();
    const refusal = (...machinations: { kind: 'support' | 'sabotage'; target: string }[]) =>
      table.refusal({ player: 'p3', kind: 'machinations', machinations });
    const [first, second] = ['p1', 'p2'].map((target) => ({ kind: 'support' as const, target }));
    const pledged = { code: 'pledged-support', clauses: ['CAM-6.5'] };
    expect([refusal(), refusal(first!), refusal(second!), refusal({ kind: 'support', target: 'p5' })]).toEqual(Array(4).fill(pledged));
    expect(refusal(first!, second!)).toBeNull();
  });
});
