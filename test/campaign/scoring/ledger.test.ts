import { describe, expect, it } from 'vitest';
import { ledgerOf } from '../../../src/campaign/scoring/ledger.ts';
import { cardVp, gameVp, outcomesOf } from '../../../src/campaign/outcome.ts';
import { scoreWeek, spendsCredit } from '../../../src/campaign/scoring/score-week.ts';
import type { Game, Week } from '../../../src/campaign/terms/campaign.ts';
import type { LedgerLine } from '../../../src/campaign/terms/ledger.ts';
import type { Attack, CardPlay, Frozen, Machination } from '../../../src/campaign/terms/parts.ts';
import { recommended } from '../../../src/campaign/terms/presets.ts';
import type { CampaignSettings } from '../../../src/campaign/terms/settings.ts';
import { Table } from '../samples.ts';

/** A line in short: whose, why, what points, how many, and what it rests on. */
const short = ({ player, kind, points, delta, because, secret }: LedgerLine): unknown[] => [
  player,
  kind,
  `${delta} ${points}`,
  because,
  ...(secret ? ['secret'] : []),
];
const short_ = (week: Week): unknown[][] => scoreWeek(week).map(short);

/** A week of four, p1 against p2 and p3 against p4, as it was played; what a test names is put in its place. */
function week(change: Partial<Week> = {}, first: Partial<Game> = {}, settings: Partial<CampaignSettings> = {}): Week {
  const table = new Table(4, { length: 4, ...settings }).pair(['p1', 'p2'], ['p3', 'p4']).toGames();
  table.play({ p1: 4, p2: 1 }).play({ p3: 2, p4: 2 });
  const [former, ...games] = table.week.games as [Game, ...Game[]];
  const frozen = (power: number, rank: number, tier: Frozen['tier']): Frozen => ({ power, rank, tier });
  return {
    ...table.week,
    order: ['p1', 'p2', 'p3', 'p4'],
    machinations: true,
    frozen: { p1: frozen(9, 1, 'top'), p2: frozen(6, 2, 'middle'), p3: frozen(5, 3, 'middle'), p4: frozen(1, 4, 'bottom') },
    games: [{ ...former, ...first }, ...games],
    ...change,
  };
}
const made = (source: string, ...machinations: Machination[]): Week['submissions'] => ({ [source]: { machinations } });
const played = (...plays: (CardPlay & { window: Game['plays'][number]['window'] })[]): Partial<Game> => ({ plays });
const stones = [
  ['p1', 'stones', '4 vp', { game: 'w1g1' }],
  ['p2', 'stones', '1 vp', { game: 'w1g1' }],
  ['p3', 'stones', '2 vp', { game: 'w1g2' }],
  ['p4', 'stones', '2 vp', { game: 'w1g2' }],
];
const beyond = (week: Week): unknown[][] => short_(week).filter(([, kind]) => kind !== 'stones');

