import { describe, expect, it } from 'vitest';
import { choicesOf } from '../../../src/rules/index.ts';
import type { Character } from '../../../src/rules/terms/card-language.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import { cards, catalogue, character, setupOf, Table, troupe } from './fixture.ts';

const empty = (count: number, options = {}) =>
  setupOf({ seats: Array.from({ length: count }, () => ({})), options: { troupeSize: 2, ...options } });
const faction = (seat: number, name: 'commonwealth' | 'dominion' | 'leshavult' | 'shades'): Decision => ({
  seat,
  kind: 'choose-faction',
  faction: name,
});
const choose = (seat: number, ...characters: string[]): Decision => ({ seat, kind: 'choose-troupe', characters });
const pick = (seat: number, character: string): Decision => ({ seat, kind: 'draft', character });

describe('factions', () => {
  it('SET-11: everybody is asked at once; what was picked shows when the last has picked', () => {
    const table = new Table(empty(3));
    expect([table.state, ...table.open]).toEqual(['setup.faction', '0:faction', '1:faction', '2:faction']);
    table.do(faction(1, 'dominion'));
    expect(table.open).toEqual(['0:faction', '2:faction']);
    expect(table.match.order.seats.map((seat) => seat.faction)).toEqual([null, null, null]);
    table.do(faction(0, 'commonwealth'), faction(2, 'dominion'));
    expect(table.match.order.seats.map((seat) => seat.faction)).toEqual(['commonwealth', 'dominion', 'dominion']);
    expect(table.state).toBe('setup.troupe');
  });
  it('VAR-8: a game of two factions is one in which nobody picks another; nothing asks for a Leshavult troupe', () => {
    const table = new Table(empty(2)).do(faction(0, 'commonwealth'), faction(1, 'dominion'));
    table.do(choose(0, 'com-a', 'com-b'), choose(1, 'dom-a', 'dom-b'));
    expect(table.state).toBe('setup.stones');
  });
  it('DRF-3: nothing that happened tells a secret pick', () => {
    const table = new Table(empty(2, { draft: true })).do(faction(0, 'leshavult'));
    expect(JSON.stringify(table.events)).not.toContain('leshavult');
  });
  it('SET-17: without the option there are no Shades', () => {
    expect(new Table(empty(2)).try(faction(0, 'shades'))).toBeNull();
    expect(new Table(empty(2, { shades: false })).try(faction(0, 'shades'))).toMatchObject({
      code: 'shades-not-in-play',
      clauses: ['SET-17'],
    });
  });
  it('SET-8: a faction must have enough characters for a troupe', () => {
    expect(new Table(empty(2, { troupeSize: 9 })).try(faction(0, 'shades'))).toMatchObject({ code: 'faction-too-small' });
  });
});

