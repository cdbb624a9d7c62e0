import { MatchStore } from '../../../src/storage/stores/match-store.ts';
import type { NewMatch } from '../../../src/ui/contexts/table/new-match.ts';
import type { TablePort } from '../../../src/ui/contexts/table-port.ts';
import { firstId, lastId, nameOf, numbers, type Desk, type Scene } from './scene.ts';

const PAIRING = 'a-quick-quarrel';

export function quarrel(
  { library }: Scene,
  names: readonly string[],
  more: Partial<NewMatch> = {},
  levels: readonly string[] = [],
): NewMatch {
  const pairing = library.pairings.find(({ id }) => id === PAIRING);
  if (!pairing) throw new Error(PAIRING);
  const seats = pairing.sides.map(({ faction, troupe }, seat) => {
    const computer = levels[seat] as 'club' | undefined;
    return { name: names[seat] ?? '', faction, troupe, ...(computer ? { computer } : {}) };
  });
  return { pairing: pairing.id, board: pairing.board, options: {}, seats, ...more };
}

const tableOf = (table: TablePort): unknown => [
  table.view(null).order,
  table.view(0).table,
  table.openings(),
  table.seats,
  (table as { readOnly?: unknown }).readOnly,
  (table as { unsaved?: unknown }).unsaved,
  (table as { computers?: unknown }).computers,
  (table as { campaign?: unknown }).campaign,
];

/** Opens a match, does something at its table and leaves it. */
async function atTable({ library, device }: Scene, id: string, act: (table: TablePort) => unknown = () => null): Promise<unknown> {
  const opened = await library.open(id);
  if (!opened.ok) return opened.sentence;
  const before = tableOf(opened.table);
  const answer = await act(opened.table);
  await device.settle();
  const after = tableOf(opened.table);
  opened.close();
  return [before, answer, after];
}

const keeping = async ({ library }: Scene): Promise<string> => firstId(await library.matches());

async function finish({ database }: Scene, id: string): Promise<void> {
  const outcome = { winner: 1, troupes: [['flintlock', 'doug'], ['grub']], stones: [1, 4] };
  await database.connection.write([database.matches], () => database.matches.update(id, { finished: true, outcome }));
}

async function beginMatches(scene: Scene, count: number): Promise<void> {
  const { library, device, database } = scene;
  await library.load();
  for (const index of numbers(count)) {
    device.pass();
    const names = index % 4 === 3 ? ['', ''] : [nameOf(index), nameOf(index + 1)];
    const id = await library.start(quarrel(scene, names, index % 3 === 0 ? { first: true } : {}, index % 3 === 1 ? ['', 'club'] : []));
    if (index % 3 === 2) await finish(scene, id);
    if (index === 4) await database.connection.write([database.heads], () => database.heads.delete(id));
    if (index === 5) await new MatchStore(database).describe(id, { handedOver: true });
  }
}

export const matches: Desk = {
  fill: beginMatches,
  lists: async ({ library }) => [await library.matches(), library.unkept, library.unsupported, library.settings.names],
  deeds: {
    list: ({ library }) => library.matches(),
    start: (scene) => scene.library.start(quarrel(scene, ['Ada', ''], { first: true })),
    'open the first': async (scene) => atTable(scene, await keeping(scene)),
    'start with a computer': (scene) => scene.library.start(quarrel(scene, ['Ben', 'Rival'], { official: true }, ['', 'club'])),
    'start without troupes': ({ library }) =>
      library.start({ board: library.boards[0]?.id ?? '', options: { troupeSize: 3 }, seats: [{ name: ' Ada ' }, { name: '' }] }),
    later: ({ device }) => device.later(),
    decide: async (scene) =>
      atTable(scene, await keeping(scene), async (table) => {
        const [asked] = table.openings();
        const seat = asked?.seat ?? 0;
        const refused = await table.decide({ seat, kind: 'keep-stones' } as never);
        return [refused, await table.decide({ seat, kind: 'nothing' } as never).catch(String)];
      }),
    'open the last': async (scene) => atTable(scene, lastId(await scene.library.matches())),
    'open none': (scene) => atTable(scene, 'nothing'),
    'two tables of the first': async (scene) => atTable(scene, await keeping(scene), async () => atTable(scene, await keeping(scene))),
    ring: async (scene) => {
      const id = await keeping(scene);
      await scene.library.change({ clock: { match: id, endsAt: Date.now() + 60_000 } } as never);
      return atTable(scene, id, (table) => (table as { roundEnds?: unknown }).roundEnds);
    },
    fitting: async ({ library }) => Promise.all((await library.matches()).map(({ id }) => library.fitting(id))),
    rematch: async (scene) => scene.library.rematch(await keeping(scene)),
    'rematch exchanged': async ({ library }) => library.rematch(lastId(await library.matches()), true, 'gentle' as never),
    concede: async (scene) =>
      atTable(scene, await keeping(scene), async (table) =>
        table.decide({ seat: table.openings()[0]?.seat ?? 0, kind: 'concede' } as never),
      ),
    'play on': async ({ library }) => library.playOn((await library.matches()).find(({ finished }) => finished)?.id ?? 'nothing', 0),
    replay: async ({ library, left }) => {
      const opened = await library.replay((await library.matches()).find(({ finished }) => finished)?.id ?? 'nothing');
      if (!opened.ok) return opened;
      const { replay } = opened;
      const file = replay.file();
      left.set('file', file.file);
      const { matchId, title, seats, finished, eyes, first, last, turns } = replay;
      return [
        matchId,
        title,
        seats,
        finished,
        eyes,
        first,
        last,
        turns,
        replay.entry(last, 'open'),
        file.name,
        tableOf(replay.at(first, 'everybody')),
      ];
    },
    'replay one under way': async ({ library }) => {
      const opened = await library.replay((await library.matches()).find(({ finished }) => !finished)?.id ?? 'nothing');
      return opened.ok ? [opened.replay.eyes, opened.replay.file().name] : opened;
    },
    copy: async ({ library }) => library.copy(await keeping({ library } as Scene)),
    read: async ({ library, left }) => library.readMatch(new File([left.get('file') as Blob], 'The quarrel.all-hands.moonrise')),
    'remove the last and read it again': async ({ library, left }) => {
      const all = await library.matches();
      await library.remove(all.find(({ finished }) => finished)?.id ?? 'nothing');
      return library.readMatch(new File([left.get('file') as Blob], 'moon.moonrise'));
    },
    'read nonsense': ({ library }) => library.readMatch(new File(['hello'], 'hello.moonrise')),
    remove: async ({ library, left }) => {
      left.set('removed', firstId(await library.matches()));
      await library.remove(left.get('removed') as string);
    },
    undoRemove: ({ library, left }) => library.undoRemove(left.get('removed') as string),
    unkept: ({ library }) => library.unkept,
    'again later': ({ device }) => device.later(),
  },
};
