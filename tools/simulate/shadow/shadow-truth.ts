import { hurriedBy } from '../../../src/rules/movement/allowance.ts';
import { abilitiesOf } from '../../../src/rules/printed/abilities-of.ts';
import { lookAt } from '../../../src/rules/look-at.ts';
import type { Look } from '../../../src/rules/look.ts';
import { engages } from '../../../src/rules/sight/engagement.ts';
import { markersTouched, stonesTouched, terrainNear, terrainUnder } from '../../../src/rules/sight/distance.ts';
import { costOf } from '../../../src/rules/reading/cost-of.ts';
import { reactionStep } from '../../../src/rules/reading/reaction-steps.ts';
import { reactionFor } from '../../../src/rules/movement/allowance.ts';
import { placeOf } from '../../../src/rules/effects/models/placing.ts';
import { inches, pointOf, units } from '../../../src/rules/table/spots.ts';
import type { Catalogue } from '../../../src/rules/terms/card-language.ts';
import { UNSAID, type Decision, type DecisionOf, type Spot } from '../../../src/rules/terms/decision.ts';
import type { Became, Fact, TableAnswer } from '../../../src/rules/terms/fact.ts';
import type { Happening } from '../../../src/rules/terms/happening.ts';
import type { ModelId } from '../../../src/rules/terms/ids.ts';
import type { Match, Point } from '../../../src/rules/terms/match.ts';
import { pathLength } from '../../../src/geometry/points.ts';

// The answers of players at a table without a board who watch a match that is played on one.

/** The board after a change of place, and the number of events until then. */
export interface Moment {
  match: Match;
  events: number;
}
/** A decision of the match on the board, and all its consequences. */
export interface PlayedDecision {
  decision: Decision;
  before: Match;
  after: Match;
  moments: Moment[];
  events: Happening[];
}

const isCaller = (look: Look, model: ModelId): boolean =>
  abilitiesOf(look, model).some(
    (ability) => ability.kind === 'passive' && ability.rules.some((rule) => 'when' in rule && rule.when.on === 'ends-move-engaged'),
  );

/** The models with a text that is called out when this move ends engaged. */
const callersAt = (look: Look, mover: ModelId): ModelId[] =>
  look.model(mover).status !== 'board'
    ? []
    : look.onBoard.map(({ id }) => id).filter((id) => id !== mover && isCaller(look, id) && engages(look, id, mover));

/** True if only vanishing lures lie between two events: lures that a move has touched vanish before the move is reported. */
const isJustBefore = (events: readonly Happening[], index: number, nth: number): boolean =>
  events.slice(index, nth).every(({ what }) => what === 'lure-gone');

/** The result of the next move of a model after a moment. */
export function becameOf(line: readonly PlayedDecision[], cards: Catalogue, position: number, events: number, mover: ModelId): Became {
  for (let step = position; step < line.length; step += 1) {
    const { events: all, moments, after } = line[step] as PlayedDecision; // the index is within the line
    const from = step === position ? events : 0;
    const nth = all.findIndex((event, index) => index >= from && event.what === 'moved' && event.model === mover);
    const moved = all[nth];
    if (moved?.what !== 'moved') continue;
    const happenings = all.slice(nth, nth + 3);
    const hasLeft = happenings.some((event) => event.what === 'left' && event.model === mover);
    const fell = happenings.some((event) => event.what === 'fell' && event.model === mover);
    // a move changes its model before the move is reported, and a fall changes it once more afterwards
    const next = moments.findIndex((moment) => moment.events > nth);
    const before = (fell ? moments[next] : moments[next < 0 ? moments.length - 1 : next - 1])?.match ?? after;
    const look = lookAt(before, cards);
    const length = inches(Math.round(pathLength(moved.from, moved.path)));
    const calls = hasLeft ? [] : callersAt(look, mover);
    const lures = all
      .slice(0, nth)
      .flatMap((event, index) => (event.what === 'lure-gone' && isJustBefore(all, index, nth) ? [event.id] : []));
    const water = fell && terrainUnder(look, mover, 'water').length > 0;
    return {
      far: length,
      ...(hasLeft ? { left: true as const } : {}),
      ...(fell ? { fell: { to: inches(moved.height), ...(water ? { water: true as const } : {}) } } : { height: inches(moved.height) }),
      ...(lures.length > 0 ? { lures } : {}),
      ...(calls.length > 0 ? { calls } : {}),
    };
  }
  return {};
}

/** The point that a text under way concerns: chosen just now, or earlier. */
function pointOfText({ decision, before, after }: PlayedDecision): Point | undefined {
  if (decision.kind === 'answer' && decision.at) return pointOf(decision.at);
  const texts = [...after.stack, ...before.stack].flatMap((frame) =>
    frame.kind === 'effects' && frame.bound.point ? [frame.bound.point] : [],
  );
  return texts[0];
}

