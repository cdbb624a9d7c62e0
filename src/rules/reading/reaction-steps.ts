import type { Look } from '../look.ts';
import { engagedBy } from '../sight/engagement.ts';
import type { Limit, Mod } from '../terms/card-language.ts';
import type { AbilityId, ModelId } from '../terms/ids.ts';
import { abilityOf } from '../printed/abilities-of.ts';
import type { HeldMod } from '../printed/standing-mods.ts';
import { usesLeft } from '../printed/text-of.ts';
import { modsOfKind, readingOf } from './mods.ts';
import { modelsMatching } from './reading.ts';

const REACTION = 1;

type ReactionMod = HeldMod & { mod: Extract<Mod, { mod: 'reaction-step' }> };

/**
 * One kind of reaction step that a model may make: its length in inches, its cost in energy, and the models towards which it leads (null: anywhere).
 * @rule REA-3
 */
export interface ReactionStep {
  inches: number;
  cost: number;
  towards: ModelId[] | null;
  /** The model and the passive ability for which its uses are counted, if they are. */
  counted?: { model: ModelId; ability: AbilityId };
}

const OF_THE_BOOK: ReactionStep = { inches: REACTION, cost: 1, towards: null };

const stepsLeft = (look: Look, model: ModelId): ReactionMod[] =>
  modsOfKind(look, model, 'reaction-step').filter((modifier) => isLeft(look, model, modifier));

const isOpen = (look: Look, model: ModelId, { mod }: ReactionMod): boolean => mod.onlyIf !== 'engaged' || engagedBy(look, model).length > 0;

const given = (look: Look, model: ModelId, modifier: ReactionMod): ReactionStep => ({
  inches: modifier.mod.in ?? REACTION,
  cost: modifier.mod.cost ?? 1,
  towards: modifier.mod.towards && !look.isSpoken ? modelsMatching(readingOf(look, modifier), modifier.mod.towards) : null,
  ...countedFor(look, model, modifier),
});

/** The reaction step of the book, then those that texts give. */
export const reactionSteps = (look: Look, model: ModelId): ReactionStep[] => [
  OF_THE_BOOK,
  ...stepsLeft(look, model)
    .filter((modifier) => isOpen(look, model, modifier))
    .map((modifier) => given(look, model, modifier)),
];

/** The reaction step with this number; null when it cannot be made now. */
export function reactionStep(look: Look, model: ModelId, option: number): ReactionStep | null {
  const modifier = option === 0 ? undefined : stepsLeft(look, model)[option - 1];
  if (option === 0) return OF_THE_BOOK;
  return modifier && isOpen(look, model, modifier) ? given(look, model, modifier) : null;
}

const limitOf = (look: Look, { from, ability, passive }: HeldMod): Limit | undefined =>
  passive ? abilityOf(look, from, ability)?.limit : undefined;

/** The place where the uses of a reaction step are counted: on each bearer, or on the model with the passive ability. @rule CHR-4 */
function countedFor(look: Look, bearer: ModelId, modifier: ReactionMod): Pick<ReactionStep, 'counted'> {
  if (modifier.mod.oncePerTurn) return { counted: { model: bearer, ability: modifier.ability } };
  return limitOf(look, modifier) ? { counted: { model: modifier.from, ability: modifier.ability } } : {};
}

/** @rule CRD-17 */
const isLeft = (look: Look, bearer: ModelId, modifier: ReactionMod): boolean =>
  modifier.mod.oncePerTurn
    ? usesLeft(look, bearer, modifier.ability, { per: 'turn' }) > 0
    : usesLeft(look, modifier.from, modifier.ability, limitOf(look, modifier)) > 0;
