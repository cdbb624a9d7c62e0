import { rulesInForce } from '../printed/table-cards.ts';
import { askForCards, CARDS, cardWindowChoices, openCards, refuseCardAnswer, takeCard } from '../activation/card-window.ts';
import type { Look } from '../look.ts';
import { nextToMark } from '../markers/place.ts';
import { refuseStand } from '../movement/ways.ts';
import { restingHeight } from '../movement/stand.ts';
import { triggered } from '../reading/moments/triggers.ts';
import { radiusOf } from '../measuring/bases.ts';
import { seatsPlaying } from '../scoring/scoring.ts';
import { again, step, wait, type Then } from '../step.ts';
import { heightOf, pointOf } from '../table/spots.ts';
import type { Play } from '../play.ts';
import type { PlayMoment } from '../terms/card-language.ts';
import { choices } from '../terms/choices.ts';
import { UNSAID, type Decision, type Edge, type DecisionOf, type Spot } from '../terms/decision.ts';
import type { GameFrame } from '../terms/frame.ts';
import type { CharacterId, ModelId, Seat } from '../terms/ids.ts';
import type { Model } from '../terms/match.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { leave } from '../leave.ts';
import { refuseTogether, firstCompatible } from './eligible.ts';
import { refuseStrip } from '../table/strip.ts';

/** The models of a seat's troupe; summoned models do not belong to it. @rule ABL-24 */
const ofSeat = (look: Look, seat: Seat): Model[] => look.models.filter((model) => model.seat === seat && model.summoner === undefined);
const namesOf = (models: readonly Model[]): CharacterId[] => models.map(({ character }) => character);
const placedOf = (look: Look, seat: Seat): Model[] => ofSeat(look, seat).filter(({ status }) => status !== 'reserve');

/**
 * The reason why a character may not be fielded with those already deployed: a roster may contain characters that may not be in one troupe.
 * @rule SET-14 CHR-36
 */
const refuseBeside = (look: Look, { seat, character }: Model): Reason | null =>
  refuseTogether(look, [...namesOf(placedOf(look, seat)), character]);

const reserveOf = (look: Look, seat: Seat): Model[] =>
  ofSeat(look, seat).filter((model) => model.status === 'reserve' && !refuseBeside(look, model));
const placedBy = (look: Look, seat: Seat): number => placedOf(look, seat).length;

/** The seat that places the next model: round by round in deployment order, without seats that have nothing left to place. @rule DEP-5 DEP-7 */
function nextToPlace(look: Look): Seat | undefined {
  const open = look.match.order.deployment.filter(
    (seat) => seatsPlaying(look).includes(seat) && reserveOf(look, seat).length > 0 && placedBy(look, seat) < fieldOf(look, seat),
  );
  const round = Math.min(...open.map((seat) => placedBy(look, seat)));
  return open.find((seat) => placedBy(look, seat) === round);
}

const edgeOf = (look: Look, seat: Seat): Edge | null => look.match.order.seats[seat]?.edge ?? null;

/** The height of a spot: the height that it names, or the highest surface under the whole base. */
const heightAt = (look: Look, model: ModelId, spot: Spot): number =>
  heightOf(spot) ?? restingHeight(look, { at: pointOf(spot), radius: radiusOf(look, model) });

function refuseDeploy(look: Look, { seat, model: id, at }: DecisionOf<'deploy'>): Reason | null {
  const model = look.match.table.models[id];
  if (!model) return reason('no-such-model', ['DEP-5'], { model: id });
  if (model.seat !== seat) return reason('not-your-model', ['DEP-5', 'DEP-7'], { model: id });
  if (model.status !== 'reserve') return reason('already-deployed', ['DEP-5', 'DEP-7'], { model: id });
  const apart = refuseBeside(look, model);
  if (apart) return apart;
  if (look.isSpoken) return null;
  const edge = edgeOf(look, seat);
  const outside = edge && refuseStrip(edge, pointOf(at), radiusOf(look, id), look.options.deployWithin);
  if (outside) return outside;
  const refused = refuseStand(look, id, pointOf(at), heightAt(look, id, at));
  return refused && { ...refused, clauses: ['DEP-12', ...refused.clauses] };
}

