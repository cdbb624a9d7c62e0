import { describe, expect, it } from 'vitest';
import { cardsAsked } from '../../../src/rules/printed/cards-asked.ts';
import { run } from '../small-match.ts';

const { match } = run([]);
const { arcane } = match.table.decks;

describe('the cards that a seat looks through', () => {
  it('are as many from the top as the text says, and not one more', () => {
    for (const count of [0, 1, 3]) {
      expect(cardsAsked(match, 0, { ask: 'search', count, top: true }), `${count} from the top`).toEqual(arcane.slice(0, count));
      expect(cardsAsked(match, 0, { ask: 'look', count }), `look at ${count}`).toEqual(arcane.slice(0, count));
    }
  });
  it('are the whole deck where the text says no number from the top', () => {
    expect(cardsAsked(match, 0, { ask: 'search', count: 1 })).toEqual(arcane);
  });
});
