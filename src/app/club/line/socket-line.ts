import type { WireLine } from '../../../glasses/wire.ts';

/** Texts over a WebSocket. */
class SocketLine implements WireLine {
  onText: (text: string) => void = () => undefined;
  onGone: () => void = () => undefined;
  #open = true;

  constructor(private readonly socket: WebSocket) {
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => this.#open && typeof data === 'string' && this.onText(data));
    socket.addEventListener('close', () => this.end());
  }

  send(text: string): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(text);
  }
  end(): void {
    if (!this.#open) return;
    this.#open = false;
    this.onGone();
  }
  close(): void {
    this.#open = false;
    this.socket.close();
  }
}

/** Opens a WebSocket; null where it does not open within so many milliseconds. Never rejects. */
export function openSocket(address: string, patience: number): Promise<WireLine | null> {
  return new Promise((done) => {
    let socket: WebSocket;
    try {
      socket = new WebSocket(address);
    } catch {
      return done(null);
    }
    const giveUp = (): void => {
      clearTimeout(timer);
      socket.close();
      done(null);
    };
    const timer = setTimeout(giveUp, patience);
    socket.addEventListener('error', giveUp, { once: true });
    socket.addEventListener(
      'open',
      () => {
        clearTimeout(timer);
        done(new SocketLine(socket));
      },
      { once: true },
    );
  });
}
