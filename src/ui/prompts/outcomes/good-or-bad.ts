import type { Ability, Eff, Mod } from '../../../rules/terms/card-language.ts';

/**
 * The meaning of one effect of a text for the model that it affects: `good` or bad; `health`: it concerns the body (wounds, forced actions), and not
 * anything else.
 */
interface EffectMark {
  health: boolean;
  good: boolean;
  /** The effect does nothing but heal wounds. */
  heals?: true;
}

type Amount = Extract<Eff, { do: 'gain' }>['energy'];

/** True if an amount is negative. */
function lessens(value: Amount): boolean {
  if (typeof value === 'number') return value < 0;
  if (typeof value !== 'object') return false;
  if ('x' in value) return value.x < 0;
  if ('mul' in value) return value.mul.filter(lessens).length === 1;
  return 'half' in value && lessens(value.half);
}

const BAD: readonly Mod['mod'][] = ['slow', 'forbid', 'reveal', 'bares', 'unraised', 'unhealed', 'past-saving', 'stays-slain', 'not-first'];
const GOOD: readonly Mod['mod'][] = [
  'reach',
  'lunge',
  'unharmed',
  'unmoved',
  'unslowed',
  'shrugs-off',
  'untargetable',
  'move-freely',
  'ignore',
  'ignore-slow-carry',
  'keeps-stones',
  'reaction-step',
  'deep-cover',
  'null-as-zero',
  'unreducible',
  'any-type',
];

/** True if a modifier is good for the model that has it; null if that depends on the game. */
function isGood(mod: Mod): boolean | null {
  switch (mod.mod) {
    case 'stat':
      // more Evade means more cards against the model
      return lessens(mod.by) === (mod.stat === 'evade');
    case 'dealt':
      return mod.by !== 'null' && !lessens(mod.by);
    case 'suffered':
      return mod.by === 'null' || lessens(mod.by);
    case 'cost':
      return mod.by === undefined || lessens(mod.by);
    case 'harvest':
    case 'initiative':
      return !lessens(mod.by);
    default:
      return BAD.includes(mod.mod) ? false : GOOD.includes(mod.mod) ? true : null;
  }
}

const besides = (good: boolean): EffectMark => ({ health: false, good });
const body = (good: boolean): EffectMark => ({ health: true, good });

const ofMods = (mods: readonly Mod[]): EffectMark[] => mods.map(isGood).flatMap((good) => (good === null ? [] : [besides(good)]));

/** The meaning of an ability for a model that gains it: its effects on the model itself and on all models round it. */
function ofGiven(ability: Ability): EffectMark[] {
  if (ability.kind !== 'passive') return [besides(true)];
  const marks = ability.rules.flatMap((rule) => {
    if ('when' in rule) return marksIn(rule.do, ['self', 'each']);
    return rule.to ? [] : ofMods(rule.always);
  });
  return marks.map(({ good }) => besides(good));
}

/** The effects of one node on these models. */
function ofEffect(effect: Eff, roles: readonly string[]): EffectMark[] {
  const meant = (role: unknown): boolean => roles.includes(String(role));
  switch (effect.do) {
    case 'damage':
    case 'wound':
    case 'slay':
      return meant(effect.to) ? [body(false)] : [];
    case 'heal':
      return meant(effect.to) ? [{ ...body(true), heals: true }] : [];
    case 'activate-next':
      return meant(effect.who) ? [body(true)] : [];
    // a friend gains an action, an enemy is forced to act
    case 'act':
      return meant(effect.who) ? [body(true), body(false)] : [];
    case 'avert':
    case 'lessen':
      return [besides(true)];
    case 'gain':
    case 'refill':
      return meant(effect.to) ? [besides(true)] : [];
    case 'lose':
      return meant(effect.to) ? [besides(false)] : [];
    case 'lose-ability':
    case 'drop-stone':
    case 'take-stone':
      return meant(effect.from) ? [besides(false)] : [];
    case 'apply':
      return meant(effect.to) ? ofMods(effect.mods) : [];
    case 'give':
      return meant(effect.to) ? ofGiven(effect.ability) : [];
    default:
      return [];
  }
}

/** The effects of a text on models in these roles, in all its branches but the catastrophe. */
export function marksIn(text: unknown, roles: readonly string[]): EffectMark[] {
  if (typeof text !== 'object' || text === null) return [];
  const marks = 'do' in text && typeof text.do === 'string' ? ofEffect(text as Eff, roles) : []; // a node with `do` is an effect
  const inside = Object.entries(text).filter(([key]) => key !== 'ability' && key !== 'catastrophe');
  return [...marks, ...inside.flatMap(([, part]) => marksIn(part, roles))];
}
