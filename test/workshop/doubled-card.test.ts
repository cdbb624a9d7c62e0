import { expect, test } from 'vitest';
import type { Ability } from '../../src/rules/terms/card-language.ts';
import { doubledCard, doubledText } from '../../src/workshop/doubled-card.ts';
import { newCharacter } from '../../src/workshop/new-card.ts';

const loaded: Ability = {
  kind: 'active',
  id: 'shot',
  name: 'Shot',
  cost: 1,
  do: [
    { do: 'summon', what: 'own-k3f7:a', contact: 'self' },
    { do: 'become', who: 'self', card: 'own-k3f7:a' },
    { do: 'spend', ability: 'shot', until: 'game' },
    { do: 'reload', ability: 'weakling' },
  ],
};

test('a doubled card and a doubled text refer to themselves, and to all else as before', () => {
  const card = { ...newCharacter('own-k3f7:a', 'A'), abilities: [loaded] };
  const copy = JSON.stringify(doubledCard(card, 'own-k3f7:b', 'B'));
  expect(copy).not.toContain('own-k3f7:a');
  expect(copy).toContain('"card":"own-k3f7:b"');
  expect(copy).toContain('"what":"own-k3f7:b"');
  const text = doubledText(loaded, new Set(['shot', 'shot-2']));
  expect(text.id).toBe('shot-3');
  expect(text.kind === 'active' && text.do.slice(2)).toEqual([
    { do: 'spend', ability: 'shot-3', until: 'game' },
    { do: 'reload', ability: 'weakling' },
  ]);
  expect(JSON.stringify(card)).toContain('"ability":"shot"');
});
