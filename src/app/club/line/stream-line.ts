import type { WireLine } from '../../../glasses/wire.ts';

/** The beginning of the first message, in which the club names the connection. */
const NAME = 'line: ';

/** Texts over an event stream and posts, for networks that block WebSockets. */
class StreamLine implements WireLine {
  onText: (text: string) => void = () => undefined;
  onGone: () => void = () => undefined;
  #open = true;
  /** Each post waits for the one before, so that they arrive in order. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly host: string,
    private readonly token: string,
    private readonly stop: AbortController,
  ) {}

  send(text: string): void {
    this.#last = this.#last.then(() => this.#post(text));
  }
  end(): void {
    if (!this.#open) return;
    this.#open = false;
    this.stop.abort();
    this.onGone();
  }
  close(): void {
    this.#open = false;
    this.stop.abort();
  }

  async #post(body: string): Promise<void> {
    if (!this.#open) return;
    try {
      const { ok } = await fetch(`${this.host}/club/say?line=${encodeURIComponent(this.token)}`, {
        method: 'POST',
        body,
        signal: this.stop.signal,
      });
      if (!ok) this.end();
    } catch {
      this.end();
    }
  }
}

/** The messages of an event stream in order, without its comments. */
async function* messagesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader(); // the DOM's types are narrower
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const message = text.slice(0, end);
      text = text.slice(end + 2);
      if (message.startsWith('data: ')) yield message.slice('data: '.length);
    }
  }
}

/** Opens an event stream; null where it does not open within so many milliseconds. Never rejects. */
export async function openStream(host: string, patience: number): Promise<WireLine | null> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patience);
  try {
    const { ok, body } = await fetch(`${host}/club/stream`, { cache: 'no-store', signal: stop.signal });
    if (!ok || !body) return null;
    const messages = messagesOf(body);
    const first = await messages.next();
    if (first.done || !first.value.startsWith(NAME)) return null;
    const line = new StreamLine(host, first.value.slice(NAME.length), stop);
    void (async () => {
      try {
        for await (const text of messages) line.onText(text);
      } catch {
        // the network is gone, or the connection was closed
      }
      line.end();
    })();
    return line;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
