import { describe, expect, it } from 'vitest';
import { CardBox } from '../../../src/app/box.ts';
import { workshopDesk } from '../../../src/app/workshop/workshop-desk.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { partOf, type AnyCard } from '../../../src/packs/pack.ts';
import { PackStore } from '../../../src/storage/stores/pack-store.ts';
import type { CardAddress, MadeKind } from '../../../src/ui/contexts/cards/workshop-port.ts';
import { example } from '../../packs/example.ts';
import { Device } from '../../storage/memory.ts';

function deskOf(device = new Device()) {
  const { database } = device.open();
  const box = new CardBox();
  return { box, database, desk: workshopDesk({ database, box, changed: () => undefined, maker: () => 'Ada' }) };
}
const KINDS: readonly MadeKind[] = ['character', 'upgrade', 'event', 'agenda', 'campaign'];
/** How the id of an invented card begins, by its kind. */
const STARTS: Partial<Record<MadeKind, string>> = { event: 'event:', agenda: 'agenda:' };

describe('cards that are made and changed on a device', () => {
  it.each(KINDS)('a new %s lies in a pack and in the box until it is removed, and comes back as it was', async (kind) => {
    const { desk, box } = deskOf();
    const place = await desk.make(kind, 'Captain Salt', null);
    const start = `${STARTS[kind] ?? ''}${place.pack}:`;
    expect(place.card).toBe(`${start}captain-salt`);
    const { characters, upgrades = {}, tableCards = {} } = box.cards;
    const lying: AnyCard | undefined = characters[place.card] ?? upgrades[place.card] ?? tableCards[place.card];
    if (!lying) throw new Error('no card');
    const part = partOf(lying);
    expect(part.kind === 'table-card' ? part.card.kind : part.kind).toBe(kind);
    expect(lying).toMatchObject({ name: 'Captain Salt', version: 1 });
    const opened = await desk.open(place);
    expect(opened?.card).toEqual(lying);
    const again = await desk.double(place, 'Captain Salt');
    expect(again.card).toBe(`${start}captain-salt-2`);
    await desk.remove(place);
    expect([await desk.open(place), box.box.from.has(place.card), box.box.from.has(again.card)]).toEqual([null, false, true]);
    await desk.undoRemove();
    expect((await desk.open(place))?.card).toEqual(lying);
  });

  it.each(['grub', 'greedy', 'birthright', 'event:hesitation'])('a printed card is corrected in a pack of one’s own: %s', async (id) => {
    const { desk, box } = deskOf();
    const before: AnyCard | undefined = catalogue.characters[id] ?? catalogue.upgrades?.[id] ?? catalogue.tableCards?.[id];
    const place = await desk.placeOf(id);
    const opened = await desk.open(place);
    expect(opened?.card).toEqual(before);
    expect(opened?.pack.corrects[id]).toMatchObject({ version: before?.version });
    expect(await desk.placeOf(id)).toEqual(place);
    expect(await opened?.save({ ...opened.card, version: 99 })).toBe('kept');
    expect((await desk.open(place))?.card.version).toBe(99);
    await desk.remove(place);
    expect(box.box.from.has(id)).toBe(false);
    await desk.undoRemove();
    const back = await desk.open(place);
    expect([back?.card.version, back?.pack.corrects[id]]).toEqual([99, opened?.pack.corrects[id]]);
  });

  it.each(KINDS)('of two windows on one %s the later one is told, and overwrites nothing', async (kind) => {
    const device = new Device();
    const [here, there] = [deskOf(device), deskOf(device)];
    const place: CardAddress = await here.desk.make(kind, 'Salt', null);
    const [first, two] = [await here.desk.open(place), await there.desk.open(place)];
    if (!first || !two) throw new Error('no card');
    const [mine, theirs] = [
      { ...first.card, version: 2 },
      { ...two.card, version: 3 },
    ];
    expect(await first.save(mine)).toBe('kept');
    expect(await two.save(theirs)).toBe('elsewhere');
    expect((await here.desk.open(place))?.card).toEqual(mine);
    expect(await two.read()).toEqual(mine); // from here on it knows
    expect(await two.save(theirs)).toBe('kept');
    expect(await first.save({ ...mine, version: 4 }, true)).toBe('kept');
    expect((await there.desk.open(place))?.card.version).toBe(4);
  });

  it('what was changed bears no seal any more', async () => {
    const { desk, database } = deskOf();
    const pack = { ...example, seal: 'A'.repeat(86) };
    await new PackStore(database).save(pack.id, pack);
    const opened = await desk.open({ pack: pack.id, card: pack.characters[0]?.id ?? '' });
    if (!opened) throw new Error('no card');
    expect(opened.pack.seal).toBeDefined();
    await opened.save({ ...opened.card, version: 7 });
    expect((await new PackStore(database).open(pack.id))?.data.seal).toBeUndefined();
  });
});
