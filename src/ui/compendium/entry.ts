import type { Ability, Character, TableCard, Upgrade } from '../../rules/terms/card-language.ts';
import type { Faction } from '../../rules/terms/factions.ts';
import { signatureText } from '../../words/cards/abilities.ts';
import { tableCardHead, tableCardText } from '../../words/cards/table-cards.ts';
import { upgradeHead, upgradeLines } from '../../words/cards/upgrades.ts';
import type { CardKind, NumberName } from '../../words/app/compendium.ts';
import { folded } from '../../words/language/folded.ts';
import { factionName } from '../../words/names/factions.ts';
import { keywordName } from '../../words/names/keywords.ts';
import { alsoCalled } from '../../words/names/official.ts';
import { byAlphabet } from '../../words/language/sentences.ts';
import type { ShownAbility } from '../cards/character-card-data.ts';
import { shownAbility } from '../cards/shown-character.ts';
import type { CardShelf } from '../contexts/compendium-port.ts';
import { traitsOf } from './traits.ts';

/** A card as it is looked for. */
export interface CompendiumEntry {
  /** As its address names it: a character's bare slug, else with its name space. */
  id: string;
  kind: CardKind;
  name: string;
  factions: readonly Faction[];
  /** Slugs. */
  keywords: readonly string[];
  /** Everything a filter can ask for: `faction:shades`, `does:heal`. */
  tags: ReadonlySet<string>;
  numbers: Readonly<Partial<Record<NumberName, readonly number[]>>>;
  /** Every word on it, as `folded` writes them. */
  words: string;
  /** The name of the pack it is from; left out for printed cards. */
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

type Bare = Omit<CompendiumEntry, 'words' | 'tags'>;

/** An entry whose words and tags are written when somebody first looks for some: texts are dear, and a box may hold hundreds of cards. */
function lookedFor(entry: Bare, write: () => readonly string[], tag: () => ReadonlySet<string>): CompendiumEntry {
  let words: string | null = null;
  let tags: ReadonlySet<string> | null = null;
  return Object.defineProperties(entry, {
    words: { get: (): string => (words ??= folded(write().join(' '))), enumerable: true },
    tags: { get: (): ReadonlySet<string> => (tags ??= tag()), enumerable: true },
  }) as CompendiumEntry; // it has them now
}

function characterEntry(character: Character): CompendiumEntry {
  const { id, name, factions, keywords, abilities, signature } = character;
  const write = () => {
    const read = abilities.map((ability) => abilityWords(shownAbility(ability, abilities)));
    const back = signature ? [signature.name, signatureText(signature)] : [];
    return [name, ...alsoCalled(name), ...keywords.map(keywordName), ...factions.map(factionName), ...read, ...back];
  };
  const ranges = abilityNumbers(abilities);
  const entry: Bare = {
    id,
    kind: 'character',
    name,
    factions,
    keywords,
    numbers: {
      ...ranges,
      range: [character.meleeRange, ...(ranges.range ?? [])],
      melee: [character.melee],
      reach: [character.meleeRange],
      arcane: [character.arcane],
      evade: [character.evade],
      health: [character.health],
      energy: [character.blueDots.length],
      base: [character.base],
    },
    card: { character },
  };
  return lookedFor(entry, write, () => tagsOf('character', factions, keywords, abilities, [abilities, signature]));
}

function upgradeEntry(upgrade: Upgrade): CompendiumEntry {
  const { id, name, factions, allowed, keywords = [], stats = {}, abilities } = upgrade;
  const names = [...new Set([...allowed, ...keywords])];
  const tag = () => {
    const tags = tagsOf('upgrade', factions, names, abilities, abilities);
    return Object.keys(stats).length > 0 ? tags.add('does:stats') : tags;
  };
  const entry: Bare = {
    id: `upgrade:${id}`,
    kind: 'upgrade',
    name,
    factions,
    keywords: names,
    numbers: abilityNumbers(abilities),
    card: { upgrade },
  };
  return lookedFor(entry, () => [name, ...alsoCalled(name), upgradeHead(upgrade), ...upgradeLines(upgrade)], tag);
}

function tableCardEntry(card: TableCard): CompendiumEntry {
  const { id, kind, name, faction } = card;
  const more = 'factions' in card ? (card.factions as readonly Faction[]) : []; // a card several factions may take
  const factions = faction ? [faction] : more;
  const entry: Bare = {
    id: id.includes(':') ? id : `${kind}:${id}`,
    kind,
    name,
    factions,
    keywords: [],
    numbers: {},
    card: { tableCard: card },
  };
  return lookedFor(
    entry,
    () => [name, ...alsoCalled(name), tableCardHead(card), tableCardText(card)],
    () => tagsOf(kind, factions, [], [], card),
  );
}

/** Every card of the shelf, by name. */
export function entriesOf({ characters, upgrades, tableCards, packs }: CardShelf): CompendiumEntry[] {
  const all = [...characters.map(characterEntry), ...upgrades.map(upgradeEntry), ...tableCards.map(tableCardEntry)];
  const known = all.map((entry) => {
    const pack = packs?.get(entry.id) ?? packs?.get(entry.id.replace(/^\w+:/, ''));
    return pack === undefined ? entry : Object.assign(entry, { pack });
  });
  return known.sort((a, b) => byAlphabet(a.name, b.name));
}
