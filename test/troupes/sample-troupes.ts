import { catalogue } from '../../src/cards/index.ts';
import { characterNames, factionNames, upgradeNames } from '../../src/cards/other-names.ts';
import { rivals } from '../../src/cards/rivals.ts';
import { shareCodes } from '../../src/cards/share-codes.ts';
import { slug } from '../../src/cards/slug.ts';
import type { Character } from '../../src/rules/terms/card-language.ts';
import type { CodeTable } from '../../src/troupes/codes/code-table.ts';
import { emptyTroupe, type Troupe } from '../../src/troupes/troupe.ts';
import type { TroupeCatalogue } from '../../src/troupes/troupe-catalogue.ts';

const quack = catalogue.characters['quack'];
if (!quack) throw new Error('the catalogue lacks Quack');
const shade: Character = { ...quack, id: 'shade', name: 'Shade', factions: ['shades'], keywords: ['spirit'] };

/** The catalogue with an invented card of the Shades. */
export const cards: TroupeCatalogue = {
  characters: { ...catalogue.characters, shade },
  upgrades: catalogue.upgrades ?? {},
  rivals,
};

export const table: CodeTable = { ...shareCodes, characterNames, upgradeNames, factionNames, slug };

export const troupe = (characters: string[], change: Partial<Troupe> = {}): Troupe => ({
  ...emptyTroupe('t1', 'The Crown'),
  characters,
  ...change,
});
