import type { Look } from '../../look.ts';
import { refuseReach } from '../strike-range.ts';
import type { Trigger } from '../../terms/card-language.ts';
import type { ArcaneFrame, EffectsFrame, Frame, MeleeFrame } from '../../terms/frame.ts';
import { abilityOf } from '../../printed/abilities-of.ts';
import { refuseTargets } from './targets.ts';

// Judges if a declared action still takes place. If it does not, texts about it do not speak.

/** The reason why an attack does not take place; null when it still does. @rule MEL-20 */
function whyNoAttack(look: Look, { cancelled, fighters: { attacker, defender } }: MeleeFrame): string | null {
  if (cancelled) return 'cancelled';
  if ([attacker, defender].some((model) => look.model(model).status !== 'board')) return 'not-on-board';
  return refuseReach(look, attacker, defender)?.code ?? null;
}

/** The reason why an arcane action does not take place; after hands have been drawn its targets are not judged again. */
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

/** The reason why a declared action does not take place; null when it still does. @rule ACT-13 MEL-20 */
export function whyNotHappening(look: Look, frame: Frame): string | null {
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

/** The moments of an action at which it may still be cancelled or fail. */
const BEFORE: readonly Trigger['on'][] = ['attacks', 'targeted', 'uses-arcane', 'hands-drawn', 'arcane-drawn'];

/**
 * True if the reason of a triggered text is gone: the action below it was cancelled or reversed, or has become impossible. `on`: the kind of its
 * trigger. @rule REA-15 ACT-13 CHR-68 CHR-73
 */
export function isReasonGone(look: Look, { bound: { originator } }: EffectsFrame, on: Trigger['on'] | undefined): boolean {
  const { stack } = look.match;
  const action = stack[stack.length - 2];
  if (!action || on === undefined || !BEFORE.includes(on)) return false;
  if (action.kind === 'effects' && isCalledOff(action)) return true;
  if (action.kind === 'arcane' && on === 'uses-arcane' && originator !== undefined && originator !== action.model) return true;
  return whyNotHappening(look, action) !== null;
}

/** The name of the empty text that replaces a cancelled ability. */
export const CALLED_OFF = 'cancelled';
const isCalledOff = ({ text }: EffectsFrame): boolean => 'inline' in text && text.name === CALLED_OFF;
