import { readFileSync } from 'node:fs';
import { catalogue } from '../../src/cards/index.ts';
import type { Character } from '../../src/rules/terms/card-language.ts';
import type { Pack } from '../../src/packs/pack.ts';
import { readPackText } from '../../src/packs/read-pack.ts';
import { sumOf } from '../../src/packs/canonical-text.ts';

export const exampleText = readFileSync('docs/packs/lantern-fair.json', 'utf8');

const read = readPackText(exampleText);
if (!read.ok) throw new Error(JSON.stringify(read.fault));
/** The pack that docs/packs.md shows. */
export const example: Pack = read.pack;

export const printed = (id: string): Character => {
  const card = catalogue.characters[id];
  if (!card) throw new Error(`no ${id}`);
  return card;
};

/** A pack that corrects printed characters, each made from the print that lies here. */
export const correction = (id: string, ...cards: Character[]): Pack => ({
  id,
  name: 'Corrections',
  by: '',
  notes: '',
  version: 1,
  language: 1,
  characters: cards,
  upgrades: [],
  tableCards: [],
  corrects: Object.fromEntries(cards.map((card) => [card.id, { version: printed(card.id).version, sum: sumOf(printed(card.id)) }])),
});
