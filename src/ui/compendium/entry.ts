import type { Ability, Character, TableCard, Upgrade } from '../../rules/terms/card-language.ts';
import type { Faction } from '../../rules/terms/factions.ts';
import { signatureText } from '../../words/cards/abilities.ts';
import { tableCardHead, tableCardText } from '../../words/cards/table-cards.ts';
import { upgradeHead, upgradeLines } from '../../words/cards/upgrades.ts';
import type { CardKind, NumberName } from '../../words/app/compendium.ts';
import { foldedText } from '../../words/language/folded-text.ts';
import { factionName } from '../../words/names/factions.ts';
import { keywordName } from '../../words/names/keywords.ts';
import { alsoCalled } from '../../words/names/official.ts';
import { byAlphabet } from '../../words/language/sentences.ts';
import type { ShownAbility } from '../cards/character/character-card-data.ts';
import { shownAbility } from '../cards/character/shown-character.ts';
import type { CardShelf } from '../contexts/cards/compendium-port.ts';
import { traitsOf } from './traits.ts';

/** A card with everything that a search needs. */
export interface CompendiumEntry {
  /** The id as in its address: a character's bare slug, any other card's with its name space. */
  id: string;
  kind: CardKind;
  name: string;
  factions: readonly Faction[];
  /** Slugs. */
  keywords: readonly string[];
  /** Everything a filter can ask for: `faction:shades`, `does:heal`. */
  tags: ReadonlySet<string>;
  numbers: Readonly<Partial<Record<NumberName, readonly number[]>>>;
  /** All words of the card, as folded text. */
  words: string;
  /** The name of its pack; left out for printed cards. */
  pack?: string;
  card: { character: Character } | { upgrade: Upgrade } | { tableCard: TableCard };
}

const abilityWords = ({ name, text }: ShownAbility): string => [name, ...alsoCalled(name), text].join(' ');

function abilityNumbers(abilities: readonly Ability[]): CompendiumEntry['numbers'] {
  const used = abilities.filter((ability) => ability.kind !== 'passive');
  const given = (value: number | undefined): number[] => (value === undefined ? [] : [value]);
  return {
    cost: used.map(({ cost }) => cost),
    range: used.flatMap(({ range, pulse }) => given(range ?? pulse)),
    pulse: used.flatMap(({ pulse }) => given(pulse)),
  };
}

function tagsOf(kind: CardKind, factions: readonly Faction[], keywords: readonly string[], abilities: readonly Ability[], card: unknown) {
  const { does, damage } = traitsOf(card);
  return new Set([
    `kind:${kind}`,
    ...factions.map((faction) => `faction:${faction}`),
    ...keywords.map((keyword) => `keyword:${keyword}`),
    ...abilities.map((ability) => `ability:${ability.kind}`),
    ...[...does].map((deed) => `does:${deed}`),
    ...[...damage].map((type) => `damage:${type}`),
  ]);
}

type EntryFacts = Omit<CompendiumEntry, 'words' | 'tags' | 'numbers'>;

/** The parts of an entry that are computed at the first search: making texts is slow, and a box may hold hundreds of cards. */
interface Looked {
  words: () => readonly string[];
  tags: () => ReadonlySet<string>;
  numbers: () => CompendiumEntry['numbers'];
}

class ShelfEntry implements CompendiumEntry {
  readonly id: string;
  readonly kind: CardKind;
  readonly name: string;
  readonly factions: readonly Faction[];
  readonly keywords: readonly string[];
  readonly card: CompendiumEntry['card'];
  pack?: string;
  #words: string | null = null;
  #tags: ReadonlySet<string> | null = null;
  #numbers: CompendiumEntry['numbers'] | null = null;

  constructor(
    { id, kind, name, factions, keywords, card }: EntryFacts,
    private readonly looked: Looked,
  ) {
    this.id = id;
    this.kind = kind;
    this.name = name;
    this.factions = factions;
    this.keywords = keywords;
    this.card = card;
  }

  get words(): string {
    return (this.#words ??= foldedText(this.looked.words().join(' ')));
  }

  get tags(): ReadonlySet<string> {
    return (this.#tags ??= this.looked.tags());
  }

  get numbers(): CompendiumEntry['numbers'] {
    return (this.#numbers ??= this.looked.numbers());
  }
}

function characterEntry(character: Character): ShelfEntry {
  const { id, name, factions, keywords, abilities, signature } = character;
  const write = () => {
    const read = abilities.map((ability) => abilityWords(shownAbility(ability, abilities)));
    const back = signature ? [signature.name, signatureText(signature)] : [];
    return [name, ...alsoCalled(name), ...keywords.map(keywordName), ...factions.map(factionName), ...read, ...back];
  };
  const numbers = () => {
    const ranges = abilityNumbers(abilities);
    return {
      ...ranges,
      range: [character.meleeRange, ...(ranges.range ?? [])],
      melee: [character.melee],
      reach: [character.meleeRange],
      arcane: [character.arcane],
      evade: [character.evade],
      health: [character.health],
      energy: [character.blueDots.length],
      base: [character.base],
    };
  };
  return new ShelfEntry(
    { id, kind: 'character', name, factions, keywords, card: { character } },
    { words: write, tags: () => tagsOf('character', factions, keywords, abilities, [abilities, signature]), numbers },
  );
}

function upgradeEntry(upgrade: Upgrade): ShelfEntry {
  const { id, name, factions, allowed, keywords = [], stats = {}, abilities } = upgrade;
  const names = [...new Set([...allowed, ...keywords])];
  const tag = () => {
    const tags = tagsOf('upgrade', factions, names, abilities, abilities);
    return Object.keys(stats).length > 0 ? tags.add('does:stats') : tags;
  };
  return new ShelfEntry(
    { id: `upgrade:${id}`, kind: 'upgrade', name, factions, keywords: names, card: { upgrade } },
    {
      words: () => [name, ...alsoCalled(name), upgradeHead(upgrade), ...upgradeLines(upgrade)],
      tags: tag,
      numbers: () => abilityNumbers(abilities),
    },
  );
}

function tableCardEntry(card: TableCard): ShelfEntry {
  const { id, kind, name, faction } = card;
  const more = 'factions' in card ? (card.factions as readonly Faction[]) : []; // a card that several factions may have
  const factions = faction ? [faction] : more;
  return new ShelfEntry(
    { id: id.includes(':') ? id : `${kind}:${id}`, kind, name, factions, keywords: [], card: { tableCard: card } },
    {
      words: () => [name, ...alsoCalled(name), tableCardHead(card), tableCardText(card)],
      tags: () => tagsOf(kind, factions, [], [], card),
      numbers: () => ({}),
    },
  );
}

/** The entries of all cards of the shelf: characters first, then the others, sorted by name. */
export function entriesOf({ characters, upgrades, tableCards, packs }: CardShelf): CompendiumEntry[] {
  const all = [...characters.map(characterEntry), ...upgrades.map(upgradeEntry), ...tableCards.map(tableCardEntry)];
  for (const entry of all) {
    const pack = packs?.get(entry.id) ?? packs?.get(entry.id.replace(/^\w+:/, ''));
    if (pack !== undefined) entry.pack = pack;
  }
  const isCharacter = ({ kind }: CompendiumEntry): number => (kind === 'character' ? 1 : 0);
  return all.sort((a, b) => isCharacter(b) - isCharacter(a) || byAlphabet(a.name, b.name));
}
