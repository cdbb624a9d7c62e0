import { ContextProvider } from '@lit/context';
import type { ReactiveController } from 'lit';
import type { Opening } from '../../rules/terms/opening.ts';
import { matchWords } from '../../words/match/match.ts';
import { tableContext } from '../contexts/contexts.ts';
import type { LogEntry, TablePort } from '../contexts/table-port.ts';
import { deskContext, type Desk } from '../table/desk.ts';
import type { Handing } from './seats/handing.ts';
import type { MatchHost } from './match-host.ts';
import type { News } from './notices/news.ts';
import type { Papers } from './papers.ts';
import type { QuietWindows } from './seats/quiet-windows.ts';
import { aloneContext } from '../kit/tray/alone-context.ts';
import { nextFrame } from '../kit/touch/next-frame.ts';
import { askedHere, lookersAt, onlySeatHere } from '../table/people.ts';
import type { RefusedNotice } from './notices/refused-notice.ts';
import type { Sitting } from './seats/sitting.ts';
import { Verdicts } from './duel/verdicts.ts';

/** The parts that are updated together with the screen. */
export interface Followed {
  desk: Desk;
  handing: Handing;
  /** True if the players pass the tablet from hand to hand. */
  sitting: Pick<Sitting, 'passed'>;
  /** Sheets that are put away when the tablet is handed on, because only one player may have been reading them. */
  papers: Pick<Papers, 'putAway'>;
  news: News;
  refused: RefusedNotice;
  quiet: QuietWindows;
}

/**
 * Makes the screen follow the match: an event is shown after the players have read the verdict and, if the tablet goes to another player, after the
 * cover is painted. Only then do all parts that show the table render again.
 */
export class MatchFollower implements ReactiveController {
  /** The openings at the last update. */
  openings: readonly Opening[] = [];
  #verdicts = new Verdicts();
  readonly #tableProvider: ContextProvider<typeof tableContext>;
  readonly #alone: ContextProvider<typeof aloneContext>;
  /** The table whose subscription is open; null: none yet. */
  #table: TablePort | null = null;
  /** Ends the subscription; null while there is none. */
  #unsubscribe: (() => void) | null = null;
  #moved = true;

  constructor(
    private readonly host: MatchHost & HTMLElement,
    private readonly followed: Followed,
  ) {
    this.#tableProvider = new ContextProvider(host, { context: tableContext });
    this.#alone = new ContextProvider(host, { context: aloneContext, initialValue: false });
    new ContextProvider(host, { context: deskContext, initialValue: followed.desk });
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = null;
  }
  /** The first render of a part needs the table at once; all others render after the screen, which may have removed them. */
  hostUpdate(): void {
    if (this.#tableProvider.value === undefined) this.#give();
  }
  hostUpdated(): void {
    if (this.#moved) this.#give();
  }

  #give(): void {
    this.#moved = false;
    this.#alone.setValue(lookersAt(this.host.table).length === 1);
    this.#tableProvider.setValue(this.shown, true);
  }

  /** Subscribes to the table of the screen. */
  sit(): void {
    const { table } = this.host;
    if (this.#unsubscribe && this.#table === table) return;
    this.#unsubscribe?.();
    if (this.#table !== table) {
      const { ahead } = this.followed.desk;
      ahead.forget();
      if (table.first) for (const seat of table.seats.keys()) ahead.firstMatch(seat);
      this.#verdicts = new Verdicts();
    }
    this.#table = table;
    this.followed.desk.onLaid = (seat, lies) => table.lay?.(seat, lies);
    this.#unsubscribe = table.subscribe((entry) => void this.#heard(entry));
    this.followed.news.describe(null);
    void this.follow();
  }

  get verdict(): Verdicts['stands'] {
    return this.#verdicts.stands;
  }
  /** The table that is shown: while a verdict stands, as it was before. */
  get shown(): TablePort {
    return this.#verdicts.visibleTable(this.host.table);
  }

  async #heard(entry: LogEntry | null): Promise<void> {
    const { desk, news } = this.followed;
    const { table } = this.host;
    if (entry) news.heard(entry);
    if (entry && entry.seat !== null) desk.heard(entry.seat);
    if (entry?.events.some(({ what }) => what === 'taken-back')) desk.ahead.takenBack();
    if (this.#verdicts.heard(table, entry)) {
      this.#draw();
      this.#goes();
    } else await this.goOn(entry);
  }

  /** Closes a verdict that need not be read after its time. */
  #goes(): void {
    const { stands, lasts } = this.#verdicts;
    if (lasts === null) return;
    setTimeout(() => {
      if (this.#verdicts.stands === stands) void this.goOn();
    }, lasts);
  }

  /** Shows the results of a decision, by default of the last one. `read`: the element of a verdict that has been read. */
  async goOn(entry: LogEntry | null = this.host.table.log(null).at(-1) ?? null, read?: HTMLElement): Promise<void> {
    const { handing, news } = this.followed;
    const stood = this.#verdicts.stands;
    // hides the verdict in the next frame; rendering the results at once would delay the touch
    if (read) {
      read.style.visibility = 'hidden';
      await nextFrame();
    }
    // if a decision that was made ahead is sent now, a verdict that was read would otherwise stay
    do await this.follow(() => this.#describe(entry));
    while (stood && this.#verdicts.stands === stood);
    if (read) {
      await this.host.updateComplete;
      read.style.visibility = '';
    }
    // behind a cover no player would see it
    if (handing.taker === null) await news.play();
  }

  /** Removes a refusal only when there is an entry, and not whenever the table has changed: a lesson also changes the table to count a refusal that it has explained. */
  #describe(entry: LogEntry | null): void {
    this.followed.news.describe(entry);
    if (entry) this.followed.refused.forget();
  }

  /** Shows the present table and calls `tell`; if the tablet goes to another player, after the cover is painted. */
  async follow(tell: () => void = () => undefined): Promise<void> {
    const { desk, handing, sitting, papers, refused, quiet } = this.followed;
    const { table } = this.host;
    const went = await desk.ahead.sendNext(table);
    if (went === 'sent') return; // the decision will arrive like any other
    handing.holder = onlySeatHere(table) ?? handing.holder; // with only one seat here there is no other player to take the tablet
    if (sitting.passed) await handing.on(askedHere(table, table.openings()), () => papers.putAway());
    this.openings = table.openings();
    quiet.look(this.openings);
    this.#verdicts.dismiss(table);
    tell();
    if (went === 'fell') refused.note(matchWords.restFell());
    this.#draw();
  }

  #draw(): void {
    this.#moved = true;
    this.host.requestUpdate();
  }
}
