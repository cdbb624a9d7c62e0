import { arcaneFrame } from './arcane-frame.ts';
import { entry, note } from '../../ledger.ts';
import type { Look } from '../../look.ts';
import type { Play } from '../../play.ts';
import type { Ability, Active, Arcane, Signature, Which } from '../../terms/card-language.ts';
import type { Choices, Refused } from '../../terms/choices.ts';
import { choices } from '../../terms/choices.ts';
import type { Decision, Declared, DecisionOf } from '../../terms/decision.ts';
import type { ArcaneFrame, EffectsFrame, Frame } from '../../terms/frame.ts';
import type { ModelId, Seat } from '../../terms/ids.ts';
import { reason, type Reason } from '../../terms/reason.ts';
import { impossible } from '../../violation.ts';
import { abilitiesOf, abilityOf, channelFor } from '../../printed/abilities-of.ts';
import { energyFor, payFor } from '../../printed/purse.ts';
import { mostRebate, rebateAt, useRebates } from '../moments/rebates.ts';
import { costOf, firstsNoted } from '../cost-of.ts';
import { freshTargets, noteAimed, refuseAimedAt } from './fresh-targets.ts';
import { refuseTargets, sortOf } from './targets.ts';
import { refuseReloads, refuseUsable } from './refuse-usable.ts';
import { boundBy, effectsFrame, leftOf, refTo } from '../../printed/text-of.ts';
import { noteUse } from '../../printed/uses.ts';

export { outcomeFrame } from './outcome.ts';
export { refuseTargets, targetsOf } from './targets.ts';

type DeclaredAbility = Active | Arcane;

/**
 * The reason why this use of an active or arcane ability is not legal now: energy, limits, engagement, range, sight or target.
 * @rule ABL-1 ABL-2 ARC-3 ARC-43 CRD-17
 */
export function refuseUse(look: Look, decision: DecisionOf<'use'>, model: ModelId): Reason | null {
  const ability = abilityOf(look, model, decision.ability);
  if (!ability) return reason('no-such-ability', ['CRD-9', 'CRD-10'], { model, ability: decision.ability });
  if (ability.kind === 'passive') return reason('passive', ['CRD-8'], { model, ability: ability.id });
  const rebate = (): number => rebateAt(look, model, decision.targets ?? []);
  return (
    refuseAbility(look, ability, model, rebate) ??
    refuseTargets(look, ability, model, decision.seat, decision) ??
    refuseCost(look, ability, model, decision.targets ?? [], rebate) ??
    refuseReloads(look, ability, 'target', decision.targets ?? []) ??
    refuseAimedAt(look, ability, model, decision.targets ?? [])
  );
}

/** The reason why an ability may not be used now, whatever its target. */
const refuseAbility = (look: Look, ability: DeclaredAbility, model: ModelId, rebate: () => number): Reason | null =>
  refuseUsable(look, ability, model) ?? refuseCost(look, ability, model, null, rebate);

/** The reason why the energy does not suffice for an ability at these targets (null: at any); texts that lower the cost are read only then. */
function refuseCost(
  look: Look,
  ability: DeclaredAbility,
  model: ModelId,
  targets: readonly ModelId[] | null,
  rebate: () => number,
): Reason | null {
  const cost = costNow(look, ability, model, targets);
  const energy = energyFor(look, model);
  if (energy >= cost || (isCheapened(ability) && energy >= cost - rebate())) return null;
  const facts = { model, ability: ability.id, cost, energy };
  return reason('not-enough-energy', ['ACT-12', 'ACT-2', 'ACT-15', ability.kind === 'arcane' ? 'ARC-2' : 'ABL-1'], facts);
}

/** True if texts about the use of an ability can lower its cost. */
const isCheapened = (ability: DeclaredAbility): boolean => ability.kind === 'arcane' && !ability.dealtTo;

const costNow = (look: Look, ability: DeclaredAbility, model: ModelId, targets: readonly ModelId[] | null): number =>
  costOf(look, model, sortOf(ability), ability.cost, { ability: ability.id, targets });

