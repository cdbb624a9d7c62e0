import type { Pack } from '../../../src/packs/pack.ts';
import type { CardAddress, CardDesk } from '../../../src/ui/contexts/cards/workshop-port.ts';
import { example } from '../../packs/example.ts';
import { campaigns } from './gatherings.ts';
import { matches } from './matches.ts';
import { packOf } from './pack-of.ts';
import { layUnreadable, nameOf, numbers, type Desk, type Scene } from './scene.ts';
import { shelfOf, troupe } from './troupes.ts';

/** Another edition: a changed character, and no card of the last kind. */
const edition = ({ characters: [first, ...others], ...pack }: Pack, melee: number): Pack => ({
  ...pack,
  version: pack.version + 1,
  characters: first ? [{ ...first, melee }, ...others] : [],
  tableCards: [],
});

export const packs: Desk = {
  counts: [0, 1, 5],
  async fill(scene, count) {
    const desk = await scene.library.packs();
    for (const index of numbers(count)) {
      scene.device.pass();
      await desk.take(packOf(index));
      if (index === 0) await layUnreadable(scene, 'packs', count);
      if (index === 2) await desk.switchOn(packOf(2).id, false);
    }
    if (count < 1) return;
    const ofPack = ['lantern-fair-m4k2:tilda-wick', 'grub'];
    await (await shelfOf(scene)).save(troupe('user', 'Users', { characters: ofPack }));
    await campaigns.fill(scene, Math.min(count, 2));
    await matches.fill(scene, Math.min(count, 2));
  },
  lists: async ({ library }) => {
    const desk = await library.packs();
    const { shelf } = await library.workshop();
    return [await desk.list(), desk.clashes(), (await shelf.list()).length, (await library.cards()).packs, library.characters.length];
  },
  deeds: {
    'offer what is here': async ({ library }) => (await library.packs()).offer(example),
    'offer another edition': async ({ library }) => (await library.packs()).offer(edition(example, 6)),
    'offer a new one': async ({ library }) => (await library.packs()).offer({ ...packOf(3), id: 'own-new-aaaa' }),
    take: async ({ library }) => (await library.packs()).take(example),
    'take again': async ({ library }) => (await library.packs()).take(example),
    'take another edition': async ({ library }) => (await library.packs()).take(edition(example, 6)),
    'take two on one card': async ({ library }) => [
      await (await library.packs()).take(packOf(1)),
      await (await library.packs()).take(packOf(3)),
    ],
    prefer: async ({ library }) => (await library.packs()).prefer('grub', packOf(1).id),
    off: async ({ library }) => (await library.packs()).switchOn(example.id, false),
    'take what is off': async ({ library }) => (await library.packs()).take(edition(example, 6)),
    on: async ({ library }) => (await library.packs()).switchOn(example.id, true),
    share: async ({ library }) => {
      const { frames, ...parcel } = await (await library.packs()).share(example);
      return [parcel, frames?.length];
    },
    'share again': async ({ library }) => (await (await library.packs()).share(example)).code,
    'begin with packs': async ({ library }) =>
      library.start({
        board: library.boards[0]?.id ?? '',
        options: { troupeSize: 3 },
        seats: [{ name: 'Ada' }, { name: 'Ben' }],
        official: false,
      }),
    refuse: ({ library }) => library.refusePick('lantern-fair-m4k2:tilda-wick', 'commonwealth', ['grub'], { troupeSize: 2 }),
    remove: async ({ library }) => (await library.packs()).remove(example.id),
    undoRemove: async ({ library }) => (await library.packs()).undoRemove(example.id),
    'remove none': async ({ library }) => (await library.packs()).remove('nothing'),
  },
};

const cardOf = async ({ library }: Scene): Promise<CardAddress> => {
  const [pack] = await (await library.cardWorkshop()).packs();
  return { pack: pack?.id ?? 'none', card: pack?.characters[0]?.id ?? 'none' };
};

