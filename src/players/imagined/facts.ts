import type { Ability, Arcane, Active, Character } from '../../rules/terms/card-language.ts';
import type { DamageType } from '../../rules/terms/factions.ts';
import type { AbilityId } from '../../rules/terms/ids.ts';

// The promise of a character card, in round numbers. It reads descriptions alone and knows no character by name.

/** A ranged attack: range in inches, cost in energy, expected wounds of one use: in round numbers, and with each multiple of X read from the card. */
export interface Shot {
  id: AbilityId;
  range: number;
  cost: number;
  damage: number;
  mean: number;
  /** The energy after which a weapon that was fired may be fired again; missing when it may be fired at any time. */
  reload?: number;
}

export interface FigureFacts {
  card: Character;
  /** The radius of the base, in tenths of a millimetre. */
  radius: number;
  health: number;
  dots: readonly number[];
  melee: number;
  /** Melee Range, in inches. */
  reach: number;
  arcane: number;
  evade: number;
  /** Damage that unconditional passive abilities add to what the model deals in melee, and take from what it suffers. */
  dealt: number;
  armour: number;
  shots: readonly Shot[];
  /** The energy that the model gains when it activates. */
  gains: number;
  /** The energy of one harvest, Infinity when harvesting is forbidden for good; `whole` when one harvest is enough for any depth. */
  harvest: { cost: number; whole: boolean };
  /** The value of the model on the board, in points. */
  value: number;
}

const X = 1.7;
const ARCANE_SHARE = 0.6;

const isNode = (node: unknown): node is Record<string, unknown> => typeof node === 'object' && node !== null;

type Numbers = (printed: unknown) => number;
/** A printed number; anything else counts as X. */
const roundly: Numbers = (printed) => (typeof printed === 'number' ? printed : X);
/** A printed number; of a multiple of X, its mean. */
const meanOf: Numbers = (printed) =>
  isNode(printed) && typeof printed['x'] === 'number'
    ? Math.max(0, printed['x'] * X + (typeof printed['plus'] === 'number' ? printed['plus'] : 0))
    : roundly(printed);

/** The wounds that a list of effects deals to other models. Of alternatives the greatest counts. */
function woundsIn(node: unknown, numbers: Numbers): number {
  if (Array.isArray(node)) return node.reduce((sum: number, child) => sum + woundsIn(child, numbers), 0);
  if (!isNode(node)) return 0;
  const { do: verb, to, by } = node;
  if ((verb === 'damage' || verb === 'wound') && to !== 'self') return numbers(by);
  if (verb === 'one-of' && Array.isArray(node['options']))
    return node['options'].reduce((most: number, option) => Math.max(most, woundsIn(option, numbers)), 0);
  return woundsIn(node['effects'], numbers) + woundsIn(node['then'], numbers);
}

const aimsAtFriends = ({ target }: Active | Arcane): boolean => target?.which?.side === 'friendly';

/** The cost of the ability that makes a weapon usable again. */
const reloadOf = (abilities: readonly Ability[], weapon: AbilityId): number | undefined => {
  const reload = abilities.find(
    (ability): ability is Active =>
      ability.kind === 'active' && ability.do.some((effect) => effect.do === 'reload' && effect.ability === weapon),
  );
  return reload?.cost;
};

function shotOf(ability: Ability, abilities: readonly Ability[]): Shot[] {
  if (ability.kind === 'passive' || aimsAtFriends(ability)) return [];
  const range = ability.range ?? ability.pulse ?? 0;
  const dealt = (numbers: Numbers): number =>
    ability.kind === 'active'
      ? woundsIn(ability.do, numbers)
      : ability.outcomes
          .filter(({ on }) => on !== 'catastrophe')
          .reduce((most, outcome) => Math.max(most, woundsIn(outcome.do, numbers)), 0) * ARCANE_SHARE;
  const [damage, mean] = [dealt(roundly), dealt(meanOf)];
  if (damage <= 0 || range <= 0) return [];
  const reload = ability.limit?.reloadable ? reloadOf(abilities, ability.id) : undefined;
  return [{ id: ability.id, range, cost: Math.max(1, ability.cost), damage, mean, ...(reload === undefined ? {} : { reload }) }];
}

/** The types of damage that most blows have; a modifier counts for the share of these that it names. */
const COMMON: readonly DamageType[] = ['impact', 'slicing', 'piercing'];
const shareOf = (types: readonly DamageType[] | undefined): number =>
  types === undefined ? 1 : COMMON.filter((type) => types.includes(type)).length / COMMON.length;

/** The sum of the plain damage numbers in unconditional passive abilities, as far as they concern melee. */
function passiveSum({ abilities }: Character, kind: 'dealt' | 'suffered'): number {
  let sum = 0;
  for (const ability of abilities) {
    if (ability.kind !== 'passive') continue;
    for (const rule of ability.rules) {
      if (!('always' in rule) || rule.to || rule.if) continue;
      for (const mod of rule.always) {
        if (mod.mod !== kind || typeof mod.by !== 'number') continue;
        if (mod.scope === undefined || mod.scope === 'melee') sum += mod.by * shareOf(mod.types);
      }
    }
  }
  return sum;
}

/** The energy that effects give the model itself. Of a flip its first result counts. */
function energyIn(node: unknown): number {
  if (Array.isArray(node)) return node.reduce((sum: number, child) => sum + energyIn(child), 0);
  if (!isNode(node)) return 0;
  const { do: verb, to, energy } = node;
  if (verb === 'gain' && to === 'self') return typeof energy === 'number' ? energy : energy === 'X' ? X : 0;
  return verb === 'flip' ? energyIn(node['then']) : 0;
}

/** The energy that unconditional passive abilities give a model when it activates. */
const gainsOf = ({ abilities }: Character): number =>
  abilities
    .flatMap((ability) => (ability.kind === 'passive' ? ability.rules : []))
    .reduce((sum, rule) => ('when' in rule && rule.when.on === 'activates' && !rule.if ? sum + energyIn(rule.do) : sum), 0);

/** The cost of a harvest by unconditional passive abilities. */
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

function readFacts(card: Character): FigureFacts {
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
    dealt: passiveSum(card, 'dealt'),
    armour: -passiveSum(card, 'suffered'),
    shots: abilities.flatMap((ability) => shotOf(ability, abilities)),
    gains: gainsOf(card),
    harvest: harvestOf(card),
    value: 4 + 0.5 * blueDots.length + 0.25 * melee + 0.2 * arcane,
  };
}

const factsByCard = new WeakMap<Character, FigureFacts>();

/** The facts of a card, read once and kept. */
export function factsOf(card: Character): FigureFacts {
  const cached = factsByCard.get(card);
  if (cached) return cached;
  const facts = readFacts(card);
  factsByCard.set(card, facts);
  return facts;
}