describe('the lines of a week', () => {
  it('are the moonstones of each, game by game, and nothing else where nothing else was [5.6]', () => {
    expect(short_(week())).toEqual(stones);
    expect(scoreWeek(week()).every((line) => line.week === 1)).toBe(true);
  });

  it('are the walkover of a player who came alone, and nothing for an absent player [9.6]', () => {
    expect(short_(week({ absent: ['p2'] }))).toEqual([['p1', 'walkover', '6 vp', { game: 'w1g1' }], ...stones.slice(2)]);
    expect(short_(week({ absent: ['p1', 'p2'] }))).toEqual(stones.slice(2));
    expect(short_(week({}, { result: null }))).toEqual(stones.slice(2));
  });

  it('are one more for each at a table of three, none at a table of two [9.5]', () => {
    const table = new Table(3).pair(['p1', 'p2', 'p3']).toGames().play({ p1: 3, p2: 2, p3: 0 });
    expect(short_(table.week)).toEqual([
      ['p1', 'stones', '3 vp', { game: 'w1g1' }],
      ['p2', 'stones', '2 vp', { game: 'w1g1' }],
      ['p3', 'stones', '0 vp', { game: 'w1g1' }],
      ...['p1', 'p2', 'p3'].map((player) => [player, 'group', '1 vp', { game: 'w1g1' }]),
    ]);
  });

  it('are those of cards: victory points first, then machination points of those played after the game [5.6 6.5]', () => {
    const cards = played(
      { player: 'p1', card: 'nefarious-bargain', window: 'end', named: 'p3' },
      { player: 'p1', card: 'the-high-road', window: 'after' },
      { player: 'p2', card: 'infiltrate', window: 'during', count: 2 },
      { player: 'p2', card: 'antagonise', window: 'immediate' },
    );
    expect(beyond(week({}, cards))).toEqual([
      ['p2', 'card', '1 vp', { game: 'w1g1', card: 'antagonise', by: 'p2' }],
      ['p2', 'card', '2 vp', { game: 'w1g1', card: 'infiltrate', by: 'p2', times: 2 }],
      ['p1', 'card', '1 vp', { game: 'w1g1', card: 'nefarious-bargain', by: 'p1' }],
      ['p1', 'card', '2 mp', { game: 'w1g1', card: 'the-high-road', by: 'p1' }],
      ['p3', 'card', '2 mp', { game: 'w1g1', card: 'nefarious-bargain', by: 'p1' }],
    ]);
  });

  it('are one of nothing for a card that waits for what did not happen, counts nothing or names nobody [6.5]', () => {
    const none = played(
      { player: 'p2', card: 'the-high-road', window: 'after' },
      { player: 'p1', card: 'infiltrate', window: 'during', count: 0 },
      { player: 'p1', card: 'infiltrate', window: 'during' },
      { player: 'p1', card: 'fae-spitefulness', window: 'immediate' },
      { player: 'p1', card: 'distant-relatives', window: 'during', happened: false },
      { player: 'p1', card: 'wytchwood-riddle', window: 'end', happened: true, active: 0 },
      { player: 'p1', card: 'wytchwood-riddle', window: 'end', happened: false, active: 1 },
      { player: 'p1', card: 'lurk-in-obscurity', window: 'immediate' },
      { player: 'p1', card: 'no-such-card', window: 'during' },
    );
    const points: Record<string, string> = { infiltrate: 'vp', 'distant-relatives': 'vp', 'wytchwood-riddle': 'vp' };
    expect(beyond(week({}, none))).toEqual(
      (none.plays ?? []).map(({ player, card }) => [player, 'card', `0 ${points[card] ?? 'mp'}`, { game: 'w1g1', card, by: player }]),
    );
    // what brought something has no line of nothing beside it
    const some = played({ player: 'p1', card: 'the-high-road', window: 'after' });
    expect(beyond(week({}, some))).toEqual([['p1', 'card', '2 mp', { game: 'w1g1', card: 'the-high-road', by: 'p1' }]]);
  });

  it('count no more than a card counts, and exactly what it asks for is enough [6.5]', () => {
    const cards = played(
      { player: 'p1', card: 'infiltrate', window: 'during', count: 5 },
      { player: 'p1', card: 'troll-fists', window: 'end', active: 2 },
      { player: 'p1', card: 'plant-propaganda', window: 'end', active: 1 },
      { player: 'p2', card: 'wytchwood-riddle', window: 'end', happened: true, active: 1 },
      { player: 'p2', card: 'fae-spitefulness', window: 'immediate' },
    );
    const anotherWeek = week({}, cards);
    expect(beyond(anotherWeek).map(([player, , points]) => [player, points])).toEqual([
      ['p1', '3 vp'],
      ['p1', '2 vp'],
      ['p2', '3 vp'],
      ['p1', '0 vp'],
      ['p2', '0 mp'],
    ]);
    expect(['p1', 'p2', 'p3'].map((player) => cardVp(anotherWeek, anotherWeek.games[0] as Game, player))).toEqual([5, 3, 0]);
    expect(gameVp(anotherWeek, anotherWeek.games[0] as Game)).toEqual({ p1: 9, p2: 4 });
    expect(gameVp(anotherWeek, { ...(anotherWeek.games[0] as Game), plays: [], result: null })).toEqual({ p1: 0, p2: 0 });
  });

  it('are those of a card that waits for a win, a loss, or that nobody supported [6.5]', () => {
    const points = (card: string, player: string, change: Partial<Week> = {}) =>
      beyond(week(change, played({ player, card, window: 'after' })))
        .filter(([, kind]) => kind === 'card')
        .map(([whose, , delta]) => [whose, delta]);
    expect([points('the-slippery-squid', 'p2'), points('the-slippery-squid', 'p1')]).toEqual([[['p2', '2 mp']], [['p1', '0 mp']]]);
    expect([points('the-high-road', 'p2'), points('stand-alone', 'p2')]).toEqual([[['p2', '0 mp']], [['p2', '0 mp']]]);
    expect(points('stand-alone', 'p1')).toEqual([['p1', '3 mp']]);
    expect(points('stand-alone', 'p1', { machinations: false })).toEqual([['p1', '0 mp']]);
    expect(points('stand-alone', 'p1', { submissions: made('p3', { kind: 'support', target: 'p1' }) })).toEqual([['p1', '0 mp']]);
    expect(points('stand-alone', 'p1', { submissions: made('p3', { kind: 'sabotage', target: 'p1' }) })).toEqual([['p1', '3 mp']]);
  });

  it('of a card that strikes at saboteurs tell who they are only where they did not play in the game [5.3c 6.5]', () => {
    const turned = played({ player: 'p1', card: 'turn-the-tables', window: 'end', active: 1 });
    const change = { game: 'w1g1', card: 'turn-the-tables', by: 'p1' };
    const sabotaged = {
      submissions: { ...made('p3', { kind: 'sabotage', target: 'p1' }), ...made('p2', { kind: 'sabotage', target: 'p1' }) },
    };
    expect(beyond(week(sabotaged, turned)).filter(([, kind]) => kind === 'card')).toEqual([
      ['p1', 'card', '1 vp', change],
      ['p2', 'card', '-1 mp', change],
      ['p3', 'card', '-1 mp', change, 'secret'],
    ]);
    const others = played({ player: 'p1', card: 'bravado', window: 'during' });
    expect(beyond(week({}, others)).map(([player, , points]) => [player, points])).toEqual([
      ['p1', '4 mp'],
      ['p2', '-2 mp'],
    ]);
    // A player who came alone has no game, and no sabotage of it counts.
    const alone = week({ ...sabotaged, absent: ['p2'] }, turned);
    expect(beyond(alone).filter(([, kind]) => kind === 'card')).toEqual([['p1', 'card', '1 vp', change]]);
  });

  it('of machinations have their working with them, nought too, and tell nobody else [5.8 6.1 6.4]', () => {
    const won = { kind: 'support', target: 'p1' } as const;
    const drawn = { kind: 'sabotage', target: 'p3' } as const;
    expect(beyond(week({ submissions: { ...made('p3', won), ...made('p1', drawn) } }))).toEqual([
      ['p1', 'sabotage', '0 mp', { target: 'p3', tier: 'middle', outcome: 'drawn' }, 'secret'],
      ['p3', 'support', '1 mp', { target: 'p1', tier: 'top', outcome: 'won' }, 'secret'],
    ]);
    const gainsAt = (change: Partial<Week>, machination: Machination, first: Partial<Game> = {}) =>
      beyond(week({ submissions: made('p3', machination), ...change }, first)).filter(([, kind]) => kind === machination.kind);
    expect(gainsAt({}, { ...won, void: true })).toEqual([['p3', 'support', '0 mp', { target: 'p1', void: 'struck' }, 'secret']]);
    const noGame = [['p3', 'support', '0 mp', { target: 'p1', void: 'no-game' }, 'secret']];
    expect(gainsAt({ absent: ['p2'] }, won)).toEqual(noGame);
    expect(gainsAt({ frozen: {} }, won)).toEqual(noGame);
    expect(gainsAt({}, won, { result: null })).toEqual(noGame);
    expect(gainsAt({}, { kind: 'support', target: 'p9' })).toEqual([
      ['p3', 'support', '0 mp', { target: 'p9', void: 'no-game' }, 'secret'],
    ]);
  });

  it('give supporters nothing where its card keeps the glory, and take from them as before [6.5]', () => {
    const keeps = (player: string) => played({ player, card: 'steal-the-glory', window: 'after' });
    const supported = (target: string, first: Partial<Game>) =>
      beyond(week({ submissions: made('p3', { kind: 'support', target }) }, first)).filter(([, kind]) => kind === 'support');
    expect(supported('p1', keeps('p1'))).toEqual([
      ['p3', 'support', '0 mp', { target: 'p1', tier: 'top', outcome: 'won', stolen: true }, 'secret'],
    ]);
    expect(supported('p1', keeps('p2'))).toMatchObject([['p3', 'support', '1 mp', { outcome: 'won' }, 'secret']]);
    expect(supported('p1', played({ player: 'p1', card: 'the-high-road', window: 'after' }))).toMatchObject([
      ['p3', 'support', '1 mp', { outcome: 'won' }, 'secret'],
    ]);
    expect(supported('p1', keeps('p2'))[0]?.[3]).not.toHaveProperty('stolen');
    expect(supported('p2', keeps('p2'))).toEqual([['p3', 'support', '-1 mp', { target: 'p2', tier: 'middle', outcome: 'lost' }, 'secret']]);
    const sabotaged = beyond(week({ submissions: made('p3', { kind: 'sabotage', target: 'p1' }) }, keeps('p1')));
    expect(sabotaged.filter(([, kind]) => kind === 'sabotage')).toEqual([
      ['p3', 'sabotage', '0 mp', { target: 'p1', tier: 'top', outcome: 'won' }, 'secret'],
    ]);
    const lost = beyond(week({ submissions: made('p3', { kind: 'sabotage', target: 'p2' }) }, keeps('p2')));
    expect(lost.at(-1)).toEqual(['p3', 'sabotage', '1 mp', { target: 'p2', tier: 'middle', outcome: 'lost' }, 'secret']);
    const generous = recommended().machinationTable;
    const all = { won: 2, lost: 2, drawn: 2 };
    const machinationTable = { support: { ...generous.support, middle: all }, sabotage: { ...generous.sabotage, top: all } };
    const pays = (kind: 'support' | 'sabotage', target: string) =>
      beyond(week({ submissions: made('p3', { kind, target }) }, keeps(target), { machinationTable })).find(
        ([, value]) => value === kind,
      )?.[2];
    expect([pays('support', 'p2'), pays('sabotage', 'p1')]).toEqual(['2 mp', '2 mp']);
    const free = week({ submissions: made('p3', { kind: 'support', target: 'p1' }) }, keeps('p1'));
    const table = free.settings.machinationTable;
    const nothing = { ...table, support: { ...table.support, top: { ...table.support.top, won: 0 } } };
    expect(beyond({ ...free, settings: { ...free.settings, machinationTable: nothing } }).at(-1)?.[3]).not.toHaveProperty('stolen');
  });

  it('pay the player who is supported past the limit, as often [4.3]', () => {
    const support: Machination = { kind: 'support', target: 'p1' };
    const supporters = (...sources: string[]): Partial<Week> => ({
      submissions: Object.assign({}, ...sources.map((text) => made(text, support))),
    });
    const over = (change: Partial<Week>) => beyond(week(change)).filter(([, kind]) => kind === 'over-support');
    expect(over(supporters('p2', 'p3', 'p4'))).toEqual([['p1', 'over-support', '2 mp', { times: 2 }]]);
    const dear = week(supporters('p2', 'p3', 'p4'), {}, { overSupportMp: 2 });
    expect(beyond(dear).at(-1)).toEqual(['p1', 'over-support', '4 mp', { times: 2 }]);
    const struck = supporters('p2', 'p3', 'p4');
    expect(over({ submissions: { ...struck.submissions, ...made('p4', { ...support, void: true }) } })).toEqual([
      ['p1', 'over-support', '1 mp', { times: 1 }],
    ]);
    expect(over(supporters('p3'))).toEqual([]);
    expect(over({ ...supporters('p2', 'p3', 'p4'), absent: ['p2'] })).toEqual([]);
  });

  it('give a bystander of a week without machinations a credit, and take it from a player who spends it [9.3]', () => {
    const sits = { bystanders: ['p4'], machinations: false };
    expect(beyond(week(sits))).toEqual([['p4', 'credit', '1 mp', {}]]);
    expect(beyond(week({ ...sits, machinations: true }))).toEqual([]);
    expect(beyond(week({ machinations: false }))).toEqual([]);
    expect(beyond(week(sits, {}, { bystander: { extra: 1, creditMp: 0 } }))).toEqual([]);
    const three = ['p1', 'p2', 'p3'].map((target): Machination => ({ kind: 'support', target }));
    const spent = week({ submissions: made('p4', ...three) });
    expect(beyond(spent).at(-1)).toEqual(['p4', 'credit-spent', '-1 mp', {}]);
    expect([spendsCredit(spent, 'p4'), spendsCredit(spent, 'p1')]).toEqual([true, false]);
    expect(spendsCredit(week({ submissions: made('p4', ...three.slice(1)) }), 'p4')).toBe(false);
    expect(spendsCredit({ ...spent, bystanders: ['p4'] }, 'p4')).toBe(false);
  });

  it('take a point from an attacker who flips a catastrophe, and from nobody else [8.4b]', () => {
    const attack = (card: 'catastrophe' | 'blue-3', more: Partial<Attack> = {}): Attack => ({
      by: 'p1',
      kind: 'assault',
      target: 'p3',
      character: 'c0',
      bodyguard: null,
      resolved: { card, total: 0, success: false, as: 'assault' },
      ...more,
    });
    const { resolved: _, ...open } = attack('blue-3');
    expect(beyond(week({ attacks: [attack('blue-3'), attack('catastrophe', { by: 'p2' }), open] }))).toEqual([
      ['p2', 'attack', '-1 mp', { by: 'p2', target: 'p3', attack: 'assault' }],
    ]);
  });
});

