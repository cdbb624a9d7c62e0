import type { DamageName } from '../art/damage.ts';
import type { BlowName } from '../art/blows.ts';
import type { FactionName } from '../art/factions.ts';
import type { SuitName } from '../art/suits.ts';

const english = {
  close: 'Close',
  less: 'Less',
  more: 'More',
  coverConfirm: 'I have the tablet',
  holdToLook: 'Hold to look',
  covered: 'Covered',
  seat: (number: number) => `Seat ${number}`,
  energyOf: (now: number, most: number) => `Energy ${now} of ${most}`,
  healthOf: (left: number, most: number) => `Health ${left} of ${most}`,
  stones: (count: number) => (count === 1 ? '1 moonstone' : `${count} moonstones`),
  card: 'Card',
  cardBack: 'Face-down card',
  cardNumber: (number: number) => `Card ${number}`,
  suit: { green: 'Green', blue: 'Blue', pink: 'Pink' } as Record<SuitName, string>,
  arcaneCard: (suit: string, value: number) => `${suit} ${value}`,
  catastrophe: 'Catastrophe',
  blow: {
    'high-guard': 'High Guard',
    'falling-swing': 'Falling Swing',
    thrust: 'Thrust',
    'sweeping-cut': 'Sweeping Cut',
    'rising-attack': 'Rising Attack',
    'low-guard': 'Low Guard',
  } as Record<BlowName, string>,
  damage: { impact: 'Impact', piercing: 'Piercing', slicing: 'Slicing', magical: 'Magical' } as Record<DamageName, string>,
  faction: { commonwealth: 'Commonwealth', dominion: 'Dominion', leshavult: 'Leshavult', shades: 'Shades' } as Record<FactionName, string>,
  noDamage: 'no damage',
  followUp: 'Follow-Up',
  /** One cell of a deal table, read aloud. */
  dealAgainst: (opponent: string, deal: string, followUp: boolean) => `against ${opponent}: ${deal}${followUp ? ', Follow-Up' : ''}`,
  dealTable: 'Damage dealt against each card',
  melee: 'Melee',
  range: 'Range',
  arcane: 'Arcane',
  evade: 'Evade',
  base: 'Base',
  health: 'Health',
  energy: 'Energy',
  signature: 'Signature',
  abilities: 'Abilities',
  flipToSignature: 'Show the signature move',
  flipToAbilities: 'Show the abilities',
  upgrades: (card: string) => `Upgrades ${card}`,
  pulse: 'Pulse',
  used: 'Used',
  abilityKind: { passive: 'Passive', active: 'Active', arcane: 'Arcane' } as Record<'passive' | 'active' | 'arcane', string>,
  limit: { turn: 'Once per turn', game: 'Once per game' } as Record<'turn' | 'game', string>,
  costs: (energy: number) => `costs ${energy} energy`,
  reaches: (range: string) => `range ${range}`,
};

/** Every word the parts themselves say. */
export type Labels = typeof english;

/** The words in use; read them while drawing, so that a change of language shows. */
export const labels: Labels = { ...english };

/** Puts other words in place of the English ones; redraw afterwards. */
export function setLabels(words: Partial<Labels>): void {
  Object.assign(labels, words);
}
