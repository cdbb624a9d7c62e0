import { INCH } from '../../geometry/lengths.ts';
import type { Look, Model, Stone } from '../../seats/imagined-match.ts';
import type { ModelId, Seat } from '../../rules/terms/ids.ts';
import type { Point } from '../../rules/terms/board.ts';
import { factsOf, type FigureFacts, type Shot } from './facts.ts';

/** A model on the board as the numbers that the evaluation needs. Lengths are in inches, but for `at`, `height` and the base. */
export interface Figure {
  id: ModelId;
  seat: Seat;
  at: Point;
  height: number;
  facts: FigureFacts;
  /** Unmarked wound boxes. */
  boxes: number;
  /** The energy of its next turn: blue dots that are not marked, and what it gains when it activates. */
  dots: number;
  energy: number;
  /** True if the model is still to activate in this turn. */
  ready: boolean;
  /** True if an effect forbids the model to harvest in this turn. */
  barred: boolean;
  jogged: boolean;
  /** The length of a Jog, in inches. */
  jog: number;
  melee: number;
  dealt: number;
  armour: number;
  stones: number;
  /** Its ranged attacks, without those that are lost for the game. */
  shots: readonly FigureShot[];
}

/** A ranged attack, and whether its weapon must be loaded before it is fired. */
type FigureShot = Shot & { empty?: true };

/** A match as the numbers that the evaluation needs. */
export interface FigurePosition {
  look: Look;
  figures: Figure[];
  free: Stone[];
  /** Moonstones on character cards, by seat. */
  held: number[];
  /** The number of whole turns after this one. */
  turnsLeft: number;
  /** The active model. It moves from one position to the next, so distance maps start from the other model. */
  acting: ModelId | null;
}

const TURNS = 4;
const JOG = 4;
const SLOW = 2;

/** The sum of lasting effects on stats and damage, as far as they are plain numbers. */
function lastingSum({ lasting: effects }: Model): { melee: number; jog: number; evade: number; dealt: number; armour: number } {
  const sum = { melee: 0, jog: 0, evade: 0, dealt: 0, armour: 0 };
  for (const { mods } of effects) {
    for (const mod of mods) {
      if (!('by' in mod) || typeof mod.by !== 'number') continue;
      if (mod.mod === 'stat' && (mod.stat === 'melee' || mod.stat === 'jog' || mod.stat === 'evade')) sum[mod.stat] += mod.by;
      if (mod.mod === 'dealt') sum.dealt += mod.by;
      if (mod.mod === 'suffered') sum.armour -= mod.by;
    }
  }
  return sum;
}

const isBarred = ({ lasting: effects }: Model): boolean =>
  effects.some(({ mods }) =>
    mods.some((mod) => mod.mod === 'forbid' && mod.actions.some((action) => action === 'harvest' || action === 'any')),
  );

/** The ranged attacks of a model as they are now. */
function shotsOf({ used, spent }: Model, shots: readonly Shot[]): readonly FigureShot[] {
  const isEmpty = ({ id, reload }: Shot): boolean => reload !== undefined && (used[id]?.game ?? 0) > 0;
  if (!shots.some((shot) => spent[shot.id] === 'game' || isEmpty(shot))) return shots;
  return shots.filter(({ id }) => spent[id] !== 'game').map((shot) => (isEmpty(shot) ? { ...shot, empty: true } : shot));
}

const NOTHING = { melee: 0, jog: 0, evade: 0, dealt: 0, armour: 0 };

/** The numbers of a match. `open` means that the active model is still to act; otherwise its activation counts as over. */
export function positionOf(look: Look, open: boolean): FigurePosition {
  const { match } = look;
  const { active } = match.order;
  const { stones } = match.table;
  const carried = new Map<ModelId, number>();
  const counts = match.order.seats.map(() => 0);
  for (const { holder } of stones) {
    const owner = holder === null ? undefined : match.table.models[holder];
    if (holder === null || !owner) continue;
    carried.set(holder, (carried.get(holder) ?? 0) + 1);
    counts[owner.seat] = (counts[owner.seat] ?? 0) + 1;
  }
  const figures = look.onBoard.map((model): Figure => {
    const facts = factsOf(look.character(model.id));
    const boxes = Math.max(0, facts.health - model.wounds);
    const modifiers = model.lasting.length > 0 ? lastingSum(model) : NOTHING;
    const carriedStones = carried.get(model.id) ?? 0;
    let dots = facts.gains;
    for (const box of facts.dots) if (box <= boxes) dots += 1;
    return {
      id: model.id,
      seat: model.controller,
      at: model.at,
      height: model.height,
      facts,
      boxes,
      dots,
      // the active model has had what it gains when it activates
      energy: model.energy + (model.id === active || model.activated ? 0 : facts.gains),
      ready: model.id === active ? open : !model.activated,
      barred: model.lasting.length > 0 && isBarred(model),
      jogged: model.jogged,
      jog: Math.max(0, carriedStones > 0 ? SLOW : JOG + modifiers.jog),
      melee: facts.melee + modifiers.melee,
      dealt: facts.dealt + modifiers.dealt,
      armour: facts.armour + modifiers.armour,
      stones: carriedStones,
      shots: facts.shots.length === 0 ? facts.shots : shotsOf(model, facts.shots),
    };
  });
  const turn = Math.max(1, match.order.turn);
  return {
    look,
    figures,
    free: stones.filter(({ holder }) => holder === null),
    held: counts,
    turnsLeft: match.order.suddenDeath ? 0 : Math.max(0, TURNS - turn),
    acting: match.order.active,
  };
}

/** The gap between two bases, in inches. */
export function gapBetween(a: Figure, b: Figure): number {
  const dx = a.at.x - b.at.x;
  const dy = a.at.y - b.at.y;
  return Math.max(0, Math.sqrt(dx * dx + dy * dy) - a.facts.radius - b.facts.radius) / INCH;
}
