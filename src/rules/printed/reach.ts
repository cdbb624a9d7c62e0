import { boardTopic, type Look } from '../look.ts';
import type { Character, Stat } from '../terms/card-language.ts';
import type { ModelId } from '../terms/ids.ts';
import type { Model } from '../terms/match.ts';
import { alwaysRules, lastingMods, plainMods } from './standing-mods.ts';
import { castOf, type Cast } from './cast.ts';

/** The sum of a model's own unconditional modifiers of a stat that are plain numbers. */
export function plainStat(look: Look, model: ModelId, stat: Stat): number {
  return plainMods(look, model, 'stat').reduce(
    (sum, mod) => (mod.stat === stat && typeof mod.by === 'number' && mod.facing === undefined ? sum + mod.by : sum),
    0,
  );
}

/** True if a model has a melee range on its card. @rule MEL-24 ENG-4 CHR-46 */
export const hasMeleeRange = (look: Look, model: ModelId): boolean => look.character(model).meleeRange > 0;

/**
 * The melee range in inches now; 0 also without one. Only unconditional modifiers count, because conditions may depend on engagement.
 * @rule CRD-4 CRD-20 ENG-4
 */
export function meleeRangeOf(look: Look, model: ModelId): number {
  const printed = look.character(model).meleeRange;
  if (printed === 0) return 0;
  const least = plainMods(look, model, 'reach').map((mod) => mod.in);
  return Math.max(0, printed + plainStat(look, model, 'melee-range'), ...least);
}

/** The ways in which a model counts on the board; only unconditional texts can switch them off. @rule CTL-7 */
export interface Presence {
  engages: boolean;
  engaged: boolean;
  blocksSight: boolean;
  /** It gives cover to other models. */
  cover: boolean;
  /** It gets cover. */
  covered: boolean;
  falls: boolean;
  /** It cannot rest above an Obstacle. */
  grounded: boolean;
  /** It gains from standing higher. */
  elevation: boolean;
}
export function presenceOf(look: Look, id: ModelId): Presence {
  const model = look.model(id);
  const card = look.character(id);
  const known = presences.get(model);
  if (known?.card === card) return known.presence;
  const presence = readPresence(look, id);
  presences.set(model, { card, presence });
  return presence;
}

/** The models that a lasting effect keeps this one from engaging. */
export const sparesOf = (look: Look, model: ModelId): ModelId[] =>
  lastingMods(look, model).flatMap(({ mod, against }) =>
    against !== undefined && mod.mod === 'presence' && mod.engages === false ? [against] : [],
  );

/** An enemy that engages models which come near enough, and its melee range in inches. */
interface Engaging {
  id: ModelId;
  range: number;
}

// Kept, because it is needed constantly; it depends only on the models on the board and the troupes.
const engagingKnown = boardTopic<{ cast: Cast; of: Map<ModelId, readonly Engaging[]> }>();

/** The enemies that engage this model if it comes near enough. @rule ENG-2 ENG-4 CTL-7 */
export function engaging(look: Look, model: ModelId): readonly Engaging[] {
  const { board } = look;
  const cast = castOf(look);
  let known = board.get(engagingKnown);
  if (known?.cast !== cast) known = board.keep(engagingKnown, { cast, of: new Map<ModelId, readonly Engaging[]>() });
  let all = known.of.get(model);
  if (!all) {
    all = freshEngaging(look, model);
    known.of.set(model, all);
  }
  return all;
}

function freshEngaging(look: Look, model: ModelId): Engaging[] {
  if (look.model(model).status !== 'board' || !presenceOf(look, model).engaged) return [];
  return look.onBoard
    .filter(({ id }) => !look.friends(id, model))
    .map(({ id }) => ({ id, range: meleeRangeOf(look, id) }))
    .filter(({ id }) => hasMeleeRange(look, id) && presenceOf(look, id).engages && !sparesOf(look, id).includes(model));
}

// Kept, because every line of sight needs it for every model; it depends only on the model and its card.
const presences = new WeakMap<Model, { card: Character; presence: Presence }>();

function readPresence(look: Look, model: ModelId): Presence {
  const presence: Presence = {
    engages: true,
    engaged: true,
    blocksSight: true,
    cover: true,
    covered: true,
    falls: true,
    grounded: true,
    elevation: true,
  };
  const mods = alwaysRules(look, model, 'presence').flatMap(({ rule }) => (rule.to || rule.if ? [] : rule.always));
  const laid = lastingMods(look, model).flatMap(({ mod, against }) => (against === undefined ? [mod] : []));
  for (const mod of [...mods, ...laid]) {
    if (mod.mod !== 'presence') continue;
    presence.engages &&= mod.engages ?? true;
    presence.engaged &&= mod.engaged ?? true;
    presence.blocksSight &&= mod.blocksSight ?? true;
    presence.cover &&= mod.cover ?? true;
    presence.covered &&= mod.covered ?? true;
    presence.falls &&= mod.falls ?? true;
    presence.grounded &&= mod.grounded ?? true;
    presence.elevation &&= mod.elevation ?? true;
  }
  return presence;
}
