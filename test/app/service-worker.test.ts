import { describe, expect, it } from 'vitest';
import { serviceWorkerUrl } from '../../src/app/service-worker.ts';

describe('serviceWorkerUrl', () => {
  it('lies beside the page, in whatever sub-folder that is', () => {
    expect(serviceWorkerUrl('https://example.org/games/moonrise/#/match/1')).toBe('https://example.org/games/moonrise/sw.js');
    expect(serviceWorkerUrl('https://example.org/index.html?from=home')).toBe('https://example.org/sw.js');
  });
});
