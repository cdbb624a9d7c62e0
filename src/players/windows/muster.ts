import type { Decision } from '../../rules/terms/decision.ts';
import type { Faction } from '../../rules/terms/factions.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { imaginedAnswers, isTaken, type Imagined } from '../../seats/imagined-match.ts';
import { factsOf } from '../imagined/facts.ts';
import { promiseOf } from '../imagined/promises.ts';
import type { Lot } from '../lot.ts';
import type { Thinker } from '../plan/moves.ts';

// Chooses a troupe by what its cards promise in round numbers, and by chance, so that troupes vary.

const LIKING = 1.5;
/** The same for table cards. */
const CARD_LIKING = 1;

/** The value of a character, with a random preference of the player. */
function promiseFor({ cards, level }: Thinker, lot: Lot, liking: number): (character: CharacterId) => number {
  const promises = new Map<CharacterId, number>();
  return (character) => {
    const cached = promises.get(character);
    const card = cards.characters[character];
    if (cached !== undefined || !card) return cached ?? 0;
    const { value, health, shots } = factsOf(card);
    const worth = value + 0.15 * health + 0.5 * shots.length + lot.share() * (liking + level.noise);
    promises.set(character, worth);
    return worth;
  };
}

const offers = (match: Imagined, { seat, cards }: Thinker): readonly Decision[] => imaginedAnswers(match, seat, cards).decisions;

/** The item with the highest value; null of an empty list. */
function best<T>(all: readonly T[], worth: (item: T) => number): T | null {
  let bestItem: { item: T; worth: number } | null = null;
  for (const item of all) {
    const value = worth(item);
    if (!bestItem || value > bestItem.worth) bestItem = { item, worth: value };
  }
  return bestItem?.item ?? null;
}

/** The character that promises most. */
export function drafting(match: Imagined, thinker: Thinker, lot: Lot): Decision | null {
  const promise = promiseFor(thinker, lot, 1);
  return best(
    offers(match, thinker).flatMap((offer) => (offer.kind === 'draft' ? [offer] : [])),
    ({ character }) => promise(character),
  );
}

/** The faction whose best troupe promises most. */
export function enlisting(match: Imagined, thinker: Thinker, lot: Lot): Decision | null {
  const { troupeSize } = match.order.options;
  const promise = promiseFor(thinker, lot, 0);
  const characters = Object.values(thinker.cards.characters).filter(({ unselectable }) => !unselectable);
  const troupe = (faction: Faction): number =>
    characters
      .filter(({ factions }) => factions.includes(faction))
      .map(({ id }) => promise(id))
      .sort((a, b) => b - a)
      .slice(0, troupeSize)
      .reduce((sum, value) => sum + value, 0);
  return best(
    offers(match, thinker).flatMap((offer) => (offer.kind === 'choose-faction' ? [offer] : [])),
    ({ faction }) => troupe(faction) + lot.share() * LIKING * troupeSize,
  );
}

/** The characters that promise most, if that troupe is legal; else the best of the offered troupes. */
export function mustering(match: Imagined, thinker: Thinker, lot: Lot): Decision | null {
  const offered = offers(match, thinker).flatMap((offer) => (offer.kind === 'choose-troupe' ? [offer] : []));
  const promise = promiseFor(thinker, lot, 2 * LIKING);
  const eligible = [...new Set(offered.flatMap(({ characters }) => characters))].sort((a, b) => promise(b) - promise(a));
  const [first] = offered;
  const wanted = first && { ...first, characters: eligible.slice(0, match.order.options.troupeSize) };
  if (wanted && isTaken(match, wanted, thinker.cards)) return wanted;
  return best(offered, ({ characters }) => characters.reduce((sum, character) => sum + promise(character), 0));
}

/** The card that promises the own troupe most, with a random preference; some card rather than none. */
export function picking(match: Imagined, thinker: Thinker, lot: Lot): Decision | null {
  const decisions = offers(match, thinker);
  const cards = decisions.flatMap((decision) => (decision.kind === 'choose-card' ? [decision] : []));
  if (!thinker.level.dares || cards.length === 0) return lot.of(cards.length > 0 ? cards : decisions) ?? null;
  const { characters, tableCards = {} } = thinker.cards;
  const troupe = (match.order.seats[thinker.seat]?.troupe ?? []).flatMap((id) => characters[id] ?? []);
  return best(cards, ({ card }) => {
    const printed = tableCards[card];
    return (printed ? promiseOf(printed, troupe) : 0) + lot.share() * CARD_LIKING;
  });
}
