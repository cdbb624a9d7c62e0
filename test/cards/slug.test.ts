import { expect, it } from 'vitest';
import { slug } from '../../src/cards/slug.ts';

it.each([
  ['Baron von Fancyhat', 'baron-von-fancyhat'],
  ['Doug, the Flatulent', 'doug-the-flatulent'],
  ['“Look out!”', 'look-out'],
  ['"Look out!"', 'look-out'],
  ["Where'd You Come From!?", 'whered-you-come-from'],
  ['Reload [Shoot Musket]', 'reload-shoot-musket'],
  ["Short 'n Stabby", 'short-n-stabby'],
  ['Up, Up & Away', 'up-up-and-away'],
  ['Bjørn', 'bjorn'],
  ["Sen'Ara", 'senara'],
  ['Skål', 'skal'],
  ['Gone in a puff...', 'gone-in-a-puff'],
])('%s → %s', (name, id) => {
  expect(slug(name)).toBe(id);
});
