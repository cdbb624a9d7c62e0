import { plainMods } from '../printed/standing-mods.ts';
import { castOf } from '../printed/cast.ts';
import { masterOf } from '../printed/purse.ts';
import type { Look } from '../look.ts';
import { within } from '../sight/distance.ts';
import { sees } from '../sight/sight.ts';
import type { Mod } from '../terms/card-language.ts';
import type { ActionFrame } from '../terms/frame.ts';
import type { ModelId } from '../terms/ids.ts';
import type { Lasting } from '../terms/match.ts';
import { reason, type Reason } from '../terms/reason.ts';

// Models whose actions the active model pays for and controls.

const order = (look: Look, commander: ModelId, model: ModelId, only?: ActionFrame['only']): ActionFrame => ({
  kind: 'action',
  step: 'action',
  model,
  by: commander,
  seat: look.model(commander).controller,
  owner: look.model(model).controller,
  ...(only ? { only } : {}),
});

/** The modifier by which a model is a puppet of the active model, if the active model itself has laid it. @rule CTL-1 */
function puppetOf(look: Look, active: ModelId, model: ModelId): Extract<Mod, { mod: 'puppet' }> | undefined {
  const holds = ({ gives, mods }: Lasting): boolean => gives !== undefined || mods.some(({ mod }) => mod === 'puppet');
  const given = look.model(model).lasting.some((lasting) => lasting.from.model === active && holds(lasting));
  return given ? plainMods(look, model, 'puppet').find(({ of }) => of === look.model(active).character) : undefined;
}

/**
 * The frame of an action of a model that the active model commands, or why it cannot command it now; null when it never can. A thrall may
 * take any action, a puppet those that its text allows, near enough and in sight; the thralls of a puppet obey like the puppet. @rule CTL-1 CTL-4
 */
export function commandOf(look: Look, active: ModelId, model: ModelId): ActionFrame | Reason | null {
  if (look.model(model).status !== 'board') return null;
  const master = masterOf(look, model);
  if (master === active) return order(look, active, model);
  const puppet = puppetOf(look, active, model);
  if (!puppet) {
    const chain = master === null ? null : commandOf(look, active, master);
    return chain && !('code' in chain) ? order(look, active, model) : chain;
  }
  const facts = { model: active, target: model };
  if (!within(look, active, model, puppet.in)) return reason('out-of-range', ['CTL-1', 'DEF-5'], facts);
  if (!sees(look, active, model).visible) return reason('no-line-of-sight', ['CTL-1', 'LOS-2', 'DEF-10'], facts);
  return order(look, active, model, puppet.not ? { not: puppet.not } : undefined);
}

/** The models on the board that can be commanded at all. */
function obedient(look: Look): readonly ModelId[] {
  const { results: found } = castOf(look);
  let ids = found.get('obedient');
  if (!ids) {
    ids = look.onBoard
      .map(({ id }) => id)
      .filter((id) => (['thrall', 'puppet'] as const).some((mod) => plainMods(look, id, mod).length > 0));
    found.set('obedient', ids);
  }
  return ids;
}

/** The frames of actions that the active model could command now. */
export const commandedActions = (look: Look, active: ModelId): ActionFrame[] =>
  obedient(look).flatMap((id) => {
    const command = id === active ? null : commandOf(look, active, id);
    return command && !('code' in command) ? [command] : [];
  });

/** The match as it would be during that action. @rule CTL-1 */
export function asIf(look: Look, action: ActionFrame): Look {
  const { table, stack } = look.match;
  const model = { ...look.model(action.model), controller: action.seat };
  return look.with({ ...look.match, table: { ...table, models: { ...table.models, [action.model]: model } }, stack: [...stack, action] });
}
