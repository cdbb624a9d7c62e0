import { lookAt } from '../../rules/look-at.ts';
import { isAskedFor, judge, type Look, named } from '../../rules/index.ts';
import { misshapen } from '../shapes/decision-shape.ts';
import { firstDecline } from './decline.ts';
import type { Catalogue } from '../../rules/terms/card-language.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import { advance, beginRecord, type Folded } from '../match-record.ts';
import { differences } from './expectation.ts';
import { readScenario, type Expectation, type Scenario } from './scenario.ts';
import { refusePosition, refuseScenario } from './refuse-scenario.ts';
import { scenarioCards, scenarioSetup } from './setting.ts';

export interface ScenarioVerdict {
  id: string;
  ok: boolean;
  /** The first difference when not ok. */
  why: string;
}

const MOST_DECLINED = 500;

const fits = (reason: Reason, error: string | string[]): boolean =>
  (Array.isArray(error) ? error : [error]).some((wanted) => reason.code === wanted || reason.clauses.includes(wanted));

const textOf = ({ code, clauses }: Reason): string => `${code} (${clauses.join(', ')})`;
const shown = (decision: Decision): string => JSON.stringify(decision);

/** Nothing is invented between listed decisions: questions are declined until the next decision is asked for. */
class Run {
  constructor(
    private folded: Folded,
    private readonly cards: Catalogue,
  ) {}

  get look(): Look {
    return lookAt(this.folded.match, this.cards);
  }

  /** Declines until a seat is asked for the decision, or nothing is left to decline. */
  private approach(decision: Decision, but?: number): void {
    for (let count = 0; count < MOST_DECLINED; count += 1) {
      const { match } = this.folded;
      const isAsked = isAskedFor(match, named(match, decision)) && (but !== undefined || !this.isEarly(decision));
      if (match.order.result || isAsked) return;
      const next = firstDecline(match, this.cards, but);
      if (!next) return;
      const reason = this.play(next);
      if (reason) throw new Error(`declining with ${shown(next)} is refused: ${textOf(reason)}`);
    }
    throw new Error(`the questions before ${shown(decision)} never end`);
  }

  /** A card waits while windows open that are not its own; they open by public facts, whatever the hand. */
  private isEarly(decision: Decision): boolean {
    if (decision.kind !== 'play-card') return false;
    const judged = judge(this.folded.match, named(this.folded.match, decision), this.cards);
    return !judged.ok && judged.reason.code === 'card-not-now';
  }

  private play(decision: Decision): Reason | null {
    const next = advance(this.folded, decision);
    if (!next.ok) return next.reason;
    this.folded = next.folded;
    return null;
  }

  accepted(decision: Decision): string | null {
    const reason = this.tried(decision, () => this.approach(decision));
    return reason && `${shown(decision)} is refused: ${misshapen(decision) ?? textOf(reason)}`;
  }

  /** A card named with the use of a text that asks which one is shown: it answers that question, unless the file answers it itself. */
  shows(item: object, next: object | undefined): string | null {
    const { kind, seat, card } = item as { kind?: unknown; seat?: number; card?: string };
    const isAnswered = next && 'kind' in next && next.kind === 'answer' && 'seat' in next && next.seat === seat;
    if (kind !== 'use' || card === undefined || seat === undefined || isAnswered) return null;
    return this.accepted({ seat, kind: 'answer', cards: [card] }); // judged by the rules
  }

  /** Tries a decision that must be refused; changes nothing. */
  refused(decision: Decision, error: string | string[]): string | null {
    const reason = this.tried(decision, () => this.approach(decision, decision.seat));
    if (!reason) return `${shown(decision)} is accepted, not refused with ${String(error)}`;
    return fits(reason, error) ? null : `${shown(decision)} is refused with ${textOf(reason)}, not ${String(error)}`;
  }

  /** The reason why a decision is refused; no question is awaited for a value that lacks the form of a decision. */
  private tried(decision: Decision, approach: () => void): Reason | null {
    if (misshapen(decision) === null) approach();
    return this.play(decision);
  }

  /** Declines until only a player can continue, or the game is over. */
  private *declineAll(): Generator<Look> {
    yield this.look;
    for (let count = 0; count < MOST_DECLINED; count += 1) {
      const next = firstDecline(this.folded.match, this.cards);
      if (!next) return;
      const reason = this.play(next);
      if (reason) throw new Error(`declining with ${shown(next)} is refused: ${textOf(reason)}`);
      yield this.look;
    }
    throw new Error('the questions after the last decision never end');
  }

  /** The difference at the end of the file, in the state it describes. */
  atLast(expected: Expectation): string[] {
    const place = placeOf(expected);
    if (place === 'here') return differences(this.look, expected);
    let last = this.look;
    for (const look of this.declineAll()) {
      last = look;
      if (place !== 'rest' && differences(look, place).length === 0) break;
    }
    return differences(last, expected);
  }
}

/**
 * The state in which an expectation at the end of a file is checked. A named state or question is the first one that matches after the last
 * decision; a hand or an error is checked right after that decision; everything else in the state after all of it.
 */
function placeOf({ error, seats = [], state, open }: Expectation): Expectation | 'here' | 'rest' {
  if (state !== undefined || open !== undefined)
    return { ...(state === undefined ? {} : { state }), ...(open === undefined ? {} : { open }) };
  return error !== undefined || seats.some((seat) => seat?.hand !== undefined) ? 'here' : 'rest';
}

function play(scenario: Scenario, catalogue: Catalogue): string | null {
  const cards = scenarioCards(scenario, catalogue);
  const refused = refuseScenario(scenario, cards);
  if (refused !== null) return refused;
  const folded = beginRecord(scenarioSetup(scenario, cards), cards);
  const unfit = refusePosition(folded.match, cards);
  if (unfit !== null) return unfit;
  const run = new Run(folded, cards);
  const items = scenario.decisions;
  const expectation = (index: number): Expectation | undefined => {
    const item = items[index];
    return item && 'expect' in item && !('kind' in item) ? item.expect : undefined;
  };
  for (const [index, item] of items.entries()) {
    const expected = expectation(index);
    if (expected) {
      const faults = differences(run.look, expected);
      if (faults.length > 0) return `at ${index}: ${faults.join('; ')}`;
      continue;
    }
    const decision = item as unknown as Decision; // the rules judge it, whatever it contains
    const last = index === items.length - 1 ? scenario.expect : undefined;
    const error = (expectation(index + 1) ?? last)?.error;
    const failure = error === undefined ? run.accepted(decision) : run.refused(decision, error);
    const fault = failure ?? (error === undefined ? run.shows(item, items[index + 1]) : null);
    if (fault) return `at ${index}: ${fault}`;
  }
  const unmet = scenario.expect ? run.atLast(scenario.expect) : [];
  return unmet.length > 0 ? unmet.join('; ') : null;
}

/** Plays a scenario file. A failure, an error or a wrong file comes back as one line. */
export function runScenario(json: unknown, catalogue: Catalogue): ScenarioVerdict {
  const { id: given }: { id?: unknown } = { ...(json as object | null) }; // spreading a value that is not an object gives nothing
  const id = typeof given === 'string' || typeof given === 'number' ? String(given) : 'unnamed';
  try {
    const read = readScenario(json);
    const failure = read.ok ? play(read.scenario, catalogue) : read.why;
    return { id, ok: failure === null, why: failure ?? '' };
  } catch (error) {
    return { id, ok: false, why: error instanceof Error ? error.message : String(error) };
  }
}
