import { expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import type { Ability } from '../../src/rules/terms/card-language.ts';
import { meantFor } from '../../src/ui/prompts/meant-for.ts';
import { abilityText, outcomeLines } from '../../src/words/cards/abilities.ts';

const cards = [...Object.values(catalogue.characters), ...Object.values(catalogue.upgrades ?? {})];
const namesAModel = (ability: Ability): boolean =>
  ability.kind !== 'passive' && ability.target !== undefined && (ability.target.what ?? 'model') === 'model';
const text = (ability: Ability): string =>
  ability.kind === 'arcane'
    ? outcomeLines(ability)
        .map(({ on, text: does }) => `${on}: ${does}`)
        .join(' / ')
    : abilityText(ability);
const of = (character: string, id: string) => meantFor(catalogue.characters[character]?.abilities.find((one) => one.id === id) ?? null);

it('every ability that names a model is for enemies, for friends or for anybody, by what it prints', async () => {
  const lines = cards.flatMap(({ abilities }) =>
    abilities.filter(namesAModel).map((ability) => ({ meant: meantFor(ability), line: `- ${ability.name}. ${text(ability)}` })),
  );
  const section = (meant: string): string =>
    [
      `## ${meant}`,
      '',
      ...new Set(
        lines
          .filter((one) => one.meant === meant)
          .map(({ line }) => line)
          .sort(),
      ),
      '',
    ].join('\n');
  const page = `# Whom one touch means\n\n${['enemies', 'friends', 'wounded', 'anybody'].map(section).join('\n')}`;
  await expect(page).toMatchFileSnapshot('meant-for.golden.md');
});

it('a malus, lost energy and lost stones are for enemies; a bonus, energy and protection for friends', () => {
  expect(of('quack', 'blinding-powder')).toBe('enemies');
  expect(of('creep', 'victimise'), 'more Evade is more cards against it').toBe('enemies');
  expect(of('butterfingers', 'clumsy-cluts'), 'what it is given hampers it').toBe('enemies');
  expect(of('marley', 'horror'), 'what it is given wounds it').toBe('enemies');
  expect(of('seasick-stu', 'seasick')).toBe('enemies');
  expect(of('butterfingers', 'butterfingers')).toBe('enemies');
  expect(of('the-duchess', 'succubus'), 'whom it heals is somebody else').toBe('enemies');
  expect(of('quack', 'foresight')).toBe('friends');
  expect(of('eric-the-squire', 'my-hero')).toBe('friends');
  expect(of('foxglove', 'shelter-of-the-shadowglade')).toBe('friends');
});

it('what does good by healing alone is for friends that are wounded', () => {
  expect(of('quack', 'healing')).toBe('wounded');
});

it('what heals is for friends even if it hampers them; the side that a card names is meant', () => {
  expect(of('powder-monkey', 'swig-o-rum')).toBe('wounded');
  expect(of('flinders-memphis', 'overclock')).toBe('friends');
});

it('a push, an action under control and what does good and harm are for anybody', () => {
  expect(of('morris', 'shove')).toBe('anybody');
  expect(of('silvertongue', 'mind-control')).toBe('anybody');
  expect(of('the-goblin-king', 'rule-the-roost')).toBe('anybody');
  expect(of('agatha-tavernfrau', 'drink-your-fill')).toBe('anybody');
});
