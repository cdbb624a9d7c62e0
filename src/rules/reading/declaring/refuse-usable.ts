import { abilitiesOf } from '../../printed/abilities-of.ts';
import { usesLeft } from '../../printed/text-of.ts';
import type { Look } from '../../look.ts';
import { stonesTouched } from '../../sight/distance.ts';
import { engagedBy } from '../../sight/engagement.ts';
import type { Active, Arcane, Eff, Who } from '../../terms/card-language.ts';
import { asksFor } from '../../terms/card-language/nodes.ts';
import type { AbilityId, ModelId } from '../../terms/ids.ts';
import { reason, type Reason } from '../../terms/reason.ts';
import { conditionsHold } from '../reading.ts';
import { readingFor } from '../reading-for.ts';
import { isBarred } from './targets.ts';

type UsableAbility = Active | Arcane;

/**
 * The reason why an ability may not be used now, whatever its target and its cost: limits, conditions, or nothing to do.
 * @rule ACT-13 ACT-16 CRD-17 CRD-18
 */
export function refuseUsable(look: Look, ability: UsableAbility, model: ModelId): Reason | null {
  const facts = { model, ability: ability.id };
  if (isBarred(look, ability, model)) return reason('forbidden', ['ACT-16'], facts);
  const spent = look.model(model).spent[ability.id];
  if (spent !== undefined) return reason('spent', ['CRD-17', ...(isReload(ability) ? ['CRD-18'] : [])], { ...facts, until: spent });
  if (usesLeft(look, model, ability.id, ability.limit) <= 0) {
    if (ability.limit?.reloadable) return reason('needs-reload', ['CRD-17', 'CRD-18'], facts);
    return reason(ability.limit?.per === 'turn' ? 'used-this-turn' : 'used-this-game', ['CRD-17'], facts);
  }
  const usable = conditionsHold(readingFor(look, model, ability.id, {}), ability.usableIf ?? []);
  if (!usable) return refuseCondition(look, ability, model);
  if (gathers(ability) && stonesTouched(look, model).length === 0) return reason('not-in-contact', ['HRV-2', 'ACT-13', 'DEF-31'], facts);
  return refuseIdle(look, ability, model) ?? refuseReloads(look, ability, 'self', [model]);
}

/** True if an ability takes a moonstone in base contact; the contact is judged before the cost is paid. @rule ACT-13 */
const gathers = (ability: UsableAbility): boolean => ability.kind === 'active' && ability.do[0]?.do === 'gather-stone';

const isReload = (ability: UsableAbility): boolean => ability.kind === 'active' && ability.do.some((effect) => effect.do === 'reload');

/** The reason why an ability that only reloads would do nothing: a loaded weapon is not reloaded. @rule CRD-18 ACT-13 */
function refuseIdle(look: Look, ability: UsableAbility, model: ModelId): Reason | null {
  if (ability.kind !== 'active') return null;
  const weapons = ability.do.flatMap((effect) => (effect.do === 'reload' ? [effect.ability] : []));
  if (weapons.length === 0 || weapons.length < ability.do.length || !weapons.every((weapon) => isLoaded(look, model, weapon))) return null;
  return reason('loaded', ['CRD-18'], { model, ability: ability.id });
}

/** For an ability that only makes models reload: why none of these models could; the cost does not matter. Null when one could. @rule CRD-18 CTL-2 */
export function refuseReloads(look: Look, ability: UsableAbility, role: 'self' | 'target', models: readonly ModelId[]): Reason | null {
  if (ability.kind !== 'active' || ability.do.length === 0 || !ability.do.every((effect) => isReloading(effect, role))) return null;
  const reasons = models.map((model) => refuseReload(look, model));
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}

const isReloading = (effect: Eff, role: Who): boolean =>
  effect.do === 'act' && effect.who === role && effect.actions?.every((action) => action === 'reload') === true;

/** The reason why a model could not reload now, even for free. */
function refuseReload(look: Look, model: ModelId): Reason | null {
  const reloads = abilitiesOf(look, model).filter((ability): ability is Active => ability.kind === 'active' && isReload(ability));
  const reasons = reloads.map((ability) => refuseUsable(look, ability, model));
  return reasons.includes(null) ? null : (reasons[0] ?? reason('no-such-ability', ['CRD-9', 'CRD-18'], { model, ability: 'reload' }));
}

const isLoaded = (look: Look, model: ModelId, weapon: AbilityId): boolean => (look.model(model).used[weapon]?.game ?? 0) === 0;

function refuseCondition(look: Look, ability: UsableAbility, model: ModelId): Reason {
  const engaged = asksFor(ability.usableIf, 'engaged') && engagedBy(look, model).length > 0;
  const allowed = ability.kind === 'arcane' ? 'ARC-38' : 'ABL-3';
  const rules = engaged ? [allowed, 'ENG-6'] : ['ACT-13', allowed];
  const clauses = isReload(ability) ? ['CRD-18', ...rules] : [...rules, 'ACT-16'];
  return reason(engaged ? 'engaged' : 'not-usable-now', clauses, { model, ability: ability.id });
}
