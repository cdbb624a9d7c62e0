import { describe, expect, it } from 'vitest';
import { trustOwnScripts } from '../../../src/app/window/own-scripts.ts';

describe('scripts of its own', () => {
  it('are those of the folder the app lies in, and no others', () => {
    const made: { name: string; createScriptURL: (url: string) => string | null }[] = [];
    trustOwnScripts('https://example.org/games/moonrise/#/match/1', { createPolicy: (name, rules) => made.push({ name, ...rules }) });
    const [policy] = made;
    expect(policy?.name).toBe('default');
    for (const url of ['sw.js', './assets/read-1.js', 'https://example.org/games/moonrise/assets/read-1.js'])
      expect(policy?.createScriptURL(url)).toBe(url);
    for (const url of [
      'https://example.com/sw.js',
      '/sw.js',
      '../other/x.js',
      'data:text/javascript,1',
      'blob:https://example.org/1',
      '//example.com/games/moonrise/x.js',
    ])
      expect(policy?.createScriptURL(url)).toBe(null);
  });

  it('need no policy where a browser knows none', () => {
    expect(() => trustOwnScripts('https://example.org/', undefined)).not.toThrow();
  });
});
