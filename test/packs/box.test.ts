import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { boxOf } from '../../src/packs/box.ts';
import { changesOf, packChanges } from '../../src/packs/changes.ts';
import type { Character } from '../../src/rules/terms/card-language.ts';
import { sumOf, canonicalText } from '../../src/packs/canonical-text.ts';
import '../cases.ts';
import { correction, example, printed } from './example.ts';

const RUNS = process.env['MOONRISE_WHOLE'] === undefined ? 20 : 400;
const ids = Object.keys(catalogue.characters);

test('a box of no packs is the printed cards themselves', () => {
  expect(boxOf(catalogue, []).cards).toBe(catalogue);
  expect(boxOf(catalogue, []).from.size).toBe(0);
});

test('a pack lies over the printed cards, and each of its cards says whose it is', () => {
  const box = boxOf(catalogue, [example]);
  expect(box.cards.characters['lantern-fair-m4k2:tilda-wick']).toBe(example.characters[0]);
  expect(box.cards.upgrades?.['lantern-fair-m4k2:pocket-lantern']).toBe(example.upgrades[0]);
  expect(box.from.get('lantern-fair-m4k2:tilda-wick')).toBe(example.id);
  for (const id of ids) expect(box.cards.characters[id]).toBe(catalogue.characters[id]);
  expect(box.clashes).toEqual([]);
});

const packOf = (name: string, cards: readonly [string, number][]) =>
  correction(name, ...cards.map(([id, melee]) => ({ ...printed(id), melee })));

test('the order of packs changes no card but those that clash', () => {
  const cards = fc.uniqueArray(fc.tuple(fc.constantFrom(...ids.slice(0, 4)), fc.integer({ min: 0, max: 2 })), { selector: ([id]) => id });
  fc.assert(
    fc.property(cards, cards, cards, (a, b, c) => {
      const packs = [packOf('a', a), packOf('b', b), packOf('c', c)];
      const [first, other] = [boxOf(catalogue, packs), boxOf(catalogue, packs.toReversed())];
      const clashing = new Set(first.clashes.map(({ id }) => id));
      expect(new Set(other.clashes.map(({ id }) => id))).toEqual(clashing);
      for (const id of ids.slice(0, 4))
        if (!clashing.has(id)) expect(canonicalText(first.cards.characters[id])).toBe(canonicalText(other.cards.characters[id]));
      for (const { id, packs: both } of first.clashes)
        for (const used of both) {
          const settled = boxOf(catalogue, packs, { [id]: used });
          expect(settled.from.get(id)).toBe(used);
          expect(settled.cards.characters[id]).toBe(packs.find((pack) => pack.id === used)?.characters.find((card) => card.id === id));
        }
    }),
    { numRuns: RUNS },
  );
});

test('each card is in the box exactly while a pack that has it is on, with the text of that pack', () => {
  const packs = [packOf('a', [['grub', 1]]), packOf('b', [['grub', 2]]), example];
  for (let mask = 0; mask < 8; mask += 1) {
    const box = boxOf(
      catalogue,
      packs.filter((_, index) => (mask >> index) % 2 === 1),
    );
    expect(box.cards.characters['grub']?.melee).toBe(mask % 4 >= 2 ? 2 : mask % 2 === 1 ? 1 : printed('grub').melee);
    expect('lantern-fair-m4k2:tilda-wick' in box.cards.characters).toBe(mask >= 4);
  }
});

describe('changes', () => {
  test('none between equal cards, in whatever order their fields stand', () => {
    for (const id of ids) {
      const turned = Object.fromEntries(Object.entries(structuredClone(printed(id))).toReversed()) as unknown as Character;
      expect(changesOf(printed(id), turned)).toEqual([]);
      expect(sumOf(turned)).toBe(sumOf(printed(id)));
    }
  });

  test('one at least wherever anything differs', () => {
    const leaves = (value: unknown, path: string[] = []): string[][] =>
      typeof value !== 'object' || value === null
        ? [path]
        : Object.entries(value).flatMap(([field, inner]) => leaves(inner, [...path, field]));
    const changed = (value: unknown, [field, ...path]: string[]): unknown => {
      if (field === undefined) return typeof value === 'number' ? value + 1 : `${String(value)} else`;
      const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
      copy[field] = changed(copy[field], path);
      return copy;
    };
    fc.assert(
      fc.property(fc.constantFrom(...ids), fc.nat(), (id, lot) => {
        const card = printed(id);
        const all = leaves(card);
        const edited = changed(card, all[lot % all.length] ?? []) as Character;
        expect(changesOf(card, edited).length).toBeGreaterThan(0);
        expect(sumOf(edited)).not.toBe(sumOf(card));
      }),
      { numRuns: RUNS },
    );
    const grub = printed('grub');
    expect(changesOf(grub, { ...grub, abilities: grub.abilities.toReversed() })).toMatchObject([{ kind: 'words', field: 'order' }]);
    const [first, ...later] = grub.abilities;
    if (first) expect(changesOf(grub, { ...grub, abilities: [first, first, ...later] })).toMatchObject([{ kind: 'new' }]);
  });

  test('of a pack: what is new, what is changed and how, and nothing of what is as it was', () => {
    const pack = { ...correction('mill', { ...printed('grub'), melee: 9 }, printed('flintlock')) };
    expect(packChanges(pack, catalogue)).toMatchObject([
      { is: 'changed', otherPrint: false, changes: [{ kind: 'number', field: 'melee', before: printed('grub').melee, after: 9 }] },
    ]);
    expect(packChanges(example, catalogue).map(({ is }) => is)).toEqual(['new', 'new', 'new']);
    expect(packChanges(example, boxOf(catalogue, [example]).cards)).toEqual([]);
    const older = { ...pack, corrects: { grub: { version: 1, sum: 'another' } } };
    expect(packChanges(older, catalogue)).toMatchObject([{ otherPrint: true }]);
  });
});
