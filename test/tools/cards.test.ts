import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import type { Catalogue } from '../../src/rules/terms/card-language.ts';
import { cardsReport } from '../../tools/cards/report.ts';
import { textLines } from '../../tools/cards/text-lines.ts';

describe('the report of the catalogue', () => {
  it('counts everything printed once: automated, by hand or missing', () => {
    for (const { total, automated, hooked, missing } of Object.values(cardsReport(catalogue))) {
      expect(automated + hooked + missing.length).toBe(total);
      expect(new Set(missing).size).toBe(missing.length);
    }
  });

  it('says all of the box in the card language, and leaves no gap', () => {
    const { characters, abilities, signatures } = cardsReport(catalogue);
    expect([characters.total, characters.automated, characters.hooked]).toEqual([141, 141, 0]);
    expect([...characters.missing, ...abilities.missing, ...signatures.missing]).toEqual([]);
    expect(abilities.gaps).toEqual([]);
  });

  it('says what a card leaves to the table, and what nobody knows of it', () => {
    const before = cardsReport(catalogue);
    const cards = JSON.parse(JSON.stringify(catalogue)) as Catalogue; // cards share what several of them print
    const { flintlock, quack } = cards.characters;
    const [dagger] = flintlock?.abilities ?? [];
    if (dagger?.kind === 'passive') dagger.rules = [];
    if (quack?.abilities[0]) quack.abilities[0].unknown = true;
    if (cards.tableCards?.['birthright']) cards.tableCards['birthright'].byHand = true;
    delete cards.characters['fritz'];
    const { abilities, characters, campaignCards, signatures } = cardsReport(cards);
    expect(abilities.hooked).toBe(before.abilities.hooked + 1);
    expect(characters.hooked).toBe(before.characters.hooked + 1);
    expect(campaignCards.hooked).toBe(before.campaignCards.hooked + 1);
    expect(abilities.gaps).toEqual([`quack/${quack?.abilities[0]?.id}`]);
    expect(characters.gaps).toEqual(['quack']);
    expect(characters.missing).toEqual(['fritz']);
    expect(signatures.missing).toHaveLength(before.signatures.missing.length + 1);
  });
});

it('the text of the cards has a line for every ability and every card', () => {
  const ids = textLines().map((line) => line.slice(0, line.indexOf(': ')));
  const cards = [...Object.values(catalogue.characters), ...Object.values(catalogue.upgrades ?? {})];
  const wanted = cards.flatMap((card) => [
    card.id,
    ...card.abilities.map(({ id }) => `${card.id}/${id}`),
    ...('signature' in card && card.signature ? [`${card.id}/${card.signature.id}`] : []),
  ]);
  expect([...ids].sort()).toEqual([...wanted, ...Object.values(catalogue.tableCards ?? {}).map(({ id }) => id)].sort());
  for (const line of textLines()) expect(line).not.toMatch(/undefined|\[object|NaN|\n/);
});