describe('the Power of the start of the week', () => {
  const lines = (card: string, player: string, frozen: Record<string, Frozen>): number => {
    const other = player === 'p1' ? 'p2' : 'p1';
    return beyond(week({ frozen }, played({ player, card, window: 'immediate' }))).filter(
      ([whose, , points]) => whose !== other && !String(points).startsWith('0 '),
    ).length;
  };
  const of = (...powers: number[]): Record<string, Frozen> =>
    Object.fromEntries(powers.map((power, index) => [`p${index + 1}`, { power, rank: index + 1, tier: 'middle' }]));
  it('is the highest, or the lowest, only where nobody shares it [5.1]', () => {
    expect(lines('consolidate-power', 'p1', of(5, 4, 4, 4))).toBe(1);
    expect(lines('consolidate-power', 'p1', of(5, 5, 4, 4))).toBe(0);
    expect(lines('consolidate-power', 'p1', of(5, 4, 4, 6))).toBe(0);
    expect(lines('lurk-in-obscurity', 'p1', of(1, 4, 4, 4))).toBe(1);
    expect(lines('lurk-in-obscurity', 'p1', of(4, 4, 6, 6))).toBe(0);
    expect(lines('lurk-in-obscurity', 'p1', of(4, 5, 6, 3))).toBe(0);
    expect(lines('consolidate-power', 'p1', {})).toBe(0);
    const { p1: _, ...others } = of(9, 4, 4, 4);
    expect(lines('consolidate-power', 'p1', others)).toBe(0);
  });
});