/** The number of characters that a seat fields, with the changes by its cards. @rule CMP-5 */
const fieldOf = (look: Look, seat: Seat): number =>
  rulesInForce(look, seat).reduce(
    (sum, { rule }) => ('fields' in rule ? sum + rule.fields : sum),
    Math.min(look.options.field, firstCompatible(look, namesOf(ofSeat(look, seat))).length),
  );

/** True if a seat is about to place its last character. */
const isLast = (look: Look, seat: Seat): boolean => placedBy(look, seat) === fieldOf(look, seat) - 1;

/** The stage after all models are deployed, in which texts about that speak. */
const STOOD = 'stood';
const lastOf = (seat: Seat) => `last:${seat}` as const;
const momentOf = ({ stage }: GameFrame): PlayMoment => (stage === CARDS ? 'deployed' : 'deploying');

/**
 * Handles the end of deployment: texts about it speak, then cards may be played before the first turn, in which every model may Jog as usual.
 * @rule CMP-5 CHR-17
 */
function everybody(play: Play, { stage }: GameFrame): Then<'deployed'> {
  if (stage !== STOOD && stage !== CARDS) {
    play.patchTop<GameFrame>({ stage: STOOD, waiting: undefined });
    play.pend(triggered(play, { on: 'deployed' }));
    return again;
  }
  if (stage === STOOD) {
    openCards(play);
    return again;
  }
  if (askForCards(play, 'deployed')) return wait;
  for (const { id, jogged } of play.models) if (jogged) play.patchModel(id, { jogged: false });
  return leave(play, 'deployed');
}

/** Models are placed one at a time in the strip along their player's edge. @rule DEP-5 DEP-6 DEP-7 DEP-10 DEP-12 */
export const deploy = step<'deploy'>()({
  exits: ['edge', 'markers', 'deployed'],
  takes: ['deploy', 'play-card', 'pass', 'hold'],
  asks: ['deploy', 'card'],
  lays: ['effects'],
  run(play, frame) {
    const seat = nextToPlace(play);
    if (seat === undefined) return everybody(play, frame);
    const edge = edgeOf(play, seat);
    if (edge === null) return leave(play, 'edge');
    if (nextToMark(play) !== undefined) return leave(play, 'markers');
    if (isLast(play, seat) && frame.stage !== lastOf(seat)) {
      play.patchTop<GameFrame>({ stage: lastOf(seat), waiting: [seat] });
      return again;
    }
    if (frame.stage === lastOf(seat) && askForCards(play, 'deploying')) return wait;
    play.ask({ seat, kind: 'deploy', edge });
    return wait;
  },
  take(play, frame, decision) {
    if (decision.kind !== 'deploy') return takeCard(play, decision, momentOf(frame), [decision.seat]);
    const { model, at } = decision;
    const point = pointOf(at);
    play.patchModel(model, { status: 'board', at: point, height: heightAt(play, model, at) });
    play.emit({ what: 'deployed', model, at: point });
    play.pend(triggered(play, { on: 'enters', model, deployed: true }));
  },
  refuse: (look, frame, decision, { kind }) => {
    if (kind === 'card') return refuseCardAnswer(look, decision, momentOf(frame));
    return decision.kind === 'deploy' ? refuseDeploy(look, decision) : reason('must-be-answered', ['DEP-5', 'DEP-7']);
  },
  choices: (look, frame, { seat, kind }) =>
    kind === 'card'
      ? cardWindowChoices(look, seat, momentOf(frame))
      : look.isSpoken
        ? choices({ decisions: reserveOf(look, seat).map(({ id }): Decision => ({ seat, kind: 'deploy', model: id, at: UNSAID })) })
        : choices({ drawn: reserveOf(look, seat).map(({ id }) => ({ kind: 'deploy', model: id })) }),
});
