import type { Decision } from '../../rules/terms/decision.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import type { TablePort } from '../contexts/table-port.ts';

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
 * Decisions that one gesture meant, sent one after the other; each is judged, kept and taken back by itself. Where somebody else is asked in
 * between, the rest waits: it goes on if nothing has happened on the table meanwhile, else it falls away.
 */
export class Onward {
  #left: Decision[] = [];
  /** How the table stood when somebody else was asked. */
  #paused: string | null = null;

  /** Sends the first and keeps the rest; resolves with why the first was refused. */
  async begin(table: TablePort, [first, ...rest]: readonly Decision[]): Promise<Reason | null> {
    this.#left = rest;
    this.#paused = null;
    const refused = first ? await table.decide(first) : null;
    if (refused) this.end();
    return refused;
  }

  /** Nothing of it is sent any more. */
  end(): void {
    this.#left = [];
    this.#paused = null;
  }

  /** Sends the next when its seat is asked for it; tells whether it was sent, waits or has fallen away with all after it. */
  async next(table: TablePort): Promise<'sent' | 'waits' | 'fell'> {
    const [decision, ...rest] = this.#left;
    const openings = table.openings();
    if (!decision || openings.length === 0) return 'waits';
    if (!isAsked(openings, decision)) return this.#wait(table, openings, decision);
    if (this.#paused !== null && this.#paused !== stand(table)) return this.#fall();
    this.#left = rest;
    this.#paused = null;
    return (await table.decide(decision)) === null ? 'sent' : this.#fall();
  }

  #wait(table: TablePort, openings: readonly Opening[], decision: Decision): 'waits' | 'fell' {
    const kinds = openings.map(({ kind }) => kind);
    // what would only have been said is not asked
    if (waitsFor(decision) === 'going-for-it' && !kinds.includes('going-for-it')) this.end();
    else if (kinds.includes('activate') || kinds.includes('first')) {
      if (decision.kind === 'end-activation') this.end();
      else return this.#fall();
    } else this.#paused ??= stand(table);
    return 'waits';
  }

  #fall(): 'fell' {
    this.end();
    return 'fell';
  }
}
