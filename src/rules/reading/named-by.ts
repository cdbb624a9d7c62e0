import type { Look } from '../look.ts';
import type { Who } from '../terms/card-language.ts';
import { SIDES, type MeleeFrame, type Side } from '../terms/frame.ts';
import type { Bound } from '../terms/frame-notes.ts';
import type { AbilityId, ModelId } from '../terms/ids.ts';

/** The context in which a text is read: the match, the model and the ability that have it, and the names bound so far. @rule DEF-3 */
export interface Reading {
  look: Look;
  self: ModelId;
  ability: AbilityId;
  bound: Bound;
  /** Evade with every modifier; left out while modifiers are being read, when only unconditional ones count. */
  evadeOf?: (model: ModelId) => number;
  /** True if a model is Slow by every modifier; left out while modifiers are being read. */
  slowOf?: (model: ModelId) => boolean;
}

/** A reading with one more name bound. */
export const binding = <N extends keyof Bound>(reading: Reading, name: N, value: NonNullable<Bound[N]>): Reading => ({
  ...reading,
  bound: { ...reading.bound, [name]: value },
});

const ids = (value: ModelId | ModelId[] | undefined): ModelId[] => (typeof value === 'string' ? [value] : (value ?? []));

/** The topmost round of melee under way; null when there is none. */
export function meleeUnderWay(look: Look): MeleeFrame | null {
  return look.match.stack.findLast((frame): frame is MeleeFrame => frame.kind === 'melee') ?? null;
}

/** The side on which a model fights in this melee; null when it does not fight. */
export function sideIn(melee: MeleeFrame | null, model: ModelId | undefined): Side | null {
  return (melee && SIDES.find((side) => melee.fighters[side] === model)) ?? null;
}

function enemyOf({ look, self, bound }: Reading): ModelId[] {
  if (bound.enemy !== undefined) return ids(bound.enemy);
  const melee = meleeUnderWay(look);
  const side = sideIn(melee, self);
  return melee && side ? [melee.fighters[side === 'attacker' ? 'defender' : 'attacker']] : [];
}

/** The models that a reference names: several for several declared targets, picks or members of a loop. */
export function namedBy(reading: Reading, role: Who): ModelId[] {
  if (typeof role === 'object') return ids(reading.bound[`pick:${role.picked}`]);
  switch (role) {
    case 'self':
      return [reading.self];
    case 'enemy':
      return enemyOf(reading);
    case 'nominee':
    case 'summoner':
      return ids(reading.look.model(reading.self)[role]);
    case 'target':
    case 'originator':
    case 'subject':
    case 'each':
      return ids(reading.bound[role]);
  }
}

/** The first model that a reference names. */
export function oneOf(reading: Reading, role: Who): ModelId | undefined {
  return namedBy(reading, role)[0];
}
