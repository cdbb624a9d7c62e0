import type { Look } from '../look.ts';
import type { Who } from '../terms/card-language.ts';
import { SIDES, type MeleeFrame, type Side } from '../terms/frame.ts';
import type { Bound } from '../terms/frame-notes.ts';
import type { AbilityId, ModelId } from '../terms/ids.ts';

/** From where a text is read: whose it is, and the names bound so far. @rule DEF-3 */
export interface Reading {
  look: Look;
  self: ModelId;
  ability: AbilityId;
  bound: Bound;
  /** Evade with every modifier; left out while modifiers themselves are being read, when unconditional ones alone count. */
  evadeOf?: (model: ModelId) => number;
  /** Whether a model is slow, by every modifier; left out likewise. */
  slowOf?: (model: ModelId) => boolean;
}

/** The same text with one more name bound. */
export const binding = <N extends keyof Bound>(reading: Reading, name: N, value: NonNullable<Bound[N]>): Reading => ({
  ...reading,
  bound: { ...reading.bound, [name]: value },
});

const ids = (value: ModelId | ModelId[] | undefined): ModelId[] => (typeof value === 'string' ? [value] : (value ?? []));

/** The round of melee under way nearest to the top. */
export function meleeUnderWay(look: Look): MeleeFrame | null {
  return look.match.stack.findLast((frame): frame is MeleeFrame => frame.kind === 'melee') ?? null;
}

/** The side on which a model fights in this melee; null for one that does not. */
export function sideIn(melee: MeleeFrame | null, model: ModelId | undefined): Side | null {
  return (melee && SIDES.find((side) => melee.fighters[side] === model)) ?? null;
}

function enemyOf({ look, self, bound }: Reading): ModelId[] {
  if (bound.enemy !== undefined) return ids(bound.enemy);
  const melee = meleeUnderWay(look);
  const side = sideIn(melee, self);
  return melee && side ? [melee.fighters[side === 'attacker' ? 'defender' : 'attacker']] : [];
}

/** The models a reference names: several declared targets, picks or loop members are several. */
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
