import { expect, it } from 'vitest';
import { KeptCabinets } from '../../../src/app/cabinet/kept-cabinets.ts';
import { noting, owning, steppingOn } from '../../../src/cabinet/changes.ts';
import { Device } from '../../storage/memory.ts';

const cabinetsOf = (device: Device, called: (id: string) => string = (id) => id): KeptCabinets =>
  new KeptCabinets(device.open().database, called, () => device.time, { changed: () => undefined, written: () => undefined });

it('a character whose card is renamed keeps copies, stages and notes, also when the new name was marked already', async () => {
  const device = new Device();
  const before = cabinetsOf(device);
  await before.read();
  for (const id of ['old-name', 'new-name', 'other']) {
    const owned = owning(before.state('mine'), id);
    if (owned) await before.make('mine', owned);
  }
  const noted = noting(before.state('mine'), 'old-name', 'hat');
  if (noted) await before.make('mine', noted);
  const painted = steppingOn(before.state('mine'), 'old-name', 20_576, 'playable');
  if (painted) await before.make('mine', painted);
  for (let round = 0; round < 2; round += 1) {
    const after = cabinetsOf(device, (id) => (id === 'old-name' ? 'new-name' : id));
    await after.read();
    const { holdings } = after.state('mine');
    expect([...holdings.keys()].sort()).toEqual(['new-name', 'other']);
    expect(holdings.get('new-name')).toMatchObject({ note: 'hat', copies: [{ gone: 'here', days: { playable: 20_576 } }] });
  }
});

it('a row of an earlier name changes nothing once the new one was changed', async () => {
  const device = new Device();
  const before = cabinetsOf(device);
  await before.read();
  const noted = noting(before.state('mine'), 'old-name', 'hat');
  if (noted) await before.make('mine', noted);
  const called = (id: string): string => (id === 'old-name' ? 'new-name' : id);
  const after = cabinetsOf(device, called);
  await after.read();
  const blank = noting(after.state('mine'), 'new-name', '');
  if (blank) await after.make('mine', blank);
  const again = cabinetsOf(device, called);
  await again.read();
  expect(again.state('mine').holdings.get('new-name')?.note).toBe('');
});
