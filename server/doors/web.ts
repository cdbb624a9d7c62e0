import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLUB_LIMITS } from '../../src/club/terms/limits.ts';
import type { WireLine } from '../../src/glasses/wire.ts';
import type { Club } from '../club.ts';
import { sockets, type Socket } from '../packages.ts';
import { DeviceLine } from './device-line.ts';

/** Milliseconds between two pings of a connection: one that does not answer is closed. Milliseconds between two comments of an event stream. */
const BEAT = 20_000;
const COMMENT = 15_000;
/** Milliseconds for which an answer about the health of the club stays valid. */
const HEALTH = 3000;

export interface Doors {
  server: Server;
  /** The number of open connections. */
  readonly lines: number;
  close: () => Promise<void>;
}

export interface DoorsNeeds {
  club: Club;
  /** The most messages of one connection in a second. */
  perSecond?: number;
  /** Answers requests for the files of the app. */
  files?: (request: IncomingMessage, response: ServerResponse) => void;
  /** The public address of the club, as its owner has set it. */
  address?: string;
  /** Tells the owner what is wrong with the address. */
  tells?: (sentence: string) => void;
}

class TooMuch extends Error {}

async function body(request: IncomingMessage, most: number): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > most) throw new TooMuch();
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) throw new TooMuch();
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The doors of a club: connections by WebSocket, or by an event stream and posts. */
export function doorsOf({ club, perSecond = CLUB_LIMITS.perSecond, files, address, tells = () => undefined }: DoorsNeeds): Doors {
  const { WebSocketServer } = sockets();
  const live = new WebSocketServer({ noServer: true, maxPayload: CLUB_LIMITS.longText, perMessageDeflate: false });
  const alive = new WeakSet<Socket>();
  const streams = new Map<string, WireLine>();
  let count = 0;

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // an unread rest of the body would be taken for the next request
      if (!response.headersSent) response.writeHead(error instanceof TooMuch ? 413 : 400, { connection: 'close' });
      response.end();
    });
  });
  server.keepAliveTimeout = 65_000;
  server.requestTimeout = 10_000;

  const begin = (line: WireLine, request: IncomingMessage): void => {
    count += 1;
    new DeviceLine(club, line, request.headers.host ?? '', perSecond);
    const { onGone } = line;
    line.onGone = () => {
      count -= 1;
      line.onGone = () => undefined;
      onGone();
    };
  };

  let isTold = false;
  /** Tells the owner once when a proxy changes the Host header: devices then cannot sign in, and get no reason. */
  const tellOf = (origin: string, host: string): void => {
    if (isTold || address === undefined || !URL.canParse(address) || new URL(address).host !== new URL(origin).host) return;
    isTold = true;
    tells(
      `The proxy before the club passes the Host ${host} on in place of ${new URL(address).host}. Nobody can sign in: see docs/club.md.`,
    );
  };

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://club');
    const { origin } = request.headers;
    // a page from another origin is refused
    const isForeign = origin !== undefined && URL.canParse(origin) && new URL(origin).host !== request.headers.host;
    if (isForeign) tellOf(origin, request.headers.host ?? '');
    if (pathname !== '/club/line' || isForeign || count >= CLUB_LIMITS.allLines) {
      socket.end(`HTTP/1.1 ${count >= CLUB_LIMITS.allLines ? '503 Service Unavailable' : '404 Not Found'}\r\nconnection: close\r\n\r\n`);
      return;
    }
    live.handleUpgrade(request, socket, head, (opened) => {
      alive.add(opened);
      const line: WireLine = {
        onText: () => undefined,
        onGone: () => undefined,
        send: (text) => {
          if (opened.bufferedAmount > CLUB_LIMITS.behind) opened.terminate();
          else if (opened.readyState === opened.OPEN) opened.send(text);
        },
        close: () => opened.close(),
      };
      opened.on('pong', () => alive.add(opened));
      opened.on('error', () => undefined);
      opened.on('close', () => line.onGone());
      opened.on('message', (data, isBinary) => (isBinary ? opened.terminate() : line.onText(data.toString('utf8'))));
      begin(line, request);
    });
  });

  const beats = setInterval(() => {
    for (const socket of live.clients) {
      if (!alive.has(socket)) socket.terminate();
      alive.delete(socket);
      socket.ping();
    }
  }, BEAT);
  beats.unref();

  function stream(request: IncomingMessage, response: ServerResponse): void {
    if (count >= CLUB_LIMITS.allLines) return void response.writeHead(503, { 'retry-after': '10' }).end();
    const token = randomBytes(18).toString('base64url');
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    request.socket.setNoDelay(true);
    const line: WireLine = {
      onText: () => undefined,
      onGone: () => undefined,
      send: (text) => {
        if (response.writableLength > CLUB_LIMITS.behind) response.destroy();
        else response.write(`data: ${text}\n\n`);
      },
      close: () => response.end(),
    };
    const comments = setInterval(() => response.write(': \n\n'), COMMENT);
    streams.set(token, line);
    response.on('close', () => {
      clearInterval(comments);
      streams.delete(token);
      line.onGone();
    });
    response.write(`data: line: ${token}\n\n`);
    begin(line, request);
  }

  /** The store is checked at most once within `HEALTH`, however often it is asked. */
  let tried: { at: number; health: Promise<string | null> } | null = null;
  function health(): Promise<string | null> {
    if (!tried || performance.now() - tried.at > HEALTH) tried = { at: performance.now(), health: club.check() };
    return tried.health;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://club');
    if (!url.pathname.startsWith('/club/')) {
      if (files) return files(request, response);
      return void response.writeHead(404).end();
    }
    if (url.pathname === '/club/stream' && request.method === 'GET') return stream(request, response);
    if (url.pathname === '/club/say' && request.method === 'POST') {
      const text = await body(request, CLUB_LIMITS.longText);
      const line = streams.get(url.searchParams.get('line') ?? '');
      if (!line) return void response.writeHead(404).end();
      line.onText(text);
      return void response.writeHead(204, { 'cache-control': 'no-store' }).end();
    }
    if (url.pathname === '/club/export' && request.method === 'GET') {
      const session = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
      if (club.entry.bySession(session)?.role !== 'organiser') return void response.writeHead(403).end();
      response.writeHead(200, { 'content-type': 'application/x-ndjson', 'content-disposition': 'attachment; filename="club.jsonl"' });
      for await (const text of club.everything())
        if (!response.write(`${text}\n`)) await new Promise((done) => response.once('drain', done));
      return void response.end();
    }
    if (url.pathname === '/club/health') {
      const wrong = await health();
      return void response.writeHead(wrong === null ? 200 : 503, { 'content-type': 'text/plain' }).end(`${wrong ?? 'ok'}\n`);
    }
    return void response.writeHead(404).end();
  }

  return {
    server,
    get lines() {
      return count;
    },
    close: async () => {
      clearInterval(beats);
      for (const socket of live.clients) socket.terminate();
      live.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
