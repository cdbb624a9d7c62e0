import type { Character, TableCard, Upgrade } from '../rules/terms/card-language.ts';

/** A slug and four letters by chance: `mill-club-k3f7`. It stays whatever the pack is called. */
export type PackId = string;

export const PACK_LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type PackLanguage = (typeof PACK_LANGUAGES)[number];

/** Cards of somebody: whole cards, never patches, since what a patch hangs on may be gone. */
export interface Pack {
  id: PackId;
  name: string;
  /** The name of its maker. */
  by: string;
  notes: string;
  /** Raised whenever it is given away with changes. */
  version: number;
  /** The card language it is written in. */
  language: number;
  characters: Character[];
  upgrades: Upgrade[];
  tableCards: TableCard[];
  /** Of each card that stands in for a printed one: the print it was made from. */
  corrects: Record<string, Print>;
  /** By language and card: what else a card is called. Texts are written by the app. */
  called?: Partial<Record<PackLanguage, Record<string, string>>>;
  /** By character: the emblem of another character or of a keyword that its picture shows. */
  emblems?: Record<string, string>;
  /** The publisher's signature of everything else. */
  seal?: string;
}

/** A print of a card: `sum` is that of everything on it. */
export interface Print {
  version: number;
  sum: string;
}

export type CardKind = 'character' | 'upgrade' | 'table-card';
export type PackCard =
  | { kind: 'character'; card: Character }
  | { kind: 'upgrade'; card: Upgrade }
  | { kind: 'table-card'; card: TableCard };

/** Every card of a pack, the characters first. */
export const cardsOf = ({ characters, upgrades, tableCards }: Pick<Pack, 'characters' | 'upgrades' | 'tableCards'>): PackCard[] => [
  ...characters.map((card) => ({ kind: 'character' as const, card })),
  ...upgrades.map((card) => ({ kind: 'upgrade' as const, card })),
  ...tableCards.map((card) => ({ kind: 'table-card' as const, card })),
];

/** Whether a card is called as what this pack invents: no later print ever is. */
export const isInventedBy = (pack: PackId, id: string): boolean => id.startsWith(`${pack}:`);
