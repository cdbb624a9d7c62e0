import type { CampaignCatalogue } from '../../campaign/terms/catalogue.ts';
import { catalogue } from '../../cards/index.ts';
import type { Catalogue } from '../../rules/terms/card-language.ts';
import { FACTIONS } from '../../rules/terms/factions.ts';
import type { CampaignBook, ToldCard } from '../../ui/contexts/gatherings/campaign-port.ts';
import { tableCardHead, tableCardText } from '../../words/cards/table-cards.ts';
import { upgradeHead, upgradeLines } from '../../words/cards/upgrades.ts';
import type { Supply } from '../box.ts';

const campaignCardsOf = ({ tableCards = {} }: Catalogue) =>
  Object.values(tableCards).filter(({ kind }) => kind !== 'agenda' && kind !== 'event');

/** The facts about cards that the record of a campaign stores. `packs`: the packs that the campaign is played with, null for printed cards alone. */
export const campaignCatalogue = (cards: Catalogue = catalogue, packs: Supply['packs'] | null = null): CampaignCatalogue => ({
  characters: Object.fromEntries(
    Object.values(cards.characters).map(({ id, factions, keywords, unselectable }) => [
      id,
      { factions: [...factions], keywords: [...keywords], ...(unselectable ? { summoned: true } : {}) },
    ]),
  ),
  upgrades: Object.fromEntries(
    Object.values(cards.upgrades ?? {}).map(({ id, factions, allowed, forbidden }) => [
      id,
      { factions: [...factions], needs: [...allowed], forbids: [...forbidden] },
    ]),
  ),
  cards: Object.fromEntries(campaignCardsOf(cards).map(({ id, factions }) => [id, { factions: [...(factions ?? FACTIONS)] }])),
  ...(packs ? { packs: packs.map(({ id, name }) => ({ id, name })) } : {}),
});

const unknown = (id: string): ToldCard => ({ id, name: id, lines: [] });

/** The names and texts of the cards of a campaign. */
export function campaignBookOf(known: Catalogue): CampaignBook {
  const cards = new Map(campaignCardsOf(known).map((card) => [card.id, card]));
  return {
    factions: FACTIONS.filter((faction) =>
      Object.values(known.characters).some(({ factions, unselectable }) => !unselectable && factions.includes(faction)),
    ),
    character: (id) => known.characters[id] ?? null,
    upgrade(id) {
      const card = known.upgrades?.[id];
      return card ? { id, name: card.name, lines: [upgradeHead(card), ...upgradeLines(card)] } : unknown(id);
    },
    card(id) {
      const card = cards.get(id);
      return card ? { id, name: card.name, lines: [tableCardHead(card), tableCardText(card)] } : unknown(id);
    },
  };
}
