import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// The packages that only the club uses. They are loaded here by `require`, so that the app is checked and bundled without them.

const folder = join(process.cwd(), 'server/package.json');
/** Resolves packages from the folder of the server where that exists, as for tools that bundle this file; else from the place of this script. */
const ask = createRequire(existsSync(folder) ? folder : import.meta.url);

/** A WebSocket of the package `ws`; the part of it that is used. */
export interface Socket {
  readonly OPEN: number;
  readonly readyState: number;
  readonly bufferedAmount: number;
  send(text: string): void;
  ping(): void;
  terminate(): void;
  close(code?: number, why?: string): void;
  on(event: 'message', hear: (data: Buffer, isBinary: boolean) => void): void;
  on(event: 'close' | 'pong' | 'open', hear: () => void): void;
  on(event: 'error', hear: (error: Error) => void): void;
}
interface SocketServer {
  readonly clients: Set<Socket>;
  handleUpgrade(request: unknown, socket: unknown, head: unknown, done: (socket: Socket) => void): void;
  close(): void;
}
interface SocketPackage {
  WebSocket: new (address: string, options?: object) => Socket;
  WebSocketServer: new (options: { noServer: true; maxPayload: number; perMessageDeflate: false }) => SocketServer;
}

export const sockets = (): SocketPackage => ask('ws') as SocketPackage;

/** A database of `node:sqlite` or of the package with the same API; the part of it that is used. */
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): {
    run(...values: unknown[]): unknown;
    get(...values: unknown[]): unknown;
    all(...values: unknown[]): unknown[];
  };
  close(): void;
}
interface DatabasePackage {
  DatabaseSync: new (file: string) => Database;
}

/** Opens a database with `node:sqlite` where Node has it without a flag, else with the package. `asked`: only one of the two. */
export function openDatabase(file: string, asked: 'node' | 'package' | 'any' = 'any'): Database {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const hasOwn = major > 22 || (major === 22 && minor >= 13);
  const name = asked === 'node' || (asked === 'any' && hasOwn) ? 'node:sqlite' : '@photostructure/sqlite';
  const { DatabaseSync } = ask(name) as DatabasePackage;
  return new DatabaseSync(file);
}

/** The headers of a NATS message, as far as they are used. */
export interface NatsHeaders {
  get(name: string): string;
  set(name: string, value: string): void;
}
export interface NatsConnection {
  info?: { version: string };
  publish(subject: string, text?: string): void;
  subscribe(subject: string, options: { callback: (error: Error | null, message: { subject: string }) => void }): { unsubscribe(): void };
  drain(): Promise<void>;
  close(): Promise<void>;
}
export interface StoredMessage {
  seq: number;
  header?: NatsHeaders;
  string(): string;
}
interface FetchedMessage {
  seq: number;
  headers?: NatsHeaders;
  string(): string;
}
export interface StreamInfo {
  config: { metadata?: Record<string, string> };
  state: { messages: number; subjects?: Record<string, number> };
}
export interface JetStreamManager {
  streams: {
    add(config: object): Promise<unknown>;
    info(name: string, options?: object): Promise<StreamInfo>;
    getMessage(name: string, query: object): Promise<StoredMessage | null>;
    purge(name: string, options: object): Promise<unknown>;
  };
}
export interface JetStreamClient {
  publish(subject: string, text: string, options: object): Promise<{ seq: number }>;
  consumers: {
    get(
      name: string,
      options: object,
    ): Promise<{ fetch(options: object): Promise<AsyncIterable<FetchedMessage>>; delete(): Promise<boolean> }>;
  };
}
interface NatsPackages {
  connect: (options: object) => Promise<NatsConnection>;
  headers: () => NatsHeaders;
  nanos: (milliseconds: number) => number;
  jetstream: (connection: NatsConnection, options: object) => JetStreamClient;
  jetstreamManager: (connection: NatsConnection, options: object) => Promise<JetStreamManager>;
}

export const nats = (): NatsPackages => ({
  ...(ask('@nats-io/transport-node') as Pick<NatsPackages, 'connect' | 'headers' | 'nanos'>),
  ...(ask('@nats-io/jetstream') as Pick<NatsPackages, 'jetstream' | 'jetstreamManager'>),
});
