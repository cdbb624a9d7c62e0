import { describe, expect, it } from 'vitest';
import { Library } from '../../../src/app/library.ts';
import { recordsOf } from '../../../src/app/kept/player-records.ts';
import { Database } from '../../../src/storage/database/database.ts';
import { MatchStore } from '../../../src/storage/stores/match-store.ts';
import type { MatchMeta, MatchOutcome } from '../../../src/storage/database/rows.ts';
import type { KnownPlayer } from '../../../src/ui/contexts/players-port.ts';

const player = (id: string, name: string, alsoCalled: string[] = []): KnownPlayer => ({
  id,
  name,
  colour: 'amber',
  pattern: 'bars',
  alsoCalled,
});
const match = (names: string[], outcome?: MatchOutcome): MatchMeta => ({
  id: 'm',
  title: '',
  names,
  startedAt: 0,
  changedAt: 0,
  finished: outcome !== undefined,
  turn: 4,
  ...(outcome ? { outcome } : {}),
});
const troupes = [['flintlock', 'quack'], ['grub']];

describe('the records of players', () => {
  it('count what was won, lost and drawn, by seat and by character', () => {
    const records = recordsOf(
      [player('a', 'Ada'), player('b', 'Ben'), player('c', 'Cy')],
      [
        match(['Ada', 'Ben'], { winner: 0, troupes }),
        match(['Ben', 'Ada'], { winner: 'draw', troupes }),
        match(['Ada', 'Ben'], { winner: 1, troupes: [['flintlock'], ['grub']] }),
        match(['Ada', 'Ben']),
      ],
    );
    expect(records.get('a')).toEqual({
      won: 1,
      lost: 1,
      drawn: 1,
      characters: [
        { character: 'flintlock', won: 1, lost: 1, drawn: 0 },
        { character: 'quack', won: 1, lost: 0, drawn: 0 },
        { character: 'grub', won: 0, lost: 0, drawn: 1 },
      ],
    });
    expect(records.get('b')).toMatchObject({ won: 1, lost: 1, drawn: 1 });
    expect(records.get('c')).toEqual({ won: 0, lost: 0, drawn: 0, characters: [] });
  });

  it('go by every name a player has borne, however it was written', () => {
    const won = match([' ADA', 'Ben'], { winner: 0, troupes });
    expect(recordsOf([player('a', 'Countess', ['Ada'])], [won]).get('a')).toMatchObject({ won: 1 });
  });
});

describe('a name that comes to mean somebody else', () => {
  const won = match(['Ada', 'Ben'], { winner: 0, troupes });

  it('a seat is one player’s alone: the one noted, else who bears the name, else who bore it', () => {
    const [countess, ada] = [player('a', 'Countess', ['Ada']), player('z', 'Ada')];
    const wins = (players: KnownPlayer[], meta: MatchMeta) =>
      [...recordsOf(players, [meta])].flatMap(([id, record]) => (record.won > 0 ? [id] : []));
    expect(wins([countess, ada], won)).toEqual(['z']);
    expect(wins([countess], won)).toEqual(['a']);
    expect(wins([countess, ada], { ...won, players: ['a', null] })).toEqual(['a']);
    expect(wins([ada], { ...won, players: ['gone', null] })).toEqual(['z']);
    expect(wins([player('y', 'Ada'), ada], won)).toEqual(['y']);
  });

  it('who is renamed keeps every match, and who takes the name next begins with none', async () => {
    const database = new Database('renamed');
    const library = new Library({ version: '1.0.0', installed: false }, database);
    const players = await library.players();
    const play = (id: string, winner: number) =>
      database.matches.add({ ...match(['Ada', 'Ben'], { winner, troupes }), id, finished: true, deleted: null });
    await players.save(player('a', 'Ada'));
    await play('one', 0);
    await players.save(player('a', 'Countess', ['Ada']));
    await players.save(player('z', 'Ada'));
    await play('two', 1);
    const both = await players.records();
    expect([both.get('a'), both.get('z')]).toMatchObject([
      { won: 1, lost: 0 },
      { won: 0, lost: 1 },
    ]);
    // Names change places; nobody's matches do.
    await players.save(player('z', 'Adelaide'));
    await players.save(player('a', 'Ada', ['Countess']));
    expect(await players.records()).toEqual(both);
    const store = new MatchStore(database);
    expect((await store.list()).map(({ id, players: noted }) => [id, noted?.[0]]).sort()).toEqual([
      ['one', 'a'],
      ['two', 'z'],
    ]);
    await players.remove('z');
    await players.records();
    await players.undoRemove('z');
    expect((await players.records()).get('z')).toEqual(both.get('z'));
  });
});

