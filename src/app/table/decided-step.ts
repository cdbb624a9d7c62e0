import { advance, type Folded } from '../../record/match-record.ts';
import { named } from '../../rules/index.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import { reason, type Judged } from '../../rules/terms/reason.ts';
import { forcedAnswer } from '../../seats/table/forced-answer.ts';
import { seatTable } from '../../seats/table/seat-table.ts';
import type { Appended } from '../../storage/stores/match-store.ts';
import { outcomeOf } from '../kept/player-records.ts';
import { SeatViews } from './seat-views.ts';

/** A legal decision with the match that follows from it and the entry that is stored. */
export class DecidedStep {
  readonly views: SeatViews;

  constructor(
    readonly decision: Decision,
    readonly folded: Folded,
    private readonly events: Appended['entry']['events'],
  ) {
    this.views = new SeatViews(folded.match);
  }

  /** The place of the decision in the record. */
  get index(): number {
    return this.folded.record.entries.length - 1;
  }

  get appended(): Appended {
    const { record, match } = this.folded;
    const outcome = outcomeOf(match);
    const checkpoint = record.checkpoints.find(({ after }) => after === this.index + 1);
    return {
      at: this.index,
      entry: { decision: record.entries[this.index]?.decision ?? this.decision, events: this.events },
      turn: match.order.turn,
      finished: match.order.result !== null,
      ...(outcome ? { outcome } : {}),
      ...(checkpoint ? { checkpoint } : {}),
    };
  }

  /** The only possible answer to the next question, or null. `ends`: whether an activation without a possible action ends automatically. */
  forced(ends: boolean): Decision | null {
    const tableOf = (seat: Seat) => seatTable(this.views.of(seat), this.folded.record.cards);
    return forcedAnswer(this.decision, this.views.of(null).openings, tableOf, ends);
  }
}

/** Decides in a position. A fault of the rules is refused like any illegal decision. */
export function decidedIn(position: Folded, decision: Decision): { ok: true; step: DecidedStep } | Extract<Judged, { ok: false }> {
  try {
    const next = advance(position, named(position.match, decision));
    return next.ok ? { ok: true, step: new DecidedStep(decision, next.folded, next.events) } : next;
  } catch (error) {
    return { ok: false, reason: reason('fault', [], { message: error instanceof Error ? error.message : String(error) }) };
  }
}
