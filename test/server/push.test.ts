import { readFileSync } from 'node:fs';
import { createECDH, createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SqliteLog } from '../../server/log/sqlite.ts';
import { Pushes } from '../../server/push/pushes.ts';
import { freshPushKeys, pushSignature, sealedPush } from '../../server/push/web-push.ts';
import type { ClubWaiting } from '../../src/club/terms/club.ts';
import type { Log } from '../../server/log/log.ts';

describe('a message to a device that sleeps', () => {
  it('is encrypted as the example of RFC 8291 is', () => {
    const sender = createECDH('prime256v1');
    sender.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
    const sealed = sealedPush(Buffer.from('When I grow up, I want to be a watermelon'), keys, { sender, salt });
    expect(sealed.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
    // drawn again each time
    expect(sealedPush(Buffer.from('x'), keys).equals(sealedPush(Buffer.from('x'), keys))).toBe(false);
  });

  it('is signed for its push service, and for no other', () => {
    const keys = freshPushKeys();
    const signature = pushSignature('https://push.example:8443/send/abc', keys, { now: 1_000_000, about: 'https://club.example' });
    const [, text = '', sealed = '', open] = /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(signature) ?? [];
    expect(open).toBe(keys.open);
    const [, claims = ''] = text.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      aud: 'https://push.example:8443',
      exp: 1000 + 12 * 3600,
      sub: 'https://club.example',
    });
    const bytes = Buffer.from(keys.open, 'base64url');
    const [x = '', y = ''] = [bytes.subarray(1, 33), bytes.subarray(33)].map((half) => half.toString('base64url'));
    const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    expect(verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(sealed, 'base64url'))).toBe(true);
  });
});

describe('a device that sleeps', () => {
  const waits = (id: string, nth = 0): ClubWaiting => ({ kind: 'match', id, title: 'Secret', what: ['act'], nth, since: 0, due: null });
  const address = (name: string) => ({
    endpoint: `https://push.example/${name}`,
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    title: 'Waits for you',
    body: 'Something waits.',
  });
  function world(log: Log = new SqliteLog(':memory:')) {
    const state = { now: 10_000_000, waiting: [waits('a')], status: 201, statusOf: {} as Record<string, number>, sent: [] as string[] };
    const worker = async (): Promise<Pushes> => {
      const pushes = new Pushes({
        log,
        now: () => state.now,
        memberOf: (device) => (device.startsWith('gone') ? null : 'm1'),
        waiting: () => state.waiting,
        about: 'https://club.example',
        fetches: ((url: string) => {
          if (state.status === 0) return Promise.reject(new Error('away'));
          state.sent.push(url);
          return Promise.resolve(new Response(null, { status: state.statusOf[url] ?? state.status }));
        }) as typeof fetch,
      });
      await pushes.start();
      return pushes;
    };
    return { log, state, worker };
  }

  it('is told of a question once, over 20 restarts and by two workers at once; of another question anew', async () => {
    const { state, worker } = world();
    let pushes = await worker();
    const { open } = pushes;
    expect(await pushes.subscribe('device-1', address('one'))).toBe(true);
    for (let times = 0; times < 20; times += 1) {
      const others = [await worker(), await worker()];
      await Promise.all(others.map((other) => other.sweep()));
      pushes = others[0] as Pushes;
      expect(pushes.open).toBe(open); // the same key, or every address is dead
    }
    expect(state.sent).toEqual(['https://push.example/one']);
    state.waiting = [waits('a', 1), waits('b')];
    await pushes.sweep();
    await pushes.sweep();
    expect(state.sent.length).toBe(2);
  });

  it('gets one message after a time without a push service, of what waits then, and none where nothing does', async () => {
    const { state, worker } = world();
    const pushes = await worker();
    await pushes.subscribe('device-1', address('one'));
    await pushes.subscribe('device-2', address('two'));
    state.status = 0;
    for (let day = 0; day < 3; day += 1) {
      state.now += 86_400_000;
      state.waiting = [waits('a', day), waits(`m${day}`)];
      await pushes.sweep();
    }
    state.status = 201;
    await pushes.sweep();
    await pushes.sweep();
    expect(state.sent).toEqual(['https://push.example/one', 'https://push.example/two']);
    state.status = 0;
    state.waiting = [waits('x')];
    await pushes.sweep();
    state.status = 201;
    state.waiting = [];
    await pushes.sweep();
    expect(state.sent.length).toBe(2);
  });

  it('is forgotten where its address is dead, and no other is; a fault of the service forgets nobody', async () => {
    for (const status of [404, 403, 400, 410]) {
      const { state, worker, log } = world();
      const pushes = await worker();
      await pushes.subscribe('device-1', address('one'));
      await pushes.subscribe('device-2', address('two'));
      state.status = 503;
      await pushes.sweep();
      expect([pushes.has('device-1'), pushes.has('device-2')]).toEqual([true, true]);
      [state.status, state.statusOf] = [201, { 'https://push.example/one': status }];
      await pushes.sweep();
      expect([pushes.has('device-1'), pushes.has('device-2')]).toEqual([false, true]);
      expect((await log.list('push.')).map(({ stream }) => stream)).toEqual(['push.device-2']);
      expect(state.sent.at(-1)).toBe('https://push.example/two');
      // it is reached again once its page says where
      state.statusOf = {};
      await pushes.subscribe('device-1', address('one'));
      state.waiting = [waits('b')];
      await pushes.sweep();
      expect(state.sent.slice(-2)).toEqual(['https://push.example/two', 'https://push.example/one']);
    }
  });

  it('that is in use is told nothing for two minutes, and holds nothing back from another one', async () => {
    const { state, worker } = world();
    const pushes = await worker();
    await pushes.subscribe('device-1', address('one'));
    await pushes.subscribe('device-2', address('two'));
    pushes.isUsed('device-1');
    await pushes.sweep();
    expect(state.sent).toEqual(['https://push.example/two']);
    state.now += 120_000;
    await pushes.sweep();
    expect(state.sent).toEqual(['https://push.example/two', 'https://push.example/one']);
  });

  it('has an address that everybody can reach, and nothing else', async () => {
    const pushes = await world().worker();
    for (const endpoint of [
      'http://push.example/x',
      'https://localhost/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://router.local/',
      'x',
    ])
      expect(await pushes.subscribe('device-1', { ...address('one'), endpoint }), endpoint).toBe(false);
    for (const foreign of [{}, 7, [], { ...address('one'), more: 1 }, { ...address('one'), keys: {} }])
      expect(await pushes.subscribe('device-1', foreign)).toBe(false);
    expect(await pushes.subscribe('device-1', null)).toBe(true);
    expect(pushes.has('device-1')).toBe(false);
  });
});