/** Every legal declaration of a model's abilities now, and the refusals of the others. */
export function usesOf(look: Look, model: ModelId, seat: Seat): Choices {
  const played = abilitiesOf(look, model).filter((ability): ability is DeclaredAbility => ability.kind !== 'passive');
  const each = played.map((ability) => usesOfOne(look, ability, model, seat));
  return choices({
    decisions: each.flatMap(({ decisions }) => decisions),
    refused: () => each.flatMap(({ refused }) => refused()),
  });
}

function usesOfOne(look: Look, ability: DeclaredAbility, model: ModelId, seat: Seat): { decisions: Decision[]; refused: () => Refused[] } {
  const use = { kind: 'use', model, ability: ability.id } as const;
  const barred = refuseAbility(look, ability, model, () => mostRebate(look, model));
  if (barred) return { decisions: [], refused: () => [{ decision: use, reason: barred }] };
  const fresh = freshTargets(look, ability, model, seat);
  const judged = fresh.legal.map((declared) => {
    const targets = declared.targets ?? [];
    const dear = refuseCost(look, ability, model, targets, () => rebateAt(look, model, targets));
    return { declared, why: dear ?? refuseReloads(look, ability, 'target', targets) };
  });
  const legal = judged.filter(({ why }) => why === null).map(({ declared }) => declared);
  const refused = (): Refused[] => {
    const dear = judged.flatMap(({ declared, why }) => (why ? [{ declared, why }] : []));
    const others = [...fresh.refused(), ...dear].map(({ declared, why }): Refused => ({
      decision: { ...use, ...named(declared) },
      reason: why,
    }));
    const needed = ability.kind === 'arcane' ? ['ARC-43', 'ARC-3'] : ['ABL-2'];
    const nothing: Refused = { decision: use, reason: reason('no-legal-target', needed, { model, ability: ability.id }) };
    return legal.length === 0 ? [nothing, ...others] : others;
  };
  return { decisions: legal.map((declared): Decision => ({ seat, ...use, ...declared })), refused };
}

const named = ({ targets, stone, terrain }: Declared): { target?: ModelId; stone?: string; terrain?: string } => ({
  ...(targets?.[0] === undefined ? {} : { target: targets[0] }),
  ...(stone === undefined ? {} : { stone }),
  ...(terrain === undefined ? {} : { terrain }),
});

/** True if the declared action is not part of a text or a duel. */
const isOwnAction = ({ match }: Play): boolean => match.stack.every(({ kind }) => kind === 'game' || kind === 'action');

/**
 * Pays for an ability (`price`, or its cost now), counts the use and returns its frame: `effects` for an active one, `arcane` for an arcane one.
 * @rule CRD-15 ACT-12 ABL-1 ABL-12 ARC-2
 */
export function use(play: Play, decision: DecisionOf<'use'>, model: ModelId, price?: number): Frame {
  const ability = abilityOf(play, model, decision.ability);
  if (!ability || ability.kind === 'passive') return impossible(`${model} cannot use ${decision.ability}`);
  const { seat, targets = [], stone, terrain } = decision;
  if (ability.kind === 'arcane') channel(play, ability, model);
  const firsts = firstsNoted(play, model, { action: sortOf(ability), printed: ability.cost, ability: ability.id, targets });
  const { paid, frames } = pay(play, ability, model, targets, price);
  note(play, ...firsts);
  countUse(play, model, ability);
  if (ability.mods?.some(({ mod }) => mod === 'unanswered') && isOwnAction(play)) note(play, entry.unanswered());
  noteAimed(play, ability, model, targets);
  play.emit({ what: 'declared', model, action: ability.kind, ability: ability.id, targets });
  const declared = {
    ...(targets.length > 0 ? { targets } : {}),
    ...(stone === undefined ? {} : { stone }),
    ...(terrain === undefined ? {} : { terrain }),
  };
  if (ability.kind === 'arcane' && ability.dealtTo) return dealtFrame(play, model, ability, ability.dealtTo, seat);
  return ability.kind === 'arcane'
    ? { ...arcaneFrame(play, model, ability.id, seat, declared), paid, ...(frames.length > 0 ? { pending: frames } : {}) }
    : activeFrame(play, model, ability, seat, declared);
}

