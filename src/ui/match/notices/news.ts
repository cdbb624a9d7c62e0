import type { ReactiveController } from 'lit';
import type { Witnessed } from '../../../seats/events-for.ts';
import { onSpoken } from '../../../words/language/locale.ts';
import type { MoonBoard } from '../../board/board.ts';
import type { LogEntry } from '../../contexts/table-port.ts';
import { isLoud, linesOf } from '../../log/lines.ts';
import { sense } from '../../senses/senses.ts';
import type { Herald } from './herald.ts';
import type { MatchHost } from '../match-host.ts';
import { recentLines } from './recent-lines.ts';
import type { ToldLines } from './recent-lines.ts';
import { TurnSign } from './turn-sign.ts';

/** How many lines a strip tells. */
const MOST = 5;

/** The latest events: announced at once to screen readers, and shown when the table is drawn. */
export class News implements ReactiveController {
  /** The results of the last decision, in words. */
  lines: readonly string[] = [];
  /** The last entries of the log. */
  lately: readonly ToldLines[] = [];
  readonly turnSign: TurnSign;
  /** The events that are not yet shown on the board. */
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

  heard(entry: LogEntry): void {
    this.#unshown.push(...entry.events);
    this.herald.say(linesOf(this.host.table, entry));
  }

  /** In words, for those who look; `entry`: the last decision, null for none. */
  told(entry: LogEntry | null): void {
    const { table } = this.host;
    this.lines = entry && isLoud(entry) ? linesOf(table, entry).slice(-MOST) : [];
    this.lately = recentLines(table);
    this.host.requestUpdate();
  }

  /** Sentences stay behind when the language changes; the latest events are told again. */
  #retold(): void {
    this.herald.forget();
    this.told(null);
  }

  /** On the board, and to ears and hands. */
  async shown(): Promise<void> {
    await this.host.updateComplete;
    const events = this.#unshown.splice(0);
    this.turnSign.say(events);
    sense(events);
    await this.board()?.play(events);
  }
}
