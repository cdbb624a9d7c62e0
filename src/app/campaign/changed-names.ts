import type { CampaignCatalogue } from '../../campaign/terms/catalogue.ts';
import type { Catalogue } from '../../rules/terms/card-language.ts';
import { printedName } from '../../words/names/character.ts';

/** The names of the characters, upgrades and cards that differ between two catalogues of a campaign. */
export const changedNames = (before: CampaignCatalogue, after: CampaignCatalogue, cards: Catalogue): readonly string[] =>
  (['characters', 'upgrades', 'cards'] as const).flatMap((list) => {
    const [older, newer]: Readonly<Record<string, unknown>>[] = [before[list], after[list]];
    const ids = [...new Set([...Object.keys(older ?? {}), ...Object.keys(newer ?? {})])];
    const differing = ids.filter((id) => JSON.stringify(older?.[id]) !== JSON.stringify(newer?.[id]));
    return differing.map((id) => (cards.characters[id] ?? cards.upgrades?.[id] ?? cards.tableCards?.[id])?.name ?? printedName(id));
  });
