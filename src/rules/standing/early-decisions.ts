import { abilityOf } from '../printed/abilities-of.ts';
import { refuseCardNow } from '../reading/play-card.ts';
import { isThrall } from '../printed/purse.ts';
import { refuseReactor } from '../activation/react.ts';
import { refuseAct } from '../activation/refuse.ts';
import type { Look } from '../look.ts';
import { refuseGoingForIt } from '../melee/going-for-it.ts';
import type { Decision, DecisionKind, DecisionOf } from '../terms/decision.ts';
import { SIDES, type ArcaneFrame, type MeleeFrame, type Side } from '../terms/frame.ts';
import type { Clause } from '../terms/ids.ts';
import { reason, type Reason } from '../terms/reason.ts';

const meleeOf = (look: Look): MeleeFrame | undefined => look.match.stack.findLast((frame) => frame.kind === 'melee');
const arcaneOf = (look: Look): ArcaneFrame | undefined => look.match.stack.findLast((frame) => frame.kind === 'arcane');
const sideOf = (melee: MeleeFrame, seat: number): Side | undefined => SIDES.find((side) => melee.seats[side] === seat);

/** @rule REA-2 REA-3 REA-4 REA-8 REA-11 */
function earlyReaction(look: Look, { seat, model }: DecisionOf<'react'>): Reason {
  if (!look.options.reactions) return reason('switched-off', ['VAR-5', 'REA-2']);
  if (look.match.order.active === null || look.game.step === 'activation.choose')
    return reason('nothing-to-react-to', ['REA-11', 'REA-2', 'REA-1']);
  if (seat === look.activeSeat) return reason('own-action', ['REA-8', 'REA-2'], { model });
  return refuseReactor(look, seat, model) ?? reason('no-reaction-now', ['REA-4', 'REA-2', 'REA-10', 'REA-7'], { model });
}

/** @rule MEL-13 MEL-14 MEL-15 */
function earlyGoingForIt(look: Look, seat: number): Reason {
  const melee = meleeOf(look);
  const side = melee && sideOf(melee, seat);
  if (!melee || !side) return reason('no-melee', ['MEL-13']);
  return refuseGoingForIt(look, melee, side) ?? reason('going-for-it-over', ['MEL-14', 'MEL-25']);
}

/** @rule ACT-1 ACT-3 ACT-10 */
function earlyActivation(look: Look, { seat, model: id }: DecisionOf<'activate'>): Reason | null {
  const model = look.match.table.models[id];
  const facts = { model: id };
  if (!model) return reason('no-such-model', ['ACT-1'], facts);
  if (model.controller !== seat) return reason('not-your-model', ['ACT-1'], facts);
  if (model.status === 'slain') return reason('slain', ['ACT-10', 'SLN-5'], facts);
  if (model.status === 'removed') return reason('not-on-the-board', ['REM-4', 'ACT-10'], facts);
  if (isThrall(look, id)) return reason('never-activates', ['CTL-4', 'ACT-1'], facts);
  if (model.activated) return reason('already-activated', ['ACT-3'], facts);
  const { active, next } = look.match.order;
  if (active !== null) return reason('another-is-active', ['ACT-1'], { ...facts, active });
  if (seat === next) return null;
  return look.game.step === 'activation.choose' ? reason('not-your-turn', ['ACT-1', 'ACT-4'], { ...facts, next }) : null;
}

/** The reason why a model may not act outside its activation without a text or rule that says so. @rule REA-1 ACT-1 ACT-9 ACT-12 */
function earlyAction(
  look: Look,
  decision: DecisionOf<'step' | 'jog' | 'traverse' | 'jump' | 'harvest' | 'melee' | 'use' | 'end-activation'>,
): Reason {
  const { active } = look.match.order;
  const model = (decision.kind === 'end-activation' ? undefined : decision.model) ?? active;
  if (decision.kind === 'use' && model !== null && Object.hasOwn(look.match.table.models, model)) {
    if (abilityOf(look, model, decision.ability)?.kind === 'passive')
      return reason('not-offered', ['CRD-17', 'REA-1'], { model, ability: decision.ability });
  }
  if (active === null) {
    const ends = decision.kind === 'end-activation' ? ['ACT-6'] : [];
    return reason('nobody-is-active', ['ACT-1', 'REA-1', ...ends], { action: decision.kind });
  }
  if (decision.seat !== look.activeSeat || model !== active)
    return reason('outside-activation', ['REA-1', 'ACT-1', 'ACT-9'], { action: decision.kind, active });
  if (look.model(active).status !== 'board') return reason('activation-over', ['ACT-9'], { active });
  const waits = look.match.openings.some(({ seat, kind }) => seat === decision.seat && kind === 'card');
  const refused = waits ? refuseAct(look, active, decision) : null;
  if (refused) return refused;
  return reason('action-under-way', ['ACT-12', 'REA-2', ...(decision.kind === 'use' ? ['ARC-3'] : [])], { action: decision.kind });
}

/** @rule MST-7 MST-8 */
function earlyMulligan(look: Look, seat: number): Reason | null {
  if (look.match.order.seats[seat]?.mulligan === false) return reason('mulligan-used', ['MST-7']);
  const { step } = look.game;
  return step.startsWith('setup.') && step !== 'setup.roll' && step !== 'setup.edge' ? null : reason('too-late-for-a-mulligan', ['MST-8']);
}

