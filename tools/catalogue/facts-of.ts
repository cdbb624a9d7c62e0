import type { Ability, CardSpec, Character, Limit, Mod } from '../../src/rules/terms/card-language.ts';
import { asksFor, nodesOf } from '../../src/rules/terms/card-language/nodes.ts';
import { DAMAGE_TYPES } from '../../src/rules/terms/factions.ts';

const sorted = (words: readonly string[], between: string): string => [...words].sort().join(between);

/** The unconditional numeric modifiers that a card gives its own model at all times. */
function always(card: Character): Mod[] {
  const rules = card.abilities.flatMap((ability) => (ability.kind === 'passive' ? ability.rules : []));
  return rules.flatMap((rule) => ('always' in rule && !rule.to && !rule.if ? rule.always : []));
}

/** The changes of its weapons or its armour by damage type: `piercing+1`, `slicing∅`. No melee card deals magical damage, so weapons omit it. */
function changes(mods: readonly Mod[], kind: 'dealt' | 'suffered'): string {
  const ofKind = mods.flatMap((mod) => (mod.mod === kind ? [mod] : []));
  return DAMAGE_TYPES.filter((type) => kind === 'suffered' || type !== 'magical')
    .flatMap((type) => {
      const amounts = ofKind.filter(({ types = DAMAGE_TYPES }) => types.includes(type)).map((mod) => mod.by);
      if (amounts.includes('null')) return [`${type}∅`];
      const sum = amounts.reduce<number>((all, amount) => all + (typeof amount === 'number' ? amount : 0), 0);
      return sum === 0 ? [] : [`${type}${sum > 0 ? '+' : ''}${sum}`];
    })
    .join(' ');
}

/** `turn`, `turn×3`, `game`: how often an ability, or a rule of it, may be used. */
function oftenOf(ability: Ability): string[] {
  const limits = [
    ability.limit,
    ...nodesOf(ability).flatMap(({ limit }) => (limit === undefined || limit === ability.limit ? [] : [limit as Limit])),
  ];
  const [limit] = limits.filter((candidate) => candidate !== undefined);
  if (limit) return [`${limit.per}${(limit.max ?? 1) > 1 ? `×${limit.max}` : ''}`];
  return asksFor(ability, 'oncePerTurn') ? ['turn'] : [];
}

const cardText = (spec: CardSpec): string =>
  spec === 'catastrophe' ? spec : `${spec.colour === 'any' ? 'any' : [...spec.colour].sort().join('+')} ${spec.value}`;

/** `active 2 6in turn`, `arcane 1 12in game reload (green X, catastrophe)`: kind, energy, range, how often, and the cards for an arcane ability. */
function abilityFacts(ability: Ability): string {
  const printed = ability.kind === 'active' && ability.prints ? ability.prints : ability.kind;
  const words: (string | number)[] = [printed];
  if (ability.kind !== 'passive' && printed !== 'passive') {
    words.push(ability.cost);
    if (ability.range !== undefined) words.push(`${ability.range}in`);
    if (ability.pulse !== undefined) words.push(`${ability.pulse}in pulse`);
  }
  words.push(...oftenOf(ability));
  if (ability.limit?.reloadable) words.push('reload');
  if (ability.kind === 'arcane') words.push(`(${ability.outcomes.map(({ on }) => cardText(on)).join(', ')})`);
  return words.join(' ');
}

/** The facts of a card beyond its numbers, in one line, as `test/cards/facts.ts` has them. */
export function factsOf(card: Character): string {
  const mods = always(card);
  const magical = mods.some((mod) => mod.mod === 'dealt-as' && mod.as === 'magical') ? 'magical' : '';
  const { signature } = card;
  return [
    sorted(card.factions, '+'),
    sorted(card.keywords, ' '),
    ['deals', changes(mods, 'dealt'), magical].filter(Boolean).join(' '),
    `suffers ${changes(mods, 'suffered')}`,
    signature === null ? 'no signature' : `types ${sorted(signature.types, '+')}`,
    card.abilities.map(abilityFacts).join(' | '),
  ]
    .map((part) => part.trim())
    .join('; ');
}
