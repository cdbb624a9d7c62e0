import fc from 'fast-check';
import { expect, it } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import { asksFor, doing, names, nodesOf, summonsIn } from '../../../src/rules/terms/card-language/nodes.ts';

const leaf = fc.oneof(fc.constantFrom('self', 'each', 'target'), fc.integer(), fc.boolean(), fc.constant(null));
const { text } = fc.letrec((tie) => ({
  text: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('text'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('do', 'half', 'who'), tie('text')),
  ),
}));

it('finds as many nodes as a text opens, and every name that is written in it', () => {
  fc.assert(
    fc.property(text, (given) => {
      const written = JSON.stringify(given);
      expect(nodesOf(given).length).toBe(written.split('{').length - 1);
      expect(asksFor(given, 'half')).toBe(written.includes('"half":'));
    }),
  );
});

it('reads the cards as they are written', () => {
  for (const card of Object.values(catalogue.characters)) {
    const written = JSON.stringify(card);
    for (const word of ['self', 'each', 'target', 'earlier-wounds'] as const)
      expect([card.id, word, names(card, word)]).toEqual([card.id, word, new RegExp(`"${word}"(?!:)`).test(written)]);
    expect(doing(card, 'summon').length).toBe(written.split('"do":"summon"').length - 1);
  }
});

it('names everybody whom a text may bring', () => {
  expect(summonsIn([{ do: 'flip', then: [{ do: 'summon', what: ['one', 'other'], contact: 'self' }] }])).toEqual(['one', 'other']);
});
