import { energyFor, purseOf } from '../printed/purse.ts';
import { costOf } from '../reading/cost-of.ts';
import { isForbidden, untargetable } from '../reading/stats.ts';
import type { Look } from '../look.ts';
import { departureClauses } from '../table/departure-clauses.ts';
import type { MeleeFrame } from '../terms/frame.ts';
import type { ModelId, Seat } from '../terms/ids.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { refuseReach } from '../reading/strike-range.ts';

/**
 * The reason why `attacker` may not make a melee attack on `target` now; null when it may. `free`: the attack costs no energy (forced melees).
 * @rule MEL-5 MEL-24 MEL-27
 */
export function refuseMelee(look: Look, attacker: ModelId, target: ModelId, free?: boolean): Reason | null {
  const facts = { model: attacker, target };
  const { models } = look.match.table;
  if (!models[attacker] || !models[target]) return reason('no-such-model', ['MEL-5'], facts);
  const gone = [models[attacker], models[target]].find(({ status }) => status !== 'board');
  if (gone) return reason('not-on-board', ['MEL-5', ...departureClauses(gone.status)], facts);
  if (look.friends(attacker, target)) return reason('not-an-enemy', ['MEL-27', 'MEL-5'], facts);
  if (isForbidden(look, attacker, 'melee', target)) return reason('forbidden', ['MEL-5', 'ACT-16'], facts);
  if (untargetable(look, target, attacker, 'melee')) return reason('untargetable', ['MEL-5'], facts);
  const cost = costOf(look, attacker, 'melee', 1);
  if (!free && energyFor(look, attacker) < cost) return reason('not-enough-energy', ['MEL-5', 'ACT-12', 'ACT-15'], { ...facts, cost });
  return refuseReach(look, attacker, target);
}

/** The frame of a round of melee. `payer`: the model that pays for the attacker's Going For It (MEL-16). The caller pays for the attack. */
export function meleeFrame(look: Look, attacker: ModelId, target: ModelId, seat: Seat, payer?: ModelId): MeleeFrame {
  return {
    kind: 'melee',
    step: 'melee.declared',
    fighters: { attacker, defender: target },
    seats: { attacker: seat, defender: look.model(target).controller },
    payer: { attacker: payer ?? purseOf(look, attacker), defender: purseOf(look, target) },
    hands: { attacker: [], defender: [] },
    wentForIt: [],
    shown: [],
    laid: {},
    played: {},
    copies: {},
    upgraded: {},
    types: {},
    discard: [],
    exchange: 0,
    earned: [],
    suffered: { attacker: 0, defender: 0 },
    slain: { attacker: false, defender: false },
    signatures: [],
  };
}