describe('the outcome of a game', () => {
  const outcome = (first: Partial<Game>, change: Partial<Week> = {}, settings: Partial<CampaignSettings> = {}) => {
    const anotherWeek = week(change, first, settings);
    return outcomesOf(anotherWeek, anotherWeek.games[0] as Game);
  };
  const result = (p1: number, p2: number, more: object = {}) => ({
    result: { match: null, sides: { p1: { stones: p1 }, p2: { stones: p2 } }, ...more },
  });
  it('is lost by an absent player, won by a player who came alone, and open without a result [9.6]', () => {
    expect(outcome({}, { absent: ['p1'] })).toEqual({ p1: 'lost', p2: 'won' });
    for (const first of [{}, { result: null }]) expect(outcome(first, { absent: ['p1', 'p2'] })).toEqual({ p1: 'lost', p2: 'lost' });
    expect(outcome({ result: null })).toEqual({});
    const three = { players: ['p1', 'p2', 'p9'] };
    expect(outcome(three, { absent: ['p9'] })).toEqual({ p1: 'won', p2: 'lost', p9: 'lost' });
  });
  it('of those who all conceded is a draw, and Sudden Death parts those alone who are level [5.7]', () => {
    expect(outcome(result(3, 1, { conceded: ['p1', 'p2'] }))).toEqual({ p1: 'drawn', p2: 'drawn' });
    const core = { winner: 'core' } as const;
    expect(outcome(result(3, 1, { suddenDeath: 'p2' }), {}, core)).toEqual({ p1: 'won', p2: 'lost' });
    expect(outcome(result(2, 2, { suddenDeath: 'p2' }), {}, core)).toEqual({ p1: 'lost', p2: 'won' });
    expect(outcome(result(2, 2), {}, core)).toEqual({ p1: 'drawn', p2: 'drawn' });
  });
  it('is worked out once for a week', () => {
    const anotherWeek = week();
    const [game, other] = anotherWeek.games as [Game, Game];
    expect(outcomesOf(anotherWeek, game)).toBe(outcomesOf(anotherWeek, game));
    expect(outcomesOf(anotherWeek, other)).toEqual({ p3: 'drawn', p4: 'drawn' });
  });
});

