import { expect, test } from 'vitest';
import { strangeCharacters } from '../../src/tournament/own-cards.ts';
import { usualSettings } from '../../src/tournament/settings.ts';
import { checkTournamentEntries } from '../../src/tournament/shapes.ts';

const packs = [{ id: 'mill-club-k3f7', name: 'Mill Club' }];
const list = ['grub', 'mill-club-k3f7:captain-salt', 'mill-club-k3f8:captain-salt'];

test('a tournament is played with official cards alone, or with the packs that it names', () => {
  expect(strangeCharacters(list, usualSettings)).toEqual(list.slice(1));
  expect(strangeCharacters(list, { ...usualSettings, packs })).toEqual(list.slice(2));
  expect(strangeCharacters(['grub'], usualSettings)).toEqual([]);
});

test('its packs are kept with it, and a tournament of before has none', () => {
  const entry = (settings: object) => [{ time: 1, decision: { kind: 'settings', settings } }];
  expect(checkTournamentEntries(entry({ ...usualSettings, packs }))).toEqual(entry({ ...usualSettings, packs }));
  expect(checkTournamentEntries(entry(usualSettings))).toEqual(entry(usualSettings));
  expect(checkTournamentEntries(entry({ ...usualSettings, packs: [{ id: 'Not a slug', name: '' }] }))).toBe(null);
});
