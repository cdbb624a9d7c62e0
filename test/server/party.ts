import { webcrypto } from 'node:crypto';
import { DeviceSide, type AskOutcome } from '../../src/club/device-side.ts';
import type { ClubAsk, DeviceKey, DeviceProof, FromDevice } from '../../src/club/terms/protocol.ts';
import type { Reason } from '../../src/rules/terms/reason.ts';
import { GlassSide } from '../../src/glasses/glass-side.ts';
import type { WireLine } from '../../src/glasses/wire.ts';
import type { Lot } from '../../src/players/lot.ts';
import { randomDecision } from '../../src/players/random-player.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import { seatTable } from '../../src/seats/table/seat-table.ts';
import { sockets } from '../../server/packages.ts';
import { randomSetup } from '../../tools/simulate/setups/random-setup.ts';
import { boards } from '../../src/cards/index.ts';
import type { Setup } from '../../src/rules/terms/match.ts';

const { subtle } = webcrypto;
const EC = { name: 'ECDSA', namedCurve: 'P-256' };

/** A small match on a board that is the same for all. */
export const smallSetup = (seed: string, seats = 2): Setup => ({
  ...randomSetup(seed, { seats, size: 2, eventsAndAgendas: false }),
  terrain: boards[0]?.terrain ?? [],
});

export const until = async (holds: () => boolean, label: string, patience = 30_000): Promise<void> => {
  const end = performance.now() + patience;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`waited in vain: ${label}`);
    await new Promise((done) => setTimeout(done, 10));
  }
};

/** A line over a WebSocket, as a browser has one. */
export function socketLine(port: number, opened: (line: WireLine) => void, entryOf: () => void): { cut: () => void } {
  const { WebSocket } = sockets();
  const socket = new WebSocket(`ws://127.0.0.1:${port}/club/line`, { perMessageDeflate: false });
  const line: WireLine = {
    onText: () => undefined,
    onGone: () => undefined,
    send: (text) => socket.readyState === socket.OPEN && socket.send(text),
    close: () => socket.terminate(),
  };
  socket.on('open', () => opened(line));
  socket.on('message', (data) => line.onText(data.toString('utf8')));
  socket.on('error', () => undefined);
  socket.on('close', () => {
    line.onGone();
    entryOf();
  });
  return { cut: () => socket.terminate() };
}

/** A line over an event stream and posts, as where a WebSocket does not open. */
export function streamLine(port: number, opened: (line: WireLine) => void, entryOf: () => void): { cut: () => void } {
  const abort = new AbortController();
  const base = `http://127.0.0.1:${port}/club`;
  let token = '';
  let last: Promise<unknown> = Promise.resolve();
  const line: WireLine = {
    onText: () => undefined,
    onGone: () => undefined,
    send: (text) => {
      last = last
        .then(() => fetch(`${base}/say?line=${token}`, { method: 'POST', body: text, signal: abort.signal }))
        .catch(() => undefined);
    },
    close: () => abort.abort(),
  };
  const read = async (): Promise<void> => {
    const response = await fetch(`${base}/stream`, { signal: abort.signal });
    let tail = '';
    const decoder = new TextDecoder();
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
      tail += decoder.decode(part, { stream: true });
      for (let end = tail.indexOf('\n\n'); end >= 0; end = tail.indexOf('\n\n')) {
        const data = tail.slice(0, end);
        tail = tail.slice(end + 2);
        if (data.startsWith('data: line: ')) {
          token = data.slice('data: line: '.length);
          opened(line);
        } else if (data.startsWith('data: ')) line.onText(data.slice('data: '.length));
      }
    }
  };
  void read()
    .catch(() => undefined)
    .then(() => {
      line.onGone();
      entryOf();
    });
  return { cut: () => abort.abort() };
}

/** A device of a player, which comes again by itself. */
export class TestDevice {
  readonly side: DeviceSide;
  readonly glasses = new Map<string, GlassSide>();
  refused: Reason | null = null;
  joined = false;
  away = false;
  #keys: CryptoKeyPair | null = null;
  #entry: Extract<FromDevice, { say: 'join' | 'watch' }> | null = null;
  #cut: () => void = () => undefined;
  #asks = 0;
  readonly #life = webcrypto.randomUUID();
  #line = 0;

