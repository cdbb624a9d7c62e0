import type { Character } from '../rules/terms/card-language.ts';
import { nodesOf, type TextNode } from '../rules/terms/card-language/nodes.ts';
import { DAMAGE_TYPES, type DamageType } from '../rules/terms/factions.ts';
import { upgradedCard } from '../rules/terms/upgrades.ts';
import { upgradesOn, type Troupe } from './troupe.ts';
import { characterOf, type TroupeCatalogue } from './troupe-catalogue.ts';

/** In their order around the picture. */
export const STRENGTHS = ['melee', 'damage', 'arcane', 'healing', 'energy', 'movement', 'evade', 'health'] as const;
export type StrengthName = (typeof STRENGTHS)[number];

/**
 * One strength of a troupe. `value`: the mean of the printed number (melee, arcane, evade, health; blue dots for energy), the number of damage types
 * that it can deal (damage), or the number of characters with it (healing, movement). `share`: the value relative to the largest possible one, 0 to
 * 1.
 */
export interface TroupeStrength {
  name: StrengthName;
  value: number;
  share: number;
}

const within = (share: number): number => Math.max(0, Math.min(1, share));

const HEALS: ReadonlySet<unknown> = new Set(['heal']);
const MOVES: ReadonlySet<unknown> = new Set(['move', 'place', 'swap', 'reaction-step']);
const QUICK: ReadonlySet<unknown> = new Set(['move-freely', 'reaction-step']);

const heals = (nodes: readonly TextNode[]): boolean => nodes.some((node) => HEALS.has(node['do']));
const moves = (nodes: readonly TextNode[]): boolean => nodes.some((node) => MOVES.has(node['do']) || QUICK.has(node['mod']));

/** Damage types beyond those of ordinary melee cards: of signature moves, of effects, and those that the character deals more strongly. */
function typesOf({ signature, abilities }: Character): DamageType[] {
  const nodes = nodesOf(abilities);
  const named = nodes.flatMap((node) => {
    if (node['do'] === 'damage') return [node['type']];
    if (node['mod'] === 'dealt-as') return [node['as']];
    if (node['mod'] !== 'dealt' || node['by'] === 'null' || (typeof node['by'] === 'number' && node['by'] < 0)) return [];
    return Array.isArray(node['types']) ? (node['types'] as unknown[]) : [];
  });
  return DAMAGE_TYPES.filter((type) => signature?.types.includes(type) === true || named.includes(type));
}

/** The largest mean in a picture; Evade counts from 2 down to −2, because a lower Evade is harder to hit. */
const MOST = { melee: 6, arcane: 6, health: 12, energy: 5 };
const WORST_EVADE = 2;
const EVADE_SPAN = 4;

/** The strengths of a troupe with its upgrades; all zero for an empty troupe. @rule UPG-6 */
export function strengths(troupe: Pick<Troupe, 'characters' | 'upgrades'>, catalogue: TroupeCatalogue): TroupeStrength[] {
  const cards = troupe.characters.flatMap((id) => {
    const card = characterOf(catalogue, id);
    return card ? [upgradedCard(catalogue, card, upgradesOn(troupe, id))] : [];
  });
  const count = Math.max(1, cards.length);
  const mean = (read: (card: Character) => number): number => cards.reduce((sum, card) => sum + read(card), 0) / count;
  const able = (test: (nodes: readonly TextNode[]) => boolean): number =>
    cards.filter(({ abilities, signature }) => test(nodesOf([abilities, signature?.end ?? [], signature?.mods ?? []]))).length;
  const values: Record<StrengthName, number> = {
    melee: mean(({ melee }) => melee),
    arcane: mean(({ arcane }) => arcane),
    evade: mean(({ evade }) => evade),
    health: mean(({ health }) => health),
    energy: mean(({ blueDots }) => blueDots.length),
    damage: new Set(cards.flatMap(typesOf)).size,
    healing: able(heals),
    movement: able(moves),
  };
  const shares: Record<StrengthName, number> = {
    melee: values.melee / MOST.melee,
    arcane: values.arcane / MOST.arcane,
    evade: cards.length === 0 ? 0 : (WORST_EVADE - values.evade) / EVADE_SPAN,
    health: values.health / MOST.health,
    energy: values.energy / MOST.energy,
    damage: values.damage / DAMAGE_TYPES.length,
    healing: values.healing / count,
    movement: values.movement / count,
  };
  return STRENGTHS.map((name) => ({ name, value: values[name], share: within(shares[name]) }));
}
