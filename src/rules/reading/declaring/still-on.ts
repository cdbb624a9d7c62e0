import type { Look } from '../../look.ts';
import { refuseReach } from '../strike-range.ts';
import type { Trigger } from '../../terms/card-language.ts';
import type { ArcaneFrame, EffectsFrame, Frame, MeleeFrame } from '../../terms/frame.ts';
import { abilityOf } from '../../printed/abilities-of.ts';
import { refuseTargets } from './targets.ts';

// Whether an action that has been declared still takes place: what speaks of it is silent when it does not.

/** Why an attack does not take place; null when it does, so far. @rule MEL-20 */
function whyNoAttack(look: Look, { cancelled, fighters: { attacker, defender } }: MeleeFrame): string | null {
  if (cancelled) return 'cancelled';
  if ([attacker, defender].some((model) => look.model(model).status !== 'board')) return 'not-on-board';
  return refuseReach(look, attacker, defender)?.code ?? null;
}

/** Once hands have been drawn nobody looks at the target again. */
function whyNoSpell(look: Look, { cancelled, step, model, ability: id, seat, declared }: ArcaneFrame): string | null {
  if (cancelled) return 'cancelled';
  if (look.model(model).status !== 'board') return 'no-legal-target';
  if (step !== 'arcane.declared') return null;
  const ability = abilityOf(look, model, id);
  return !ability || refuseTargets(look, ability, model, seat, declared) ? 'no-legal-target' : null;
}

/** @rule ACT-13 */
function whyNoUse(look: Look, { model, ability: id, seat, bound: { stone, terrain }, declared }: EffectsFrame): string | null {
  if (!declared) return null;
  if (look.model(model).status !== 'board') return 'not-on-board';
  const ability = abilityOf(look, model, id);
  if (!ability) return 'no-such-ability';
  const named = {
    targets: declared.targets,
    ...(stone === undefined ? {} : { stone }),
    ...(terrain === undefined ? {} : { terrain }),
  };
  return refuseTargets(look, ability, model, seat, named)?.code ?? null;
}

/** Why an action that has been declared does not take place; null when it does, as far as anybody knows. @rule ACT-13 MEL-20 */
export function whyOff(look: Look, frame: Frame): string | null {
  switch (frame.kind) {
    case 'melee':
      return whyNoAttack(look, frame);
    case 'arcane':
      return whyNoSpell(look, frame);
    case 'effects':
      return whyNoUse(look, frame);
    default:
      return null;
  }
}

/** The moments of an action at which it may still come to nothing. */
const BEFORE: readonly Trigger['on'][] = ['attacks', 'targeted', 'uses-arcane', 'hands-drawn', 'arcane-drawn'];

/** Whether what a waiting text has heard is so no more: the action beneath it has been cancelled or turned round, or has become impossible. `on`: what it waits for. @rule REA-15 ACT-13 CHR-68 CHR-73 */
export function isUnheard(look: Look, { bound: { originator } }: EffectsFrame, on: Trigger['on'] | undefined): boolean {
  const { stack } = look.match;
  const action = stack[stack.length - 2];
  if (!action || on === undefined || !BEFORE.includes(on)) return false;
  if (action.kind === 'effects' && isCalledOff(action)) return true;
  if (action.kind === 'arcane' && on === 'uses-arcane' && originator !== undefined && originator !== action.model) return true;
  return whyOff(look, action) !== null;
}

/** Stands in the place of an ability that a text has cancelled. */
export const CALLED_OFF = 'cancelled';
const isCalledOff = ({ text }: EffectsFrame): boolean => 'inline' in text && text.name === CALLED_OFF;