  constructor(
    public port: number,
    private readonly lineTo: typeof socketLine = socketLine,
    readonly id = `device-${webcrypto.randomUUID()}`,
  ) {
    this.side = new DeviceSide({
      host: '',
      app: 'test',
      device: () => (this.joined ? this.id : null),
      prove: (text) => this.#prove(text),
    });
    this.side.onChange = (refused) => {
      this.refused = refused ?? this.refused;
      if (!this.side.linked) return;
      if (this.#entry?.say === 'join') this.joined = true;
      if (this.joined) this.#entry = null;
      for (const [match, glass] of this.glasses) glass.link(this.side.lineOf(match));
    };
  }

  get host(): string {
    return `127.0.0.1:${this.port}`;
  }
  async #prove(text: string): Promise<DeviceProof> {
    const signed = text.replace('moonrise-club  ', `moonrise-club ${this.host} `);
    if (!this.#keys) throw new Error('no key');
    const signature = await subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, this.#keys.privateKey, new TextEncoder().encode(signed));
    return { signature: Buffer.from(signature).toString('base64url') };
  }
  async key(): Promise<DeviceKey> {
    this.#keys = (await subtle.generateKey(EC, false, ['sign', 'verify'])) as CryptoKeyPair;
    const { x = '', y = '' } = await subtle.exportKey('jwk', this.#keys.publicKey);
    return { kind: 'p256', x, y };
  }
  /** Joins by a code and waits for it. */
  async join(code: string, name: string): Promise<this> {
    this.#entry = { say: 'join', code, name, device: this.id, key: await this.key() };
    this.connect();
    await until(() => this.side.linked || this.refused !== null, 'joining');
    return this;
  }
  /** Another tab of the same device. */
  async tab(): Promise<TestDevice> {
    const tab = new TestDevice(this.port, this.lineTo, this.id);
    tab.#keys = this.#keys;
    tab.joined = true;
    tab.connect();
    await until(() => tab.side.linked, 'another tab');
    return tab;
  }
  async watch(code: string): Promise<this> {
    this.#entry = { say: 'watch', code };
    this.connect();
    await until(() => this.side.linked || this.refused !== null, 'watching');
    return this;
  }

  connect(): void {
    this.away = false;
    this.#line += 1;
    const line = this.#line;
    const { cut } = this.lineTo(
      this.port,
      (opened) => this.side.link(opened, this.#entry),
      () => {
        // a line that was left, or followed by another, calls for no new one
        if (this.away || this.#line !== line || this.side.closed !== null) return;
        setTimeout(() => !this.away && this.#line === line && this.connect(), 30 + Math.random() * 60);
      },
    );
    this.#cut = cut;
  }
  leave(): void {
    this.away = true;
    this.#cut();
  }

  ask(ask: ClubAsk): Promise<AskOutcome> {
    this.#asks += 1;
    return this.side.ask(`${this.#life}.${this.#asks}`, ask);
  }
  /** Asks for something that must be given. */
  async wants(ask: ClubAsk): Promise<Record<string, string>> {
    const answered = await this.ask(ask);
    if (answered.refused) throw new Error(answered.refused.code);
    return answered.value as Record<string, string>;
  }
  sit(match: string): GlassSide {
    const glass = new GlassSide(webcrypto.randomUUID());
    this.glasses.set(match, glass);
    if (this.side.linked) glass.link(this.side.lineOf(match));
    return glass;
  }
}

/** What a seat of a glass would do by lot; null: it is asked nothing. */
export function byLot(glass: GlassSide, lot: Lot): Decision | null {
  const [seat] = glass.welcome?.seats ?? [];
  if (seat === undefined || !glass.hasMatch || !glass.cards) return null;
  const table = seatTable(glass.view(seat), glass.cards);
  return table.opening ? randomDecision(table, lot) : null;
}
