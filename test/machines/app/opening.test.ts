import { array, assert, asyncProperty, constant, nat, oneof, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { opening, type Wish } from '../../../machines/app/opening.ts';

/** A window whose places arrive when the test says so. */
function started() {
  const waiting: { to: string; arrive: () => void; fail: () => void }[] = [];
  const open = new Set<object>();
  const addresses: string[] = [];
  const actor = createActor(
    opening.provide({
      actors: {
        fetch: fromPromise<object, Wish>(async ({ input, signal }) => {
          await new Promise<void>((arrive, fail) =>
            waiting.push({ to: input.screen, arrive, fail: () => fail(new Error(`${input.screen} is gone`)) }),
          );
          const found = { at: input.screen };
          open.add(found);
          if (signal.aborted) open.delete(found);
          else signal.addEventListener('abort', () => open.delete(found));
          return found;
        }),
        lay: fromPromise(async ({ input }) => {
          await (input as () => Promise<void>)();
          return { screen: 'laid' };
        }),
      },
      actions: {
        leave: (_, { place }) => place && open.delete(place),
        address: (_, { to }) => addresses.push(to.screen),
      },
    }),
  ).start();
  const go = (screen: string): void => actor.send({ type: 'GO', to: { screen } });
  const pictureOf = () => actor.getSnapshot().context.place as { at: string } | null;
  const settled = () => new Promise((done) => setTimeout(done));
  return { actor, waiting, open, addresses, go, shown: pictureOf, settled };
}

describe('opening', () => {
  it('shows the newest wish, whatever arrives first, and holds nothing else', async () => {
    const step = oneof(record({ go: nat(9) }), record({ arrive: nat(9), go: constant(null) }));
    await assert(
      asyncProperty(array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const { waiting, open, go, shown, settled } = started();
        let newest = '';
        for (const step of steps) {
          if (step.go !== null) go((newest = `place ${step.go}`));
          else waiting[step.arrive % Math.max(1, waiting.length)]?.arrive();
          if (steps.indexOf(step) % 2) await settled();
        }
        for (const { arrive } of waiting) arrive();
        await settled();
        expect(shown()?.at ?? '').toBe(newest);
        expect([...open]).toEqual(newest === '' ? [] : [{ at: newest }]);
      }),
      { numRuns: 60 },
    );
  });

  it('a place that cannot be fetched stands in the way of no other', async () => {
    const { actor, waiting, go, shown, settled } = started();
    go('one');
    waiting[0]?.fail();
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'stumbled', context: { error: new Error('one is gone') } });
    go('two');
    waiting[1]?.arrive();
    await settled();
    expect(shown()).toEqual({ at: 'two' });
  });

  it('lays one match at a time and goes there when the address says so', async () => {
    const { actor, waiting, addresses, go, shown, settled } = started();
    go('home');
    waiting[0]?.arrive();
    await settled();
    let laid = 0;
    const order = (): Promise<void> => Promise.resolve(void (laid += 1));
    actor.send({ type: 'LAY', order });
    actor.send({ type: 'LAY', order });
    await settled();
    expect([laid, addresses]).toEqual([1, ['laid']]);
    expect(shown()).toEqual({ at: 'home' });
    expect(actor.getSnapshot().context.order).toBe(order);
    go('laid');
    waiting[1]?.arrive();
    await settled();
    expect(shown()).toEqual({ at: 'laid' });
    expect(actor.getSnapshot().context.order).toBe(null);
  });

  it('says when a match could not be kept, and lets somebody try again', async () => {
    const { actor, waiting, go, settled } = started();
    go('home');
    waiting[0]?.arrive();
    await settled();
    actor.send({ type: 'LAY', order: () => Promise.reject(new Error('full')) });
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'there', context: { trouble: true, order: null } });
    actor.send({ type: 'SEEN' });
    expect(actor.getSnapshot().context.trouble).toBe(false);
  });

  it('a player who goes elsewhere while a match is laid out is not fetched back', async () => {
    const { actor, waiting, addresses, go, shown, settled } = started();
    go('home');
    waiting[0]?.arrive();
    await settled();
    let lay: () => void = () => undefined;
    actor.send({ type: 'LAY', order: () => new Promise<void>((done) => (lay = done)) });
    go('settings');
    lay();
    waiting[1]?.arrive();
    await settled();
    expect([shown(), addresses]).toEqual([{ at: 'settings' }, []]);
  });
});
