import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import type { CharacterId, ModelId } from '../terms/ids.ts';
import type { Character, Mod } from '../terms/card-language.ts';
import type { ActionFrame } from '../terms/frame.ts';
import { plainMods } from './standing-mods.ts';

// The model that pays for the actions of a model, and the master of a thrall.

/** The unconditional modifiers of one kind on a card; the character need not be in the match. */
export const cardMods = <M extends Mod['mod']>(card: Character, kind: M): Extract<Mod, { mod: M }>[] =>
  card.abilities
    .flatMap((ability) => (ability.kind === 'passive' ? ability.rules : []))
    .flatMap((rule) => ('always' in rule && !rule.if && !rule.to ? rule.always : []))
    .filter((mod): mod is Extract<Mod, { mod: M }> => mod.mod === kind);

/** True if a model is a thrall: it never activates and never gains energy. @rule CTL-4 */
export const isThrall = (look: Look, model: ModelId): boolean => plainMods(look, model, 'thrall').length > 0;

/** The master of a thrall, which pays for it; null when the model is not a thrall, or its master is not on the board. @rule CTL-4 CTL-5 */
export function masterOf(look: Look, model: ModelId): ModelId | null {
  const [thrall] = plainMods(look, model, 'thrall');
  return thrall ? ownOnBoard(look, model, thrall.of) : null;
}

function ownOnBoard(look: Look, model: ModelId, character: CharacterId | undefined): ModelId | null {
  const { seat, summoner } = look.model(model);
  if (character === undefined) return look.onBoard.find(({ id }) => id === summoner)?.id ?? null;
  return look.onBoard.find((figure) => figure.character === character && figure.seat === seat)?.id ?? null;
}

/** The action under way in which another model controls this one. */
const runFor = (look: Look, model: ModelId): ActionFrame | null =>
  look.match.stack.findLast((frame): frame is ActionFrame => frame.kind === 'action' && frame.model === model) ?? null;

/** The model that controls a model now: the model itself, or the one that controls its action. @rule CTL-1 MEL-16 */
export const runnerOf = (look: Look, model: ModelId): ModelId => runFor(look, model)?.by ?? model;

/** The model that pays for an action of this model now; null when the action is free. @rule CTL-2 CTL-4 */
function payerOf(look: Look, model: ModelId): ModelId | null {
  const action = runFor(look, model);
  if (action) return action.free ? null : action.by;
  return masterOf(look, model) ?? model;
}

/** The energy available for a model's actions now; kept, because it is needed for each target. @rule ACT-12 */
export function energyFor(look: Look, model: ModelId): number {
  const kept = look.cache<number>('energy');
  let energy = kept.get(model);
  if (energy === undefined) {
    const payer = payerOf(look, model);
    energy = payer === null ? Infinity : look.model(payer).energy;
    kept.set(model, energy);
  }
  return energy;
}

/**
 * The model that pays when a text or Going For It costs a model energy: the model itself, the one that controls it, or its master.
 * @rule MEL-13 MEL-16 CHR-67
 */
export function purseOf(look: Look, model: ModelId): ModelId {
  const runner = runnerOf(look, model);
  return runner === model ? (masterOf(look, model) ?? model) : runner;
}

/** Takes the energy of an action from the model that pays for it, and returns that model; null when the action is free. @rule ACT-12 CTL-2 CTL-4 */
export function payFor(play: Play, model: ModelId, price: number, on: string): ModelId | null {
  const payer = payerOf(play, model);
  if (price === 0 || payer === null) return payer;
  play.patchModel(payer, { energy: play.model(payer).energy - price });
  play.emit({ what: 'energy-spent', model: payer, by: price, on });
  return payer;
}

/** The models on the board that fall with models that have left play. */
export const bereft = (look: Look, departed: readonly ModelId[]): ModelId[] =>
  look.onBoard
    .filter(({ id }) => !departed.includes(id))
    .filter(({ id, seat, summoner }) =>
      plainMods(look, id, 'falls-with').some(({ of }) =>
        departed.some((lost) =>
          of === undefined ? lost === summoner : look.model(lost).character === of && look.model(lost).seat === seat,
        ),
      ),
    )
    .map(({ id }) => id);
