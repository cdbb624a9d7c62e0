import { payFor, energyFor } from '../printed/purse.ts';
import { isForbidden } from '../reading/stats.ts';
import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import type { Choices } from '../terms/choices.ts';
import type { DecisionOf } from '../terms/decision.ts';
import type { ModelId, Seat } from '../terms/ids.ts';
import type { Marker } from '../terms/match.ts';
import { switchCost } from '../terms/marker-energy.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { markersOf } from '../measuring/markers.ts';
import { markersTouched } from '../sight/distance.ts';

/** The name of the action in decisions: `use` with the marker as `terrain`. */
export const SWITCH = 'objective-marker';

type Use = Pick<DecisionOf<'use'>, 'ability' | 'terrain'>;
export const isSwitch = (decision: { kind: string; ability?: string }): boolean => decision.kind === 'use' && decision.ability === SWITCH;

const markerOf = (look: Look, { terrain }: Use): Marker | undefined => markersOf(look).find(({ id }) => id === terrain);

/**
 * The reason why a model may not switch this marker: a friend in base contact makes it active, an enemy inactive, for the energy of the match.
 * @rule campaign 4.8
 */
export function refuseSwitch(look: Look, model: ModelId, decision: Use): Reason | null {
  const facts = { model, terrain: decision.terrain ?? '' };
  const marker = markerOf(look, decision);
  if (!marker) return reason('no-such-marker', [], facts);
  const cost = switchCost(look.options, marker.active);
  if (cost === null) return reason('markers-by-agreement', [], facts);
  if (!markersTouched(look, model).includes(marker)) return reason('not-in-contact', ['DEF-31'], facts);
  if (isForbidden(look, model, 'any')) return reason('forbidden', ['ACT-16'], facts);
  const friendly = marker.seat === look.model(model).controller;
  if (friendly === marker.active) return reason(friendly ? 'marker-is-active' : 'marker-is-inactive', [], facts);
  const energy = energyFor(look, model);
  return energy < cost ? reason('not-enough-energy', ['ACT-12'], { ...facts, cost, energy }) : null;
}

/** Pays for switching a marker, also when the action is cancelled. */
export function payForSwitch(play: Play, model: ModelId, decision: Use): void {
  const marker = markerOf(play, decision);
  if (marker) payFor(play, model, switchCost(play.options, marker.active) ?? 0, SWITCH);
}

export function switchMarker(play: Play, model: ModelId, decision: Use): void {
  payForSwitch(play, model, decision);
  const marker = markerOf(play, decision);
  if (!marker) return;
  const active = !marker.active;
  play.patchTable({ markers: markersOf(play).map((item) => (item.id === marker.id ? { ...item, active } : item)) });
  play.emit({ what: 'marker-switched', model, seat: marker.seat, active });
}

/** Adds the markers that a model could switch now, and the refusals of others that it touches; none where the players agree on markers themselves. */
export function addSwitches(look: Look, seat: Seat, model: ModelId, to: Pick<Choices, 'decisions' | 'refused'>): void {
  if (look.options.markerEnergy === false) return;
  for (const { id: terrain } of markersTouched(look, model)) {
    const decision = { seat, kind: 'use' as const, model, ability: SWITCH, terrain };
    const refusal = refuseSwitch(look, model, decision);
    if (refusal) to.refused.push({ decision, reason: refusal });
    else to.decisions.push(decision);
  }
}
