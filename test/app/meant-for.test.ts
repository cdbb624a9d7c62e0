import { expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import type { Ability } from '../../src/rules/terms/card-language.ts';
import { meantFor } from '../../src/ui/prompts/outcomes/meant-for.ts';
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
const targetsOf = (character: string, id: string) =>
  meantFor(catalogue.characters[character]?.abilities.find((ability) => ability.id === id) ?? null);

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
          .filter((line) => line.meant === meant)
          .map(({ line }) => line)
          .sort(),
      ),
      '',
    ].join('\n');
  const page = `# Whom one touch means\n\n${['enemies', 'friends', 'wounded', 'anybody'].map(section).join('\n')}`;
  await expect(page).toMatchFileSnapshot('meant-for.golden.md');
});

it('a malus, lost energy and lost stones are for enemies; a bonus, energy and protection for friends', () => {
  expect(targetsOf('quack', 'blinding-powder')).toBe('enemies');
  expect(targetsOf('creep', 'victimise'), 'more Evade is more cards against it').toBe('enemies');
  expect(targetsOf('butterfingers', 'clumsy-cluts'), 'what it is given hampers it').toBe('enemies');
  expect(targetsOf('marley', 'horror'), 'what it is given wounds it').toBe('enemies');
  expect(targetsOf('seasick-stu', 'seasick')).toBe('enemies');
  expect(targetsOf('butterfingers', 'butterfingers')).toBe('enemies');
  expect(targetsOf('the-duchess', 'succubus'), 'whom it heals is somebody else').toBe('enemies');
  expect(targetsOf('quack', 'foresight')).toBe('friends');
  expect(targetsOf('eric-the-squire', 'my-hero')).toBe('friends');
  expect(targetsOf('foxglove', 'shelter-of-the-shadowglade')).toBe('friends');
});

it('what does good by healing alone is for friends that are wounded', () => {
  expect(targetsOf('quack', 'healing')).toBe('wounded');
});

it('what heals is for friends even if it hampers them; the side that a card names is meant', () => {
  expect(targetsOf('powder-monkey', 'swig-o-rum')).toBe('wounded');
  expect(targetsOf('flinders-memphis', 'overclock')).toBe('friends');
});

it('a push, an action under control and what does good and harm are for anybody', () => {
  expect(targetsOf('morris', 'shove')).toBe('anybody');
  expect(targetsOf('silvertongue', 'mind-control')).toBe('anybody');
  expect(targetsOf('the-goblin-king', 'rule-the-roost')).toBe('anybody');
  expect(targetsOf('agatha-tavernfrau', 'drink-your-fill')).toBe('anybody');
});
