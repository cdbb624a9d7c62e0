import { msg, str } from '@lit/localize';
import { COLOURS, MELEE_CARDS, type Colour, type MeleeCard } from '../../rules/terms/decks.ts';
import { DAMAGE_TYPES, FACTIONS, type DamageType, type Faction } from '../../rules/terms/factions.ts';
import { catastropheName, colourName } from '../names/arcane-cards.ts';
import { damageTypeName } from '../names/damage.ts';
import { factionName } from '../names/factions.ts';
import { meleeCardName } from '../names/melee-cards.ts';
import { plural } from '../language/sentences.ts';

const named = <K extends string>(keys: readonly K[], name: (key: K) => string): Record<K, string> =>
  Object.fromEntries(keys.map((key) => [key, name(key)])) as Record<K, string>; // a name for every key

/** Every word of the kit's elements and of the cards; read while drawing, so that a change of language shows. */
export const kitWords = {
  get close(): string {
    return msg('Close', { id: 'kit.close' });
  },
  get less(): string {
    return msg('Less', { id: 'kit.less' });
  },
  get more(): string {
    return msg('More', { id: 'kit.more' });
  },
  get coverConfirm(): string {
    return msg('I have the tablet', { id: 'kit.cover-confirm' });
  },
  get holdToLook(): string {
    return msg('Press and hold here to look', { id: 'kit.hold-to-look' });
  },
  get touchToChoose(): string {
    return msg('Tap to choose.', { id: 'kit.touch-to-choose' });
  },
  get trayKeys(): string {
    return msg('Enter opens it, Escape closes it. Hold Space to show it.', { id: 'kit.tray-keys' });
  },
  get covered(): string {
    return msg('Covered', { id: 'kit.covered' });
  },
  seat: (number: number): string => msg(str`Seat ${number}`, { id: 'kit.seat' }),
  energyOf: (energy: number, most: number): string => msg(str`Energy ${energy} of ${most}`, { id: 'kit.energy-of' }),
  healthOf: (health: number, most: number): string => msg(str`Health ${health} of ${most}`, { id: 'kit.health-of' }),
  stones: (count: number): string =>
    plural(count, {
      one: () => msg(str`${count} moonstone`, { id: 'kit.one-stone' }),
      other: () => msg(str`${count} moonstones`, { id: 'kit.stones' }),
    }),
  get card(): string {
    return msg('Card', { id: 'kit.card' });
  },
  get cardBack(): string {
    return msg('Face-down card', { id: 'kit.card-back' });
  },
  cardNumber: (number: number): string => msg(str`Card ${number}`, { id: 'kit.card-number' }),
  get suit(): Record<Colour, string> {
    return named(COLOURS, colourName);
  },
  arcaneCard: (suit: string, value: number): string => msg(str`${suit} ${value}`, { id: 'kit.arcane-card' }),
  get catastrophe(): string {
    return catastropheName();
  },
  get blow(): Record<MeleeCard, string> {
    return named(MELEE_CARDS, meleeCardName);
  },
  get damage(): Record<DamageType, string> {
    return named(DAMAGE_TYPES, damageTypeName);
  },
  get faction(): Record<Faction, string> {
    return named(FACTIONS, factionName);
  },
  get noDamage(): string {
    return msg('no damage', { id: 'kit.no-damage' });
  },
  get copiedDeal(): string {
    return msg('the damage of the card it copies', { id: 'kit.copied-deal' });
  },
  get followUp(): string {
    return msg('Follow-Up', { id: 'kit.follow-up' });
  },
  /** One cell of a deal table, for screen readers. */
  dealAgainst: (opponent: string, deal: string, followUp: boolean): string =>
    followUp
      ? msg(str`against ${opponent}: ${deal}, Follow-Up`, { id: 'kit.deal-follow-up' })
      : msg(str`against ${opponent}: ${deal}`, { id: 'kit.deal-against' }),
  get dealTable(): string {
    return msg('Damage dealt against each card', { id: 'kit.deal-table' });
  },
  get melee(): string {
    return msg('Melee', { id: 'kit.melee' });
  },
  get range(): string {
    return msg('Range', { id: 'kit.range' });
  },
  get arcane(): string {
    return msg('Arcane', { id: 'kit.arcane' });
  },
  get evade(): string {
    return msg('Evade', { id: 'kit.evade' });
  },
  get base(): string {
    return msg('Base', { id: 'kit.base' });
  },
  get health(): string {
    return msg('Health', { id: 'kit.health' });
  },
  get energy(): string {
    return msg('Energy', { id: 'kit.energy' });
  },
  get signature(): string {
    return msg('Signature', { id: 'kit.signature' });
  },
  get abilities(): string {
    return msg('Abilities', { id: 'kit.abilities' });
  },
  get flipToSignature(): string {
    return msg('Show the signature move', { id: 'kit.flip-to-signature' });
  },
  get flipToAbilities(): string {
    return msg('Show the abilities', { id: 'kit.flip-to-abilities' });
  },
  upgrade: (name: string): string => msg(str`Upgrade: ${name}`, { id: 'kit.upgrade' }),
  upgrades: (card: string): string => msg(str`Upgrades ${card}`, { id: 'kit.upgrades' }),
  get pulse(): string {
    return msg('Pulse', { id: 'kit.pulse' });
  },
  get used(): string {
    return msg('Used', { id: 'kit.used' });
  },
  get abilityKind(): Record<'passive' | 'active' | 'arcane', string> {
    return {
      passive: msg('Passive', { id: 'kit.passive' }),
      active: msg('Active', { id: 'kit.active' }),
      arcane: msg('Arcane', { id: 'kit.arcane' }),
    };
  },
  costs: (energy: number): string => msg(str`costs ${energy} energy`, { id: 'kit.costs' }),
  reaches: (range: string): string => msg(str`range ${range}`, { id: 'kit.reaches' }),
};