export const workshop: Desk = {
  counts: [0, 1, 5],
  async fill(scene, count) {
    const desk = await scene.library.cardWorkshop();
    await scene.library.change({ names: ['Ada', ''] });
    let place: CardAddress | null = null;
    for (const index of numbers(count)) {
      scene.device.pass();
      place = await desk.make('character', nameOf(index), index === 1 ? (place?.pack ?? null) : null);
      if (index === 0) await layUnreadable(scene, 'packs', count);
    }
  },
  lists: async ({ library }) => [await (await library.cardWorkshop()).packs(), (await library.cards()).packs],
  deeds: {
    make: async ({ library }) => (await library.cardWorkshop()).make('character', 'Captain Salt', null),
    'make in a pack that is gone': async ({ library }) => (await library.cardWorkshop()).make('upgrade', 'Rope', 'nothing'),
    'make beside': async (scene) => (await scene.library.cardWorkshop()).make('character', 'Captain Salt', (await cardOf(scene)).pack),
    'make an event': async (scene) => (await scene.library.cardWorkshop()).make('event', '', (await cardOf(scene)).pack),
    correct: async ({ library }) => (await library.cardWorkshop()).placeOf('grub'),
    'correct again': async ({ library }) => (await library.cardWorkshop()).placeOf('grub'),
    'correct none': async ({ library }) => (await library.cardWorkshop()).placeOf('nothing'),
    double: async (scene) => (await scene.library.cardWorkshop()).double(await cardOf(scene), 'Captain Salt'),
    'open and save': async (scene) => {
      const desk = await scene.library.cardWorkshop();
      const place = await cardOf(scene);
      const [here, there]: (CardDesk | null)[] = [await desk.open(place), await desk.open(place)];
      if (!here || !there) return 'none';
      const answers: unknown[] = [await here.save({ ...here.card, version: 7 }), await there.save({ ...there.card, version: 8 })];
      answers.push(await there.read(), await there.save({ ...there.card, version: 9 }), await there.save({ ...there.card, name: 'Salt' }));
      answers.push(await here.save({ ...here.card, version: 10 }, true), here.pack, here.card);
      return answers;
    },
    'save when its pack is gone': async (scene) => {
      const { library } = scene;
      const [desk, stack] = [await library.cardWorkshop(), await library.packs()];
      const place = await desk.make('character', 'Lost', null);
      const card = await desk.open(place);
      await stack.remove(place.pack);
      return (
        card && [await card.save(card.card), await card.read(), await card.save({ ...card.card, version: 5 }, true), await card.read()]
      );
    },
    'save a sealed one': async ({ library }) => {
      await (await library.packs()).take(example);
      const desk = await library.cardWorkshop();
      const card = await desk.open({ pack: example.id, card: example.characters[0]?.id ?? '' });
      return card && [await card.save({ ...card.card, version: 3 }), (await (await library.packs()).offer(example)).edited];
    },
    'try out': async (scene) => {
      const card = await (await scene.library.cardWorkshop()).open(await cardOf(scene));
      if (!card) return 'none';
      const { table, close } = await card.tryOut(card.card, true);
      const look = [table.view(null).order, table.seats, table.openings()];
      close();
      return look;
    },
    remove: async (scene) => (await scene.library.cardWorkshop()).remove(await cardOf(scene)),
    undoRemove: async ({ library }) => (await library.cardWorkshop()).undoRemove(),
    'undo a second time': async ({ library }) => (await library.cardWorkshop()).undoRemove(),
    'remove a correction': async ({ library }) =>
      (await library.cardWorkshop()).remove(await (await library.cardWorkshop()).placeOf('grub')),
    'undo the correction': async ({ library }) => (await library.cardWorkshop()).undoRemove(),
    'remove none': async (scene) => (await scene.library.cardWorkshop()).remove({ ...(await cardOf(scene)), card: 'nothing' }),
    'open none': async ({ library }) => (await library.cardWorkshop()).open({ pack: 'nothing', card: 'grub' }),
  },
};
