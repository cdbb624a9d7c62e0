import { afterEach, describe, expect, it, vi } from 'vitest';
import { beginEstimate } from '../../src/app/power/begin-estimate.ts';
import { comparedPair, type PowerField } from '../../src/app/power/pair.ts';
import { boards, catalogue } from '../../src/cards/index.ts';
import { boxOf } from '../../src/packs/box.ts';
import { FACTIONS } from '../../src/rules/terms/factions.ts';
import { example } from '../packs/example.ts';

const { cards } = boxOf(catalogue, [example]);
const printed = Object.keys(catalogue.characters);
const [card] = example.characters;
if (!card) throw new Error('nobody');

describe('the field of a card that is tried out', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('compares it with printed cards only, among the cards of the device', () => {
    const posted: unknown[] = [];
    vi.stubGlobal(
      'Worker',
      class {
        postMessage(data: unknown) {
          posted.push(data);
        }
        terminate() {}
      },
    );
    beginEstimate(card, cards).cancel();
    const [{ field }] = posted as [{ field: PowerField }];
    expect(field.cards).toBe(cards);
    expect(field.printed).toEqual(printed);
    expect(field.printed).not.toContain(card.id);
    expect(field.boards).toEqual(boards.map(({ terrain }) => terrain));
  });

  const faction = card.factions[0] ?? FACTIONS[0];
  const fit = (id: string): boolean => !cards.characters[id]?.unselectable;
  const mates = printed.filter((id) => fit(id) && cards.characters[id]?.factions.includes(faction));
  const enemies = printed.filter((id) => fit(id) && !cards.characters[id]?.factions.includes(faction));
  const play = (list: readonly string[]) =>
    comparedPair({ card: card.id, pair: 0, players: 'random' }, { cards, printed: list, boards: [[]] });
  it.each([0, 1, 2])('needs two mates and one to stand in for it: %d printed cards of its faction are too few', (count) => {
    expect(play([...mates.slice(0, count), ...enemies])).toBeNull();
  });
  it('plays with three, even where no other faction can be fielded', () => {
    expect(play([...mates.slice(0, 3), ...enemies])).not.toBeNull();
    expect(play(mates.slice(0, 3))).not.toBeNull();
  });
});