describe('players of the library', () => {
  const housing = { version: '1.0.0', installed: false };

  it('a match that is over is noted as it ends, and once for one that was never noted', async () => {
    const database = new Database('players');
    const library = new Library(housing, database);
    await library.load();
    const [pairing] = library.pairings;
    if (!pairing) throw new Error('no pairing');
    const id = await library.start({
      pairing: pairing.id,
      board: pairing.board,
      options: {},
      seats: pairing.sides.map(({ faction, troupe }, seat) => ({ name: ['Ada', 'Ben'][seat] ?? '', faction, troupe })),
    });
    const players = await library.players();
    await players.save(player('a', 'Ada'));
    await players.save(player('b', 'Ben'));
    expect((await players.records()).get('a')).toMatchObject({ won: 0, lost: 0, drawn: 0 });

    const opened = await library.open(id);
    if (!opened.ok) throw new Error(opened.sentence);
    expect(await opened.table.decide({ seat: 1, kind: 'concede' })).toBe(null);
    opened.close();
    const store = new MatchStore(database);
    const noted = (await store.meta(id))?.outcome;
    expect(noted?.winner).toBe(0);
    const records = await players.records();
    expect([records.get('a'), records.get('b')]).toMatchObject([{ won: 1 }, { lost: 1 }]);

    await store.describe(id, { outcome: undefined });
    expect(await players.records()).toEqual(records);
    expect((await store.meta(id))?.outcome).toEqual(noted);
  });

  it('a match that cannot be read is passed over, wherever it stands; all others are noted', async () => {
    const database = new Database('players-unread');
    const library = new Library(housing, database);
    await library.load();
    const [pairing] = library.pairings;
    if (!pairing) throw new Error('no pairing');
    const store = new MatchStore(database);
    const ids: string[] = [];
    for (const name of ['Ada', 'Cy', 'Di']) {
      const seats = pairing.sides.map(({ faction, troupe }, seat) => ({ name: [name, 'Ben'][seat] ?? '', faction, troupe }));
      const id = await library.start({ pairing: pairing.id, board: pairing.board, options: {}, seats });
      const opened = await library.open(id);
      if (!opened.ok) throw new Error(opened.sentence);
      await opened.table.decide({ seat: 1, kind: 'concede' });
      opened.close();
      ids.push(id);
    }
    const players = await library.players();
    for (const lost of ids) {
      for (const id of ids) await store.describe(id, { outcome: undefined });
      const head = await database.heads.get(lost);
      await database.heads.delete(lost);
      await players.records();
      const noted = await Promise.all(ids.map(async (id) => (await store.meta(id))?.outcome?.winner));
      expect(noted).toEqual(ids.map((id) => (id === lost ? undefined : 0)));
      if (head) await database.heads.put(head);
    }
  });

  it('a removed player is gone until the removal is undone', async () => {
    const library = new Library(housing, new Database('players-removed'));
    const players = await library.players();
    await players.save(player('a', 'Ada'));
    await players.remove('a');
    expect(await players.list()).toEqual([]);
    await players.undoRemove('a');
    expect(await players.list()).toEqual([player('a', 'Ada')]);
  });

  it('keeps a collection, and hands out every card', async () => {
    const library = new Library(housing, new Database('collection'));
    const cabinet = await library.cabinet();
    await cabinet.acquire('mine', 'flintlock');
    expect((await library.cabinet()).figure('mine', 'flintlock').owned).toBe(1);
    const { characters, tableCards } = await library.cards();
    await library.load();
    expect(characters).toEqual(library.characters);
    expect(tableCards.map(({ id }) => id)).toContain('event:hesitation');
  });
});
