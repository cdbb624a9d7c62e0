import { advance, startOf, type Folded, type MatchRecord } from '../../record/match-record.ts';
import { opening, type OpenedRecord } from '../../record/open-record.ts';
import type { Happening } from '../../rules/terms/happening.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import { eventsFor } from '../../seats/events-for.ts';
import type { View } from '../../seats/view.ts';
import type { ReplayView, OpenedReplay, ReplayPort } from '../../ui/contexts/replay-port.ts';
import type { LogEntry } from '../../ui/contexts/table-port.ts';
import { lookingBack } from '../computer/look-back.ts';
import type { LookingBack } from '../../ui/contexts/looking-back.ts';
import type { MatchLabel, MatchMeta } from '../../storage/database/rows.ts';
import { readOnlyBecause } from '../../words/app/keeping/storage.ts';
import { fileName } from '../../words/language/file-name.ts';
import { computerSeatsOf } from '../kept/computer-seats.ts';
import { inSlices } from '../window/in-slices.ts';
import { matchFile } from '../kept/match-file.ts';
import { labelOf, matchTitle } from '../kept/match-title.ts';
import { seatsCalled } from '../kept/seats-called.ts';
import { Table } from '../table/table.ts';

const KEPT_EVERY = 20;

/** True if these eyes may see the cards of a seat. */
const sees = (eyes: ReplayView, seat: Seat): boolean => eyes === 'open' || eyes === seat;

/** A table that shows what some eyes may see, and takes no decision. */
class SeenTable extends Table {
  constructor(
    start: ConstructorParameters<typeof Table>[0],
    private readonly eyes: ReplayView,
  ) {
    super(start);
  }

  override view(seat: Seat | null): View {
    return super.view(seat !== null && sees(this.eyes, seat) ? seat : null);
  }

  override log(seat: Seat | null): LogEntry[] {
    return super.log(seat !== null && sees(this.eyes, seat) ? seat : null);
  }

  /** Only the replay exports the whole record, because it names the secrets in it. */
  override exportRecord(): Promise<Blob> {
    return Promise.reject(new Error('what is looked back at hands nothing on'));
  }
}

/** The label of a match, and the seats of its computers. */
type Labelled = MatchLabel & Pick<MatchMeta, 'computers'>;

/** A match step by step: folded forward on demand, with every twentieth position remembered. */
export class Replay implements ReplayPort {
  readonly seats: readonly { name: string }[];
  readonly first: number;
  readonly last: number;
  readonly turns: ReplayPort['turns'];
  readonly eyes: readonly ReplayView[];
  readonly #record: MatchRecord;
  readonly #looking: LookingBack;
  readonly #start: Folded;
  readonly #folds: Map<number, Folded>;
  #newest: { step: number; folded: Folded };

  constructor(
    readonly matchId: string,
    private readonly label: Labelled,
    record: MatchRecord,
    readonly finished: boolean,
    folds: Map<number, Folded>,
  ) {
    this.#record = record;
    this.#looking = lookingBack(matchId, () => record);
    this.#folds = folds;
    this.seats = seatsCalled(label.names, record.setup.seats.length, label.levels);
    const hidden = finished ? [] : computerSeatsOf(label);
    this.eyes = [finished ? 'open' : 'everybody', ...[...this.seats.keys()].filter((seat) => !hidden.includes(seat))];
    const start = startOf(record);
    this.#start = start;
    this.first = start.record.entries.length;
    this.last = record.entries.length;
    this.#newest = { step: this.first, folded: start };
    this.turns = [record.prologue, ...record.entries.map(({ events }) => events)].flatMap((events, step) =>
      step < this.first
        ? []
        : events.flatMap((event) => (event.what === 'turn-began' ? [{ turn: event.turn, suddenDeath: event.suddenDeath, step }] : [])),
    );
  }

  get title(): string {
    return matchTitle(this.label);
  }

