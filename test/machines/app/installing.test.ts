import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { installing, type Refused } from '../../../machines/app/installing.ts';

const installed = (register: () => Promise<void>) =>
  createActor(installing.provide({ actors: { register: fromPromise(register) } })).start();

describe('installing', () => {
  it('is over when the app stays on the device', async () => {
    const actor = installed(() => Promise.resolve());
    expect((await waitFor(actor, ({ status }) => status === 'done')).value).toBe('kept');
  });

  it.each<[Error, Refused]>([
    [new DOMException('', 'SecurityError'), 'forbidden'],
    [new DOMException('', 'NotSupportedError'), 'unsupported'],
    [new TypeError('bad HTTP response code (404)'), 'missing'],
  ])('%s is told until somebody has read it, and breaks nothing', async (error, why) => {
    const actor = installed(() => Promise.reject(error));
    const refused = await waitFor(actor, (snapshot) => snapshot.matches('refused'));
    expect(refused.context.why).toBe(why);
    actor.send({ type: 'SEEN' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'refused', status: 'active', error: undefined, context: { why, seen: true } });
  });

  it('is tried again, and what was said is taken back once it stays after all', async () => {
    let online = false;
    const actor = installed(() => (online ? Promise.resolve() : Promise.reject(new TypeError('no network'))));
    await waitFor(actor, (snapshot) => snapshot.matches('refused'));
    actor.send({ type: 'AGAIN' });
    expect(actor.getSnapshot().context.why).toBe('missing'); // until it is known
    await waitFor(actor, (snapshot) => snapshot.matches('refused'));
    online = true;
    actor.send({ type: 'AGAIN' });
    expect(await waitFor(actor, ({ status }) => status === 'done')).toMatchObject({ value: 'kept', context: { why: null } });
  });
});
