import { expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { knownIn } from '../../src/packs/lint/known-cards.ts';
import { lintCard } from '../../src/packs/lint/lint-pack.ts';
import { cardsOf } from '../../src/packs/pack.ts';

const { characters, upgrades = {}, tableCards = {}, prints = {} } = catalogue;
const all = cardsOf({
  characters: [...Object.values(characters), ...Object.values(prints)],
  upgrades: Object.values(upgrades),
  tableCards: Object.values(tableCards),
});

test('no printed card has an error', () => {
  const known = knownIn(catalogue);
  const findings = all.flatMap((part) => lintCard(part, known));
  const lines = findings.map(({ grade, code, card, path, about }) => `${grade} ${card} ${path.join('.')}: ${code} ${about ?? ''}`);
  expect(lines).toEqual([]);
});
