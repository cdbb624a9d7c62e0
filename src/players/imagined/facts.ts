import type { Ability, Arcane, Active, Character } from '../../rules/terms/card-language.ts';

// What a card promises, in round numbers. Read from its descriptions alone: no character is known by name.

/** Something that hurts from afar: inches, energy, and wounds to be expected of one use. */
export interface Shot {
  range: number;
  cost: number;
  damage: number;
}
export interface FigureFacts {
  card: Character;
  /** Of the base, in units. */
  radius: number;
  health: number;
  dots: readonly number[];
  melee: number;
  /** Inches. */
  reach: number;
  arcane: number;
  evade: number;
  /** What plain passives add to what it deals, and take from what it suffers. */
  dealt: number;
  armour: number;
  shots: readonly Shot[];
  /** Energy of one harvest, Infinity where it is forbidden for good, and whether one is enough for any depth. */
  harvest: { cost: number; whole: boolean };
  /** Points for being there. */
  value: number;
}

const X = 1.7;
const ARCANE_SHARE = 0.6;

const isNode = (node: unknown): node is Record<string, unknown> => typeof node === 'object' && node !== null;

/** Wounds that a list of effects does to somebody else, one way of several counted as their mean. */
function hurt(node: unknown): number {
  if (Array.isArray(node)) return node.reduce((sum: number, child) => sum + hurt(child), 0);
  if (!isNode(node)) return 0;
  const { do: verb, to, by } = node;
  if ((verb === 'damage' || verb === 'wound') && to !== 'self') return typeof by === 'number' ? by : X;
  if (verb === 'one-of' && Array.isArray(node['options']))
    return node['options'].reduce((most: number, option) => Math.max(most, hurt(option)), 0);
  return hurt(node['effects']) + hurt(node['then']);
}

const aimsAtFriends = ({ target }: Active | Arcane): boolean => target?.which?.side === 'friendly';

function shotOf(ability: Ability): Shot[] {
  if (ability.kind === 'passive' || aimsAtFriends(ability)) return [];
  const range = ability.range ?? ability.pulse ?? 0;
  const damage =
    ability.kind === 'active'
      ? hurt(ability.do)
      : ability.outcomes.filter(({ on }) => on !== 'catastrophe').reduce((most, outcome) => Math.max(most, hurt(outcome.do)), 0) *
        ARCANE_SHARE;
  return damage > 0 && range > 0 ? [{ range, cost: Math.max(1, ability.cost), damage }] : [];
}

/** The sum of plain numbers that unconditional passives say of damage. */
function passive({ abilities }: Character, kind: 'dealt' | 'suffered'): number {
  let sum = 0;
  for (const ability of abilities) {
    if (ability.kind !== 'passive') continue;
    for (const rule of ability.rules) {
      if (!('always' in rule) || rule.to || rule.if) continue;
      for (const mod of rule.always) if (mod.mod === kind && typeof mod.by === 'number' && mod.scope === undefined) sum += mod.by;
    }
  }
  return sum;
}

/** What passives that ask for nothing say of harvesting. */
function harvestOf({ abilities }: Character): FigureFacts['harvest'] {
  let [cost, whole] = [1, false];
  for (const ability of abilities) {
    if (ability.kind !== 'passive') continue;
    for (const rule of ability.rules) {
      if (
        'when' in rule &&
        rule.when.on === 'harvests' &&
        !rule.if &&
        rule.do.some((effect) => effect.do === 'depth' && 'to' in effect && effect.to === 0)
      )
        whole = true;
      if (!('always' in rule) || rule.to || rule.if) continue;
      for (const mod of rule.always) {
        if (mod.mod === 'forbid' && mod.actions.includes('harvest')) cost = Infinity;
        if (mod.mod === 'cost' && mod.of.includes('harvest') && 'by' in mod && typeof mod.by === 'number') cost += mod.by;
      }
    }
  }
  return { cost, whole };
}

function read(card: Character): FigureFacts {
  const { base, health, blueDots, melee, meleeRange, arcane, evade, abilities } = card;
  return {
    card,
    radius: base * 5,
    health,
    dots: blueDots,
    melee,
    reach: meleeRange,
    arcane,
    evade,
    dealt: passive(card, 'dealt'),
    armour: -passive(card, 'suffered'),
    shots: abilities.flatMap(shotOf),
    harvest: harvestOf(card),
    value: 4 + 0.5 * blueDots.length + 0.25 * melee + 0.2 * arcane,
  };
}

const known = new WeakMap<Character, FigureFacts>();

/** The facts of a card, read once. */
export function factsOf(card: Character): FigureFacts {
  const before = known.get(card);
  if (before) return before;
  const facts = read(card);
  known.set(card, facts);
  return facts;
}
