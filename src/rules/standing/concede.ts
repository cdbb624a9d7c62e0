import { departure } from '../harm/departure.ts';
import { falling } from '../measuring/falling.ts';
import { returnKept } from '../printed/kept-cards.ts';
import { seatState } from '../printed/seat-state.ts';
import { actionOver, activationOver } from '../reading/action-span.ts';
import { giveBackHeld } from '../reading/play-card.ts';
import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import { conclude, seatsPlaying } from '../scoring/scoring.ts';
import type { Frame, GameFrame } from '../terms/frame.ts';
import type { Json, ModelId, Seat } from '../terms/ids.ts';
import { giveBack } from './give-back.ts';

/** Fields of frames that name a seat. */
const SEAT_FIELDS: readonly string[] = ['seat', 'resisting', 'owner'];

/** True if a part of a frame names a seat or one of its models. */
function names(thing: Json | undefined, seat: Seat, models: ReadonlySet<ModelId>): boolean {
  if (typeof thing === 'string') return models.has(thing);
  if (thing === null || typeof thing !== 'object') return false;
  return Object.entries(thing).some(([key, value]) =>
    typeof value === 'number' ? SEAT_FIELDS.includes(key) && value === seat : names(value, seat, models),
  );
}

const involves = (look: Look, seat: Seat) => {
  const ids = new Set(look.models.filter((model) => model.seat === seat).map(({ id }) => id));
  return (frame: Frame): boolean =>
    (frame.kind === 'melee' && Object.values(frame.seats).includes(seat)) || names(frame as unknown as Json, seat, ids); // a frame is plain JSON
};

/** Puts an ended match into `finished`: drops everything under way and any proposal. */
export function finish(play: Play): void {
  for (const frame of play.match.stack.slice(1).reverse()) giveBack(play, frame);
  play.setStack([{ kind: 'game', step: 'finished' }]);
  if (play.match.proposal) play.setProposal(undefined);
}

/** Lets the match go on without a seat. An action in which it has no part continues; any other is cancelled, and the activation of its model ends. */
function goOnWithout(play: Play, seat: Seat, wasActive: boolean): void {
  const hers = involves(play, seat);
  const [game, ...above] = play.match.stack;
  const { pending, waiting, ...rest } = game;
  const resumed: GameFrame = {
    ...(wasActive ? { kind: 'game', step: 'activation.choose' } : rest),
    ...(pending && !wasActive ? { pending: pending.filter((frame) => !hers(frame)) } : {}),
    ...(waiting && !wasActive ? { waiting: waiting.filter((waiter) => waiter !== seat) } : {}),
  };
  if (!wasActive && !above.some(hers)) {
    play.setStack([resumed, ...above]);
    return;
  }
  for (const frame of above.reverse()) giveBack(play, frame);
  actionOver(play);
  play.setStack([resumed]);
}

/**
 * A seat concedes. If one seat is left, it wins. Otherwise slain models of others leave first, the seat's models are removed, its kept arcane cards
 * go back, and the others go on. @rule WIN-7 REM-1 SLN-2 EVA-25
 */
export function concede(play: Play, seat: Seat): void {
  const { active } = play.match.order;
  const wasActive = active !== null && play.model(active).controller === seat;
  play.patchSeat(seat, { conceded: true, standBy: null });
  play.emit({ what: 'conceded', seat });
  const [winner, ...others] = seatsPlaying(play);
  if (winner !== undefined && others.length === 0) {
    conclude(play, winner, 'concession');
    finish(play);
    return;
  }
  if (active !== null && wasActive) {
    play.emit({ what: 'activation-ended', model: active });
    activationOver(play, active);
  }
  const before = falling(play);
  goOnWithout(play, seat, wasActive);
  if ((seatState(play, seat).held ?? []).length > 0) giveBackHeld(play, seat);
  const down = falling(play);
  const spared = before.filter((id) => !down.includes(id));
  for (const { id, seat: owner, controller, status, at } of play.models) {
    if (owner !== seat && controller === seat) play.patchModel(id, { controller: owner });
    if (owner !== seat || (status === 'slain' && !spared.includes(id))) continue;
    returnKept(play, id);
    play.patchModel(id, { status: 'removed' });
    if (status === 'board') play.emit({ what: 'left', model: id, at });
  }
  play.pend(departure(play, spared.map((to) => ({ to, by: null })))); // prettier-ignore
}
