import { usesOf } from '../reading/declaring/declare.ts';
import type { Look } from '../look.ts';
import { addSwitches } from '../markers/switch.ts';
import { refuseMelee } from '../melee/declare.ts';
import { inStrikeRange } from '../reading/strike-range.ts';
import { jogLength, lungeLength, STEP_LENGTH } from '../movement/allowance.ts';
import { jumpSpots } from '../movement/jump.ts';
import { refuseStart } from '../movement/ways.ts';
import { traverseSpots } from '../movement/traverse.ts';
import { stonesTouched, touchesPiece } from '../sight/distance.ts';
import { filterOf } from '../space/missing-facts.ts';
import { spotOf } from '../table/spots.ts';
import { choices, type Choices, type Drawn, type Refused } from '../terms/choices.ts';
import { UNSAID, type Decision } from '../terms/decision.ts';
import type { ActionFrame } from '../terms/frame.ts';
import type { ModelId, Seat } from '../terms/ids.ts';
import type { Piece } from '../terms/match.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { asIf, commandedActions } from './command.ts';
import { refuseAction, refuseJumpAction, refuseHarvest, refuseKind, refuseTraverseAction } from './refuse.ts';

/** Choices while they are gathered. Basic actions are few, so their refusals are gathered at once, too. */
type GatheredChoices = Pick<Choices, 'decisions' | 'drawn' | 'refused'>;
const nothing = (): GatheredChoices => ({ decisions: [], drawn: [], refused: [] });

function add(to: GatheredChoices, decision: Decision & Refused['decision'], refusal: Reason | null): void {
  if (refusal) to.refused.push({ decision, reason: refusal });
  else to.decisions.push(decision);
}

const refuseWalk = (look: Look, model: ModelId, kind: 'step' | 'jog'): Reason | null =>
  refuseAction(look, model, kind) ?? rooted(look, model, kind);
const walkLength = (look: Look, model: ModelId, kind: 'step' | 'jog'): number =>
  kind === 'step' ? STEP_LENGTH : jogLength(look, model) + lungeLength(look, model);

/** The greatest length of a Step or Jog of the active model; null when it may not make one, and at a spoken table. */
export const walkAllowance = (look: Look, model: ModelId, kind: 'step' | 'jog'): number | null =>
  look.isSpoken || refuseWalk(look, model, kind) ? null : walkLength(look, model, kind);

/** Gathers Steps and Jogs, which the player draws; `length` is the greatest length. */
function walks(look: Look, seat: Seat, model: ModelId, to: GatheredChoices): void {
  for (const kind of ['step', 'jog'] as const) {
    const path = refuseWalk(look, model, kind);
    if (path) to.refused.push({ decision: { kind, model }, reason: path });
    else if (look.isSpoken) to.decisions.push({ seat, kind, model, path: [] });
    else to.drawn.push({ kind, model, length: walkLength(look, model, kind) });
  }
}

/** A model in water or woods cannot jog at all, and one on a ladder neither steps nor jogs. @rule JOG-8 TER-16 */
function rooted(look: Look, model: ModelId, kind: 'step' | 'jog'): Reason | null {
  const refusal = refuseStart(look, model, kind);
  return refusal && ['JOG-8', 'TER-16'].some((clause) => refusal.clauses.includes(clause)) ? refusal : null;
}

const touched = (look: Look, model: ModelId, kind: Piece['kind']): Piece[] =>
  filterOf(look.match.table.terrain, (piece) => piece.kind === kind && touchesPiece(look, model, piece));