describe('the worker of the page', () => {
  it('shows something for every message, and opens nothing but the club', async () => {
    const heard = new Map<string, (event: object) => void>();
    const pictures: { title: string; place: string }[] = [];
    const opened: string[] = [];
    const self = {
      addEventListener: (name: string, hear: (event: object) => void) => heard.set(name, hear),
      navigator: {},
      registration: {
        scope: 'https://club.example/',
        showNotification: (title: string, { data }: { data: { place: string } }) =>
          Promise.resolve(void pictures.push({ title, place: data.place })),
      },
    };
    /** Windows of the app: at first one that shows the match, in front and in use. */
    let windows: object[] = [{ url: 'https://club.example/#/club/match/abc', visibilityState: 'visible', focused: true }];
    const clients = {
      matchAll: () => Promise.resolve(windows),
      openWindow: (address: string) => Promise.resolve(void opened.push(address)),
    };
    new Function('self', 'clients', readFileSync('public/push.js', 'utf8'))(self, clients);
    const waiting: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>): void => void waiting.push(work);
    const payloads = [
      '{"title":"T","body":"B","place":"#/club/match/abc","count":1}',
      '{"place":"https://evil.example/"}',
      '{',
      'null',
      '',
    ];
    for (const text of payloads) heard.get('push')?.({ waitUntil, data: { json: (): unknown => JSON.parse(text) } });
    heard.get('push')?.({ waitUntil, data: null });
    await Promise.all(waiting);
    expect(pictures.map(({ place }) => place)).toEqual(['#/club/match/abc', ...Array.from({ length: 5 }, () => '#/club')]);
    windows = [];
    heard.get('notificationclick')?.({ waitUntil, notification: { close: () => undefined, data: { place: '#/club/match/abc' } } });
    await Promise.all(waiting);
    expect(opened).toEqual(['https://club.example/#/club/match/abc']);
  });
});
