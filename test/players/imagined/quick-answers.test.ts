import { expect, test } from 'vitest';
import { quickAnswer } from '../../../src/players/imagined/settle.ts';
import { Lot } from '../../../src/players/lot.ts';
import type { ArcaneCard } from '../../../src/rules/terms/decks.ts';
import { all, B, cast, table } from '../../rules/arcane/fixture.ts';

/** What is claimed without a thought with these cards on top of the deck, all of which are drawn. */
function claimed(...hand: ArcaneCard[]) {
  const { match, cards } = all(table(hand, { a: { arcane: hand.length } }), cast(B));
  const opening = match.openings.find(({ kind }) => kind === 'claim');
  if (!opening) throw new Error('no claim is asked for');
  return quickAnswer(match, opening, cards, new Lot('1'));
}

test('without a thought the dearest card is claimed as what it is, of equal ones the first; catastrophes alone are not played', () => {
  expect(claimed('green-1', 'pink-3', 'blue-2')).toMatchObject({ kind: 'claim', card: 'pink-3', as: 'pink-3' });
  expect(claimed('catastrophe', 'green-1')).toMatchObject({ kind: 'claim', card: 'green-1', as: 'green-1' });
  expect(claimed('catastrophe', 'catastrophe')).toMatchObject({ kind: 'pass' });
});