function crossings(look: Look, seat: Seat, model: ModelId, to: GatheredChoices): void {
  for (const { id: terrain } of touched(look, model, 'obstacle')) {
    const [spot] = traverseSpots(look, model, terrain);
    const refusal = spot ? refuseAction(look, model, 'traverse') : reason('no-room-beyond', ['TRV-3', 'TRV-4'], { model, terrain });
    if (!refusal && spot) {
      to.decisions.push({ seat, kind: 'traverse', terrain, to: spotOf(spot) });
      to.drawn.push({ kind: 'traverse', model, terrain });
    } else if (refusal) to.refused.push({ decision: { kind: 'traverse', model, terrain }, reason: refusal });
  }
  for (const { id: terrain } of touched(look, model, 'ladder')) {
    for (const direction of ['up', 'down'] as const) {
      const refusal = refuseTraverseAction(look, model, terrain, direction);
      add(to, { seat, kind: 'traverse', model, terrain, to: direction }, refusal);
    }
  }
  for (const { id: terrain } of look.match.table.terrain.filter(({ kind }) => kind === 'platform')) {
    const refusal = refuseJumpAction(look, model, terrain, null);
    if (refusal?.code === 'not-on-platform') continue;
    if (refusal) to.refused.push({ decision: { kind: 'jump', model, terrain }, reason: refusal });
    else {
      for (const { at } of jumpSpots(look, model, terrain)) to.decisions.push({ seat, kind: 'jump', terrain, to: spotOf(at) });
      to.drawn.push({ kind: 'jump', model, terrain });
    }
  }
}

/** At a spoken table: gathers Traverses over an obstacle or a ladder, and the jump of a model that is up high. */
function saidCrossings(look: Look, seat: Seat, model: ModelId, to: GatheredChoices): void {
  const over: Decision[] = [{ seat, kind: 'traverse', model, terrain: 'obstacle', to: UNSAID }];
  const climbs = (['up', 'down'] as const).map((direction): Decision => ({
    seat,
    kind: 'traverse',
    model,
    terrain: 'ladder',
    to: direction,
  }));
  const refusal = refuseAction(look, model, 'traverse');
  if (refusal) to.refused.push({ decision: { kind: 'traverse', model }, reason: refusal });
  else to.decisions.push(...over, ...(look.options.heights ? climbs : []));
  const jump = refuseJumpAction(look, model, 'platform', UNSAID);
  if (!jump) to.decisions.push({ seat, kind: 'jump', model, terrain: 'platform', to: UNSAID });
  else if (jump.code !== 'not-on-platform') to.refused.push({ decision: { kind: 'jump', model }, reason: jump });
}

function harvests(look: Look, seat: Seat, model: ModelId, to: GatheredChoices): void {
  const stones = stonesTouched(look, model);
  for (const { id } of stones) add(to, { seat, kind: 'harvest', model, stone: id }, refuseHarvest(look, model, id));
  if (stones.length === 0)
    to.refused.push({ decision: { kind: 'harvest', model }, reason: reason('not-in-contact', ['HRV-2'], { model }) });
}

/** Melee attacks. Distance is checked first, because most enemies are too far away; refusals are judged only when they are read. */
function melees(look: Look, seat: Seat, model: ModelId): { decisions: Decision[]; refused: () => Refused[] } {
  const enemies = look.onBoard.filter(({ id }) => !look.friends(id, model)).map(({ id }) => id);
  const attack = (target: ModelId) => ({ seat, kind: 'melee', model, target }) as const;
  const near = look.isSpoken ? enemies : enemies.filter((target) => inStrikeRange(look, model, target));
  const legal = near.filter((target) => refuseMelee(look, model, target) === null);
  const refused = (): Refused[] =>
    enemies.flatMap((target) => {
      const refusal = legal.includes(target) ? null : refuseMelee(look, model, target);
      return refusal ? [{ decision: attack(target), reason: refusal }] : [];
    });
  return { decisions: legal.map(attack), refused };
}

/** The choices of a model, each list made when it is called for. */
interface Offers {
  drawn: () => Drawn[];
  decisions: () => Decision[];
  refused: () => Refused[];
}

