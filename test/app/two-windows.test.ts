import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, describe, expect, it } from 'vitest';
import { troupeDesk, type DeskNeeds } from '../../src/app/shelf/troupe-desk.ts';
import { shelfOf } from '../../src/app/shelf/workshop.ts';
import { boards, catalogue } from '../../src/cards/index.ts';
import { rivals } from '../../src/cards/rivals.ts';
import { Database } from '../../src/storage/database/database.ts';
import { TroupeStore } from '../../src/storage/stores/troupe-store.ts';
import { joinTroupes } from '../../src/troupes/join-troupes.ts';
import { emptyTroupe, type Troupe } from '../../src/troupes/troupe.ts';
import { joinBoards } from '../../src/ui/board-editor/join-boards.ts';
import type { EditedBoard } from '../../src/ui/contexts/board-port.ts';

// Two windows of one device have one troupe, or one board, open.

const open: Database[] = [];
afterAll(() => open.forEach((database) => database.close()));

function windows() {
  const indexedDB = new IDBFactory();
  return [0, 1].map(() => {
    const database = new Database('moonrise', { indexedDB, IDBKeyRange });
    open.push(database);
    const boardShelf = shelfOf(database, () => Promise.resolve());
    const cards = () => ({ characters: catalogue.characters, upgrades: catalogue.upgrades ?? {}, rivals });
    const desk = troupeDesk({ database, boards: boardShelf, cards, page: 'https://example.org/' } as unknown as DeskNeeds); // no match is read
    return { desk, troupes: desk.shelf, boards: boardShelf };
  }) as [TestWindow, TestWindow];
}
interface TestWindow {
  desk: ReturnType<typeof troupeDesk>;
  troupes: ReturnType<typeof troupeDesk>['shelf'];
  boards: ReturnType<typeof shelfOf>;
}

const troupe = (change: Partial<Troupe> = {}): Troupe => ({ ...emptyTroupe('t', 'Diggers'), characters: ['doug', 'quack'], ...change });

it('a troupe that was kept before it had notes, upgrades and a format is a friendly one without them', async () => {
  const [{ troupes }] = windows();
  const { notes: _, upgrades: _none, format: _friendly, ...early } = troupe();
  await new TroupeStore(open.at(-2) as Database).save('t', early as never);
  expect((await troupes.list()).map((troupe) => troupe.troupe)).toEqual([troupe({ notes: '', upgrades: {}, format: 'friendly' })]);
});

describe('a troupe in two windows', () => {
  it('has what both have saved, whichever saves last', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ] as const) {
      const pair = windows();
      await pair[0].troupes.save(troupe());
      const changed = [troupe({ characters: ['doug', 'quack', 'flintlock'] }), troupe({ notes: 'Keep together', characters: ['doug'] })];
      for (const index of order) {
        const edited = changed[index] as Troupe;
        await pair[index].troupes.save(edited, (candidate) => joinTroupes(troupe(), edited, candidate));
      }
      const [troupeNow] = await pair[0].troupes.list();
      expect(troupeNow?.troupe).toMatchObject({ characters: ['doug', 'flintlock'], notes: 'Keep together', name: 'Diggers' });
    }
  });

  it('is what is saved where the other window has removed it, or nothing joins it', async () => {
    const [first, second] = windows();
    await first.troupes.save(troupe());
    await second.troupes.remove('t');
    const edited = troupe({ name: 'Deep diggers' });
    await first.troupes.save(edited, (candidate) => joinTroupes(troupe(), edited, candidate));
    expect((await second.troupes.list()).map(({ troupe: { name } }) => name)).toEqual(['Deep diggers']);
    await second.troupes.save(troupe({ characters: [] }));
    expect((await first.troupes.list()).map(({ troupe: { name, characters } }) => [name, characters])).toEqual([['Diggers', []]]);
  });
});

