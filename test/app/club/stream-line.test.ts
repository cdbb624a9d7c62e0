import { afterEach, expect, it, vi } from 'vitest';
import { openStream } from '../../../src/app/club/line/stream-line.ts';

const HOST = 'https://club.example';
afterEach(() => void vi.unstubAllGlobals());

/** A club that answers with these pieces of a stream. */
function streaming(...parts: string[]) {
  const asked: RequestInit[] = [];
  const fetching = (_url: string, init: RequestInit): Promise<Response> => {
    asked.push(init);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    });
    return Promise.resolve(new Response(body));
  };
  vi.stubGlobal('fetch', fetching);
  return asked;
}

it('a stream gives each message once and whole, however it is cut, leaves out comments, and says when it is gone', async () => {
  const asked = streaming('data: li', 'ne: token\n\n: still', ' here\n\ndata: one\n\nda', 'ta: two\n\n');
  const line = await openStream(HOST, 1000);
  const heard: string[] = [];
  if (!line) throw new Error('no line');
  line.onText = (text) => heard.push(text);
  await new Promise<void>((done) => (line.onGone = done));
  expect(heard).toEqual(['one', 'two']);
  expect(asked[0]?.cache, 'nothing between them keeps a stream').toBe('no-store');
});

it('a stream that does not begin with the name of its line is none', async () => {
  for (const parts of [['data: hello\n\n'], [': comment\n\n'], []]) {
    streaming(...parts);
    expect(await openStream(HOST, 1000)).toBeNull();
  }
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  expect(await openStream(HOST, 1000)).toBeNull();
});
