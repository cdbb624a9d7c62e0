import { expect, it } from 'vitest';
import { keptArrivals, takeArrivals } from '../../src/storage/stores/kept-merge.ts';
import { TroupeStore } from '../../src/storage/stores/troupe-store.ts';
import { Device, sampleTroupe } from './memory.ts';

/** What is brought to a device that has other troupes under the same names, and under which names it lies then. */
async function brought(differing: 'newer' | 'both') {
  const [home, away] = [new Device(), new Device()];
  const [mine, theirs] = [new TroupeStore(home.open().database, () => 2), new TroupeStore(away.open().database, () => 1)];
  await mine.save('t', sampleTroupe('Mine'));
  await mine.save('same', sampleTroupe('Same'));
  await mine.save('here', sampleTroupe('Here'));
  await theirs.save('t', sampleTroupe('Theirs'));
  await theirs.save('other', sampleTroupe('Same'));
  await theirs.save('new', sampleTroupe('New'));
  const places = await takeArrivals(mine, await keptArrivals(mine, await theirs.list()), differing, 'beside');
  return { places: Object.fromEntries(places), kept: Object.fromEntries((await mine.list()).map(({ id, data }) => [id, data.name])) };
}

it('what is brought is found again under the name that it got here: beside, in place of what says the same, or as it came', async () => {
  expect(await brought('both')).toEqual({
    places: { t: 't-2', other: 'same', new: 'new' },
    kept: { t: 'Mine', 't-2': 'Theirs', same: 'Same', here: 'Here', new: 'New' },
  });
  expect(await brought('newer')).toEqual({
    places: { t: 't', other: 'same', new: 'new' },
    kept: { t: 'Mine', same: 'Same', here: 'Here', new: 'New' },
  });
});
