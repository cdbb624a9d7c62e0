// A static file server without dependencies: node tools/serve.mjs [--dir dist] [--base /] [--quiet]; the port comes from PORT.
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The types of files that are compressed for sending, as on any host. */
const PACKS = /^(text|application\/(json|manifest\+json|wasm))|svg/;

const pack = promisify(gzip);
/** Compressed files by path, size and time. */
const packed = new Map();
function packedFile({ file, size, changed }) {
  const key = `${file} ${size} ${changed}`;
  const content = packed.get(key) ?? readFile(file).then((whole) => pack(whole));
  packed.set(key, content);
  content.catch(() => packed.delete(key));
  return content;
}

/** The service worker and the page must always be requested again, or an update would never arrive; hashed files never change. */
function cacheControl(path) {
  if (/\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(path)) return 'public, max-age=31536000, immutable';
  return 'no-cache';
}

/** The file of a request, `null` if there is none; never one outside `dir`. */
async function find(dir, pathname) {
  const file = resolve(dir, `.${pathname}`);
  if (file !== dir && !file.startsWith(dir + sep)) return null;
  const found = await stat(file).catch(() => null);
  if (found?.isDirectory()) return pathname.endsWith('/') ? find(dir, `${pathname}index.html`) : null;
  return found?.isFile() ? { file, size: found.size, changed: found.mtimeMs } : null;
}

/** Answers requests with the files of `dir` under the path `base`. */
export function filesOf(dir, base = '/') {
  const home = resolve(dir);
  return async (request, response) => {
    const refuse = (status, text, headers = {}) => {
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers });
      response.end(text);
    };
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'Only GET and HEAD\n', { allow: 'GET, HEAD' });
      const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
      if (`${pathname}/` === base) return refuse(301, '', { location: base });
      const inside = pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : null;
      const found = inside === null ? null : await find(home, inside);
      if (found === null) return refuse(404, 'Not found\n');
      const type = types[extname(found.file)] ?? 'application/octet-stream';
      const packs = PACKS.test(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
      const body = packs ? await packedFile(found) : null;
      response.writeHead(200, {
        'content-type': type,
        ...(body ? { 'content-encoding': 'gzip' } : {}),
        'content-length': body?.length ?? found.size,
        ...(PACKS.test(type) ? { vary: 'accept-encoding' } : {}),
        'cache-control': cacheControl(found.file.split(sep).join('/')),
        'x-content-type-options': 'nosniff',
      });
      if (request.method === 'HEAD') return response.end();
      if (body) return response.end(body);
      createReadStream(found.file)
        .on('error', () => response.destroy())
        .pipe(response);
    } catch {
      refuse(400, 'Bad request\n');
    }
  };
}

/**
 * Serves the folder `dir` under the path `base` (begins and ends with a slash).
 * Port 0 takes any free port. Resolves to the server's `url` and a `close` that also ends open connections.
 */
export async function serve({ dir, base = '/', port = 0, host }) {
  const server = createServer(filesOf(dir, base));
  await new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, done);
  });
  const url = `http://localhost:${server.address().port}${base}`;
  const close = () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { url, close };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const option = (name, otherwise) => {
    const index = process.argv.indexOf(`--${name}`);
    return index < 0 ? otherwise : (process.argv[index + 1] ?? otherwise);
  };
  const dir = option('dir', join(fileURLToPath(new URL('..', import.meta.url)), 'dist'));
  await announce(dir, option('base', '/'));
}

/** Serves `dir` on PORT (4173) until interrupted, and prints the address. */
export async function announce(dir, base = '/') {
  const port = Number(process.env.PORT ?? 4173);
  try {
    const { url } = await serve({ dir, base, port });
    console.log(`Moonrise is at ${url}`);
  } catch (error) {
    console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken: try PORT=${port + 1} npm start` : error.message);
    process.exit(1);
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
}
