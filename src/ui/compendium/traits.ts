import type { Eff, Mod } from '../../rules/terms/card-language.ts';
import { DAMAGE_TYPES, type DamageType } from '../../rules/terms/factions.ts';
import type { CardDeed } from '../../words/app/compendium.ts';

const DONE: Readonly<Partial<Record<Eff['do'], CardDeed>>> = {
  heal: 'heal',
  damage: 'harm',
  wound: 'harm',
  slay: 'harm',
  move: 'move',
  place: 'place',
  swap: 'place',
  gain: 'give-energy',
  refill: 'give-energy',
  lose: 'take-energy',
  'drop-stone': 'stones',
  'take-stone': 'stones',
  'gather-stone': 'stones',
  depth: 'stones',
  flip: 'cards',
  look: 'cards',
  search: 'cards',
  'deal-each': 'cards',
  'catastrophe-of': 'cards',
  summon: 'summon',
  act: 'action',
  'reaction-step': 'reaction',
  cancel: 'cancel',
  'move-terrain': 'terrain',
  redirect: 'protect',
};
const CHANGED: Readonly<Partial<Record<Mod['mod'], CardDeed>>> = {
  stat: 'stats',
  suffered: 'protect',
  unharmed: 'protect',
  untargetable: 'protect',
  ignore: 'protect',
  forbid: 'hinder',
  slow: 'hinder',
  'reaction-step': 'reaction',
  harvest: 'stones',
  'keeps-stones': 'stones',
  thrall: 'summon',
};

/** The effects of a card and the damage types it names, anywhere in its description. */
export interface Traits {
  does: Set<CardDeed>;
  damage: Set<DamageType>;
}

function walk(node: unknown, traits: Traits): void {
  if (typeof node === 'string') {
    const type = DAMAGE_TYPES.find((candidate) => candidate === node);
    if (type) traits.damage.add(type);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const { do: done, mod } = node as { do?: unknown; mod?: unknown }; // any node of the language
  const deeds = [
    typeof done === 'string' ? DONE[done as Eff['do']] : undefined,
    typeof mod === 'string' ? CHANGED[mod as Mod['mod']] : undefined,
  ];
  for (const deed of deeds) if (deed) traits.does.add(deed);
  for (const inner of Object.values(node)) walk(inner, traits);
}

export function traitsOf(...nodes: readonly unknown[]): Traits {
  const traits: Traits = { does: new Set(), damage: new Set() };
  for (const node of nodes) walk(node, traits);
  return traits;
}