/**
 * The reason why there is no Follow-Up. No question comes between a slaying blow or a single Follow-Up and the end of the round, so the decision may
 * come after the round. @rule FUP-1 FUP-3 FUP-9 FUP-13
 */
function earlyFollowUp(look: Look, seat: number): Reason {
  if (!look.options.followUps) return reason('switched-off', ['VAR-5', 'FUP-1']);
  const melee = meleeOf(look);
  const side = melee && sideOf(melee, seat);
  if (!melee || !side) return reason('no-melee', ['FUP-1', 'FUP-3', 'FUP-9']);
  if (melee.slain[side]) return reason('slain', ['FUP-3', 'MEL-30']);
  if (side === 'defender' && melee.outOfRange) return reason('out-of-range', ['FUP-13', 'MEL-18']);
  if (melee.dealing) return reason('no-second-follow-up', ['FUP-9']);
  return reason('no-follow-up', ['FUP-1', 'FUP-3', 'FUP-9']);
}

/** @rule SIG-1 SIG-2 */
function earlyUpgrade(look: Look, seat: number): Reason | null {
  if (!look.options.signatures) return reason('switched-off', ['VAR-5', 'SIG-2', 'SIG-1']);
  const melee = meleeOf(look);
  const side = melee && sideOf(melee, seat);
  if (!melee || !side) return reason('no-melee', ['SIG-2']);
  const card = melee.played[side];
  if (card === undefined) return null;
  return look.character(melee.fighters[side]).signature?.upgrades === card
    ? null
    : reason('other-card-upgrades', ['SIG-2', 'SIG-1'], { card });
}

/** The clause that says when a player makes each of these decisions. */
const ARCANE_MOMENT: Record<'claim' | 'ok' | 'bluff' | 'replace', Clause[]> = {
  claim: ['ARC-13'],
  ok: ['ARC-19'],
  bluff: ['ARC-19'],
  replace: ['ARC-24'],
};

/** @rule ARC-13 ARC-19 ARC-24 ARC-26 ARC-30 */
function earlyArcane(look: Look, { seat, kind }: DecisionOf<'claim' | 'ok' | 'bluff' | 'replace' | 'again'>): Reason | null {
  const arcane = arcaneOf(look);
  if (!arcane) return kind === 'again' ? reason('no-repeat', ['ARC-26', 'ARC-30']) : reason('no-arcane-action', ARCANE_MOMENT[kind]);
  const resists = kind === 'ok' || kind === 'bluff' || kind === 'replace';
  if (resists && seat !== arcane.resisting) return reason('not-resisting', ['ARC-19', 'ARC-6']);
  if (!resists && seat !== arcane.seat) return reason('not-the-originator', ['ARC-13']);
  if (kind === 'replace') return reason('nothing-to-replace', ['ARC-24']);
  return kind === 'again' ? reason('no-repeat', ['ARC-26', 'ARC-30']) : null;
}

/** The clauses that say when each of these decisions is made, and by which player. */
const MOMENT: Partial<Record<DecisionKind, Clause[]>> = {
  'choose-faction': ['SET-11', 'DRF-3'],
  'choose-troupe': ['SET-8', 'SET-12'],
  draft: ['DRF-5'],
  'choose-card': ['EVA-6', 'EVA-7'],
  'keep-stones': ['MST-8'],
  'choose-start': ['DEP-3'],
  'choose-edge': ['DEP-4', 'DEP-6'],
  deploy: ['DEP-5', 'DEP-7'],
  'choose-first': ['INI-1', 'DRF-4'],
  'play-melee': ['MEL-10', 'MEL-25'],
  press: ['CRT-1', 'MEL-25'],
  'damage-type': ['DMG-1', 'MEL-26'],
};

/** Refuses decisions that only their own opening takes; a seat that must activate a model cannot pass. @rule ACT-7 */
function earlyElse(look: Look, { seat, kind }: Decision): Reason | null {
  const opening = look.match.openings.find((open) => open.seat === seat);
  if (opening?.kind === 'activate' && (kind === 'pass' || kind === 'hold')) return reason('must-be-answered', ['ACT-7'], { kind });
  const clauses = MOMENT[kind];
  return clauses ? reason(opening ? 'other-question' : 'not-asked', clauses, { kind }) : null;
}

/** The reason why a decision without an opening would not be legal in any case; null when only the moment is wrong. */
export function refuseEarly(look: Look, decision: Decision): Reason | null {
  switch (decision.kind) {
    case 'react':
      return earlyReaction(look, decision);
    case 'go-for-it':
      return earlyGoingForIt(look, decision.seat);
    case 'activate':
      return earlyActivation(look, decision);
    case 'step':
    case 'jog':
    case 'traverse':
    case 'jump':
    case 'harvest':
    case 'melee':
    case 'use':
    case 'end-activation':
      return earlyAction(look, decision);
    case 'mulligan':
      return earlyMulligan(look, decision.seat);
    case 'follow-up':
      return earlyFollowUp(look, decision.seat);
    case 'upgrade':
      return earlyUpgrade(look, decision.seat);
    case 'claim':
    case 'ok':
    case 'bluff':
    case 'replace':
    case 'again':
      return earlyArcane(look, decision);
    case 'play-card':
      return refuseCardNow(look, decision);
    default:
      return earlyElse(look, decision);
  }
}
