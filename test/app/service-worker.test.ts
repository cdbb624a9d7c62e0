import { beforeEach, describe, expect, it } from 'vitest';
import { serviceWorkerUrl, Updates } from '../../src/app/service-worker.ts';

describe('serviceWorkerUrl', () => {
  it('lies beside the page, in whatever sub-folder that is', () => {
    expect(serviceWorkerUrl('https://example.org/games/moonrise/#/match/1')).toBe('https://example.org/games/moonrise/sw.js');
    expect(serviceWorkerUrl('https://example.org/index.html?from=home')).toBe('https://example.org/sw.js');
  });
});

describe('Updates', () => {
  let heard: Record<string, () => void>;
  let said: string[];
  let updates: Updates;
  beforeEach(() => {
    heard = {};
    said = [];
    const worker = {
      addEventListener: (type: string, listener: () => void) => {
        heard[type] = listener;
      },
      messageSkipWaiting: () => said.push('skip waiting'),
      register: () => Promise.reject(new Error('no network')),
    };
    // Only these three of a Workbox are called, and none of the listeners reads its event.
    updates = new Updates(worker as unknown as ConstructorParameters<typeof Updates>[0], () => said.push('reload'));
    updates.onUpdateReady(() => said.push('offered'));
  });

  it('offers an update once, and changes to it when told', () => {
    heard['waiting']?.();
    updates.matchOpen(false);
    expect(said).toEqual(['offered']);
    updates.applyUpdate();
    heard['controlling']?.();
    expect(said).toEqual(['offered', 'skip waiting', 'reload']);
  });

  it('waits while a match is on the screen', () => {
    updates.matchOpen(true);
    heard['waiting']?.();
    updates.applyUpdate();
    expect(said).toEqual([]);
    updates.matchOpen(false);
    expect(said).toEqual(['offered']);
  });

  it('does nothing when there is no update', () => {
    updates.applyUpdate();
    expect(said).toEqual([]);
  });

  it('starts without a network', async () => {
    await expect(updates.register()).resolves.toBe(undefined);
  });
});
