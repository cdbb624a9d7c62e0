import type { Catalogue, Character, TableCard, Upgrade } from '../rules/terms/card-language.ts';
import { summonsIn } from '../rules/terms/card-language/nodes.ts';
import type { CharacterId } from '../rules/terms/ids.ts';
import type { Match, Setup } from '../rules/terms/match.ts';

/** The characters that these cards can bring into play, by name: those they summon or turn into, and those that these summon. */
function withSummoned(wanted: Set<CharacterId>, cards: Catalogue): Set<CharacterId> {
  const summoned = [...wanted].flatMap((id) => summonsOf(cards.characters[id]));
  const all = new Set([...wanted, ...summoned]);
  return all.size === wanted.size ? all : withSummoned(all, cards);
}

/** The characters that the players' upgrades and cards can bring into play. */
const summonedBeside = ({ upgrades = {}, tableCards = {} }: Catalogue): CharacterId[] =>
  [...Object.values(upgrades), ...Object.values(tableCards)].flatMap(summonsOf);

// Cards never change during play, and a record asks for them after every decision.
const known = new WeakMap<object, CharacterId[]>();

/** The characters that a card can bring into play. */
export function summonsOf(card: Character | Upgrade | TableCard | undefined): CharacterId[] {
  if (!card) return [];
  const summons = known.get(card) ?? summonsIn(card);
  known.set(card, summons);
  return summons;
}

/** The upgrades that seats brought, also those on characters who were slain and can be summoned again; the same object when none is left out. */
function attachedIn(match: Match, upgrades: NonNullable<Catalogue['upgrades']>): NonNullable<Catalogue['upgrades']> {
  const brought = match.order.seats.flatMap((seat) => Object.values(seat.upgrades).flat());
  const attached = new Set([...brought, ...Object.values(match.table.models).flatMap((model) => model.upgrades ?? [])]);
  const kept = Object.entries(upgrades).filter(([id]) => attached.has(id));
  return kept.length === Object.keys(upgrades).length ? upgrades : Object.fromEntries(kept);
}

/**
 * The characters that the seats of a match bring: their troupes, and the pools from which these are chosen; null when a seat chooses from
 * the whole box.
 */
function broughtBy({ seats }: Setup): CharacterId[] | null {
  const brought = seats.map(({ troupe = [], pool = [] }) => [...troupe, ...pool]);
  return brought.every((characters) => characters.length > 0) ? brought.flat() : null;
}

/**
 * The cards that a match can still need: those of its models and of characters they can bring into play. Before deployment those that the
 * seats bring; every card when troupes are chosen from the whole box.
 */
export function cardsInPlay(match: Match, cards: Catalogue, setup?: Setup): Catalogue {
  const isSetUp = !match.stack[0].step.startsWith('setup.');
  const brought = setup ? broughtBy(setup) : null;
  if (!isSetUp && !brought) return cards;
  const upgrades = isSetUp && cards.upgrades ? attachedIn(match, cards.upgrades) : cards.upgrades;
  // a model that has turned into another was in a troupe, and folding the record again needs it
  const standing = [
    ...Object.values(match.table.models).map(({ character }) => character),
    ...match.order.seats.flatMap(({ troupe }) => troupe),
  ];
  const beside = summonedBeside({ ...cards, ...(upgrades ? { upgrades } : {}) });
  const wanted = withSummoned(new Set([...standing, ...(brought ?? []), ...beside]), cards);
  if (upgrades === cards.upgrades && Object.keys(cards.characters).every((id) => wanted.has(id))) return cards;
  const characters = Object.fromEntries(Object.entries(cards.characters).filter(([id]) => wanted.has(id)));
  return { ...cards, characters, ...(upgrades ? { upgrades } : {}) };
}
