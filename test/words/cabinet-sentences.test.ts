import { describe, expect, it } from 'vitest';
import { CabinetSums } from '../../src/app/cabinet/cabinet-sums.ts';
import { GOALS, STRENGTH_MARKS } from '../../src/cabinet/terms.ts';
import { characters } from '../../src/cards/characters.ts';
import { products } from '../../src/cards/products.ts';
import { rivals } from '../../src/cards/rivals.ts';
import { adviceSentences } from '../../src/words/cabinet/advice.ts';
import { eveningReason, lackingThen } from '../../src/words/cabinet/fielding.ts';
import { familySentence } from '../../src/words/cabinet/partners.ts';
import { peopleName } from '../../src/words/cabinet/people-name.ts';
import { keywordName } from '../../src/words/names/keywords.ts';

const names = { character: (id: string) => id, ability: (_: string, ability: string) => ability };

describe('the sentences of the cabinet', () => {
  it('name strengths in small letters within a sentence', () => {
    expect(adviceSentences(STRENGTH_MARKS, [], [])).toEqual([
      'Strengths: melee, arcane, evading, health, energy, healing, moving others and shooting.',
    ]);
  });

  it('say once that a troupe does something badly', () => {
    expect(adviceSentences([], ['shooting'], ['shoots', 'steals'])).toEqual([
      'Weaknesses: shooting.',
      'No character is good at: stealing.',
    ]);
    expect(adviceSentences([], ['shooting'], ['shoots'])).toEqual(['Weaknesses: shooting.']);
    expect(adviceSentences(['moving'], [], ['shoots'])).toEqual(['Strengths: moving others.', 'No character is good at: shooting.']);
  });

  it('deny nothing that they praise: of a strength and the role that says nearly the same, one is told', async () => {
    expect(adviceSentences(['melee'], [], ['fights', 'steals'])).toEqual(['Strengths: melee.', 'No character is good at: stealing.']);
    expect(adviceSentences([], ['health'], ['stands', 'fights'])).toEqual(['Weaknesses: health.', 'No character is good at: fighting.']);
    expect(adviceSentences(['arcane'], ['energy'], ['fights', 'energises'])).toEqual([
      'Strengths: arcane.',
      'Weaknesses: energy.',
      'No character is good at: fighting and giving energy.',
    ]);
    // four Gnomes who hit hard, and none of whom has five dice
    const sums = new CabinetSums(characters, rivals, products);
    const { good, nobody, sentences } = await sums.advice(['young-jack', 'gradock', 'morris', 'billy'], 'commonwealth');
    expect(good).toContain('melee');
    expect(nobody).toContain('fights');
    expect(sentences.join(' ')).not.toMatch(/fighting/);
  });

  it('say what a purchase leaves to be done, and leave out what stays far away', async () => {
    expect(lackingThen(6, 1)).toBe('then only 1 model short of 6 a side');
    expect(lackingThen(6, 2)).toBe('then only 2 models short of 6 a side');
    const sums = new CabinetSums(characters, rivals, products);
    const starter = products.find(({ id }) => id === 'dusk-till-dawn')?.characters ?? [];
    const next = await sums.nextProducts(new Set(starter), new Set(['dusk-till-dawn']), 6);
    const all = GOALS.flatMap((goal) => next[goal]);
    const counts = all.flatMap(({ closer }) => Object.values(closer));
    expect(Math.max(...counts)).toBeLessThanOrEqual(3);
    expect(Math.min(...counts)).toBe(1);
    // one of the Shades beside six of the Dominion: no reason to buy it
    expect(next['first-troupe'].find(({ product }) => product.id === 'death-and-taxes')).toMatchObject({ first: ['dominion'], closer: {} });
  });

  it('send nobody to help a character that is only summoned', async () => {
    const sums = new CabinetSums(characters, rivals, products);
    expect((await sums.partners('sprog', new Set())).lack).toEqual([]);
    expect((await sums.partners('nanny', new Set())).lack.length).toBeGreaterThan(0);
  });

  it('tell of two who go together in what line one speaks of the other', () => {
    const tie = { by: 'eric-the-squire', to: 'flintlock', ability: 'squire', bond: 'speaks-of', word: 'soldier' } as const;
    expect(eveningReason({ because: 'together', tie }, names)).toBe('eric-the-squire with flintlock: squire mentions “Soldier”');
  });

  it('speak of peoples as several, and of one alone as one', () => {
    expect(eveningReason({ because: 'people', first: 'animal', second: 'gnome' }, names)).toBe('Animals against Gnomes');
    expect(familySentence('witch', 3, ['Morag', 'Agatha'])).toBe('3 Witches, such as Morag and Agatha');
    expect(familySentence('witch', 1, ['Morag'])).toBe('1 Witch: Morag');
  });

  it('know the several of every printed keyword, and leave an invented one as it is', () => {
    const words = [...new Set(characters.flatMap(({ keywords }) => keywords))].sort();
    expect(words.filter((word) => peopleName(word) === keywordName(word))).toEqual(['merfolk', 'treefolk']);
    expect(peopleName('tea-drinker')).toBe(keywordName('tea-drinker'));
  });
});
