import { entry, ledgerCount, strike } from '../ledger.ts';
import { countUse } from '../reading/declaring/declare.ts';
import { actionOver } from '../reading/action-span.ts';
import { energyFor, payFor } from '../printed/purse.ts';
import { isForbidden } from '../reading/stats.ts';
import type { Look } from '../look.ts';
import {
  longestReaction,
  reactionChosen,
  reactionCost,
  reactionEnergy,
  reactionFor,
  reactionWays,
  stepPayers,
} from '../movement/allowance.ts';
import { refusePath } from '../movement/ways.ts';
import type { Play } from '../play.ts';
import { conclude, seatsPlaying, soleLeader } from '../scoring/scoring.ts';
import { again, exit, push, step, wait } from '../step.ts';
import { heightOf, pointOf } from '../table/spots.ts';
import { choices, type Choices, type Drawn, type Refused } from '../terms/choices.ts';
import type { Decision, DecisionOf } from '../terms/decision.ts';
import type { EffectsFrame, GameFrame, MoveFrame } from '../terms/frame.ts';
import type { ModelId, Seat } from '../terms/ids.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { askForCards, CARDS, cardWindowChoices, openCards, refuseCardAnswer, takeCard } from './card-window.ts';

/** The reason why a model may not make any reaction step now; null when it may. @rule REA-3 REA-5 REM-6 */
export function refuseReactor(look: Look, seat: Seat, id: ModelId): Reason | null {
  const kept = look.cache<Reason | null>('reactor');
  const key = `${seat} ${id}`;
  let refusal = kept.get(key);
  if (refusal === undefined) {
    refusal = whyNoReactor(look, seat, id);
    kept.set(key, refusal);
  }
  return refusal;
}

function whyNoReactor(look: Look, seat: Seat, id: ModelId): Reason | null {
  const model = look.match.table.models[id];
  const facts = { model: id };
  if (!model) return reason('no-such-model', ['REA-5'], facts);
  if (model.controller !== seat) return reason('not-your-model', ['REA-5', 'REA-2'], facts);
  if (model.status === 'slain') return reason('slain', ['REA-5', 'SLN-5'], facts);
  if (model.status !== 'board') return reason('not-on-the-board', ['REA-5', 'REM-6'], facts);
  if (isForbidden(look, id, 'reaction-step')) return reason('forbidden', ['REA-5', 'REA-7'], facts);
  const cost = reactionCost(look, id);
  if (energyFor(look, id) >= cost) return null;
  const energy = reactionEnergy(look, id);
  return energy < cost ? reason('not-enough-energy', ['REA-3', 'REA-5'], { ...facts, cost, energy }) : null;
}

const reactors = (look: Look, seat: Seat): ModelId[] =>
  look.onBoard.filter((model) => model.controller === seat && refuseReactor(look, seat, model.id) === null).map(({ id }) => id);

/** True if a seat is asked for a reaction step, judged by public facts. @rule REA-2 REA-5 */
const mayReact = (given: Look, seat: Seat): boolean =>
  given.match.order.seats[seat]?.standBy === null &&
  given.worlds.some((look) => look.onBoard.some((model) => model.controller === seat && refuseReactor(look, seat, model.id) === null));

const reach = (given: Look, seat: Seat): number =>
  Math.max(...given.worlds.flatMap((look) => reactors(look, seat).map((model) => longestReaction(look, model)?.length ?? 0)));

/** The reason why this reaction step is not legal; null when it is. @rule REA-3 REA-6 REA-9 REA-13 REA-14 */
function refuseReaction(look: Look, { seat, model, path, way }: DecisionOf<'react'>): Reason | null {
  const unable = refuseReactor(look, seat, model);
  if (unable) return unable;
  if (look.isSpoken && !reactionChosen(look, model, way)) return reason('no-reaction-now', ['REA-3'], { model });
  const points = path.map(pointOf);
  const last = path[path.length - 1];
  const height = last && heightOf(last);
  const { length } = reactionFor(look, model, points, way);
  return refusePath(look, { model, as: 'reaction', seat, path: points, length, ...(height === undefined ? {} : { height }) });
}

/**
 * Ends a Sudden Death turn that a sole leader has won: at the end of an action before the reaction steps, and after each reaction step.
 * @rule SUD-2 SUD-3
 */
function won(play: Play): boolean {
  if (!play.match.order.suddenDeath || play.options.suddenDeath === 'off') return false;
  const leader = soleLeader(play);
  if (leader === null) return false;
  conclude(play, leader, 'sudden-death');
  return true;
}

/** Ends the action with all its consequences, and returns the opponents to be asked. @rule REA-2 REA-11 */
function open(play: Play): Seat[] {
  const unanswered = ledgerCount(play, entry.unanswered()) > 0;
  strike(play, [entry.unanswered()]);
  actionOver(play);
  const active = play.activeSeat;
  const opponents = play.clockwise(active).filter((seat) => seat !== active && seatsPlaying(play).includes(seat));
  return play.options.reactions && !unanswered ? opponents : [];
}

