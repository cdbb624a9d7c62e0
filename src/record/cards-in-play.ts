import type { Catalogue, Character } from '../rules/terms/card-language.ts';
import { summonsIn } from '../rules/terms/card-language/nodes.ts';
import type { CharacterId } from '../rules/terms/ids.ts';
import type { Match } from '../rules/terms/match.ts';

/** The characters that these cards can bring into play, by name: those they summon, and whom those summon. */
function withSummoned(wanted: Set<CharacterId>, cards: Catalogue): Set<CharacterId> {
  const summoned = [...wanted].flatMap((id) => summonsOf(cards.characters[id]));
  const all = new Set([...wanted, ...summoned]);
  return all.size === wanted.size ? all : withSummoned(all, cards);
}

// Cards never change while they are in play, and a record asks after every decision.
const known = new WeakMap<Character, CharacterId[]>();

/** The characters that a card can bring into play. */
export function summonsOf(card: Character | undefined): CharacterId[] {
  if (!card) return [];
  const summons = known.get(card) ?? summonsIn(card);
  known.set(card, summons);
  return summons;
}

/** The upgrades that seats brought, also on who has been slain and summoned anew; the same object when none is left out. */
function attachedIn(match: Match, upgrades: NonNullable<Catalogue['upgrades']>): NonNullable<Catalogue['upgrades']> {
  const brought = match.order.seats.flatMap((seat) => Object.values(seat.upgrades).flat());
  const attached = new Set([...brought, ...Object.values(match.table.models).flatMap((model) => model.upgrades ?? [])]);
  const kept = Object.entries(upgrades).filter(([id]) => attached.has(id));
  return kept.length === Object.keys(upgrades).length ? upgrades : Object.fromEntries(kept);
}

/** The cards a match can still need: those of its models once troupes stand and of whom they can summon, every card before. */
export function cardsInPlay(match: Match, cards: Catalogue): Catalogue {
  if (match.stack[0].step.startsWith('setup.')) return cards;
  const wanted = withSummoned(new Set(Object.values(match.table.models).map(({ character }) => character)), cards);
  const upgrades = cards.upgrades && attachedIn(match, cards.upgrades);
  if (upgrades === cards.upgrades && Object.keys(cards.characters).every((id) => wanted.has(id))) return cards;
  const characters = Object.fromEntries(Object.entries(cards.characters).filter(([id]) => wanted.has(id)));
  return { ...cards, characters, ...(upgrades ? { upgrades } : {}) };
}
