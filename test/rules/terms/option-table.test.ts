import { expect, it } from 'vitest';
import { OPTIONS } from '../../../src/rules/terms/options.ts';

it('the choices of an option stand in the order in which they are offered, what the book says among them', () => {
  const choices = Object.entries(OPTIONS).flatMap(([name, row]) => ('of' in row ? [[name, row.of, row.is]] : []));
  expect(choices).toEqual([
    ['stones', [7, 5], 7],
    ['elevation', ['english', 'german'], 'english'],
    ['suddenDeath', ['after-action', 'any-moment', 'off'], 'after-action'],
  ]);
  for (const [name, row] of Object.entries(OPTIONS)) {
    if ('of' in row) expect(row.of, name).toContain(row.is);
    if ('least' in row && typeof row.is === 'number') expect([row.least <= row.is, row.is <= row.most], name).toEqual([true, true]);
  }
});
