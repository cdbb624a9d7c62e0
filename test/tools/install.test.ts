import { describe, expect, it } from 'vitest';
import { installation } from '../../tools/install.mjs';

const wanted = {
  '': {},
  'node_modules/vite': { version: '8.0.0' },
  'node_modules/vitest': { version: '4.0.0', dev: true },
  'node_modules/oxlint': { version: '1.0.0', dev: true },
  'node_modules/fsevents': { version: '2.0.0', optional: true },
  'node_modules/lightningcss-linux': { version: '1.0.0', devOptional: true },
};
const build = { 'node_modules/vite': { version: '8.0.0' } };
const all = { ...build, 'node_modules/vitest': { version: '4.0.0' }, 'node_modules/oxlint': { version: '1.0.0' } };

describe('what is installed before a command', () => {
  it('is what building needs on a fresh clone, and everything for the tests', () => {
    expect(installation('build', wanted, {})).toBe('build');
    expect(installation('all', wanted, {})).toBe('all');
  });

  it('is nothing where everything is there; packages of other machines are not missed', () => {
    expect(installation('build', wanted, build)).toBeNull();
    expect(installation('build', wanted, all)).toBeNull();
    expect(installation('all', wanted, all)).toBeNull();
  });

  it('is added to the packages of the build', () => {
    expect(installation('all', wanted, build)).toBe('add');
  });

  it('is everything after a pull that changed a version, where the tests were installed', () => {
    const stale = { ...all, 'node_modules/vite': { version: '7.0.0' } };
    expect(installation('build', wanted, stale)).toBe('all');
    expect(installation('all', wanted, stale)).toBe('all');
    expect(installation('build', wanted, { 'node_modules/vite': { version: '7.0.0' } })).toBe('build');
  });

  it('is everything where only the tests have changed, and nothing for the build', () => {
    const stale = { ...all, 'node_modules/vitest': { version: '3.0.0' } };
    expect(installation('all', wanted, stale)).toBe('all');
    expect(installation('build', wanted, stale)).toBeNull();
  });
});