/** Gives a model the used ability of a slain friend until the action is over, even if that friend comes back meanwhile. @rule CHR-20 */
function channel(play: Play, ability: Arcane, model: ModelId): void {
  const source = channelFor(play, model, ability.id);
  if (!source) return;
  const { lasting } = play.model(model);
  play.patchModel(model, { lasting: [...lasting, { mods: [], until: 'action', from: { model, ability: source.id }, gives: ability }] });
  countUse(play, model, source);
  play.emit({ what: 'used', model, ability: source.id });
}

/** Takes the energy of an ability; returns the model that paid, how much, and the frames of texts that lowered the cost. */
function pay(
  play: Play,
  ability: DeclaredAbility,
  model: ModelId,
  targets: readonly ModelId[],
  price = costNow(play, ability, model, targets),
): { paid: NonNullable<ArcaneFrame['paid']>; frames: EffectsFrame[] } {
  const lacking = Math.max(0, price - energyFor(play, model));
  const { saved, frames } = lacking > 0 ? useRebates(play, model, targets, lacking) : { saved: 0, frames: [] };
  const energy = Math.max(0, price - saved);
  const payer = payFor(play, model, energy, ability.id);
  return { paid: payer === null ? { by: model, energy: 0 } : { by: payer, energy }, frames };
}

/** Notes one more use of an ability. @rule CRD-17 */
export const countUse = (play: Play, model: ModelId, { id }: Pick<Ability, 'id'>): void => noteUse(play, model, id);

/** The frame of an arcane ability without hands and claims: a card is dealt to each model on which it falls. */
function dealtFrame(look: Look, model: ModelId, { id, pulse = 0 }: Arcane, group: Which, seat: Seat): EffectsFrame {
  return effectsFrame({
    model,
    ability: id,
    text: { inline: [{ do: 'deal-each', in: pulse, which: group, of: id }], name: id },
    acts: true,
    seat,
    resisting: leftOf(look, seat),
    declared: { targets: [] },
  });
}

/** @rule ABL-4 */
function activeFrame(look: Look, model: ModelId, ability: Active, seat: Seat, declared: Declared): EffectsFrame {
  const targets = declared.targets ?? [];
  const owner = targets.map((target) => look.model(target).controller).find((opponent) => opponent !== seat);
  return effectsFrame({
    model,
    ability: ability.id,
    text: refTo(look, model, ability, ['do']),
    acts: true,
    seat,
    resisting: owner ?? leftOf(look, seat),
    bound: boundBy(declared),
    declared: { targets },
  });
}

/** The frame of the immediate effect of a signature move, which is not multiplied; null when it has none. */
export function beginFrame(
  look: Look,
  move: { signature: Signature; model: ModelId; enemy: ModelId; seat: Seat; resisting: Seat; selfOnly: boolean },
): EffectsFrame | null {
  const { signature, model, enemy, seat, resisting, selfOnly } = move;
  if (!signature.begin) return null;
  return effectsFrame({
    model,
    ability: signature.id,
    text: refTo(look, model, signature, ['begin']),
    seat,
    resisting,
    bound: { enemy },
    ...(selfOnly ? { selfOnly } : {}),
  });
}

/** The frame of the end step effect of a signature move; null when it has none. @rule END-2 SIG-7 SIG-12 SIG-13 */
export function signatureFrame(
  look: Look,
  move: { signature: Signature; model: ModelId; enemy: ModelId; seat: Seat; resisting: Seat; copies: number; selfOnly: boolean },
): EffectsFrame | null {
  const { signature, model, enemy, seat, resisting, copies } = move;
  if (!signature.end || (signature.unlessSlain && look.model(model).status !== 'board')) return null;
  const selfOnly = move.selfOnly && !signature.worksOutOfRange;
  return effectsFrame({
    model,
    ability: signature.id,
    text: refTo(look, model, signature, ['end']),
    seat,
    resisting,
    copies,
    bound: { enemy },
    ...(selfOnly ? { selfOnly } : {}),
  });
}
