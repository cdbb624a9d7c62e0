import { boxPuzzles } from '../../../src/puzzles/box/index.ts';
import { layUnreadable, nameOf, numbers, type Desk } from './scene.ts';

export const boards: Desk = {
  async fill(scene, count) {
    const { workshop: desk, shelf } = await scene.library.workshop();
    for (const index of numbers(count)) {
      scene.device.pass();
      const terrain = (desk.ready[index % 3]?.terrain ?? []).slice(0, 2);
      await shelf.save({
        id: `own-${index}`,
        name: nameOf(index),
        terrain: index === 1 ? terrain.map((piece) => ({ ...piece, base: 10, top: 0 })) : terrain,
      });
    }
  },
  lists: async ({ library }) => [
    await (await library.workshop()).shelf.list(),
    library.boards.map(({ id, name, isOwn: own }) => [id, name, own]),
  ],
  deeds: {
    save: async ({ library }) => (await library.workshop()).shelf.save({ id: 'own-glade', name: 'Glade', terrain: [] }),
    join: async ({ library }) =>
      (await library.workshop()).shelf.save({ id: 'own-glade', name: 'Other', terrain: [] }, (present) => ({
        ...present,
        name: `${present.name} and more`,
      })),
    play: async ({ library }) =>
      library.start({ board: library.boards.at(-1)?.id ?? '', options: { troupeSize: 3 }, seats: [{ name: 'Ada' }, { name: 'Ben' }] }),
    'play at none': async ({ library }) => library.start({ board: 'nothing', options: {}, seats: [{ name: 'Ada' }, { name: 'Ben' }] }),
    make: async ({ library }) => {
      const { workshop: desk } = await library.workshop();
      const board = desk.generate('moon', desk.styles[1]);
      return [
        board,
        desk.check(board.terrain),
        desk.read(desk.write(board)),
        desk.read('hello'),
        desk.lay(desk.palette[0] ?? '', 'x', [3, 4]),
        desk.lay('none', 'x', [3, 4]),
      ];
    },
    remove: async ({ library }) => (await library.workshop()).shelf.remove('own-0'),
    'remove none': async ({ library }) => (await library.workshop()).shelf.remove('nothing'),
  },
};

const [cut, bell] = boxPuzzles;
const ownPuzzle = (index: number) =>
  ({ ...(index % 2 ? (bell ?? cut) : cut), id: `own-${index}`, name: nameOf(index) }) as NonNullable<typeof cut>;

export const puzzles: Desk = {
  counts: [0, 1, 4],
  async fill(scene, count) {
    const desk = await scene.library.puzzles();
    for (const index of numbers(count)) {
      scene.device.pass();
      await desk.keep(ownPuzzle(index));
      if (index === 0) await layUnreadable(scene, 'puzzles', count);
    }
  },
  lists: async ({ library }) =>
    (await (await library.puzzles()).list()).map(({ puzzle: { id, name }, isOwn: own, solved }) => [id, name, own, solved]),
  deeds: {
    keep: async ({ library }) => (await library.puzzles()).keep({ ...ownPuzzle(0), id: 'own-fresh' }),
    'keep one of the app': async ({ library }) => cut && (await library.puzzles()).keep(cut),
    'keep without a way': async ({ library }) => (await library.puzzles()).keep({ ...ownPuzzle(0), id: 'own-no', solution: [] }),
    'keep nonsense': async ({ library }) => (await library.puzzles()).keep({ id: 'own-x' } as never),
    solve: async ({ library, device }) => {
      const desk = await library.puzzles();
      const answers: unknown[] = [];
      for (const puzzle of [cut, ownPuzzle(0), { ...ownPuzzle(1), id: 'own-unknown' }]) {
        const game = puzzle && desk.play(puzzle);
        if (!game) continue;
        for (const decision of puzzle.solution)
          if (decision.seat === 0) answers.push((await game.table.decide(decision))?.code, await device.later());
        answers.push(game.standing(), game.proved() !== null, game.table.seats);
        game.close();
      }
      return answers;
    },
    'play one without its cards': async ({ library }) =>
      cut &&
      (await library.puzzles()).play({
        ...cut,
        setup: { ...cut.setup, seats: [{ faction: 'shades', troupe: ['nobody'] }, ...cut.setup.seats.slice(1)] },
      }),
    'set up': async ({ library }) => {
      const desk = await library.puzzles();
      const game = desk.setUp({
        sides: [
          ['grub', 'fritz'],
          ['flintlock', 'billy', 'quack'],
        ],
        board: desk.boards()[0]?.id ?? null,
        stones: 3,
      });
      const made = game.puzzleOf('A long name that is longer than all the others are', [{ what: 'slain', model: '1:billy' }], 'turn');
      game.close();
      return [made, game.table.seats, desk.called('0:grub'), desk.called('1:nobody'), desk.characters().length];
    },
    share: async ({ library }) => {
      const { frames, ...parcel } = (await library.puzzles()).share(ownPuzzle(0));
      return [parcel, frames?.length];
    },
    remove: async ({ library }) => (await library.puzzles()).remove('own-0'),
    undoRemove: async ({ library }) => (await library.puzzles()).undoRemove('own-0'),
  },
};
