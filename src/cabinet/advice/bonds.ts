import type { Character } from '../../rules/terms/card-language.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { rivalsAmong, type Rivals } from './field.ts';
import { ROLES, type TieBond, type TroupeRole, type Tie } from '../terms.ts';
import { rolesOf, tiesOf } from './ties.ts';

/** The facts of all cards that advice uses. */
export interface Bonds {
  cards: ReadonlyMap<CharacterId, Character>;
  /** The ties of a character: those on its card, and those that name it. */
  ties: ReadonlyMap<CharacterId, readonly Tie[]>;
  roles: ReadonlyMap<CharacterId, ReadonlySet<TroupeRole>>;
  rivals: Rivals;
  /** The weight of a keyword: the fewer characters have it, the more it counts. */
  rare: ReadonlyMap<string, number>;
}

const RAREST = 1.5;
const COMMONEST = 0.6;
const AS_COMMON_AS = 12;

/** Reads all cards, one a step. */
export function* readingBonds(cards: readonly Character[], listed: readonly (readonly CharacterId[])[]): Generator<number, Bonds> {
  const known = new Set(cards.map(({ id }) => id));
  const ties = new Map<CharacterId, Tie[]>(cards.map(({ id }) => [id, []]));
  const roles = new Map<CharacterId, ReadonlySet<TroupeRole>>();
  const bearers = new Map<string, number>();
  for (const [index, card] of cards.entries()) {
    for (const tie of tiesOf(card, cards, known)) {
      ties.get(tie.by)?.push(tie);
      ties.get(tie.to)?.push(tie);
    }
    roles.set(card.id, rolesOf(card));
    for (const word of card.keywords) bearers.set(word, (bearers.get(word) ?? 0) + 1);
    yield index;
  }
  const rare = new Map([...bearers].map(([word, count]) => [word, Math.max(COMMONEST, Math.min(RAREST, Math.sqrt(AS_COMMON_AS / count)))]));
  return { cards: new Map(cards.map((card) => [card.id, card])), ties, roles, rivals: rivalsAmong(cards, listed), rare };
}

/** True if both can be in one troupe, or one of them comes into play through the other. */
export const fitTogether = (a: Character, b: Character, { rivals }: Bonds): boolean =>
  (a.unselectable === true || b.unselectable === true || a.factions.some((faction) => b.factions.includes(faction))) &&
  rivals.get(a.id)?.has(b.id) !== true;

const WEIGHT: Readonly<Record<TieBond, number>> = { summons: 6, names: 6, strengthens: 4, energises: 4, heals: 3, 'speaks-of': 2 };

/** A character that goes well with another one. */
export interface Partner {
  character: CharacterId;
  ties: readonly Tie[];
  /** Used only for sorting. */
  weight: number;
}

export const weightOf = ({ bond, word }: Tie, { rare }: Bonds): number => WEIGHT[bond] * (word === undefined ? 1 : (rare.get(word) ?? 1));

/**
 * The characters that are tied to a character, the best first. Of the ties between two characters the strongest counts in full, the second half, the
 * third a third.
 */
export function partnersOf(character: CharacterId, bonds: Bonds): Partner[] {
  const card = bonds.cards.get(character);
  if (!card) return [];
  const pairs = new Map<CharacterId, Tie[]>();
  for (const tie of bonds.ties.get(character) ?? []) {
    const partner = tie.by === character ? tie.to : tie.by;
    pairs.set(partner, [...(pairs.get(partner) ?? []), tie]);
  }
  const partners: Partner[] = [];
  for (const [partner, ties] of pairs) {
    const second = bonds.cards.get(partner);
    if (!second || !fitTogether(card, second, bonds)) continue;
    const lines = new Map<string, number>();
    for (const tie of ties) {
      const line = `${tie.by} ${tie.ability}`;
      lines.set(line, Math.max(lines.get(line) ?? 0, weightOf(tie, bonds)));
    }
    const weight = [...lines.values()].sort((a, b) => b - a).reduce((sum, value, index) => sum + value / (index + 1), 0);
    const strongest = [...ties].sort((a, b) => weightOf(b, bonds) - weightOf(a, bonds) || (a.ability < b.ability ? -1 : 1));
    partners.push({ character: partner, ties: strongest, weight });
  }
  return partners.sort((a, b) => b.weight - a.weight || (a.character < b.character ? -1 : 1));
}

/** Partners whose only tie to a character is a keyword that its card names. */
export interface PartnerFamily {
  word: string;
  characters: readonly CharacterId[];
  /** The strongest tie with this keyword. */
  tie: Tie;
}

/** From this number on, the partners of one keyword are shown together. */
const FAMILY = 4;

/** Separates the partners that are shown together by their keyword from the others. Each partner is in one part only, and the order stays. */
export function familiesAmong(character: CharacterId, partners: readonly Partner[]): { alone: Partner[]; families: PartnerFamily[] } {
  const words = new Map<string, Partner[]>();
  for (const partner of partners) {
    const [tie] = partner.ties;
    if (tie?.word === undefined || partner.ties.some(({ by, word }) => by !== character || word !== tie.word)) continue;
    words.set(tie.word, [...(words.get(tie.word) ?? []), partner]);
  }
  const families = [...words].flatMap(([word, members]): PartnerFamily[] => {
    const tie = members[0]?.ties[0];
    return tie && members.length >= FAMILY ? [{ word, characters: members.map(({ character: member }) => member), tie }] : [];
  });
  const together = new Set(families.flatMap(({ characters }) => characters));
  return { alone: partners.filter(({ character: partner }) => !together.has(partner)), families };
}

/** The roles that a character lacks, and the characters of its factions that have them. */
export function lackedBy(character: CharacterId, bonds: Bonds): { role: TroupeRole; characters: CharacterId[] }[] {
  const card = bonds.cards.get(character);
  if (!card) return [];
  return ROLES.filter((role) => !bonds.roles.get(character)?.has(role)).map((role) => ({
    role,
    characters: [...bonds.cards.values()]
      .filter((second) => second.id !== character && bonds.roles.get(second.id)?.has(role) && fitTogether(card, second, bonds))
      .map(({ id }) => id),
  }));
}

/** The roles that none of these characters has. */
export const rolesLacking = (characters: Iterable<CharacterId>, { roles }: Bonds): TroupeRole[] => {
  const brought = new Set([...characters].flatMap((id) => [...(roles.get(id) ?? [])]));
  return ROLES.filter((role) => !brought.has(role));
};

/** The summoned characters among these that no character here brings into play. */
export const idleAmong = (characters: ReadonlySet<CharacterId>, { cards, ties }: Bonds): CharacterId[] =>
  [...characters].filter(
    (id) =>
      cards.get(id)?.unselectable === true &&
      !ties.get(id)?.some(({ bond, to, by }) => bond === 'summons' && to === id && characters.has(by)),
  );