  /** The match after so many decisions. Throws where the record is damaged. */
  #folded(step: number): Folded {
    const wanted = Math.min(this.last, Math.max(this.first, Math.round(step)));
    const before = this.first + Math.floor((wanted - this.first) / KEPT_EVERY) * KEPT_EVERY;
    let from = [...this.#folds.keys()].reduce((best, index) => (index <= before && index > best ? index : best), this.first);
    let folded = this.#folds.get(from) ?? this.#start;
    if (this.#newest.step <= wanted && this.#newest.step > from) ({ step: from, folded } = this.#newest);
    for (let index = from; index < wanted; index += 1) {
      folded = this.#next(folded, index);
      if ((index + 1 - this.first) % KEPT_EVERY === 0) this.#folds.set(index + 1, folded);
    }
    this.#newest = { step: wanted, folded };
    return folded;
  }

  #next(folded: Folded, index: number): Folded {
    const entry = this.#record.entries[index];
    const next = entry && advance(folded, entry.decision);
    if (!next?.ok) throw new Error(`decision ${index} cannot be replayed`);
    return next.folded;
  }

  /** Until the match is over, no viewer sees everything, or the cards of a seat that a computer plays or has played. */
  #allowed(eyes: ReplayView): ReplayView {
    return this.finished || this.eyes.includes(eyes) ? eyes : 'everybody';
  }

  at(step: number, eyes: ReplayView): Table {
    const start = {
      id: this.matchId,
      names: [...this.label.names],
      levels: this.label.levels,
      folded: this.#folded(step),
      store: { append: () => Promise.reject(new Error('a replay keeps nothing')) },
      readOnly: readOnlyBecause('replay'),
    };
    return new SeenTable(start, this.#allowed(eyes));
  }

  entry(step: number, eyes: ReplayView): LogEntry | null {
    const seen = (events: readonly Happening[]) => {
      const allowed = this.#allowed(eyes);
      return allowed === 'open' ? [...events] : eventsFor(events, allowed === 'everybody' ? null : allowed);
    };
    if (step === 0) return { at: -1, seat: null, events: seen(this.#record.prologue) };
    const entry = this.#record.entries[step - 1];
    return entry ? { at: step - 1, seat: entry.decision.seat, events: seen(entry.events) } : null;
  }

  get lookingBack(): LookingBack | null {
    return this.finished && this.#record.setup.options.table !== 'spoken' ? this.#looking : null;
  }

  file(): { name: string; file: Blob } {
    const { finished, title } = this;
    return { name: fileName(title, finished), file: matchFile({ ...labelOf(this.label), record: this.#record }, finished) };
  }
}

/** A record as it stood after so many decisions; null where it cannot be played that far. */
export async function foldedAt(record: MatchRecord, step: number): Promise<Folded | null> {
  const until = { ...record, entries: record.entries.slice(0, step), checkpoints: [] };
  if (step < (record.base?.after ?? 0) || until.entries.length < step) return null;
  const opened = await inSlices(opening(until));
  return opened.as === 'playable' ? opened.folded : null;
}

/** Remembers every twentieth position of a record that is being folded. */
function* rememberingPositions(
  work: Generator<Folded, OpenedRecord>,
  first: number,
  kept: Map<number, Folded>,
): Generator<Folded, OpenedRecord> {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    const { record, match, line } = step.value;
    const index = record.entries.length;
    if (index > first && (index - first) % KEPT_EVERY === 0 && !kept.has(index))
      kept.set(index, { record: { ...record, entries: [...record.entries] }, match, line: [...line] }); // copied, because its lists go on growing
    yield step.value;
  }
}

/** Opens a stored record for looking back; a record of newer or older rules cannot be replayed. */
export async function openReplay(id: string, label: Labelled, record: MatchRecord): Promise<OpenedReplay> {
  const kept = new Map<number, Folded>();
  const opened = await inSlices(rememberingPositions(opening(record), record.base?.after ?? 0, kept));
  if (opened.as === 'read-only') return { ok: false, sentence: readOnlyBecause(opened.why) };
  const { match, record: good } = opened.folded;
  return { ok: true, replay: new Replay(id, label, good, match.order.result !== null, kept) };
}
