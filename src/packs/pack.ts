import { idStart } from '../rules/terms/card-kind.ts';
import type { Catalogue, Character, TableCard, Upgrade } from '../rules/terms/card-language.ts';

/** A slug and four random letters: `mill-club-k3f7`. It stays the same when the pack is renamed. */
export type PackId = string;

export const PACK_LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type PackLanguage = (typeof PACK_LANGUAGES)[number];

/** A pack of cards. It holds whole cards and no patches, because a patched card might disappear. */
export interface Pack {
  id: PackId;
  name: string;
  /** The name of its maker. */
  by: string;
  notes: string;
  /** Raised whenever the pack is shared with changes. */
  version: number;
  /** The version of the card language in which it is written. */
  language: number;
  characters: Character[];
  upgrades: Upgrade[];
  tableCards: TableCard[];
  /** By card that replaces a printed one: the print from which it was made. */
  corrects: Record<string, Print>;
  /** Further names of cards, by language and card. The app writes their texts itself. */
  called?: Partial<Record<PackLanguage, Record<string, string>>>;
  /** By character: the character or keyword whose emblem its picture shows. */
  emblems?: Record<string, string>;
  /** The publisher's signature of all other fields. */
  seal?: string;
}

/** A print of a card; `sum` is a checksum of all its fields. */
export interface Print {
  version: number;
  sum: string;
}

export type PackCardKind = 'character' | 'upgrade' | 'table-card';
export type PackCard =
  | { kind: 'character'; card: Character }
  | { kind: 'upgrade'; card: Upgrade }
  | { kind: 'table-card'; card: TableCard };

export type AnyCard = PackCard['card'];

/** A card with its kind, which is known from its fields. */
export function partOf(card: AnyCard): PackCard {
  if ('health' in card) return { kind: 'character', card };
  return 'allowed' in card ? { kind: 'upgrade', card } : { kind: 'table-card', card };
}

/** The cards of a pack or a box that have the same kind as a card, by id. */
export function lyingBeside({ kind }: PackCard, { characters, upgrades, tableCards }: Catalogue): Readonly<Record<string, AnyCard>> {
  return (kind === 'character' ? characters : kind === 'upgrade' ? upgrades : tableCards) ?? {};
}

/** A card of a pack by its id. */
export const cardNamed = (pack: Pack, id: string): AnyCard | null => cardsOf(pack).find(({ card }) => card.id === id)?.card ?? null;

/** A pack without the card of this id. */
export const withoutCard = <P extends Pack>(pack: P, id: string): P => ({
  ...pack,
  characters: pack.characters.filter((card) => card.id !== id),
  upgrades: pack.upgrades.filter((card) => card.id !== id),
  tableCards: pack.tableCards.filter((card) => card.id !== id),
});

/** A pack with one card added or replaced. */
export function withCard<P extends Pack>(pack: P, card: AnyCard): P {
  const put = <C extends AnyCard>(list: readonly C[], made: C): C[] =>
    list.some(({ id }) => id === made.id) ? list.map((before) => (before.id === made.id ? made : before)) : [...list, made];
  const part = partOf(card);
  if (part.kind === 'character') return { ...pack, characters: put(pack.characters, part.card) };
  if (part.kind === 'upgrade') return { ...pack, upgrades: put(pack.upgrades, part.card) };
  return { ...pack, tableCards: put(pack.tableCards, part.card) };
}

/** Every card of a pack, the characters first. */
export const cardsOf = ({ characters, upgrades, tableCards }: Pick<Pack, 'characters' | 'upgrades' | 'tableCards'>): PackCard[] => [
  ...characters.map((card) => ({ kind: 'character' as const, card })),
  ...upgrades.map((card) => ({ kind: 'upgrade' as const, card })),
  ...tableCards.map((card) => ({ kind: 'table-card' as const, card })),
];

/** The beginning of the id of a card that a pack invents. No later print uses it, and for an Event or an Agenda it names the kind. */
export const inventedStart = (pack: PackId, card: AnyCard): string => {
  const part = partOf(card);
  return `${part.kind === 'table-card' ? idStart(part.card.kind) : ''}${pack}:`;
};

/** True if a pack has invented this card, by its id. */
export const isInventedBy = (pack: PackId, card: AnyCard): boolean => card.id.startsWith(inventedStart(pack, card));
