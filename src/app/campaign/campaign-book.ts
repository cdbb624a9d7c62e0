import type { CampaignCatalogue } from '../../campaign/terms/catalogue.ts';
import { campaignCards, catalogue, UPGRADES } from '../../cards/index.ts';
import { FACTIONS } from '../../rules/terms/factions.ts';
import type { CampaignBook, ToldCard } from '../../ui/contexts/campaign-port.ts';
import { tableCardHead, tableCardText } from '../../words/cards/table-cards.ts';
import { upgradeHead, upgradeLines } from '../../words/cards/upgrades.ts';

/** The cards as a campaign wants them: plain facts that its record keeps. */
export const campaignCatalogue = (): CampaignCatalogue => ({
  characters: Object.fromEntries(
    Object.values(catalogue.characters).map(({ id, factions, keywords, unselectable }) => [
      id,
      { factions: [...factions], keywords: [...keywords], ...(unselectable ? { summoned: true } : {}) },
    ]),
  ),
  upgrades: Object.fromEntries(
    UPGRADES.map(({ id, factions, allowed, forbidden }) => [id, { factions: [...factions], needs: [...allowed], forbids: [...forbidden] }]),
  ),
  cards: Object.fromEntries(campaignCards.map(({ id, factions }) => [id, { factions: [...(factions ?? FACTIONS)] }])),
});

const unknown = (id: string): ToldCard => ({ id, name: id, lines: [] });
const upgrades = new Map(UPGRADES.map((upgrade) => [upgrade.id, upgrade]));
const cards = new Map(campaignCards.map((card) => [card.id, card]));

/** What the cards of a campaign are called and say. */
export const campaignBook: CampaignBook = {
  factions: FACTIONS.filter((faction) =>
    Object.values(catalogue.characters).some(({ factions, unselectable }) => !unselectable && factions.includes(faction)),
  ),
  character: (id) => catalogue.characters[id] ?? null,
  upgrade(id) {
    const card = upgrades.get(id);
    return card ? { id, name: card.name, lines: [upgradeHead(card), ...upgradeLines(card)] } : unknown(id);
  },
  card(id) {
    const card = cards.get(id);
    return card ? { id, name: card.name, lines: [tableCardHead(card), tableCardText(card)] } : unknown(id);
  },
};
