import { firstId, lastId, layUnreadable, nameOf, numbers, type Desk, type Scene } from './scene.ts';
import { campaigns, players, tournaments } from './gatherings.ts';
import { matches } from './matches.ts';
import { packs } from './cards.ts';
import { boards } from './own-content.ts';
import { troupes } from './troupes.ts';

const FIGURES = ['grub', 'fritz', 'flintlock', 'doug', 'quack', 'vicious-syd', 'beaky-bobby', 'billy'];
const cabinetIn = ({ library }: Scene) => library.cabinet();
const lookOf = async (scene: Scene): Promise<unknown> => {
  const desk = await cabinetIn(scene);
  const ids = desk.cabinets.map(({ id }) => id);
  return [
    desk.cabinets,
    ids.map((id) => [
      desk.figures(id).filter(({ owned, present: here, wish, note }) => owned > 0 || here > 0 || wish || note),
      desk.thisMonth(id),
      desk.painting(id),
    ]),
    desk.charactersIn(ids),
    desk.charactersIn(ids.slice(1), true),
    await desk.people(),
  ];
};

type Cabinet = Awaited<ReturnType<typeof cabinetIn>>;
/** What is done in the first and in the last cabinet. */
const inEach =
  (act: (desk: Cabinet, cabinet: string) => unknown) =>
  async (scene: Scene): Promise<unknown> => {
    const desk = await cabinetIn(scene);
    let heard = 0;
    const deaf = desk.subscribe(() => (heard += 1));
    const answers: unknown[] = [];
    for (const cabinet of new Set([firstId(desk.cabinets), lastId(desk.cabinets)]))
      answers.push(await Promise.resolve(act(desk, cabinet)).catch((error: unknown) => String(error)));
    deaf();
    return [answers, heard];
  };