describe('troupes', () => {
  const begun = (options = {}) => new Table(empty(2, options)).do(faction(0, 'commonwealth'), faction(1, 'dominion'));

  it('SET-8: SET-10: the agreed number, no more, no fewer', () => {
    const table = begun();
    expect(table.try(choose(0, 'com-a'))).toMatchObject({ code: 'troupe-size', clauses: ['SET-8', 'SET-10'] });
    expect(table.try(choose(0, 'com-a', 'com-b', 'com-c'))).toMatchObject({ code: 'troupe-size' });
    expect(table.try(choose(0, 'com-a', 'com-b'))).toBeNull();
  });
  it('SET-12: V-10: a character of two factions joins either and no third', () => {
    const table = new Table(empty(3)).do(faction(0, 'commonwealth'), faction(1, 'dominion'), faction(2, 'leshavult'));
    expect(table.try(choose(0, 'com-a', 'half'))).toMatchObject({ code: 'wrong-faction', clauses: ['SET-12'] });
    expect(table.try(choose(1, 'dom-a', 'half'))).toBeNull();
    expect(table.try(choose(2, 'les-a', 'half'))).toBeNull();
  });
  it('CRD-7 SET-18: the symbol on the card says who may field it, not what kind of creature it is', () => {
    const goblin = character('stray', { keywords: ['goblin'] });
    const table = new Table(empty(2), catalogue(goblin, ...Object.values(cards.characters)));
    table.do(faction(0, 'commonwealth'), faction(1, 'dominion'));
    expect(table.try(choose(1, 'stray', 'dom-a'))).toMatchObject({ code: 'wrong-faction', clauses: ['SET-12'] });
    expect(table.try(choose(0, 'stray', 'com-a'))).toBeNull();
  });
  it('SET-14: nobody twice in a troupe', () => {
    expect(begun().try(choose(0, 'com-a', 'com-a'))).toMatchObject({ code: 'twice-in-troupe', clauses: ['SET-14'] });
  });
  it('SET-15: two players may field the same character, each its own model', () => {
    const table = new Table(empty(2)).do(faction(0, 'dominion'), faction(1, 'dominion'));
    table.do(choose(0, 'dom-a', 'half'), choose(1, 'half', 'dom-a'));
    expect(Object.keys(table.match.table.models)).toEqual(['0:dom-a', '0:half', '1:half', '1:dom-a']);
  });
  it('SET-16: nobody who is only ever summoned', () => {
    expect(begun().try(choose(0, 'com-a', 'imp'))).toMatchObject({ code: 'only-summoned', clauses: ['SET-16'] });
    expect(begun().try(choose(0, 'com-a', 'nobody'))).toMatchObject({ code: 'unknown-character' });
  });
  it('SET-4: troupes brought along are not asked for', () => {
    const table = new Table(setupOf({ seats: [{ troupe: troupe('com', 2) }, {}] }));
    expect(table.open).toEqual(['1:faction']);
    table.do(faction(1, 'dominion'));
    expect(table.open).toEqual(['1:troupe']);
    table.do(choose(1, 'dom-a', 'dom-b'));
    expect(table.state).toBe('setup.stones');
    expect(Object.keys(table.match.table.models)).toEqual(['0:com-a', '0:com-b', '1:dom-a', '1:dom-b']);
  });
  it('WIN-7: of three, the troupe of the one who concedes meanwhile does not come to the table, brought or chosen or neither', () => {
    const chosen = [choose(0, 'com-a', 'com-b'), choose(1, 'dom-a', 'dom-b'), choose(2, 'les-a', 'les-b')];
    for (const leaver of [0, 1, 2])
      for (const how of ['brought', 'chosen', 'neither']) {
        const brought = { troupe: troupe(['com', 'dom', 'les'][leaver] ?? '', 2) };
        const seats = [0, 1, 2].map((seat) => (how === 'brought' && seat === leaver ? brought : {}));
        const table = new Table(setupOf({ seats, options: { troupeSize: 2 } }));
        const factions = [faction(0, 'commonwealth'), faction(1, 'dominion'), faction(2, 'leshavult')];
        table.do(...factions.filter(({ seat }) => how !== 'brought' || seat !== leaver));
        if (how === 'chosen') table.do(...chosen.filter(({ seat }) => seat === leaver));
        table.do({ seat: leaver, kind: 'concede' }, ...chosen.filter(({ seat }) => seat !== leaver));
        const standing = Object.values(table.match.table.models).filter(({ status }) => status !== 'removed');
        expect([how, ...new Set(standing.map(({ seat }) => seat))]).toEqual([how, ...[0, 1, 2].filter((seat) => seat !== leaver)]);
        expect(Object.keys(table.match.table.models).filter((id) => id.startsWith(`${leaver}:`))).toEqual([]);
      }
  });
  it('every troupe offered is legal, and every character of the faction is in one', () => {
    const table = begun();
    const { decisions } = choicesOf(table.match, 0, cards);
    const used = new Set(decisions.flatMap((decision) => (decision.kind === 'choose-troupe' ? decision.characters : [])));
    expect([...used].sort()).toEqual([...troupe('com', 7), 'big'].sort());
    for (const decision of decisions) expect(begun().try(decision)).toBeNull();
  });
  it('SET-14: of two who are in no troupe together no troupe that is offered holds both, and each is in one', () => {
    const apart: Character['abilities'] = [
      { kind: 'passive', id: 'evolution', name: 'Evolution', rules: [{ always: [{ mod: 'apart', from: 'young' }] }] },
    ];
    const few = catalogue(character('young'), character('old', { abilities: apart }), character('one'), character('two'));
    const begin = () => new Table(empty(2), few).do(faction(0, 'commonwealth'), faction(1, 'commonwealth'));
    const troupes = choicesOf(begin().match, 0, few).decisions.flatMap((decision) =>
      decision.kind === 'choose-troupe' ? [decision.characters] : [],
    );
    expect(new Set(troupes.flat())).toEqual(new Set(['young', 'old', 'one', 'two']));
    for (const characters of troupes) expect(begin().try(choose(0, ...characters))).toBeNull();
    expect(begin().try(choose(0, 'young', 'old'))).toMatchObject({ code: 'not-together', clauses: ['SET-14'] });
  });
});