/** The truth of a fact on the board at a moment. */
export function truth(line: readonly PlayedDecision[], cards: Catalogue, index: number, epoch: number, fact: Fact): TableAnswer {
  const played = line[index] as PlayedDecision; // the index is within the line
  const moment = played.moments[Math.min(epoch, played.moments.length - 1)] ?? { match: played.before, events: 0 };
  const look = lookAt(moment.match, cards);
  const { space } = look;
  switch (fact.about) {
    case 'within':
      return space.within(...fact.of, fact.in);
    case 'reaches':
      return space.reaches(...fact.of, fact.in);
    case 'sees':
      return space.sees(...fact.of).visible;
    case 'contact':
      return space.contact(...fact.of);
    case 'cover':
      return space.cover(...fact.of).cover;
    case 'stands-in':
      return fact.terrain === 'building' ? space.indoors(fact.model) : terrainUnder(look, fact.model, fact.terrain).length > 0;
    case 'pieces':
      return new Set(terrainNear(look, fact.model, fact.terrain, fact.in).map(({ id, piece }) => piece ?? id)).size;
    case 'own-edge':
      return space.nearOwnEdge(fact.model, fact.in);
    case 'off-own-edge':
      return space.farFromOwnEdge(fact.model, fact.in);
    case 'nearest':
      return space.nearest(fact.to, fact.among);
    case 'touches':
      return [...stonesTouched(look, fact.model), ...markersTouched(look, fact.model)].some(({ id }) => id === fact.thing);
    case 'stone-within':
      return space.thingWithin(fact.model, { stone: fact.stone }, fact.in);
    case 'sees-stone':
      return space.seesThing(fact.model, { stone: fact.stone }).visible;
    case 'driven':
      return becameOf(line, cards, index, moment.events, fact.model);
    case 'room':
      return !played.events.slice(moment.events).some((event) => event.what === 'failed' && event.why === 'no-room-to-swap');
    case 'piece-within': {
      const point = fact.kind === 'point' ? pointOfText(played) : undefined;
      return point === undefined || space.thingWithin(fact.model, { disc: { at: point, radius: 0 } }, fact.in);
    }
    case 'sees-piece':
      return true; // the named model was in reach
  }
}

const unsaid = (look: Look, model: ModelId, spot: Spot): Spot => [0, 0, inches(placeOf(look, model, spot).height)];

/** The number of a model's reaction step that this way takes. */
function wayOf(look: Look, { model, path }: DecisionOf<'react'>): number {
  const { length, cost, counted } = reactionFor(look, model, path.map(pointOf));
  for (let option = 0; option < 10; option += 1) {
    const step = reactionStep(look, model, option);
    const isIt =
      step &&
      units(step.inches) === length &&
      costOf(look, model, 'reaction-step', step.cost) === cost &&
      step.counted?.ability === counted?.ability;
    if (isIt) return option;
  }
  return 0;
}

/** The same decision as players make it at a table without a board. */
export function saidOf(line: readonly PlayedDecision[], cards: Catalogue, index: number): Decision {
  const { decision, before } = line[index] as PlayedDecision; // the index is within the line
  const look = lookAt(before, cards);
  const active = before.order.active ?? '';
  const became = (model: ModelId): { became: Became } => ({ became: becameOf(line, cards, index, 0, model) });
  switch (decision.kind) {
    case 'step':
      return { ...decision, path: [], ...became(decision.model ?? active) };
    case 'jog': {
      const model = decision.model ?? active;
      const hurried = hurriedBy(look, model, decision.path.map(pointOf)) ? { hurried: true as const } : {};
      return { ...decision, path: [], became: { ...becameOf(line, cards, index, 0, model), ...hurried } };
    }
    case 'react': {
      const option = wayOf(look, decision);
      return { ...decision, path: [], ...(option > 0 ? { way: option } : {}), ...became(decision.model) };
    }
    case 'traverse': {
      const climbs = decision.to === 'up' || decision.to === 'down';
      const to = climbs ? decision.to : UNSAID;
      return { ...decision, terrain: climbs ? 'ladder' : 'obstacle', to, ...became(decision.model ?? active) };
    }
    case 'jump':
      return { ...decision, terrain: 'platform', to: UNSAID, ...became(decision.model ?? active) };
    case 'use':
    case 'again': {
      const piece = before.table.terrain.find(({ id }) => id === decision.terrain);
      if (!piece) return decision;
      const stack = before.stack[before.stack.length - 1];
      const [model, id] =
        decision.kind === 'use'
          ? [decision.model ?? active, decision.ability]
          : stack?.kind === 'arcane'
            ? [stack.model, stack.ability]
            : [active, ''];
      const ability = abilitiesOf(look, model).find((candidate) => candidate.id === id);
      const target = ability && ability.kind !== 'passive' ? ability.target?.what : undefined;
      return { ...decision, terrain: typeof target === 'object' && 'terrain' in target ? target.terrain : piece.kind };
    }
    case 'answer': {
      const opening = before.openings.find(({ seat }) => seat === decision.seat);
      const question = opening?.kind === 'choice' ? opening.question : undefined;
      if (question?.ask === 'place' && decision.at) return { ...decision, at: unsaid(look, question.model, decision.at) };
      if (question?.ask === 'path' && decision.path)
        return decision.path.length === 0 ? decision : { ...decision, path: [UNSAID], ...became(question.model) };
      if (question?.ask === 'terrain') return { ...decision, terrain: 'terrain', by: [0, 0] };
      return decision.at ? { ...decision, at: UNSAID } : decision;
    }
    default:
      return decision;
  }
}
