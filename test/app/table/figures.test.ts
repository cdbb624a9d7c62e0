import { describe, expect, it } from 'vitest';
import { figureOf } from '../../../src/app/table/figure.ts';
import { figures } from '../../../src/lessons/figures.ts';
import { systems } from '../../../src/words/rulebook/systems.ts';

const figure = (page: string) => {
  const found = figureOf(page);
  if (!found || 'faces' in found) throw new Error(`${page} has no picture`);
  return found;
};

describe('the pictures of the rulebook', () => {
  it('stand on pages that there are, and show what those speak of', () => {
    for (const page of Object.keys(figures)) {
      expect(systems.map(({ id }) => id)).toContain(page);
      const { looks, engaged, ways } = figure(page);
      expect(looks.length + engaged.length + ways.length).toBeGreaterThan(0);
    }
  });

  it('melee: the cards of the deck', () => {
    expect(figureOf('MEL')).toHaveProperty('faces.thrust.types', ['piercing']);
  });

  it('engagement: the longer reach engages alone', () => {
    const { engaged } = figure('ENG');
    expect(engaged.map(({ model, numbers }) => [model, numbers.engagedBy])).toEqual([
      ['0:baron-von-fancyhat', []],
      ['1:grub', ['0:baron-von-fancyhat']],
    ]);
  });

  it('cover: light behind the end of a wall, heavy behind somebody', () => {
    expect(figure('COV').looks.map(({ sight }) => [sight.visible, sight.cover])).toEqual([
      [true, 'light'],
      [true, 'heavy'],
    ]);
  });

  it('sight: one is hidden, the other is not', () => {
    expect(figure('LOS').looks.map(({ sight }) => sight.visible)).toEqual([false, true]);
  });

  it('gaps: between walls one squeezes, past an enemy nobody does', () => {
    const [walls, enemy] = figure('MOV').ways;
    expect(walls?.route.refused).toBeNull();
    expect(enemy?.route.refused?.clauses).toContain('MOV-6');
  });

  it('falling: nobody jogs off a platform', () => {
    expect(figure('FAL').ways[0]?.route.refused).not.toBeNull();
  });
});
