import { msg, str } from '@lit/localize';
import { plural } from '../language/sentences.ts';
import { titles } from './titles.ts';

// The words of the compendium.

/** The kinds of cards. */
export type CardKind = 'character' | 'upgrade' | 'event' | 'agenda' | 'campaign';

export function kindName(kind: CardKind): string {
  switch (kind) {
    case 'character':
      return msg('Character', { id: 'compendium.character' });
    case 'upgrade':
      return msg('Upgrade', { id: 'compendium.upgrade' });
    case 'event':
      return msg('Event', { id: 'card.event' });
    case 'agenda':
      return msg('Agenda', { id: 'card.agenda' });
    case 'campaign':
      return msg('Campaign card', { id: 'compendium.campaign' });
  }
}

/** The effects of card texts for which a player can search. */
const DEEDS = {
  heal: () => msg('Heals', { id: 'deed.heal' }),
  harm: () => msg('Harms', { id: 'deed.harm' }),
  move: () => msg('Moves models', { id: 'deed.move' }),
  place: () => msg('Places models', { id: 'deed.place' }),
  'give-energy': () => msg('Gives energy', { id: 'deed.give-energy' }),
  'take-energy': () => msg('Takes energy', { id: 'deed.take-energy' }),
  stones: () => msg('Moonstones', { id: 'deed.stones' }),
  cards: () => msg('Cards of the decks', { id: 'deed.cards' }),
  summon: () => msg('Summons', { id: 'deed.summon' }),
  action: () => msg('Further actions', { id: 'deed.action' }),
  reaction: () => msg('Reaction Steps', { id: 'deed.reaction' }),
  cancel: () => msg('Cancels', { id: 'deed.cancel' }),
  terrain: () => msg('Terrain', { id: 'deed.terrain' }),
  protect: () => msg('Protects', { id: 'deed.protect' }),
  hinder: () => msg('Hinders', { id: 'deed.hinder' }),
  stats: () => msg('Changes stats', { id: 'deed.stats' }),
} as const;
export type CardDeed = keyof typeof DEEDS;
export const deeds = Object.keys(DEEDS) as CardDeed[]; // keys() forgets literal types
export const deedName = (deed: CardDeed): string => DEEDS[deed]();

/** The numbers of cards for which a player can search, with the words that name each. */
export const numberWords = () =>
  ({
    melee: [msg('melee', { id: 'number.melee' })],
    reach: [msg('melee range', { id: 'number.melee-range' }), msg('reach', { id: 'number.reach' })],
    arcane: [msg('arcane', { id: 'number.arcane' })],
    evade: [msg('evade', { id: 'number.evade' })],
    health: [msg('health', { id: 'number.health' })],
    energy: [msg('energy', { id: 'number.energy' })],
    base: [msg('base', { id: 'number.base' })],
    cost: [msg('cost', { id: 'number.cost' })],
    pulse: [msg('pulse', { id: 'number.pulse' })],
    range: [msg('range', { id: 'number.range' })],
  }) as const;
export type NumberName = keyof ReturnType<typeof numberWords>;

export const compendiumWords = {
  heading: titles.compendium,
  find: () => msg('Find', { id: 'compendium.find' }),
  findHint: () =>
    msg('A name, a keyword, a word of an ability, a number: “goblin range 8”, “melee 4+”, “cost 1”', { id: 'compendium.find-hint' }),
  filters: () => msg('Filters', { id: 'compendium.filters' }),
  chosen: (count: number) => msg(str`${count} set`, { id: 'compendium.chosen' }),
  all: () => msg('All of these', { id: 'compendium.all' }),
  any: () => msg('Any of these', { id: 'compendium.any' }),
  together: () => msg('Match', { id: 'compendium.together' }),
  chipHint: () => msg('Tap once to include, twice to exclude.', { id: 'compendium.chip-hint' }),
  wanted: () => msg('included', { id: 'compendium.wanted' }),
  unwanted: () => msg('excluded', { id: 'compendium.unwanted' }),
  clear: () => msg('Clear', { id: 'compendium.clear' }),
  count: (count: number) =>
    plural(count, {
      one: () => msg(str`${count} card`, { id: 'compendium.one' }),
      other: () => msg(str`${count} cards`, { id: 'compendium.some' }),
    }),
  none: () => msg('No card matches', { id: 'compendium.none' }),
  noneText: () => msg('Remove a filter, or search for fewer words.', { id: 'compendium.none-text' }),
  groups: {
    kind: () => msg('Kind', { id: 'compendium.kinds' }),
    faction: () => msg('Faction', { id: 'compendium.factions' }),
    does: () => msg('What it does', { id: 'compendium.deeds' }),
    damage: () => msg('Damage', { id: 'compendium.damage' }),
    ability: () => msg('Abilities', { id: 'compendium.abilities' }),
    keyword: () => msg('Keyword', { id: 'compendium.keywords' }),
  },
  numbers: (melee: string, arcane: string, evade: string) =>
    msg(str`Melee ${melee} · Arcane ${arcane} · Evade ${evade}`, { id: 'compendium.numbers' }),
  toAll: () => msg('All cards', { id: 'compendium.to-all' }),
  compare: () => msg('Compare with …', { id: 'compendium.compare' }),
  comparing: (name: string) => msg(str`Compare ${name} with which character? Tap one.`, { id: 'compendium.comparing' }),
  stopComparing: () => msg('Cancel', { id: 'compendium.stop-comparing' }),
  beside: (first: string, second: string) => msg(str`${first} and ${second}`, { id: 'compendium.beside' }),
  number: () => msg('Number', { id: 'compendium.number' }),
  better: () => msg('better', { id: 'compendium.better' }),
  gone: () => msg('There is no such card.', { id: 'compendium.gone' }),
  likeIt: () => msg('Others with', { id: 'compendium.like-it' }),
  meaning: () => msg('Tap a number, a keyword or an underlined word to read its rule.', { id: 'compendium.meaning' }),
};
