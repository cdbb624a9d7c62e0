import type { Catalogue } from '../../rules/terms/card-language.ts';
import { nodesOf, summonsIn } from '../../rules/terms/card-language/nodes.ts';

/** The names that the cards of a box define. */
export interface KnownCards {
  characters: ReadonlySet<string>;
  abilities: ReadonlySet<string>;
  keywords: ReadonlySet<string>;
  /** Characters that some text summons. */
  summoned: ReadonlySet<string>;
  /** By character, the characters that it summons automatically when it enters play. */
  summonsAsItEnters: ReadonlyMap<string, readonly string[]>;
}

const printedNames = new WeakMap<Catalogue, KnownCards>();

/** The names of printed cards and of a pack; names of cards that the pack replaces are included. Those of printed cards are computed once. */
export function knownWith(printed: Catalogue, pack: Catalogue): KnownCards {
  const base = printedNames.get(printed) ?? knownIn(printed);
  printedNames.set(printed, base);
  const more = knownIn(pack);
  return {
    characters: new Set([...base.characters, ...more.characters]),
    abilities: new Set([...base.abilities, ...more.abilities]),
    keywords: new Set([...base.keywords, ...more.keywords]),
    summoned: new Set([...base.summoned, ...more.summoned]),
    summonsAsItEnters: new Map([...base.summonsAsItEnters, ...more.summonsAsItEnters]),
  };
}

export function knownIn({ characters, upgrades = {}, tableCards = {} }: Catalogue): KnownCards {
  const all = [...Object.values(characters), ...Object.values(upgrades)];
  const texts = all.flatMap((card) => nodesOf(card).filter((node) => 'kind' in node && 'id' in node));
  const words = all.flatMap((card) => [
    ...(card.keywords ?? []),
    ...nodesOf(card).flatMap((node) =>
      (node['mod'] === 'keyword' || node['mod'] === 'lends-keyword') && typeof node['add'] === 'string' ? [node['add']] : [],
    ),
  ]);
  const entering = Object.values(characters).map((card) => {
    const rules = card.abilities.flatMap((text) => (text.kind === 'passive' ? text.rules : []));
    const speaks = rules.flatMap((rule) =>
      'when' in rule && rule.when.on === 'enters' && rule.when.deployed === undefined && rule.may === undefined ? rule.do : [],
    );
    return [card.id, summonsIn(speaks)] as const;
  });
  return {
    characters: new Set(Object.keys(characters)),
    abilities: new Set(texts.map(({ id }) => String(id))),
    keywords: new Set(words),
    summoned: new Set([...all, ...Object.values(tableCards)].flatMap(summonsIn)),
    summonsAsItEnters: new Map(entering),
  };
}

/** True if a character that enters play leads, directly or through others, to another one of its kind. */
export function entersAnew(known: KnownCards, character: string): boolean {
  const seen = new Set<string>();
  const open = [...(known.summonsAsItEnters.get(character) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === character) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(known.summonsAsItEnters.get(next) ?? []));
  }
  return false;
}
