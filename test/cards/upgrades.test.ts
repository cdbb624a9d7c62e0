import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue, characters, UPGRADES } from '../../src/cards/index.ts';
import { PRINTED_UPGRADES } from '../../src/cards/printed-index.ts';
import { slug } from '../../src/cards/slug.ts';
import type { Character, Upgrade } from '../../src/rules/terms/card-language.ts';
import { FACTIONS } from '../../src/rules/terms/factions.ts';
import { refuseSuit, refuseUpgrade, upgradedCard } from '../../src/rules/terms/upgrades.ts';
import { UPGRADE_FACTS } from './upgrade-facts.ts';

const facts = ({ version, factions, allowed, forbidden, keywords = [] }: Upgrade): string =>
  `v${version} ${factions.join('+')} for [${allowed.join()}] not [${forbidden.join()}] adds [${keywords.join()}]`;

/** Somebody made for an upgrade. */
const bearerFor = ({ factions, allowed }: Upgrade): Character => {
  const [somebody] = characters;
  if (!somebody) throw new Error('there are no characters');
  return { ...somebody, id: 'bearer', factions: [...factions], keywords: allowed.slice(0, 1) };
};

describe('the upgrades', () => {
  it('are all that have been printed, one file each', () => {
    const files = readdirSync('src/cards/upgrades').map((file) => file.replace('.ts', ''));
    const printed = PRINTED_UPGRADES.map(({ id }) => id).sort();
    expect(files.sort()).toEqual(printed);
    expect(UPGRADES.map(({ id }) => id)).toEqual(printed);
  });

  it('UPG-2, UPG-3: go to whom their print says', () => {
    expect(Object.fromEntries(UPGRADES.map((upgrade) => [upgrade.id, facts(upgrade)]))).toEqual(UPGRADE_FACTS);
  });

  it('suit somebody of the catalogue, but for those of a faction that has nobody yet', () => {
    const fielded = FACTIONS.filter((faction) => characters.some((card) => !card.unselectable && card.factions.includes(faction)));
    const idle = UPGRADES.filter(
      (upgrade) => !characters.some((card) => card.factions.some((faction) => !refuseSuit(upgrade, card, faction))),
    );
    expect(idle.filter(({ factions }) => factions.some((faction) => fielded.includes(faction))).map(({ id }) => id)).toEqual([]);
  });
});

describe.each(UPGRADES)('$id', (upgrade) => {
  it('has ids that are the slugs of its printed names', () => {
    expect(upgrade.id).toBe(slug(upgrade.name));
    for (const ability of upgrade.abilities) expect(ability.id).toBe(slug(ability.name));
  });

  it('UPG-6: attached, it says something on its bearer’s card', () => {
    const bearer = bearerFor(upgrade);
    const cards = { characters: { bearer }, upgrades: catalogue.upgrades ?? {} };
    const [faction = null] = upgrade.factions;
    expect(refuseUpgrade(cards, { upgrade: upgrade.id, character: 'bearer', faction, attached: {} })).toBeNull();
    const slow: Character = { ...bearer, abilities: [{ kind: 'passive', id: 'slow', name: 'Slow', rules: [] }] };
    expect(upgradedCard(cards, slow, [upgrade.id])).not.toEqual(slow);
  });
});
