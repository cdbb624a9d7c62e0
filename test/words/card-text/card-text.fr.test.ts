import { describe, expect, it } from 'vitest';
import { campaignCards, characters, tableCards, UPGRADES } from '../../../src/cards/index.ts';
import { cardWriter } from '../../../src/words/card-text/writer.ts';
import { french } from '../../../src/words/languages/fr/index.ts';
import { printedName } from '../../../src/words/names/character.ts';
import { cardLines, tableCardLines, upgradeCardLines } from './printed-in.ts';

const writer = cardWriter(french);
const texts = [
  ...characters.flatMap((card) => cardLines(writer, card)),
  ...UPGRADES.flatMap((card) => upgradeCardLines(writer, card)),
  ...[...tableCards, ...campaignCards].flatMap((card) => tableCardLines(writer, card)),
];

const NAMES = [
  ...characters.map(({ id }) => printedName(id)),
  ...UPGRADES.flatMap(({ abilities }) => abilities.map(({ name }) => name)),
].sort((a, b) => b.length - a.length);
/** Without the names that stay as they are printed. */
const worded = (line: string): string =>
  line.startsWith('## ') ? '' : NAMES.reduce((text, name) => text.replaceAll(name, 'Nom'), line.replaceAll(/\*\*.*?\*\*|«[^»]*»/g, 'Nom'));

it('the French text of every card reads as it was read last', async () => {
  await expect(`# Texte des cartes\n\n${texts.join('\n')}`).toMatchFileSnapshot('card-text.fr.golden.md');
});

describe('no line', () => {
  it.each([
    ['leaves words apart that melt', /(?<![\p{L}-])(?:(?:de|à) les? |(?:que|de|le|la|ne|se) (?=[aeiouéèêâîôû])|si ils?(?!\p{L}))/iu],
    ['melts what does not', /’[^aeiouyhéèêâàîôûœ]/iu],
    [
      'names one of several, or several of one',
      /(?<![+−] )(?<!\p{L})(?:0|1|une?|aucune?|chaque) (?:blessures|Dégâts|énergies|cartes|Moonstones|figurines|points)(?!\p{L})|(?:[2-9]|X|[+−] 1) (?:blessure|Dégât|énergie|Moonstone|figurine|point)(?!\p{L})/u,
    ],
    ['has a mark without its space before it', /[^\s\u00a0][!?»]|[^\u00a0];|(?<!\u00a0)(?<!^ {2}- [^:]*):|[ ][:;!?»]|« /],
    ['denies by half', /(?<!\p{L})(?:aucune?|personne) (?:(?!ne |n’)[^.,:;»(])*(?<!ne |n’)(?:peut|détient|est) (?!pas)/u],
    ['speaks English', /(?<!\p{L})(?:the|of|with|within|until|models?|and|or|is|this|wounds?|energy|turn)(?!\p{L})/u],
  ])('%s', (_, fault) => {
    expect(texts.map(worded).filter((line) => fault.test(line))).toEqual([]);
  });
});
