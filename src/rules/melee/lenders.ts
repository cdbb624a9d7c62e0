import { abilityOf } from '../printed/abilities-of.ts';
import { modsOfKind } from '../reading/mods.ts';
import { modelsMatching } from '../reading/reading.ts';
import { readingFor } from '../reading/reading-for.ts';
import { usesLeft } from '../printed/text-of.ts';
import type { Look } from '../look.ts';
import { within } from '../sight/distance.ts';
import { filterOf } from '../space/missing-facts.ts';
import type { MeleeCard } from '../terms/decks.ts';
import type { AbilityId, ModelId } from '../terms/ids.ts';

/** A friend whose signature move a fighter may use, and the ability that lends it. */
export interface Lender {
  model: ModelId;
  ability: AbilityId;
}

/** The friends that may lend a fighter their signature move for its card, by seat and troupe order. @rule SIG-1 UPG-8 */
export const lendersTo = (look: Look, fighter: ModelId, played: MeleeCard | undefined): Lender[] =>
  look.onBoard
    .filter(({ id }) => id !== fighter && look.friends(id, fighter) && look.character(id).signature?.upgrades === played)
    .flatMap(({ id }) =>
      filterOf(modsOfKind(look, id, 'lends-signature'), ({ mod, from, ability }) => {
        const limit = abilityOf(look, from, ability)?.limit;
        return from === id && within(look, id, fighter, mod.in) && usesLeft(look, id, ability, limit) > 0;
      }).map(({ ability }) => ({ model: id, ability })),
    );

/**
 * The models whose signature move a fighter's move may copy, by seat and troupe order; null when its move does not mirror others. Moves that mirror
 * are not copied. @rule SIG-1 CHR-18
 */
export function mirroredBy(look: Look, fighter: ModelId): ModelId[] | null {
  const { signature } = look.character(fighter);
  if (!signature?.mirrors) return null;
  return modelsMatching(readingFor(look, fighter, signature.id, {}), signature.mirrors).filter((id) => {
    const lent = look.character(id).signature;
    return lent !== null && !lent.mirrors;
  });
}
