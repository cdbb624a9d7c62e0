import { expect, it } from 'vitest';
import { characters, UPGRADES } from '../../../src/cards/index.ts';
import type { Eff } from '../../../src/rules/terms/card-language.ts';
import { abilityText, headLine, outcomeLines } from '../../../src/words/cards/abilities.ts';
import { phraseAlone } from '../../../src/words/cards/phrases.ts';

const cards = [...characters, ...Object.values(UPGRADES)];
/** Every effect in a text. */
const effectsIn = (node: unknown): Eff[] =>
  typeof node !== 'object' || node === null
    ? []
    : [...('do' in node && typeof node.do === 'string' ? [node as Eff] : []), ...Object.values(node).flatMap(effectsIn)];
const wordsOf = (id: string): string =>
  id
    .split('-')
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join(' ');

it('an effect alone calls the other abilities of its card by their printed names', () => {
  let effects = 0;
  let named = 0;
  for (const card of cards)
    for (const [index, ability] of card.abilities.entries())
      for (const node of effectsIn(ability)) {
        const phrase = phraseAlone({ part: 'effect', node }, card, ['abilities', index]);
        effects += 1;
        for (const { id, name } of card.abilities) {
          if (name === wordsOf(id) || !JSON.stringify(node).includes(`"${id}"`)) continue;
          expect(phrase, `${card.id} ${ability.id}`).not.toMatch(new RegExp(`${wordsOf(id)}(?! \\[|s)`, 'u'));
          if (phrase.includes(name)) named += 1;
        }
      }
  expect([effects > 500, named > 0]).toEqual([true, true]);
});

it('an ability alone reads as on its card', () => {
  for (const card of cards)
    for (const [index, ability] of card.abilities.entries()) {
      const outcomes = ability.kind === 'arcane' ? outcomeLines(ability, card.abilities).map(({ on, text }) => `${on}: ${text}`) : [];
      const lines = [headLine(ability), abilityText(ability, card.abilities), ...outcomes].filter((line) => line !== '');
      expect(phraseAlone({ part: 'ability', node: ability }, card, ['abilities', index])).toBe(lines.join('\n'));
    }
});
