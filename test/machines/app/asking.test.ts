import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { asking, HOUR, PAUSE, type Answer } from '../../../machines/app/asking.ts';

/** A window that has been open for a while, and how often it has asked. */
function opened(answers: () => Promise<Answer> = () => Promise.resolve('newest')) {
  const clock = new SimulatedClock();
  let asked = 0;
  const ask = fromPromise(() => ((asked += 1), answers()));
  const actor = createActor(asking.provide({ actors: { ask } }), { clock }).start();
  /** Time passes, and what was asked is answered. */
  const passes = async (time: number): Promise<void> => {
    clock.increment(time);
    await new Promise((done) => setTimeout(done));
  };
  return { actor, passes, asked: () => asked };
}

describe('asking for a newer edition', () => {
  it('happens once an hour by waiting alone, for weeks', async () => {
    const { passes, asked } = opened();
    for (let hour = 0; hour < 24 * 21; hour += 1) {
      expect(asked()).toBe(hour);
      await passes(HOUR);
      await passes(PAUSE);
    }
  });

  it('happens when the page comes to the front, not each time somebody goes to and fro', async () => {
    const { actor, passes, asked } = opened();
    for (let turns = 0; turns < 5; turns += 1) actor.send({ type: 'FRONT' });
    await passes(0);
    for (let turns = 0; turns < 5; turns += 1) actor.send({ type: 'FRONT' });
    expect(asked()).toBe(1);
    await passes(PAUSE);
    actor.send({ type: 'FRONT' });
    expect(asked()).toBe(2);
  });

  it('goes on after a time without a network, and is told to a player who wants to know', async () => {
    let online = false;
    const { actor, passes, asked } = opened(() => (online ? Promise.resolve('newer') : Promise.reject(new TypeError('no network'))));
    await passes(HOUR);
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', context: { answer: 'unreachable', wanted: false } });
    actor.send({ type: 'ASK' });
    await passes(0);
    expect(actor.getSnapshot().context).toEqual({ answer: 'unreachable', wanted: true });
    online = true;
    actor.send({ type: 'ASK' });
    await passes(0);
    expect(actor.getSnapshot().context).toEqual({ answer: 'newer', wanted: true });
    expect(asked()).toBe(3);
  });
});
