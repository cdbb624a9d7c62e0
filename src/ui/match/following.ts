import { ContextProvider } from '@lit/context';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Opening } from '../../rules/terms/opening.ts';
import { matchWords } from '../../words/match.ts';
import { tableContext } from '../contexts/contexts.ts';
import type { LogEntry, TablePort } from '../contexts/table-port.ts';
import type { Desk } from '../table/desk.ts';
import type { Handing } from './handing.ts';
import type { News } from './news.ts';
import { askedOfPeople, onlyPersonAt } from '../table/people.ts';
import type { Refused } from './refused.ts';
import { Verdicts } from './verdicts.ts';

interface Glass extends ReactiveControllerHost, HTMLElement {
  readonly table: TablePort;
  /** Whether the tablet goes from hand to hand. */
  readonly passed: boolean;
  /** What only one of those round the glass may have been reading lies there no longer. */
  putAway(): void;
}

/** What follows with the glass. */
export interface Followed {
  desk: Desk;
  handing: Handing;
  news: News;
  refused: Refused;
}

/**
 * The glass following the match: what is heard of is shown once a verdict has been seen, and, where the tablet goes to somebody else, once the
 * cover is painted. Only then does everything that shows the table draw it anew.
 */
export class Following implements ReactiveController {
  /** What was asked when the glass followed last. */
  openings: readonly Opening[] = [];
  readonly #verdicts = new Verdicts();
  readonly #given: ContextProvider<typeof tableContext>;
  /** The table that is listened to. */
  #at: TablePort | null = null;
  #deaf: () => void = () => undefined;
  #moved = true;

  constructor(
    private readonly host: Glass,
    private readonly followed: Followed,
  ) {
    this.#given = new ContextProvider(host, { context: tableContext });
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#deaf();
    this.#at = null;
  }
  /** What is drawn for the first time needs the table at once; everything else draws it anew after the screen, which may have put it away. */
  hostUpdate(): void {
    if (this.#given.value === undefined) this.#give();
  }
  hostUpdated(): void {
    if (this.#moved) this.#give();
  }

  #give(): void {
    this.#moved = false;
    this.#given.setValue(this.shown, true);
  }

  /** Listens to the table of the screen. */
  sit(): void {
    const { table } = this.host;
    if (this.#at === table) return;
    this.#deaf();
    this.#at = table;
    this.#deaf = table.subscribe((entry) => void this.#heard(entry));
    this.followed.news.told(null);
    void this.follow();
  }

  get verdict(): Verdicts['stands'] {
    return this.#verdicts.stands;
  }
  /** The table as it is shown: as it stood while a verdict stands. */
  get shown(): TablePort {
    return this.#verdicts.shown(this.host.table);
  }

  async #heard(entry: LogEntry | null): Promise<void> {
    const { desk, news, refused } = this.followed;
    const { table } = this.host;
    if (entry) news.heard(entry);
    if (entry?.events.some(({ what }) => what === 'taken-back')) {
      desk.lineUp.end();
      desk.onward.end();
    }
    // this is heard of like any other decision
    const went = entry ? await desk.onward.next(table) : 'waits';
    if (went === 'sent') return;
    if (this.#verdicts.heard(table, entry)) this.#draw();
    else await this.goOn(entry);
    if (went === 'fell') refused.note(matchWords.restFell());
  }

  /** Shows what has come of a decision, the last one if it is not said which. */
  async goOn(entry: LogEntry | null = this.host.table.log(null).at(-1) ?? null): Promise<void> {
    const { handing, news, refused } = this.followed;
    await this.follow(() => (news.told(entry), refused.forget()));
    // behind a cover nobody would see it
    if (handing.next === null) await news.shown();
  }

  /** Shows what is so now, and `tell`s of it; where the tablet goes to somebody else, only when the cover is painted. */
  async follow(tell: () => void = () => undefined): Promise<void> {
    const { desk, handing } = this.followed;
    const { table } = this.host;
    // this is heard of like any other decision
    if ((await desk.lineUp.next(table)) || (await desk.allCopies.next(table))) return;
    handing.holder = onlyPersonAt(table) ?? handing.holder; // nobody else to hand it to
    if (this.host.passed) await handing.on(askedOfPeople(table, table.openings()), () => this.host.putAway());
    this.openings = table.openings();
    this.#verdicts.seen(table);
    tell();
    this.#draw();
  }

  #draw(): void {
    this.#moved = true;
    this.host.requestUpdate();
  }
}
