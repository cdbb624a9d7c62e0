import type { Catalogue } from '../../rules/terms/card-language.ts';
import { isReached, isTimeUp } from '../../puzzles/goal.ts';
import { RIVAL, type Puzzle } from '../../puzzles/puzzle.ts';
import { beginRecord, type Folded } from '../../record/match-record.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import { newId } from '../session/new-match.ts';
import { Table } from '../table/table.ts';

/** The match in its present state; nothing is written to the disk. */
class Latest {
  constructor(public folded: Folded) {}
  append(_id: string, _decided: unknown, ahead: Folded): Promise<void> {
    this.folded = ahead;
    return Promise.resolve();
  }
}

/** A table for solving a puzzle, against a computer that always gives the same answer to the same position. */
export class PuzzleTable extends Table {
  readonly isUnrecorded = true;
  readonly puzzle: Puzzle;
  readonly #latest: Latest;
  readonly #start: Folded;
  readonly #solved: () => void;
  #standing: 'open' | 'solved' | 'over' = 'open';

  constructor(puzzle: Puzzle, cards: Catalogue, names: string[], solved: () => void) {
    const start = beginRecord(puzzle.setup, cards);
    const latest = new Latest(start);
    const computers = [null, { level: RIVAL.level, seed: puzzle.setup.seed, lighter: RIVAL.lighter }];
    super({ id: `puzzle-${newId()}`, names, levels: [null, RIVAL.level], folded: start, store: latest, computers });
    this.puzzle = puzzle;
    this.#latest = latest;
    this.#start = start;
    this.#solved = solved;
  }

  get standing(): 'open' | 'solved' | 'over' {
    return this.#standing;
  }

  /** The decisions in force; null after an agreed take-back, because later chance then differs. */
  get decisions(): Decision[] | null {
    const { line } = this.#latest.folded;
    return line.some((item) => 'salt' in item) ? null : line.flatMap((item) => ('entry' in item ? [item.entry.decision] : []));
  }

  /** No seat is asked once the puzzle is solved or the time is up. */
  override openings(): Opening[] {
    return this.#standing === 'open' ? super.openings() : [];
  }

  override async decide(decision: Decision): Promise<Reason | null> {
    const refused = await super.decide(decision);
    if (refused === null) this.#look();
    return refused;
  }

  #look(): void {
    if (this.#standing !== 'open') return;
    const { match } = this.#latest.folded;
    if (isReached(this.puzzle, match)) this.#standing = 'solved';
    else if (isTimeUp(this.puzzle, this.#start.match, match)) this.#standing = 'over';
    else return;
    if (this.#standing === 'solved') this.#solved();
    this.tell(null);
  }
}

/** A table for setting up a position: every seat agrees to every adjustment at once. */
export class PositionTable extends Table {
  readonly isUnrecorded = true;
  readonly #latest: Latest;

  constructor(start: Folded, names: string[]) {
    const latest = new Latest(start);
    super({ id: `position-${newId()}`, names, folded: start, store: latest });
    this.#latest = latest;
  }

  get folded(): Folded {
    return this.#latest.folded;
  }

  override async decide(decision: Decision): Promise<Reason | null> {
    const refused = await super.decide(decision);
    if (refused === null && decision.kind === 'adjust')
      for (const { seat, kind } of this.openings()) if (kind === 'agreement') await super.decide({ seat, kind: 'agree' });
    return refused;
  }
}
