import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { catalogue, characters } from '../../../src/cards/index.ts';
import { cardsShape, characterShape } from '../../../src/rules/terms/card-language/language.ts';
import { nodesOf } from '../../../src/rules/terms/card-language/nodes.ts';
import { checkRecord } from '../../../src/record/notation.ts';
import { beginRecord } from '../../../src/record/match-record.ts';

/** A card of its own to break, and its nodes; the card itself comes first. */
function copyOf(index: number) {
  const card = structuredClone(characters[index % characters.length]) as unknown as Record<string, unknown>; // plain data, about to be broken
  return { card, nodes: nodesOf(card) as Record<string, unknown>[] };
}
const isTaken = (card: unknown): boolean => v.is(characterShape, card);

describe('a card that somebody else has written', () => {
  it('is taken whole when it is in the language', () => {
    for (const card of characters) expect(v.safeParse(characterShape, JSON.parse(JSON.stringify(card))).output).toEqual(card);
  });

  it('is taken with all the other cards in play, of each kind', () => {
    const { characters: all, melee, tableCards, upgrades } = catalogue;
    for (const inPlay of [
      { characters: all, melee, tableCards, upgrades },
      { characters: all, melee, upgrades },
      { characters: all, melee },
    ])
      expect(v.safeParse(cardsShape, JSON.parse(JSON.stringify(inPlay))).output).toEqual(JSON.parse(JSON.stringify(inPlay)));
  });

  it('is refused for one field too many, wherever it stands', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (which, place) => {
        const { card, nodes } = copyOf(which);
        const text = nodes.filter((node) => !('id' in node)); // the outline of a card may bring more
        const node = text[place % text.length];
        fc.pre(node !== undefined);
        node['colours'] = true;
        expect(isTaken(card)).toBe(false);
      }),
    );
  });

  it('is refused for a kind of node that nobody knows', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.constantFrom('constructor', 'depart', ''), (which, place, kind) => {
        const { card, nodes } = copyOf(which);
        const kinds = nodes.flatMap((node) =>
          ['do', 'mod', 'on', 'kind'].flatMap((tag) => (typeof node[tag] === 'string' ? [{ node, tag }] : [])),
        );
        const chosen = kinds[place % kinds.length];
        fc.pre(chosen !== undefined);
        chosen.node[chosen.tag] = kind;
        expect(isTaken(card)).toBe(false);
      }),
    );
  });

  it('is refused for a word, a number or a list in the place of another', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), (which, place, field) => {
        const { card, nodes } = copyOf(which);
        const node = nodes[place % nodes.length] ?? {};
        const keys = Object.keys(node);
        fc.pre(keys.length > 0);
        node[keys[field % keys.length] ?? ''] = { what: 'is this' };
        expect(isTaken(card)).toBe(false);
      }),
    );
  });

  it('says where it is wrong', () => {
    const card = structuredClone(catalogue.characters['flintlock']);
    const [node] = nodesOf(card?.abilities).filter((node) => 'do' in node && typeof node['do'] === 'string') as Record<string, unknown>[];
    if (node) node['do'] = 'explode';
    const { issues = [] } = v.safeParse(cardsShape, { ...catalogue, characters: { flintlock: card } });
    expect(issues.map((issue) => v.getDotPath(issue))).toEqual([expect.stringMatching(/^characters\.flintlock\.abilities\.\d.*\.do$/)]);
  });

  it('does not come in with a match', () => {
    const cards = structuredClone(catalogue);
    const setup = {
      seats: [{ troupe: ['flintlock'] }, { troupe: ['fritz'] }],
      options: {},
      terrain: [],
      seed: '1',
      start: 'setup' as const,
    };
    const { record } = beginRecord(setup as never, cards);
    expect(checkRecord(record).ok).toBe(true);
    const [node] = nodesOf(record.cards).filter((node) => node['do'] === 'damage') as Record<string, unknown>[];
    if (node) node['do'] = 'explode';
    expect(checkRecord(record)).toMatchObject({
      ok: false,
      fault: { code: 'wrong-shape', where: expect.stringContaining('cards.characters.') },
    });
  });
});
