import { expect, it } from 'vitest';
import { tableCards } from '../../../src/cards/index.ts';
import type { TableCard } from '../../../src/rules/terms/card-language.ts';
import { tableCardHead, tableCardText } from '../../../src/words/cards/table-cards.ts';
import { tableCardName } from '../../../src/words/names/table-cards.ts';

const printed = (card: TableCard): string => `## ${tableCardName(card.id)}\n\n${tableCardHead(card)}\n\n${tableCardText(card)}\n`;

it('EVA-2: the text of six Events and six Agendas reads as it was read last', async () => {
  expect(tableCards.map(({ kind }) => kind).sort()).toEqual([...Array<string>(6).fill('agenda'), ...Array<string>(6).fill('event')]);
  await expect(`# Events & Agendas\n\n${tableCards.map(printed).join('\n')}`).toMatchFileSnapshot('table-cards.golden.md');
});

it('no text is left with a hole in it, and every card bears its printed name', () => {
  for (const card of tableCards) {
    expect(printed(card)).not.toMatch(/undefined|\[object|NaN|null|\s,|\s\.|(?<!\.)\.\.(?!\.)| {2}\w/);
    expect(tableCardName(card.id)).toBe(card.name);
    expect(card.id).toBe(`${card.kind}:${card.name.toLowerCase().replaceAll(' ', '-')}`);
  }
});
