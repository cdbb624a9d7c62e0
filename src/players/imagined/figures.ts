import { INCH } from '../../geometry/lengths.ts';
import type { Look, Model, Stone } from '../../seats/imagined.ts';
import type { ModelId, Seat } from '../../rules/terms/ids.ts';
import type { Point } from '../../rules/terms/board.ts';
import { factsOf, type FigureFacts } from './facts.ts';

/** A model on the board in the few numbers that are weighed. Lengths in inches but for `at` and the base. */
export interface Figure {
  id: ModelId;
  seat: Seat;
  at: Point;
  height: number;
  facts: FigureFacts;
  /** Boxes left. */
  left: number;
  /** Open blue dots: the energy of its next turn. */
  dots: number;
  energy: number;
  /** It has not been activated in this turn. */
  ready: boolean;
  /** Something forbids it to harvest in this turn. */
  barred: boolean;
  jogged: boolean;
  /** Inches of a jog. */
  jog: number;
  melee: number;
  dealt: number;
  armour: number;
  stones: number;
}

/** A match in the few numbers that are weighed. */
export interface FigurePosition {
  look: Look;
  figures: Figure[];
  free: Stone[];
  /** Stones on cards, by seat. */
  held: number[];
  /** Whole turns after this one. */
  turnsLeft: number;
  /** Whose activation it is; another's place is dearer to know again. */
  acting: ModelId | null;
}

const TURNS = 4;
const JOG = 4;
const SLOW = 2;

/** What lasting effects add to a stat and to damage, as far as it is written in plain numbers. */
function lasting({ lasting: effects }: Model): { melee: number; jog: number; evade: number; dealt: number; armour: number } {
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

const NOTHING = { melee: 0, jog: 0, evade: 0, dealt: 0, armour: 0 };

/** The numbers of a match; `open`: the active model has still to act, else its activation is taken as over. */
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
    const more = model.lasting.length > 0 ? lasting(model) : NOTHING;
    const carriedStones = carried.get(model.id) ?? 0;
    let dots = 0;
    for (const box of facts.dots) if (box <= boxes) dots += 1;
    return {
      id: model.id,
      seat: model.controller,
      at: model.at,
      height: model.height,
      facts,
      left: boxes,
      dots,
      energy: model.energy,
      ready: model.id === active ? open : !model.activated,
      barred: model.lasting.length > 0 && isBarred(model),
      jogged: model.jogged,
      jog: Math.max(0, carriedStones > 0 ? SLOW : JOG + more.jog),
      melee: facts.melee + more.melee,
      dealt: facts.dealt + more.dealt,
      armour: facts.armour + more.armour,
      stones: carriedStones,
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

/** Inches between two bases. */
export function apart(a: Figure, b: Figure): number {
  const dx = a.at.x - b.at.x;
  const dy = a.at.y - b.at.y;
  return Math.max(0, Math.sqrt(dx * dx + dy * dy) - a.facts.radius - b.facts.radius) / INCH;
}
