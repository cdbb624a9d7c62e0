import { afterEach, expect, it, vi } from 'vitest';
import { CabinetWindows } from '../../../src/app/cabinet/cabinet-windows.ts';

afterEach(() => vi.unstubAllGlobals());

it('a page that comes out of the cache of the browser may have missed something, one that is opened or closed has not', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const heard: unknown[] = [];
  const windows = new CabinetWindows('cabinet-cache', (rows) => heard.push(rows));
  const isShown = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  isShown(false);
  expect(heard).toEqual([]);
  isShown(true);
  expect(heard).toEqual([null]);
  windows.close();
  isShown(true);
  expect(heard).toEqual([null]);
});

it('what another window writes is heard whole, and nothing that is no rows', async () => {
  const heard: unknown[] = [];
  const [first, second] = [
    new CabinetWindows('cabinet-rows', () => undefined),
    new CabinetWindows('cabinet-rows', (rows) => heard.push(rows)),
  ];
  const stranger = new BroadcastChannel('cabinet-rows');
  for (const data of [null, 'mine', { cabinet: 'mine' }, { cabinet: 7, characters: [] }, { cabinet: 'mine', characters: [7] }])
    stranger.postMessage(data);
  first.tell({ cabinet: 'mine' as never, characters: ['grub', 'quack'] });
  await vi.waitFor(() => expect(heard).toEqual([{ cabinet: 'mine', characters: ['grub', 'quack'] }]));
  stranger.close();
  first.close();
  second.close();
});
