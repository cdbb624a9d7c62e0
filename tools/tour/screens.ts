import type { Page } from 'playwright-core';
import { pairings } from '../../src/cards/index.ts';
import { matchRows } from './glass.ts';
import { playedMatch, stepsOf } from './matches.ts';

/** A screen that needs only an address and stored rows. */
export interface ScreenMoment {
  name: string;
  address: string;
  waits: string;
  touch?: (page: Page) => Promise<void>;
  /** The rows to store before, by the name of their table. */
  rows?: () => Record<string, object[]>;
}

/** A database row of a player or a troupe. */
const kept = (id: string, data: object): object => ({ id, changedAt: 2, archived: null, deleted: null, data });

/** A device in use: a finished match and two under way, players with their pennants, troupes of ready matches. */
function used(): Record<string, object[]> {
  const matches = ['1', '3', '4'].map((seed, nth) => {
    const steps = [...stepsOf(playedMatch('crown-and-burrow', seed, nth + 2))];
    const { before } = steps[nth === 0 ? steps.length - 1 : 60 * nth] ?? { before: null };
    if (!before) throw new Error('nothing was played');
    return matchRows(`used-${nth}`, before.record, 'hot-seat', 0);
  });
  const rows: Record<string, object[]> = {};
  for (const match of matches) for (const [store, values] of Object.entries(match)) rows[store] = [...(rows[store] ?? []), ...values];
  rows['players'] = [
    kept('ada', { name: 'Ada', colour: 'sun', pattern: 'plain' }),
    kept('ben', { name: 'Ben', colour: 'sea', pattern: 'halved' }),
    kept('cleo', { name: 'Cleo', colour: 'rose', pattern: 'barred' }),
  ];
  rows['troupes'] = pairings
    .flatMap(({ sides }) => sides)
    .slice(0, 5)
    .map(({ faction, troupe }, nth) => kept(`troupe-${nth}`, { name: `Troupe ${nth + 1}`, faction, characters: troupe }));
  return rows;
}

/** The screens on a new device, and on a device in use. */
export const screens: ScreenMoment[] = [
  { name: 'home', address: '', waits: 'moon-home-screen' },
  { name: 'learn', address: 'learn', waits: 'moon-learn-screen' },
  { name: 'lesson-melee', address: 'learn/fighting', waits: 'moon-match-screen' },
  { name: 'lesson-stones', address: 'learn/stones', waits: 'moon-match-screen' },
  { name: 'lesson-catching', address: 'learn/catching', waits: 'moon-match-screen' },
  { name: 'troupes', address: 'troupes', waits: 'moon-page' },
  { name: 'players', address: 'players', waits: 'moon-page' },
  { name: 'new-match', address: 'new', waits: 'moon-page' },
  { name: 'campaign-setup', address: 'campaigns/+', waits: 'moon-page' },
  { name: 'collection', address: 'collection', waits: 'moon-cabinet-screen' },
  { name: 'compendium', address: 'compendium', waits: 'moon-compendium-screen' },
  { name: 'settings', address: 'settings', waits: 'moon-page' },
  { name: 'boards', address: 'boards', waits: 'moon-page' },
  { name: 'home-used', address: '', waits: 'moon-home-screen', rows: used },
  { name: 'troupes-used', address: 'troupes', waits: 'moon-page', rows: used },
  { name: 'players-used', address: 'players', waits: 'moon-page', rows: used },
  {
    name: 'pairing',
    address: '',
    waits: 'moon-home-screen [data-pairing]',
    touch: (page) => page.locator('moon-home-screen [data-pairing]').first().tap(),
  },
  { name: 'clubs', address: 'club', waits: 'moon-page' },
  { name: 'tournaments', address: 'tournaments', waits: 'moon-page' },
  { name: 'workshop', address: 'workshop', waits: 'moon-page' },
  { name: 'puzzles', address: 'puzzles', waits: 'moon-page' },
];
