import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { campaignCards, catalogue } from '../../src/cards/index.ts';
import { PRINTED_CAMPAIGN_CARDS } from '../../src/cards/printed-index.ts';
import { slug } from '../../src/cards/slug.ts';
import type { Json } from '../../src/rules/terms/ids.ts';
import { FACTIONS } from '../../src/rules/terms/factions.ts';
import { playMoment } from '../../src/rules/terms/card-language/table-cards.ts';
import { tableCardHead, tableCardText } from '../../src/words/cards/table-cards.ts';
import type { TableCard } from '../../src/rules/terms/card-language.ts';
import { tableCardName } from '../../src/words/names/table-cards.ts';
import { CAMPAIGN_FACTS } from './facts.ts';

describe('the campaign cards', () => {
  it('CMP-1: all ninety-two are there, as they are numbered, a file each', () => {
    const printed = PRINTED_CAMPAIGN_CARDS.map(({ id }) => id);
    expect(campaignCards.map(({ id }) => id)).toEqual(printed);
    const files = readdirSync('src/cards/campaign').map((file) => file.replace('.ts', ''));
    expect(files.sort()).toEqual(printed.sort());
    for (const { id } of campaignCards) expect(catalogue.tableCards?.[id]?.kind).toBe('campaign');
  });

  it('CMP-1: the first sixty-four belong to factions, the others to all; those alone pay in a campaign', () => {
    campaignCards.forEach(({ id, factions = [], league }, index) => {
      expect(factions.length, id).toBe(index < 64 ? Math.min(2, factions.length) : FACTIONS.length);
      expect(factions.length, id).toBeGreaterThan(0);
      expect(league !== undefined, id).toBe(index >= 64);
    });
  });

  it('CMP-3: every card has a time, a name and something that it does', () => {
    for (const card of campaignCards) {
      expect(card.id).toBe(slug(card.name));
      expect(tableCardName(card.id)).toBe(card.name);
      expect(card.at.length).toBe(1);
      for (const place of card.at) expect(playMoment.options).toContain(place);
      expect(card.do ?? card.rules ?? card.league, card.id).toBeDefined();
    }
  });

  it('keep the version, the factions and the time of their print', () => {
    const facts = ({ version, factions = [], at }: TableCard): string => `v${version} ${[...factions].sort().join('+')} ${at.join('+')}`;
    expect(Object.fromEntries(campaignCards.map((card) => [card.id, facts(card)]))).toEqual(CAMPAIGN_FACTS);
  });

  it('survives a trip through JSON', () => {
    expect(JSON.parse(JSON.stringify(campaignCards)) as Json).toEqual(campaignCards);
  });

  it('CMP-3: their text reads as it was read last, without a hole in it', async () => {
    const printed = campaignCards.map((card) => `## ${card.name}\n\n${tableCardHead(card)}\n\n${tableCardText(card)}\n`);
    for (const text of printed) expect(text).not.toMatch(/undefined|\[object|NaN|null|\s,|\s\.(?!\.)|\.\.(?!\.)| {2}\w/);
    await expect(`# Campaign cards\n\n${printed.join('\n')}`).toMatchFileSnapshot('campaign-cards.golden.md');
  });
});
