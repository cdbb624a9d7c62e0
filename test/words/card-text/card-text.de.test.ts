import { expect, it } from 'vitest';
import { campaignCards, characters, tableCards, UPGRADES } from '../../../src/cards/index.ts';
import { cardWriter } from '../../../src/words/card-text/writer.ts';
import { german } from '../../../src/words/languages/de/index.ts';
import { cardLines, tableCardLines, upgradeCardLines } from './printed-in.ts';

const writer = cardWriter(german);
const texts = [
  ...characters.flatMap((card) => cardLines(writer, card)),
  ...UPGRADES.flatMap((card) => upgradeCardLines(writer, card)),
  ...[...tableCards, ...campaignCards].flatMap((card) => tableCardLines(writer, card)),
];

it('the German text of every card reads as it was read last', async () => {
  await expect(`# Kartentexte\n\n${texts.join('\n')}`).toMatchFileSnapshot('card-text.de.golden.md');
});
