import type { ClubMatch } from '../../club/terms/club.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import type { LogEntry } from '../../ui/contexts/table-port.ts';
import type { ClubTable } from '../../ui/contexts/gatherings/club-port.ts';
import { clubWords } from '../../words/club/club.ts';
import type { GlassSide, UnansweredDecision } from '../../glasses/glass-side.ts';
import { freshId } from '../glasses/fresh-id.ts';
import { JoinedTable } from '../glasses/joining.ts';
import { Jumps } from './jumps.ts';
import { RemoteTable } from '../glasses/remote-table.ts';

/** The part of the club that the table of its match needs. */
export interface TableNeeds {
  /** The match in the last view of the club; null where the view does not list it. */
  listed: () => ClubMatch | null;
  /** A line about the connection of an awaited player; null where there is nothing to say. */
  standing: () => string | null;
  /** Stores a decision until it is answered; resolves with the function that removes it. */
  keep: (asked: UnansweredDecision) => Promise<() => Promise<void>>;
  /** The record of the match once it is over. */
  record: () => Promise<Blob>;
}

/** A match of a club: decisions that are made offline wait on this device. */
class ClubRemoteTable extends RemoteTable {
  #waits = 0;
  readonly #jumps: Jumps;
  readonly #hear = new Set<(entry: LogEntry | null) => void>();

  constructor(
    glass: GlassSide,
    private readonly needs: TableNeeds,
  ) {
    super(glass);
    this.#jumps = new Jumps(glass, this.localSeats);
  }

  get unsent(): number {
    return this.glass.linked ? 0 : this.#waits;
  }
  get mayRematch(): boolean {
    const match = this.needs.listed();
    return match !== null && match.yours.length > 0 && match.campaign === null;
  }
  get standing(): string | null {
    return this.needs.standing();
  }
  override get troubled(): string | null {
    return this.glass.linked ? super.troubled : clubWords.notConnected(this.#waits);
  }

  override decide(decision: Decision): Promise<Reason | null> {
    if (this.#jumps.isUnread(decision.seat)) return Promise.resolve({ code: 'asked-otherwise', clauses: [] });
    return this.decideAgain({ id: freshId(), at: this.glass.at, decision });
  }

  /** Decides again what was stored before the page was reloaded. */
  async decideAgain(draft: UnansweredDecision): Promise<Reason | null> {
    this.#waits += 1;
    if (!this.glass.linked) this.tell();
    const release = await this.needs.keep(draft);
    try {
      return await this.glass.decideAgain(draft);
    } finally {
      this.#waits -= 1;
      await release();
    }
  }

  drawBack(): void {
    for (const { id } of this.glass.unanswered) this.glass.drawBack(id);
  }

  override subscribe(listener: (entry: LogEntry | null) => void): () => void {
    this.#hear.add(listener);
    const deaf = super.subscribe(listener);
    return () => {
      this.#hear.delete(listener);
      deaf();
    };
  }

  /** Tells the listeners that something other than the match has changed. */
  tell(): void {
    for (const listener of [...this.#hear]) listener(null);
  }

  override exportRecord(): Promise<Blob> {
    return this.needs.record();
  }
}

/** A match of the club on this screen. It outlives the connection to the club. */
export class SittingTable extends JoinedTable implements ClubTable {
  constructor(private readonly needs: TableNeeds) {
    super('seat', []);
  }

  get ended(): string | null {
    const { ended, isHostOlder } = this.glass;
    return ended && clubWords.closed(isHostOlder ? 'older-club' : ended);
  }
  get outdated(): boolean {
    return this.glass.ended === 'edition' && !this.glass.isHostOlder;
  }

  /** Sends a decision again that was stored before the page was reloaded. */
  async decideAgain(draft: UnansweredDecision): Promise<Reason | null> {
    return this.table instanceof ClubRemoteTable ? this.table.decideAgain(draft) : null;
  }
  /** Withdraws a decision that was not answered. */
  drawBack(id: string): void {
    this.glass.drawBack(id);
  }

  /** The club has sent something about the match or its players. */
  refresh(): void {
    if (this.table instanceof ClubRemoteTable) this.table.tell();
    this.tell();
  }

  protected override tableOf(glass: GlassSide): ClubRemoteTable {
    return new ClubRemoteTable(glass, this.needs);
  }
}
