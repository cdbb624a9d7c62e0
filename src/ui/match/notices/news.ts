import type { ReactiveController } from 'lit';
import type { Witnessed } from '../../../seats/events-for.ts';
import { onSpoken } from '../../../words/language/locale.ts';
import type { MoonBoard } from '../../board/board.ts';
import type { LogEntry } from '../../contexts/table-port.ts';
import { isLoud, linesOf } from '../../log/lines.ts';
import { sense } from '../../senses/senses.ts';
import type { Herald } from './herald.ts';
import type { MatchHost } from '../match-host.ts';
import { recentEntries, recentLines } from './recent-lines.ts';
import type { ToldLines } from './recent-lines.ts';
import { TurnSign } from './turn-sign.ts';

/** The most lines in a strip. */
const MOST = 5;

/** The latest events: announced at once to screen readers, and shown when the table is drawn. */
export class News implements ReactiveController {
  /** The results of the last decision, in words. */
  lines: readonly string[] = [];
  /** The last entries of the log at the last `describe`; in words only when they are asked for, because a match that opens draws them last. */
  #recent: readonly LogEntry[] = [];
  #lately: readonly ToldLines[] | null = null;
  readonly turnSign: TurnSign;
  /** The events that are not shown on the board yet. */
  #unshown: Witnessed[] = [];
  #mute: () => void = () => undefined;

  constructor(
    private readonly host: MatchHost,
    private readonly herald: Herald,
    private readonly board: () => Pick<MoonBoard, 'play'> | null,
  ) {
    this.turnSign = new TurnSign(host);
    host.addController(this);
  }

  hostConnected(): void {
    this.#mute = onSpoken(() => this.#retold());
  }
  hostDisconnected(): void {
    this.#mute();
  }

  /** The last entries of the log in words, as of the last `describe`. */
  get lately(): readonly ToldLines[] {
    return (this.#lately ??= recentLines(this.host.table, this.#recent));
  }

  heard(entry: LogEntry): void {
    this.#unshown.push(...entry.events);
    this.herald.say(linesOf(this.host.table, entry));
  }

  /** Puts the last decision into words for the strips; `entry`: its log entry, null for none. */
  describe(entry: LogEntry | null): void {
    const { table } = this.host;
    this.lines = entry && isLoud(entry) ? linesOf(table, entry).slice(-MOST) : [];
    this.#recent = recentEntries(table);
    this.#lately = null;
    this.host.requestUpdate();
  }

  /** After a change of language: removes the old sentences and writes the latest entries again. */
  #retold(): void {
    this.herald.forget();
    this.describe(null);
  }

  /** Plays the events on the board, and gives them to screen readers, sound and vibration. */
  async play(): Promise<void> {
    await this.host.updateComplete;
    const events = this.#unshown.splice(0);
    this.turnSign.say(events);
    sense(events);
    await this.board()?.play(events);
  }
}