describe('a board in two windows', () => {
  const [board] = boards;
  if (!board) throw new Error('no board');
  const base: EditedBoard = { id: 'own-one', name: board.name, terrain: board.terrain };
  const tree = (id: string, x: number) => ({
    id,
    kind: 'obstacle' as const,
    shape: { disc: { at: { x, y: 3000 }, radius: 250 } },
    base: 0,
    top: 1000,
  });

  it('has the pieces that either has laid, and none that either has taken away', async () => {
    const pair = windows();
    await pair[0].boards.save(base);
    const [view] = base.terrain;
    const first = { ...base, terrain: [...base.terrain, tree('elm', 1000)] };
    const second = {
      ...base,
      name: 'Renamed',
      terrain: [...base.terrain.filter((piece) => piece !== view && piece.piece !== view?.id), tree('elm', 5000)],
    };
    await pair[0].boards.save(first, (board) => joinBoards(base, first, board));
    const saved = await pair[1].boards.save(second, (board) => joinBoards(base, second, board));
    const [boardNow] = await pair[0].boards.list();
    expect(boardNow).toEqual(saved);
    expect(boardNow?.name).toBe('Renamed');
    const ids = boardNow?.terrain.map(({ id }) => id) ?? [];
    expect(ids).toContain('elm');
    expect(ids).toContain('elm-2');
    expect(ids).not.toContain(view?.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(second.terrain.length + 1);
  });

  it('keeps a piece that one has moved and the other taken away, and the later of two moves', () => {
    const [moved] = base.terrain;
    if (!moved) throw new Error('no piece');
    const raised = (height: number): EditedBoard => ({
      ...base,
      terrain: base.terrain.map((piece) => (piece.id === moved.id ? { ...piece, top: piece.top + height } : piece)),
    });
    const without = { ...base, terrain: base.terrain.filter((piece) => (piece.piece ?? piece.id) !== (moved.piece ?? moved.id)) };
    const topIn = ({ terrain }: EditedBoard) => terrain.find(({ id }) => id === moved.id)?.top;
    expect(topIn(joinBoards(base, without, raised(100)))).toBe(moved.top + 100);
    expect(topIn(joinBoards(base, raised(100), without))).toBe(moved.top + 100);
    expect(topIn(joinBoards(base, raised(200), raised(100)))).toBe(moved.top + 200);
    expect(topIn(joinBoards(base, without, base))).toBeUndefined();
    expect(joinBoards(base, base, raised(100))).toEqual(raised(100));
  });
});

describe('what is taken in twice', () => {
  it('is one, and leads to the one that is here; what differs lies beside it', async () => {
    const [{ desk, troupes, boards: boardShelf }] = windows();
    const arrived = (id: string, change: Partial<Troupe> = {}) => ({
      kind: 'troupe' as const,
      troupe: troupe({ ...change, id }),
      omissions: [],
    });
    expect(await desk.keep(arrived('x'))).toContain('x');
    expect(await desk.keep(arrived('y'))).toContain('x');
    expect(await troupes.list()).toHaveLength(1);
    await desk.keep({
      kind: 'transfer',
      transfer: { troupes: [arrived('z'), arrived('w', { notes: 'Other' })], campaigns: [], results: [] },
    });
    expect((await troupes.list()).map(({ troupe: { id } }) => id).sort()).toEqual(['w', 'x']);
    const [given] = boards;
    if (!given) throw new Error('no board');
    const board = { id: 'glade', name: 'Glade', terrain: given.terrain };
    for (let count = 0; count < 2; count += 1) await desk.keep({ kind: 'board', board });
    expect(await boardShelf.list()).toHaveLength(1);
    await desk.keep({ kind: 'board', board: { ...board, name: 'Glade by night' } });
    expect(await boardShelf.list()).toHaveLength(2);
    await troupes.remove('x');
    await desk.keep(arrived('v'));
    expect((await troupes.list()).map(({ troupe: { id } }) => id).sort()).toEqual(['v', 'w']);
  });
});