/** Steps, Jogs, Traverses and jumps. */
function movesFor(look: Look, seat: Seat, model: ModelId): GatheredChoices {
  const moves = nothing();
  walks(look, seat, model, moves);
  if (look.isSpoken) saidCrossings(look, seat, model, moves);
  else crossings(look, seat, model, moves);
  return moves;
}

/** Harvests, attacks, switches and abilities. */
function deedsFor(look: Look, seat: Seat, model: ModelId): Pick<Offers, 'decisions' | 'refused'> {
  const harvested = nothing();
  harvests(look, seat, model, harvested);
  const fights = melees(look, seat, model);
  const switches = nothing();
  addSwitches(look, seat, model, switches);
  const uses = usesOf(look, model, seat);
  return {
    decisions: () => [...harvested.decisions, ...fights.decisions, ...switches.decisions, ...uses.decisions],
    refused: () => [...harvested.refused, ...fights.refused(), ...switches.refused, ...uses.refused],
  };
}

/** Every action that a model may take now, and the refusals of the others. */
function offersFor(look: Look, seat: Seat, model: ModelId): Offers {
  let moved: GatheredChoices | undefined;
  const moves = (): GatheredChoices => (moved ??= movesFor(look, seat, model));
  let listed: ReturnType<typeof deedsFor> | undefined;
  const deeds = (): ReturnType<typeof deedsFor> => (listed ??= deedsFor(look, seat, model));
  return {
    drawn: () => moves().drawn,
    decisions: () => [...moves().decisions, ...deeds().decisions()],
    refused: () => [...moves().refused, ...deeds().refused()],
  };
}

/** The choices of a model in an action that another model controls; every choice names the model. @rule CTL-1 CTL-3 */
function ordered(look: Look, seat: Seat, action: ActionFrame): Offers {
  const { model } = action;
  const all = offersFor(look, seat, model);
  const refusalOf = (attempt: { kind: string; ability?: string; targets?: readonly ModelId[] }): Reason | null =>
    refuseKind(look, action, attempt as Parameters<typeof refuseKind>[2]); // only the kinds of actions
  const barred = (): Refused[] =>
    [...all.decisions(), ...all.drawn().map(({ kind }) => ({ kind }))].flatMap((decision): Refused[] => {
      const not = refusalOf(decision);
      return not ? [{ decision: { ...decision, model }, reason: not }] : [];
    });
  return {
    decisions: () =>
      all
        .decisions()
        .filter((decision) => !refusalOf(decision))
        .map((decision): Decision => ({ ...decision, model }) as Decision), // actions may name their model
    drawn: () => all.drawn().filter((drawing) => !refusalOf(drawing)),
    refused: () => [
      ...barred(),
      ...all.refused().map((refused) => ({
        decision: { ...refused.decision, model },
        reason: refusalOf(refused.decision) ?? refused.reason,
      })),
    ],
  };
}

/** Every answer to an action that another model controls; the seat may decline. @rule CTL-1 CTL-3 */
export function runChoices(look: Look, seat: Seat, action: ActionFrame): Choices {
  const { decisions, drawn, refused } = ordered(look, seat, action);
  return choices({ decisions: () => [...decisions(), { seat, kind: 'pass' }], drawn, refused });
}

/** Every action that the active model may take or command now, and the refusals of the others. @rule ACT-2 ACT-14 CTL-4 */
export function actChoices(look: Look, seat: Seat, model: ModelId): Choices {
  let gathered: Offers[] | undefined;
  const all = (): Offers[] =>
    (gathered ??= [
      offersFor(look, seat, model),
      ...commandedActions(look, model).map((command) => ordered(asIf(look, command), seat, command)),
    ]);
  return choices({
    decisions: () => [...all().flatMap(({ decisions }) => decisions()), { seat, kind: 'end-activation' }],
    drawn: () => all().flatMap(({ drawn }) => drawn()),
    refused: () => all().flatMap(({ refused }) => refused()),
  });
}