/** A text without its offer: it speaks unasked, because only it can pay for the step. */
const unasked = ({ offer: _, ...text }: EffectsFrame): EffectsFrame => text;

/** Makes a reaction step; the model itself pays if no other model has. @rule REA-3 */
function stepOut(play: Play, { decision, paid }: NonNullable<GameFrame['stepping']>): ReturnType<typeof push> {
  const { model, seat } = decision;
  const path = decision.path.map(pointOf);
  const last = decision.path[decision.path.length - 1];
  const height = last && play.options.heights ? heightOf(last) : undefined;
  const { cost, counted } = reactionFor(play, model, path, decision.way);
  play.patchTop<GameFrame>({ stepping: undefined });
  if (!paid) payFor(play, model, cost, 'reaction-step');
  if (counted) {
    countUse(play, counted.model, { id: counted.ability });
    play.emit({ what: 'used', ...counted });
  }
  play.emit({ what: 'reacted', model });
  const { became } = decision;
  const frame: MoveFrame = {
    kind: 'move',
    step: 'move',
    model,
    as: 'reaction',
    seat,
    path,
    ...(height === undefined ? {} : { height }),
    ...(became ? { became } : {}),
  };
  return push(frame);
}

function close(play: Play): void {
  play.patchTop<GameFrame>({ stage: undefined, waiting: undefined });
  for (const seat of play.seats) if (play.match.order.seats[seat]?.standBy === 'action') play.patchSeat(seat, { standBy: null });
}

interface Reactions {
  decisions: Decision[];
  drawn: Drawn[];
  refused: Refused[];
}

function reactionsOf(look: Look, seat: Seat): Reactions {
  const models = look.models.filter(({ controller, status }) => controller === seat && status === 'board');
  const refused: Refused[] = [];
  const drawn: Drawn[] = [];
  const decisions: Decision[] = [];
  for (const { id: model } of models) {
    const refusal = refuseReactor(look, seat, model);
    if (refusal) refused.push({ decision: { kind: 'react', model }, reason: refusal });
    else if (look.isSpoken)
      for (const nth of reactionWays(look, model))
        decisions.push({ seat, kind: 'react', model, path: [], ...(nth > 0 ? { way: nth } : {}) });
    else {
      const reaction = longestReaction(look, model);
      if (reaction) drawn.push({ kind: 'react', model, length: reaction.length });
    }
  }
  return { decisions, drawn, refused };
}

function reactionChoices(look: Look, seat: Seat): Choices {
  let listed: Reactions | undefined;
  const reactions = (): Reactions => (listed ??= reactionsOf(look, seat));
  return choices({
    decisions: () => [...(look.isSpoken ? reactions().decisions : []), { seat, kind: 'pass' }],
    drawn: () => reactions().drawn,
    refused: () => reactions().refused,
  });
}

/**
 * After an action each opponent, clockwise from the active player's left, may make a reaction step with one model; then each seat may play a
 * card. @rule REA-2 REA-4 REA-7 REA-8 REA-10 REA-11 REA-12 EVA-27
 */
export const react = step<'activation.react'>()({
  exits: ['reacted', 'won'],
  takes: ['react', 'play-card', 'pass', 'hold'],
  asks: ['reaction', 'card'],
  lays: ['effects', 'move'],
  run(play, frame) {
    if (frame.stepping) return stepOut(play, frame.stepping);
    if (frame.stage === CARDS) {
      if (askForCards(play, 'action-gap')) return wait;
      close(play);
      return exit('reacted');
    }
    if (won(play)) {
      close(play);
      return exit('won');
    }
    const waiting = (frame.waiting ?? open(play)).slice();
    while (waiting[0] !== undefined && !mayReact(play, waiting[0])) waiting.shift();
    const [seat] = waiting;
    const length = seat === undefined ? 0 : reach(play, seat);
    play.patchTop<GameFrame>({ waiting });
    if (seat !== undefined) {
      play.ask({ seat, kind: 'reaction', length });
      return wait;
    }
    openCards(play);
    return again;
  },
  take(play, { waiting = [] }, decision, opening) {
    if (opening.kind === 'card' && decision.kind !== 'react') return takeCard(play, decision, 'action-gap');
    play.patchTop<GameFrame>({ waiting: waiting.slice(1) });
    if (decision.kind !== 'react') return;
    const { model } = decision;
    const { cost } = reactionFor(play, model, decision.path.map(pointOf), decision.way);
    const payers = cost === 0 ? [] : stepPayers(play, model).filter((payer) => play.model(payer.model).energy >= cost);
    play.patchTop<GameFrame>({ stepping: { decision, cost } });
    const [first] = payers;
    const must = energyFor(play, model) < cost;
    play.pend(must && first ? [unasked(first)] : payers);
  },
  refuse(look, _frame, decision) {
    return decision.kind === 'react' ? refuseReaction(look, decision) : refuseCardAnswer(look, decision, 'action-gap');
  },
  choices: (look, _frame, { seat, kind }) => (kind === 'card' ? cardWindowChoices(look, seat, 'action-gap') : reactionChoices(look, seat)),
});
