import { LEVEL } from '../../players/levels.ts';
import { think } from '../../players/think.ts';
import { advance, type Folded } from '../../record/match-record.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { HappeningKind } from '../../rules/terms/happening.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Opening, OpeningKind } from '../../rules/terms/opening.ts';
import { eventsFor, type Witnessed } from '../../seats/events-for.ts';
import { seatTable, type SeatTable } from '../../seats/table/seat-table.ts';
import { viewFor, type View } from '../../seats/view.ts';

/** A question is answered with the first of these that the rules allow. */
const QUIET: readonly Decision['kind'][] = ['pass', 'ok', 'end-activation'];
/** More questions than any round asks. */
const MOST = 60;

type WitnessedOf<K extends HappeningKind> = Extract<Witnessed, { what: K }>;

/** A match from one decision to the next. It never changes: an alternative decision makes another course. */
export class TrainerCourse {
  constructor(
    readonly folded: Folded,
    readonly events: readonly Witnessed[] = [],
  ) {}

  view(seat: Seat | null): View {
    return viewFor(this.folded.match, seat);
  }
  seat(seat: Seat): SeatTable {
    return seatTable(this.view(seat), this.folded.record.cards);
  }
  /** The open questions of all seats. */
  get openings(): readonly Opening[] {
    return this.view(null).openings;
  }
  /** The public events of a kind. */
  eventsOf<K extends HappeningKind>(kind: K): WitnessedOf<K>[] {
    return this.events.filter((event): event is WitnessedOf<K> => event.what === kind);
  }

  /** The course after a decision. Throws when the rules refuse it. */
  after(decision: Decision): TrainerCourse {
    const next = advance(this.folded, decision);
    if (!next.ok) throw new Error(`${decision.kind} is refused: ${next.reason.code}`);
    return new TrainerCourse(next.folded, [...this.events, ...eventsFor(next.events, null)]);
  }

  /** Goes on until one of these questions is asked, or until `isOver`; `answer` decides, and a question without its answer is declined. */
  until(
    stop: readonly OpeningKind[],
    answer: (opening: Opening, course: TrainerCourse) => Decision | null = () => null,
    isOver: (view: View) => boolean = () => false,
  ): TrainerCourse {
    let course = new TrainerCourse(this.folded, this.events);
    for (let index = 0; index < MOST; index += 1) {
      const [first] = course.openings;
      if (!first || isOver(course.view(null)) || course.openings.some(({ kind }) => stop.includes(kind))) return course;
      course = course.after(answer(first, course) ?? course.#declined(first));
    }
    throw new Error('a round of a trainer does not end');
  }

  #declined({ seat }: Opening): Decision {
    const table = this.seat(seat);
    const fits = (decision: Decision): boolean => {
      const verdict = table.judge(decision);
      return verdict.known && verdict.refused === null;
    };
    const quiet = QUIET.map((kind) => ({ seat, kind }) as Decision).find(fits); // kinds without particulars
    const answer = quiet ?? table.choices().decisions[0];
    if (!answer) throw new Error('somebody is asked who can answer nothing');
    return answer;
  }

  /** The decision of a computer player for a seat; null where it has none. */
  thought(seat: Seat, seed: string): Decision | null {
    return think(this.view(seat), this.folded.record.cards, LEVEL.club, seed)?.decision ?? null;
  }
}
