import type { Decision } from '../../rules/terms/decision.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import { INCH } from '../../geometry/lengths.ts';
import { distance } from '../../geometry/points.ts';
import type { BoardPoint, TablePort } from '../contexts/table-port.ts';
import { picksOf } from './picks-of.ts';
import { pointOf } from './spots.ts';
import type { DecidedAhead } from './decided-ahead.ts';

/** The opening that each kind of decision waits for; every other decision is an action. */
const AFTER: Partial<Record<Decision['kind'], Opening['kind']>> = {
  activate: 'activate',
  pass: 'going-for-it',
  'go-for-it': 'going-for-it',
  'play-melee': 'melee-card',
  'damage-type': 'damage-type',
};

/** The openings of a melee. */
const OF_MELEE: readonly Opening['kind'][] = ['melee-card', 'damage-type'];

const waitsFor = ({ kind }: Decision): Opening['kind'] => AFTER[kind] ?? 'act';

const isAsked = (openings: readonly Opening[], decision: Decision): boolean =>
  openings.some(({ seat, kind, ...open }) => {
    if (seat !== decision.seat || kind !== waitsFor(decision)) return false;
    return kind !== 'act' || !('by' in open) || open.by === undefined;
  });

const meleeUnderWay = (table: TablePort): boolean => table.view(null).stack.some(({ kind }) => kind === 'melee');

/** A model farther than this, in inches, from every place of a gesture does not matter to it. */
const FAR = 8;

/** The places and models that the rest of a gesture leads to: the acting model, its targets, and every place on its way, in units. */
function ahead(table: TablePort, decisions: readonly Decision[]): { named: ReadonlySet<string>; places: readonly BoardPoint[] } {
  const view = table.view(null);
  const { models, stones } = view.table;
  const { active } = view.order;
  const actors = decisions.flatMap((decision) => ('model' in decision && decision.model !== undefined ? [decision.model] : (active ?? [])));
  const named = new Set([...actors, ...decisions.flatMap(picksOf)]);
  const ways = decisions.flatMap((decision) => ('path' in decision && decision.path ? decision.path.map(pointOf) : []));
  const standing = [...Object.values(models), ...stones].filter(({ id }) => named.has(id));
  return { named, places: [...standing.map(({ at }) => at), ...ways] };
}

/** The state of the table near the rest of a gesture, as text to compare. */
function stand(table: TablePort, decisions: readonly Decision[]): string {
  const { models, stones, ...tableFields } = table.view(null).table;
  const { named, places } = ahead(table, decisions);
  const matters = ({ id, at }: { id: string; at: BoardPoint }): boolean =>
    places.length === 0 || named.has(id) || places.some((place) => distance(place, at) <= FAR * INCH);
  return JSON.stringify([
    Object.values(models).filter(matters),
    stones.filter((stone) => stone.holder === null && matters(stone)),
    tableFields,
  ]);
}

/**
 * The decisions of one gesture after the first. While another player is asked, they wait; they continue if nothing near them has changed
 * meanwhile, and are dropped otherwise.
 */
export class Gesture implements DecidedAhead {
  readonly lasts = false;
  readonly expected = true;
  /** The state of the table when another player was asked; null while nothing is paused. */
  #paused: string | null = null;

  constructor(
    readonly seat: Seat,
    private decisions: readonly Decision[],
  ) {}

  says(table: TablePort, openings: readonly Opening[]): Decision | 'waits' | 'over' | 'fell' {
    const [decision, ...laterDecisions] = this.decisions;
    if (!decision) return 'over';
    if (!isAsked(openings, decision)) return this.#unasked(table, openings, decision);
    if (this.#paused !== null && this.#paused !== stand(table, this.decisions)) return 'fell';
    this.decisions = laterDecisions;
    this.#paused = null;
    return decision;
  }

  #unasked(table: TablePort, openings: readonly Opening[], decision: Decision): 'waits' | 'over' | 'fell' {
    const kinds = openings.map(({ kind }) => kind);
    // an offer that did not come needs no answer: the gesture is done
    if (waitsFor(decision) === 'going-for-it' && !kinds.includes('going-for-it')) return 'over';
    if (OF_MELEE.includes(waitsFor(decision)) && !meleeUnderWay(table)) return 'over';
    if (kinds.includes('activate') || kinds.includes('first')) return decision.kind === 'end-activation' ? 'over' : 'fell';
    this.#paused ??= stand(table, this.decisions);
    return 'waits';
  }
}
