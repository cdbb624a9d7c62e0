import type { Pass } from '../../glasses/host-side.ts';
import type { WireLine, GlassPart } from '../../glasses/wire.ts';

// Connections between windows of one device. The window with the record listens; a window that wants a part of the match knocks.

/** A message of the channel. `to`: the name of a window, `host`, or `all`. */
interface Letter {
  from: string;
  to: string;
  knock?: { part: GlassPart; seats: number[] };
  text?: string;
  /** The sender is ready, or leaves. */
  here?: true;
  gone?: true;
}

const HOST = 'host';
/** Milliseconds between two knocks without an answer. */
const KNOCK = 1000;

const channelOf = (match: string): BroadcastChannel => new BroadcastChannel(`moonrise-glasses-${match}`);
const isLetter = (data: unknown): data is Letter => typeof data === 'object' && data !== null && 'from' in data && 'to' in data;

class WindowLine implements WireLine {
  onText: (text: string) => void = () => undefined;
  onGone: () => void = () => undefined;
  #open = true;

  constructor(
    private readonly post: (text: string) => void,
    private readonly closed: () => void = () => undefined,
  ) {}

  send(text: string): void {
    if (this.#open) this.post(text);
  }
  end(): void {
    if (!this.#open) return;
    this.#open = false;
    this.onGone();
  }
  close(): void {
    if (!this.#open) return;
    this.#open = false;
    this.closed();
  }
}

/** Listens for windows of this device until it is cancelled; `admit` gives a connection its part of the match. */
export function listenForWindows(match: string, admit: (pass: Pass, line: WireLine) => void): () => void {
  const channel = channelOf(match);
  const lines = new Map<string, WindowLine>();
  const post = (letter: Omit<Letter, 'from'>): void => channel.postMessage({ from: HOST, ...letter });
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isLetter(data) || data.to !== HOST) return;
    const { from, knock, text, gone } = data;
    if (knock) {
      lines.get(from)?.end();
      const line = new WindowLine(
        (sent) => post({ to: from, text: sent }),
        () => post({ to: from, gone: true }),
      );
      lines.set(from, line);
      post({ to: from, here: true });
      admit(knock, line);
    } else if (text !== undefined) lines.get(from)?.onText(text);
    else if (gone) {
      lines.get(from)?.end();
      lines.delete(from);
    }
  });
  post({ to: 'all', here: true });
  const leave = (): void => post({ to: 'all', gone: true });
  // there is no page in a test
  const page = typeof window === 'undefined' ? null : window;
  page?.addEventListener('pagehide', leave);
  return () => {
    page?.removeEventListener('pagehide', leave);
    leave();
    channel.close();
    // the next match may have taken over a connection, which no longer works
    for (const line of lines.values()) line.end();
  };
}

/**
 * Knocks at the window with the record until it answers, and again whenever that window restarts; `linked` gets each connection. Stops when it is
 * cancelled.
 */
export function knockAtWindow(match: string, name: string, pass: Pass, linked: (line: WireLine) => void): () => void {
  const channel = channelOf(match);
  let line: WindowLine | null = null;
  const post = (letter: Omit<Letter, 'from' | 'to'>): void => channel.postMessage({ from: name, to: HOST, ...letter });
  const knock = (): void => {
    if (line === null) post({ knock: { part: pass.part, seats: [...pass.seats] } });
  };
  const lost = (): void => {
    const before = line;
    line = null;
    before?.end();
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isLetter(data) || data.from !== HOST || (data.to !== name && data.to !== 'all')) return;
    if (data.gone) lost();
    else if (data.here && data.to === 'all') {
      lost();
      knock();
    } else if (data.here) {
      lost();
      line = new WindowLine(
        (text) => post({ text }),
        () => post({ gone: true }),
      );
      linked(line);
    } else if (data.text !== undefined) line?.onText(data.text);
  });
  knock();
  const timer = setInterval(knock, KNOCK);
  const leave = (): void => post({ gone: true });
  // there is no page in a test
  const page = typeof window === 'undefined' ? null : window;
  page?.addEventListener('pagehide', leave);
  // a page from the back/forward cache has lost its connection
  const back = (): void => {
    lost();
    knock();
  };
  const shown = ({ persisted }: PageTransitionEvent): void => void (persisted && back());
  page?.addEventListener('pageshow', shown);
  return () => {
    clearInterval(timer);
    page?.removeEventListener('pagehide', leave);
    page?.removeEventListener('pageshow', shown);
    leave();
    channel.close();
  };
}
