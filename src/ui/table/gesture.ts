import type { Decision } from '../../rules/terms/decision.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type { TablePort } from '../contexts/table-port.ts';
import type { DecidedAhead } from './ahead.ts';

/** What must be asked for a decision to be sent; everything else is an action. */
const AFTER: Partial<Record<Decision['kind'], Opening['kind']>> = {
  activate: 'activate',
  pass: 'going-for-it',
  'go-for-it': 'going-for-it',
};

const waitsFor = ({ kind }: Decision): Opening['kind'] => AFTER[kind] ?? 'act';

const isAsked = (openings: readonly Opening[], decision: Decision): boolean =>
  openings.some(({ seat, kind, ...open }) => {
    if (seat !== decision.seat || kind !== waitsFor(decision)) return false;
    return kind !== 'act' || !('by' in open) || open.by === undefined;
  });

/** How the table stands, to see whether anything has happened on it. */
const stand = (table: TablePort): string => JSON.stringify(table.view(null).table);

/**
 * What one gesture meant beyond its first decision. Where somebody else is asked in between, the rest waits: it goes on if nothing has happened on
 * the table meanwhile, else it falls away.
 */
export class Gesture implements DecidedAhead {
  readonly lasts = false;
  readonly expected = true;
  /** How the table stood when somebody else was asked. */
  #paused: string | null = null;

  constructor(
    readonly seat: Seat,
    private left: readonly Decision[],
  ) {}

  says(table: TablePort, openings: readonly Opening[]): Decision | 'waits' | 'over' | 'fell' {
    const [decision, ...rest] = this.left;
    if (!decision) return 'over';
    if (!isAsked(openings, decision)) return this.#unasked(table, openings, decision);
    if (this.#paused !== null && this.#paused !== stand(table)) return 'fell';
    this.left = rest;
    this.#paused = null;
    return decision;
  }

  #unasked(table: TablePort, openings: readonly Opening[], decision: Decision): 'waits' | 'over' | 'fell' {
    const kinds = openings.map(({ kind }) => kind);
    // what would only have been said is not asked
    if (waitsFor(decision) === 'going-for-it' && !kinds.includes('going-for-it')) return 'over';
    if (kinds.includes('activate') || kinds.includes('first')) return decision.kind === 'end-activation' ? 'over' : 'fell';
    this.#paused ??= stand(table);
    return 'waits';
  }
}