describe('drafting', () => {
  describe('two who are in no troupe together', () => {
    const apart: Character['abilities'] = [
      { kind: 'passive', id: 'evolution', name: 'Evolution', rules: [{ always: [{ mod: 'apart', from: 'young' }] }] },
    ];
    /** Two rivals of one faction, somebody of it and of another, and others of those. */
    const people = (...more: string[]) =>
      catalogue(
        character('young', { factions: ['dominion'] }),
        character('old', { factions: ['dominion'], abilities: apart }),
        character('half', { factions: ['dominion', 'leshavult'] }),
        ...['les-a', ...more].map((id) => character(id, { factions: [id.startsWith('les') ? 'leshavult' : 'dominion'] })),
      );
    const drafting = (from: ReturnType<typeof people>, size: number, pool?: string[]): Table =>
      new Table(
        {
          ...setupOf({ seats: [pool ? { pool } : {}, {}], options: { draft: true, troupeSize: size } }),
          position: { draws: { d6: [6, 1] } },
        },
        from,
      );

    it('DRF-7: SET-14: they fill one place of a troupe: a faction or pool with nobody else is too small for two', () => {
      expect(drafting(people(), 3).try(faction(0, 'dominion'))).toMatchObject({ code: 'faction-too-small' });
      expect(drafting(people(), 2).try(faction(0, 'dominion'))).toBeNull();
      expect(() => drafting(people(), 2, ['young', 'old'])).toThrow(/pool-too-small/);
      expect(() => drafting(people(), 2, ['young', 'old', 'half'])).not.toThrow();
    });
    it('DRF-7: SET-14: of two troupes each may have one of them', () => {
      const table = drafting(people('dom'), 2).do(faction(0, 'dominion'), faction(1, 'dominion'));
      table.do({ seat: 0, kind: 'choose-first', first: 0 }, pick(0, 'dom'), pick(1, 'half'), pick(0, 'young'), pick(1, 'old'));
      expect(table.state).toBe('setup.stones');
    });
    it('DRF-7: SET-14: no pick leaves a player with nobody but a rival', () => {
      const table = drafting(people('les-b'), 2).do(faction(0, 'dominion'), faction(1, 'leshavult'));
      table.do({ seat: 0, kind: 'choose-first', first: 1 });
      expect(table.try(pick(1, 'half'))).toMatchObject({ code: 'leaves-troupe-short', clauses: ['DRF-7'] });
      table.do(pick(1, 'les-a'), pick(0, 'young'), pick(1, 'les-b'));
      expect(table.try(pick(0, 'old'))).toMatchObject({ code: 'not-together', clauses: ['SET-14'] });
      table.do(pick(0, 'half'));
      expect(table.state).toBe('setup.stones');
    });
    it('DRF-7: SET-14: where a troupe could be made whole with a rival alone, every troupe is smaller', () => {
      const table = drafting(people(), 2).do(faction(0, 'dominion'), faction(1, 'leshavult'));
      table.do({ seat: 0, kind: 'choose-first', first: 0 }, pick(0, 'young'), pick(1, 'half'));
      expect(table.match.order.seats.map(({ troupe: all }) => all)).toEqual([['young'], ['half']]);
      expect(table.state).toBe('setup.stones');
    });
  });

  const begun = (d6: number[], first: number) =>
    new Table({ ...empty(2, { draft: true }), position: { draws: { d6 } } })
      .do(faction(0, 'dominion'), faction(1, 'leshavult'))
      .do({ seat: d6[0] === d6[1] || (d6[0] ?? 0) > (d6[1] ?? 0) ? 0 : 1, kind: 'choose-first', first });

  it('DRF-4: V-116: the higher roll says who picks first; a tie is rolled again', () => {
    const table = new Table({ ...empty(2, { draft: true }), position: { draws: { d6: [4, 4, 2, 3] } } }).do(
      faction(0, 'dominion'),
      faction(1, 'leshavult'),
    );
    expect([table.state, ...table.open]).toEqual(['setup.draft', '1:first']);
    expect(table.happened('rolled').map(({ rolls }) => rolls.map(({ die }) => die))).toEqual([
      [4, 4],
      [2, 3],
    ]);
    expect(table.try({ seat: 1, kind: 'choose-first', first: 2 })).toMatchObject({ code: 'no-such-seat' });
    table.do({ seat: 1, kind: 'choose-first', first: 0 });
    expect(table.open).toEqual(['0:draft']);
  });
  it('DRF-6: V-116: picks go round one at a time until all troupes are whole', () => {
    const table = begun([5, 3], 1);
    expect(table.open).toEqual(['1:draft']);
    table.do(pick(1, 'les-a'), pick(0, 'dom-a'), pick(1, 'les-b'));
    expect(table.state).toBe('setup.draft');
    table.do(pick(0, 'dom-b'));
    expect(table.state).toBe('setup.stones');
    expect(Object.keys(table.match.table.models)).toEqual(['0:dom-a', '0:dom-b', '1:les-a', '1:les-b']);
  });
  it('DRF-2: DRF-8: V-116: a character of two factions taken by one is gone for the other', () => {
    const table = begun([5, 3], 1).do(pick(1, 'half'));
    expect(table.try(pick(0, 'half'))).toMatchObject({ code: 'already-drafted', clauses: ['DRF-2', 'DRF-8'] });
    expect(table.try(pick(0, 'les-a'))).toMatchObject({ code: 'wrong-faction' });
    const { decisions } = choicesOf(table.match, 0, cards);
    expect(decisions).toHaveLength(7);
  });
  it('DRF-7: no pick may leave a troupe short', () => {
    const scarce = {
      ...cards,
      characters: Object.fromEntries(['half', 'dom-a', 'les-a', 'les-b'].map((id) => [id, cards.characters[id]!])),
    };
    const table = new Table({ ...empty(2, { draft: true }), position: { draws: { d6: [1, 6] } } }, scarce);
    table.do(faction(0, 'dominion'), faction(1, 'leshavult'), { seat: 1, kind: 'choose-first', first: 1 });
    expect(table.try(pick(1, 'half'))).toMatchObject({ code: 'leaves-troupe-short', clauses: ['DRF-7'] });
    table.do(pick(1, 'les-a'), pick(0, 'half'), pick(1, 'les-b'), pick(0, 'dom-a'));
    expect(table.match.order.seats.map((seat) => seat.troupe.length)).toEqual([2, 2]);
  });
  it('DRF-7: where there are too few characters for all, every troupe is smaller', () => {
    const few = { ...cards, characters: Object.fromEntries(['dom-a', 'dom-b', 'half'].map((id) => [id, cards.characters[id]!])) };
    const table = new Table({ ...empty(2, { draft: true }), position: { draws: { d6: [6, 1] } } }, few);
    table.do(faction(0, 'dominion'), faction(1, 'dominion'), { seat: 0, kind: 'choose-first', first: 0 });
    table.do(pick(0, 'dom-a'), pick(1, 'half'));
    expect(table.match.order.seats.map((seat) => seat.troupe)).toEqual([['dom-a'], ['half']]);
    expect(table.state).toBe('setup.stones');
  });

  describe('from a pool', () => {
    const pool = ['com-a', 'com-b', 'les-a', 'les-b', 'dom-a', 'half'];
    const drafting = (pools: (string[] | undefined)[], options: object = {}): Table => {
      const bare = empty(pools.length, { draft: true, ...options });
      const seats = pools.map((pool) => (pool ? { pool: pool } : {}));
      return new Table({ ...bare, seats, position: { draws: { d6: [6, 1] } } });
    };

    it('DRF-5: only who is in it can be picked, and only factions it has enough of', () => {
      const table = drafting([pool, pool]);
      expect(table.try(faction(0, 'shades'))).toMatchObject({ code: 'faction-too-small' });
      table.do(faction(0, 'commonwealth'), faction(1, 'leshavult'), { seat: 0, kind: 'choose-first', first: 0 });
      expect(choicesOf(table.match, 0, cards).decisions.map((decision) => decision.kind === 'draft' && decision.character)).toEqual([
        'com-a',
        'com-b',
      ]);
      expect(table.try(pick(0, 'com-c'))).toMatchObject({ code: 'not-in-pool', clauses: ['DRF-5'] });
      table.do(pick(0, 'com-a'), pick(1, 'half'), pick(0, 'com-b'), pick(1, 'les-a'));
      expect(table.match.order.seats.map(({ troupe: all }) => all)).toEqual([
        ['com-a', 'com-b'],
        ['half', 'les-a'],
      ]);
    });

    it('DRF-5: each player may bring a collection of their own; who brings none picks from everybody', () => {
      const table = drafting([['com-a', 'com-b'], undefined]);
      table.do(faction(0, 'commonwealth'), faction(1, 'commonwealth'), { seat: 0, kind: 'choose-first', first: 1 });
      expect(table.try(pick(1, 'com-a')), 'the other player would be short').toMatchObject({ code: 'leaves-troupe-short' });
      table.do(pick(1, 'com-c'));
      expect(table.try(pick(0, 'com-d'))).toMatchObject({ code: 'not-in-pool' });
    });

    it('DRF-7: a pool that is too small for the players is refused before the match', () => {
      expect(() => drafting([['com-a', 'les-a', 'dom-a'], pool])).toThrow(/pool-too-small \(DRF-5, DRF-7\)/);
      expect(() => drafting([pool, pool, pool], { troupeSize: 2 })).not.toThrow();
      expect(() => drafting([['com-a', 'com-b', 'les-a'], pool, pool], { troupeSize: 1 })).toThrow(/pool-too-small/);
    });

    it('DRF-7: of one pool nobody is left without, whoever picks which faction', () => {
      const table = drafting([pool, pool], { troupeSize: 3 });
      table.do(faction(0, 'leshavult'), faction(1, 'leshavult'), { seat: 0, kind: 'choose-first', first: 0 });
      table.do(pick(0, 'half'), pick(1, 'les-a'));
      expect(table.match.order.seats.map(({ troupe: all }) => all.length)).toEqual([1, 1]);
    });
  });
});
