import { entry, note, ledgerCount } from '../../ledger.ts';
import type { Look } from '../../look.ts';
import type { Play } from '../../play.ts';
import type { Active, Arcane } from '../../terms/card-language.ts';
import type { ModelId, Seat } from '../../terms/ids.ts';
import { reason, type Reason } from '../../terms/reason.ts';
import { targetsFor, type Targets } from './targets.ts';

// Abilities that may target each model only once a turn.

/** The reason why an ability may not target these models again this turn; null when it may. @rule CRD-17 */
export function refuseAimedAt(look: Look, { id, target }: Active | Arcane, model: ModelId, targets: readonly ModelId[]): Reason | null {
  if (!target?.oncePerTurn) return null;
  const again = targets.find((aim) => ledgerCount(look, entry.aimed(model, id, aim)) > 0);
  return again === undefined ? null : reason('used-on-it-this-turn', ['CRD-17', 'ABL-2'], { model, ability: id, target: again });
}

/** Notes the targets of such an ability in the ledger. */
export function noteAimed(play: Play, { id, target }: Active | Arcane, model: ModelId, targets: readonly ModelId[]): void {
  if (!target?.oncePerTurn) return;
  note(play, ...targets.map((aim) => entry.aimed(model, id, aim)));
}

/** The legal declarations of an ability's targets, without targets that it may not have again this turn. */
export function freshTargets(look: Look, ability: Active | Arcane, model: ModelId, seat: Seat): Targets {
  const { legal, refused } = targetsFor(look, ability, model, seat);
  const judged = legal.map((declared) => ({ declared, why: refuseAimedAt(look, ability, model, declared.targets ?? []) }));
  return {
    legal: judged.filter(({ why }) => why === null).map(({ declared }) => declared),
    refused: () => [...refused(), ...judged.flatMap(({ declared, why }) => (why ? [{ declared, why }] : []))],
  };
}
