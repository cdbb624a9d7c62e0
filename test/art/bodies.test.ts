import { expect, it } from 'vitest';
import { characters } from '../../src/cards/index.ts';
import { looks, lookOf } from '../../src/ui/art/bodies/by-keyword.ts';
import { drawing, groupsOf, WHOLE } from '../../src/ui/art/bodies/draw.ts';
import { factionNames } from '../../src/ui/art/factions.ts';
import { linesOf, silhouette, unlike } from './silhouette.ts';

/** How many dots high a picture is in which two of a faction must be told apart. */
const DOTS = 40;
/** The part of the dots in which two of a faction differ at least. */
const APART = 0.16;

const all = characters;
const seen = new Map<string, boolean[]>();
function shape(id: string): boolean[] {
  const dots = seen.get(id) ?? silhouette(groupsOf(lookOf(id, [])), WHOLE, DOTS);
  seen.set(id, dots);
  return dots;
}

it('every character has a look of its own, and no look is without its character', () => {
  expect(all.length).toBeGreaterThan(130);
  expect(all.map(({ id }) => id).filter((id) => !(id in looks))).toEqual([]);
  expect(Object.keys(looks).filter((id) => all.every((character) => character.id !== id))).toEqual([]);
});

it.each(factionNames)('at 40 dots two of the %s are told apart by their shape alone', (faction) => {
  const friends = all.filter(({ factions }) => factions.includes(faction)).map(({ id }) => ({ id, dots: shape(id) }));
  const near = friends.flatMap((friend, index) =>
    friends.slice(index + 1).flatMap((two) => {
      const apart = unlike(friend.dots, two.dots);
      return apart < APART ? [`${friend.id} and ${two.id}: ${apart.toFixed(2)}`] : [];
    }),
  );
  expect(near).toEqual([]);
});

it('two that stand alike are found to be alike', () => {
  expect(unlike(shape('flintlock'), shape('flintlock'))).toBe(0);
  const taller = silhouette(groupsOf({ ...lookOf('flintlock', []), build: [1.02, 1] }), WHOLE, DOTS);
  expect(unlike(shape('flintlock'), taller)).toBeLessThan(APART);
});

it('nobody is cut off at the edge of the picture, and everybody fills a good part of it', () => {
  const [left, top, width, height] = WHOLE;
  const outside = all.flatMap(({ id, keywords }) => {
    const around = silhouette(groupsOf(lookOf(id, keywords)), [left - width / 4, top - height / 4, width * 1.5, height * 1.5], 60);
    const beyond = around.filter((dot, index) => dot && (index % 60 < 10 || index % 60 >= 50 || index < 600 || index >= 3000)).length;
    return beyond > 6 ? [`${id}: ${beyond} dots outside`] : [];
  });
  expect(outside).toEqual([]);
  expect(all.filter(({ id }) => shape(id).filter(Boolean).length < 100).map(({ id }) => id)).toEqual([]);
});

it('somebody of a pack has a body by the own keywords, the same each time, and two of a kind need not be twins', () => {
  const invented = (id: string, keywords: string[]) => lookOf(id, keywords);
  expect(invented('pack-otto', ['goblin', 'pirate'])).toEqual(invented('pack-otto', ['Goblin', 'Pirate']));
  expect(['goblin', 'porker']).toContain(invented('pack-otto', ['goblin']).body);
  expect(invented('pack-otto', ['treefolk']).body).toBe('treefolk');
  expect(invented('pack-otto', ['unheard-of']).arm).not.toBe('none');
  const sorts = new Set(Array.from({ length: 30 }, (_, index) => JSON.stringify(invented(`pack-${index}`, ['human', 'soldier']))));
  expect(sorts.size).toBeGreaterThan(12);
});

it('each part is lines that can be drawn, and weighs at most 2 kB', () => {
  for (const { id, keywords } of all)
    for (const { parts } of groupsOf(lookOf(id, keywords))) {
      expect(JSON.stringify(parts).length).toBeLessThan(3_300);
      for (const [, path] of parts) expect(linesOf(path).every((line) => line.length > 2)).toBe(true);
    }
});

it('a picture is the same each time, wears its emblem whole and bare on a coin, and says by no word who it is', () => {
  const sitter = { id: 'flintlock', keywords: ['human'], faction: 'commonwealth', emblem: 'M1 2L3 4Z', crop: 'whole' } as const;
  expect(drawing(sitter)).toBe(drawing(sitter));
  expect(drawing(sitter)).toContain('M1 2L3 4Z');
  expect(drawing({ ...sitter, crop: 'bust' })).not.toContain('M1 2L3 4Z');
  expect(drawing(sitter)).not.toContain('flintlock');
  expect(drawing({ ...sitter, mood: 'hurt' })).not.toBe(drawing(sitter));
});
