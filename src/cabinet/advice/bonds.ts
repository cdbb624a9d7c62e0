import type { Character } from '../../rules/terms/card-language.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { rivalsAmong, type Rivals } from './field.ts';
import { ROLES, type TieBond, type TroupeRole, type Tie } from '../terms.ts';
import { rolesOf, tiesOf } from './ties.ts';

/** Every card read once. */
export interface Bonds {
  cards: ReadonlyMap<CharacterId, Character>;
  /** Those in which a character speaks or is spoken of. */
  ties: ReadonlyMap<CharacterId, readonly Tie[]>;
  roles: ReadonlyMap<CharacterId, ReadonlySet<TroupeRole>>;
  rivals: Rivals;
  /** By how much a keyword counts: one that few carry says more. */
  rare: ReadonlyMap<string, number>;
}

const RAREST = 1.5;
const COMMONEST = 0.6;
const AS_COMMON_AS = 12;

/** Reads all cards, a step for each. */
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

/** Whether both may stand in one troupe, or one of them comes through the other. */
export const fitTogether = (a: Character, b: Character, { rivals }: Bonds): boolean =>
  (a.unselectable === true || b.unselectable === true || a.factions.some((faction) => b.factions.includes(faction))) &&
  rivals.get(a.id)?.has(b.id) !== true;

const WEIGHT: Readonly<Record<TieBond, number>> = { summons: 6, names: 6, strengthens: 4, energises: 4, heals: 3, 'speaks-of': 2 };

/** A character that goes with another: the strongest tie first. */
export interface Partner {
  character: CharacterId;
  ties: readonly Tie[];
  /** Only to be put in order by. */
  weight: number;
}

export const weightOf = ({ bond, word }: Tie, { rare }: Bonds): number => WEIGHT[bond] * (word === undefined ? 1 : (rare.get(word) ?? 1));

/** Those of whom a card speaks and who speak of it, the best first: of the lines of a pair the second counts half, the third a third. */
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

/** The characters that go with another only by a keyword that its card names. */
export interface PartnerFamily {
  word: string;
  characters: readonly CharacterId[];
  /** The strongest line that speaks of them. */
  tie: Tie;
}

/** From so many on, those of a keyword are told together. */
const FAMILY = 4;

/** Partners, those told together by their keyword apart from the others. No character is in both, and the order stays. */
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

/** Summoned ones of these whom nobody here brings into play. */
export const idleAmong = (characters: ReadonlySet<CharacterId>, { cards, ties }: Bonds): CharacterId[] =>
  [...characters].filter(
    (id) =>
      cards.get(id)?.unselectable === true &&
      !ties.get(id)?.some(({ bond, to, by }) => bond === 'summons' && to === id && characters.has(by)),
  );