export const cabinets: Desk = {
  async fill(scene, count) {
    const desk = await cabinetIn(scene);
    await matches.fill(scene, Math.min(count, 3));
    await await troupes.fill(scene, Math.min(count, 2));
    for (const index of numbers(count)) {
      scene.device.pass(1500);
      const cabinet = index % 4 === 2 ? await desk.addCabinet(nameOf(index), index === 2 ? 'p0' : null) : 'mine';
      await desk.acquire(cabinet, FIGURES[index % FIGURES.length] ?? 'grub');
      if (index === 0) {
        await layUnreadable(scene, 'holdings', count);
        await layUnreadable(scene, 'cabinets', count);
      }
    }
  },
  lists: lookOf,
  deeds: {
    own: inEach((desk, cabinet) => desk.acquire(cabinet, 'grub')),
    another: inEach((desk, cabinet) => desk.another(cabinet, 'grub')),
    product: inEach((desk, cabinet) => desk.addProduct(cabinet, 'goblin-city')),
    'product that stands': inEach((desk, cabinet) => desk.addProduct(cabinet, 'dusk-till-dawn', { stage: 'playable' })),
    forward: inEach(async (desk, cabinet) => [await desk.forward(cabinet, 'grub'), await desk.forward(cabinet, 'fritz', 'built', 0)]),
    'forward all': inEach((desk, cabinet) => desk.forwardAll(cabinet, FIGURES, 'primed' as never)),
    back: inEach((desk, cabinet) => desk.back(cabinet, 'grub')),
    lend: inEach((desk, cabinet) => desk.lend(cabinet, 'grub', 'Bo')),
    borrow: inEach((desk, cabinet) => desk.borrow(cabinet, 'jackalope', ' Ada ')),
    giveBack: inEach((desk, cabinet) => desk.giveBack(cabinet, 'grub')),
    'give back what was borrowed': inEach((desk, cabinet) => desk.giveBack(cabinet, 'jackalope')),
    wish: inEach((desk, cabinet) => desk.wish(cabinet, 'billy', true)),
    'no wish': inEach((desk, cabinet) => desk.wish(cabinet, 'billy', false)),
    note: inEach((desk, cabinet) => desk.note(cabinet, 'grub', ' red cap ')),
    recipe: inEach(async (desk, cabinet) => [await desk.recipe(cabinet, 'grub', 0, 'blue'), await desk.recipe(cabinet, 'grub', 7, 'blue')]),
    look: inEach((desk, cabinet) => desk.look(cabinet, 'grub', 0, 'dusk-till-dawn')),
    print: inEach((desk, cabinet) => desk.print(cabinet, 'grub', 'first')),
    leave: inEach((desk, cabinet) => desk.leave(cabinet, 'fritz')),
    unown: inEach((desk, cabinet) => desk.unown(cabinet, 'doug')),
    'without a product': inEach((desk, cabinet) => desk.removeProduct(cabinet, 'goblin-city')),
    undo: inEach((desk) => desk.undo()),
    'add a cabinet': async (scene) => (await cabinetIn(scene)).addCabinet(' Club ', 'p1'),
    'add its twin': async (scene) => (await cabinetIn(scene)).addCabinet('Club'),
    'rename without its owner': inEach((desk, cabinet) => desk.renameCabinet(cabinet, ` ${cabinet} renamed `)),
    'rename with its owner': inEach((desk, cabinet) => desk.renameCabinet(cabinet, 'Owned', 'p2')),
    'rename for nobody': inEach((desk, cabinet) => desk.renameCabinet(cabinet, 'Free', null)),
    photo: inEach(async (desk, cabinet) => {
      await desk.keepPhoto(cabinet, 'grub', Uint8Array.from([255, 216, 255, 3]));
      return [await desk.photo(cabinet, 'grub'), desk.figure(cabinet, 'grub'), await desk.photo(cabinet, 'fritz')];
    }),
    'no photo': inEach(async (desk, cabinet) => [
      await desk.removePhoto(cabinet, 'grub'),
      await desk.photo(cabinet, 'grub'),
      desk.figure(cabinet, 'grub'),
    ]),
    sight: inEach((desk, cabinet) => [
      desk.shelves(cabinet, 'people').map((shelf) => shelf),
      desk.offers(cabinet, 'goblin'),
      desk.product(cabinet, 'goblin-city'),
      desk.offers(cabinet).length,
    ]),
    advice: inEach(async (desk, cabinet) => [
      await desk.nextProducts([cabinet], 4),
      await desk.partners('grub', [cabinet]),
      await desk.advice(['grub', 'fritz'], 'dominion'),
      await desk.fairPairs([cabinet], 2),
    ]),
    evening: inEach(async (desk, cabinet) => [await desk.evening([cabinet], 2), await desk.evening([cabinet], 2, 1)]),
    history: inEach(async (desk) => [await desk.history(), await desk.usedBy(), desk.productsFor(['grub'])]),
    lists: inEach((desk, cabinet) => [
      desk.writeCsv([cabinet, 'mine'], { names: true, notes: true }),
      desk.writeCsv([cabinet]),
      desk.writeText(cabinet, { names: true }),
      desk.code(cabinet),
      desk.readCode(desk.code(cabinet)),
      desk.readCode('hello'),
    ]),
    'take a list': inEach(async (desk, cabinet) => {
      const review = desk.readList('2 Grub\nFritz\nGoblin City\nFlintlok\nnobody at all');
      return [review, await desk.takeList(cabinet, review, [4])];
    }),
    'hear another window': async (scene) => {
      const secondCabinet = await scene.device.library(scene.device.database()).cabinet();
      await secondCabinet.acquire('mine', 'billy');
      await scene.device.settle();
      return [secondCabinet.cabinets, (await cabinetIn(scene)).figure('mine', 'billy')];
    },
    'read again': async (scene) => ((await cabinetIn(scene)) as unknown as { read: () => Promise<void> }).read(),
    'remove a cabinet': async (scene) => (await cabinetIn(scene)).removeCabinet(lastId((await cabinetIn(scene)).cabinets)),
    'undo the last': async (scene) => (await cabinetIn(scene)).undo(),
    'undo until there is none': async (scene) => {
      const desk = await cabinetIn(scene);
      for (let count = 0; count < 9; count += 1) if ((await desk.undo()) === null) return count;
      return 'more';
    },
  },
};

const settingsIn = ({ library: { settings, unsupported, emptied, unkept } }: Scene): unknown => [settings, unsupported, emptied, unkept];

