import type { Pack } from '../packs/pack.ts';
import { LANGUAGE } from '../rules/terms/card-language/language.ts';
import type { Catalogue, Character, Signature, TableCard, Upgrade } from '../rules/terms/card-language.ts';
import type { MeleeCard } from '../rules/terms/decks.ts';
import { FACTIONS } from '../rules/terms/factions.ts';

/** Characters of an id. */
const LONGEST = 40;

/** A name as a slug of lower-case letters and hyphens; `otherwise` where nothing of it is left. */
export function slugOf(name: string, otherwise: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST)
    .replace(/-$/, '');
  return plain === '' ? otherwise : plain;
}

/** The first free slug of a name. */
export function freeSlug(name: string, otherwise: string, isTaken: (slug: string) => boolean): string {
  const slug = slugOf(name, otherwise);
  if (!isTaken(slug)) return slug;
  for (let n = 2; ; n += 1) if (!isTaken(`${slug}-${n}`)) return `${slug}-${n}`;
}

/** A pack with no cards yet. */
export const newPack = (id: string, name: string, maker: string): Pack => ({
  id,
  name,
  by: maker,
  notes: '',
  version: 0,
  language: LANGUAGE,
  characters: [],
  upgrades: [],
  tableCards: [],
  corrects: {},
});

/** A character with common numbers, and without texts. */
export const newCharacter = (id: string, name: string): Character => ({
  id,
  name,
  version: 1,
  factions: ['commonwealth'],
  keywords: ['human'],
  base: 30,
  health: 6,
  blueDots: [1, 3, 5],
  melee: 2,
  meleeRange: 1,
  arcane: 2,
  evade: 0,
  abilities: [],
  signature: null,
});

/** An upgrade for every character that changes nothing yet. */
export const newUpgrade = (id: string, name: string): Upgrade => ({
  id,
  name,
  version: 1,
  factions: [...FACTIONS],
  allowed: [],
  forbidden: [],
  abilities: [],
});

/** The clauses that define each kind of card. */
const CLAUSES: Readonly<Record<TableCard['kind'], string>> = { campaign: 'CMP-3', event: 'EVA-10', agenda: 'EVA-10' };

/** A card that every player may hold, with a short text to begin from: the text of an Agenda applies from the moment when it is revealed. */
export const newTableCard =
  (kind: TableCard['kind']) =>
  (id: string, name: string): TableCard => ({
    id,
    kind,
    name,
    version: 1,
    clause: CLAUSES[kind],
    factions: [...FACTIONS],
    at: ['action-gap'],
    ...(kind === 'agenda'
      ? { rules: [{ roll: 'first', by: 1 }] }
      : { target: { side: 'friendly' }, do: [{ do: 'gain', to: 'target', energy: 1 }] }),
  });

/** A signature move with the damage types and the damage of the melee card that it upgrades. */
export function newSignature(name: string, id: string, upgrades: MeleeCard, melee: Catalogue['melee']): Signature {
  const { types, deal } = melee[upgrades];
  return { id, name, upgrades, types: [...types], deal: structuredClone(deal) };
}
