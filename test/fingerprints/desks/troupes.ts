import { boxPuzzles } from '../../../src/puzzles/box/index.ts';
import type { Troupe } from '../../../src/troupes/troupe.ts';
import { example, printed } from '../../packs/example.ts';
import { packOf } from './pack-of.ts';
import { campaigns } from './gatherings.ts';
import { matches } from './matches.ts';
import { firstId, lastId, layUnreadable, nameOf, numbers, type Desk, type Scene } from './scene.ts';

export const troupe = (id: string, name: string, more: Partial<Troupe> = {}): Troupe => ({
  id,
  name,
  faction: 'commonwealth',
  characters: ['flintlock', 'doug'],
  upgrades: { doug: ['lucky-troll-knuckles'] },
  format: 'friendly',
  notes: '',
  archived: false,
  ...more,
});
export const shelfOf = async ({ library }: Scene) => (await library.troupes()).shelf;
const troupesIn = async (scene: Scene): Promise<Troupe[]> => (await (await shelfOf(scene)).list()).map(({ troupe: listed }) => listed);

export const troupes: Desk = {
  async fill(scene, count) {
    const shelf = await shelfOf(scene);
    for (const index of numbers(count)) {
      scene.device.pass();
      await shelf.save(troupe(`t${index}`, nameOf(index), index % 4 === 3 ? { faction: null, characters: [] } : {}));
      if (index === 0) await layUnreadable(scene, 'troupes', count);
      if (index === 2) await shelf.archive('t2', true);
    }
    await (await scene.library.packs()).take(example);
  },
  lists: async (scene) => [
    await (await shelfOf(scene)).list(),
    await (await scene.library.workshop()).shelf.list(),
    (await (await scene.library.puzzles()).list()).filter(({ isOwn: own }) => own).length,
    (await scene.library.matches()).length,
    (await (await scene.library.campaigns()).list()).length,
  ],
  deeds: {
    save: async (scene) => (await shelfOf(scene)).save(troupe('fresh', 'Zoe')),
    'save over': async (scene) => (await shelfOf(scene)).save(troupe('fresh', 'Yan', { characters: ['grub'], faction: null })),
    join: async (scene) =>
      (await shelfOf(scene)).save(troupe('fresh', 'Xia'), (present) => ({ ...present, notes: `${present.name} was here` })),
    'join none': async (scene) => (await shelfOf(scene)).save(troupe('young', 'Wim'), (present) => ({ ...present, notes: 'joined' })),
    archive: async (scene) => (await shelfOf(scene)).archive(lastId(await troupesIn(scene)), true),
    'no archive': async (scene) => (await shelfOf(scene)).archive(lastId(await troupesIn(scene)), false),
    owned: async (scene) => {
      const cabinet = await scene.library.cabinet();
      await cabinet.acquire('mine', 'grub');
      await cabinet.wish('mine', 'fritz', true);
      return (await shelfOf(scene)).owned();
    },
    freshId: async (scene) => (await shelfOf(scene)).freshId(),
    share: async ({ library }) => {
      const desk = await library.troupes();
      const { frames, packs, ...parcel } = desk.shareTroupe(
        troupe('s', 'Zoe', { characters: ['lantern-fair-m4k2:tilda-wick', 'grub'] }),
        'dominion',
      );
      return [parcel, frames?.length, packs?.map(({ title, kind, sealed }) => [title, kind, sealed])];
    },
    'read what was shared': async ({ library }) => {
      const desk = await library.troupes();
      const { code } = desk.shareTroupe(troupe('s', 'Zoe'), 'dominion');
      const reader = desk.reader();
      return [await reader.text(code), await reader.text('hello'), await reader.file(new Blob(['hello']))];
    },
    'keep a troupe': async ({ library }) => (await library.troupes()).keep({ kind: 'troupe', troupe: troupe('far', 'Far'), omissions: [] }),
    'keep its twin': async ({ library }) =>
      (await library.troupes()).keep({ kind: 'troupe', troupe: troupe('twin', 'Far'), omissions: [] }),
    'keep a transfer': async ({ library }) =>
      (await library.troupes()).keep({
        kind: 'transfer',
        transfer: {
          troupes: [
            { troupe: troupe('far-2', 'Far'), omissions: [] },
            { troupe: troupe('far-3', 'Farther'), omissions: [] },
          ],
        } as never,
      }),
    'keep a board': async ({ library }) => {
      const { workshop } = await library.workshop();
      const board = { id: 'glade', name: 'Glade', terrain: workshop.ready[0]?.terrain.slice(0, 2) ?? [] };
      const desk = await library.troupes();
      return [
        await desk.keep({ kind: 'board', board }),
        await desk.keep({ kind: 'board', board }),
        await desk.keep({ kind: 'board', board: { ...board, name: 'Other', terrain: board.terrain.slice(1) } }),
        desk.shareBoard(board).code,
      ];
    },
    'keep a pack': async ({ library }) => (await library.troupes()).keep({ kind: 'pack', pack: packOf(1) }),
    'keep a wrong pack': async ({ library }) =>
      (await library.troupes()).keep({ kind: 'pack', pack: { ...packOf(1), id: 'x', characters: [{ ...printed('grub'), id: 'x:y:z' }] } }),
    'keep a puzzle': async ({ library }) => {
      const [first] = boxPuzzles;
      return first && (await library.troupes()).keep({ kind: 'puzzle', puzzle: { ...first, id: 'own-cut', name: 'A cut' } });
    },
    'keep a match': async (scene) => {
      const desk = await scene.library.troupes();
      const id = await matches.deeds['start']?.(scene);
      const parcel = await desk.shareMatch(String(id));
      if (!parcel) return 'none';
      const { title, sealed, link, file } = parcel;
      await scene.library.remove(String(id));
      const arrived = { title, names: [], file: new File([file.blob], file.name) };
      return [title, sealed, link, file.name, await desk.keep({ kind: 'match', ...arrived }), await desk.shareMatch('nothing')];
    },
    'keep a campaign': async (scene) => {
      const desk = await scene.library.troupes();
      await campaigns.deeds['begin']?.(scene);
      await campaigns.deeds['papers']?.(scene);
      const file = new File([scene.left.get('file') as Blob], 'night.moonrise');
      return [
        await desk.keep({ kind: 'campaign', title: '', names: [], file }),
        await desk.keep({ kind: 'campaign', title: '', names: [], file: new File(['x'], 'x') }).catch(String),
      ];
    },
    remove: async (scene) => {
      scene.left.set('removed', firstId(await troupesIn(scene)));
      await (await shelfOf(scene)).remove(scene.left.get('removed') as string);
    },
    undoRemove: async (scene) => (await shelfOf(scene)).undoRemove(scene.left.get('removed') as string),
  },
};