export const device: Desk = {
  counts: [0, 3],
  async fill(scene, count) {
    for (const desk of [matches, troupes, campaigns, players, tournaments, boards, packs]) await desk.fill(scene, Math.min(count, 3));
  },
  lists: async (scene) => [settingsIn(scene), await scene.database.settings.toArray()],
  deeds: {
    prepare: async (scene) => [await scene.library.prepare(), settingsIn(scene)],
    'what was waiting': ({ device: noted }) => noted.later(),
    'change the look': ({ library }) => library.change({ theme: 'day' }),
    'change lessons': ({ library }) => library.change({ lessons: ['stones'] }),
    'two windows': async ({ library, device: noted }) => {
      const secondLibrary = noted.library(noted.database());
      await secondLibrary.prepare();
      await secondLibrary.change({ lessons: ['cover'], names: ['Other', 'Names'] });
      await library.change({ lessons: [...library.settings.lessons, 'lying'] });
      return [library.settings, secondLibrary.settings];
    },
    trainer: async ({ library }) => {
      const answers: unknown[] = [];
      for (const id of library.trainers) {
        const trainer = await library.trainer(id);
        trainer.played(true);
        trainer.played(false);
        trainer.to(1);
        answers.push([trainer.step, trainer.round, trainer.won, trainer.best, trainer.isOver]);
      }
      return [answers, library.settings.trainers, await library.trainer('nothing').catch(String)];
    },
    lesson: async ({ library, device: noted }) => {
      const answers: unknown[] = [];
      for (const id of library.lessons) {
        const lesson = await library.lesson(id);
        for (let count = 0; count < 4; count += 1) {
          const [asked] = lesson.table.openings();
          if (!asked) break;
          const decision = { seat: asked.seat, kind: 'pass' };
          const { seat } = asked;
          const [choice] = (lesson as unknown as { choices: (seat: number) => { decisions: unknown[] } }).choices(seat).decisions;
          answers.push(asked.kind, (await lesson.table.decide((choice ?? decision) as never))?.code, lesson.doneCount);
          await noted.settle();
          await noted.later();
        }
        const hasEnd = (lesson as unknown as { endsByItself: boolean }).endsByItself;
        answers.push(hasEnd, lesson.tasks, lesson.table.view(0).order, lesson.table.seats);
      }
      return [answers, await library.lesson('nothing').catch(String)];
    },
    backup: async ({ library, left }) => {
      const { name, file } = await library.backup();
      left.set('backup', file);
      return [name, file, (await library.backup({ photos: true })).file.size];
    },
    due: ({ library }) => library.backupDue(),
    'due after months': ({ library, device: noted }) => (noted.pass(200_000), library.backupDue()),
    'read it': async ({ library, left }) => {
      const offer = await library.readBackup(left.get('backup') as Blob);
      return offer.ok ? offer.preview : offer;
    },
    'change and read it': async (scene) => {
      const { library, left } = scene;
      await library.change({ theme: 'night' });
      await troupes.deeds['save']?.(scene);
      for (const { id } of (await library.matches()).slice(0, 2)) await library.remove(id);
      const offer = await library.readBackup(left.get('backup') as Blob);
      if (!offer.ok) return offer;
      await offer.restore('both');
      return [offer.preview, await library.matches(), (await (await library.troupes()).shelf.list()).map(({ troupe }) => troupe.name)];
    },
    elsewhere: async ({ device: noted, left, library }) => {
      await (await library.cabinet()).acquire('mine', 'grub');
      const { file } = await library.backup();
      left.set('backup', file);
      await (await library.cabinet()).unown('mine', 'grub');
      const offer = await library.readBackup(file);
      if (offer.ok) await offer.restore('newer');
      await noted.settle();
      return (await library.cabinet()).figure('mine', 'grub');
    },
    'read nonsense': ({ library }) => library.readBackup(new Blob(['hello'])),
    photos: ({ library }) => library.photoCount(),
    figure: ({ library }) => library.figure('3'),
    'lost data': async (scene) => {
      scene.device.forgetMark();
      await scene.library.matches();
      await scene.device.settle();
      return settingsIn(scene);
    },
    'lost data seen': async (scene) => [scene.library.emptiedSeen(), await scene.library.matches(), settingsIn(scene)],
    'a storage that does not open': async (scene) => {
      const library = scene.device.library(scene.device.closedDatabase());
      scene.device.take();
      await library.prepare();
      return [library.unsupported, scene.device.take().told, library.settings.theme, await library.matches().catch(String)];
    },
  },
};