describe('the ledger of a campaign', () => {
  it('is what newcomers bring, the lines of each scored week, and what was given or taken, week by week [9.7 10.3]', () => {
    const table = new Table(4, { length: 4 }).pair(['p1', 'p2'], ['p3', 'p4']).toGames().play({ p1: 4, p2: 1 });
    table.do({ player: 'p1', kind: 'correct', who: 'p2', vp: 2, note: 'found' });
    expect(ledgerOf(table.campaign).map(short)).toEqual([['p2', 'correction', '2 vp', { note: 'found' }]]);
    table.drawRest().next();
    table.do({ player: 'p1', kind: 'join', name: 'Willow', faction: 'shades' });
    table.do({ player: 'p1', kind: 'correct', who: 'p3', mp: -1, note: 'late' });
    const first = [
      ['p1', 'stones', '4 vp', { game: 'w1g1' }],
      ['p2', 'stones', '1 vp', { game: 'w1g1' }],
      ['p3', 'stones', '1 vp', { game: 'w1g2' }],
      ['p4', 'stones', '1 vp', { game: 'w1g2' }],
      ['p2', 'correction', '2 vp', { note: 'found' }],
    ];
    expect(ledgerOf(table.campaign).map(short)).toEqual([
      ...first,
      ['p5', 'joined', '1 mp', {}],
      ['p3', 'correction', '-1 mp', { note: 'late' }],
    ]);
    expect(ledgerOf(table.campaign, 1).map(short)).toEqual(first);
    expect(ledgerOf(table.campaign).map(({ week: n }) => n)).toEqual([1, 1, 1, 1, 1, 2, 2]);
    const poor = { ...table.campaign, players: table.campaign.players.map((player) => ({ ...player, startMp: 0 })) };
    expect(ledgerOf(poor).some(({ kind }) => kind === 'joined')).toBe(false);
  });
  it('of a week that has not changed is the same lines', () => {
    const table = new Table(2).toGames().play({ p1: 4, p2: 1 });
    const [line] = ledgerOf(table.campaign);
    expect(ledgerOf(table.campaign)[0]).toBe(line);
  });
});
