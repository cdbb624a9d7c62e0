import { assert, constantFrom, array, boolean, oneof, property, record, constant } from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createActor, fromCallback, type Actor } from 'xstate';
import { updating, type UpdatingEvent } from '../../../machines/app/updating.ts';

let free: boolean;
let done: string[];
const started = (): Actor<typeof updating> =>
  createActor(
    updating.provide({
      actors: { worker: fromCallback(() => undefined) },
      actions: { takeOver: () => void done.push('take over'), reload: () => void done.push(free ? 'reload' : 'reload although not free') },
      guards: { free: () => free },
    }),
  ).start();
const after = (...types: UpdatingEvent['type'][]): Actor<typeof updating> => {
  const actor = started();
  for (const type of types) actor.send({ type });
  return actor;
};

describe('updating', () => {
  beforeEach(() => {
    free = true;
    done = [];
  });

  it('changes to the newer edition when somebody says so, and loads the page anew when it has taken over', () => {
    const actor = after('WAITING', 'USE');
    expect(done).toEqual(['take over']);
    actor.send({ type: 'TAKEN_OVER' });
    expect(done).toEqual(['take over', 'reload']);
  });

  it('stays when another window has changed to it, and asks for itself', () => {
    const actor = after('WAITING', 'TAKEN_OVER');
    expect(done).toEqual([]);
    expect(actor.getSnapshot().matches({ outdated: 'offered' })).toBe(true);
    actor.send({ type: 'USE' });
    expect(done).toEqual(['reload']);
  });

  it('stays when a match was opened in between', () => {
    const actor = after('WAITING', 'USE');
    free = false;
    actor.send({ type: 'TAKEN_OVER' });
    actor.send({ type: 'USE' });
    actor.send({ type: 'LOST' });
    expect(done).toEqual(['take over']);
    free = true;
    actor.send({ type: 'USE' });
    expect(done).toEqual(['take over', 'reload']);
  });

  it('is quiet when told so, until there is a newer one still', () => {
    const actor = after('WAITING', 'LATER', 'USE');
    expect(actor.getSnapshot().matches({ waiting: 'later' })).toBe(true);
    actor.send({ type: 'WAITING' });
    expect(actor.getSnapshot().matches({ waiting: 'offered' })).toBe(true);
  });

  it('asks again when the word was lost', () => {
    after('WAITING', 'USE', 'USE');
    expect(done).toEqual(['take over', 'take over']);
  });

  it('loads anew by itself only where a part of its own edition is gone', () => {
    after('TAKEN_OVER', 'LATER', 'LOST');
    expect(done).toEqual(['reload']);
    done = [];
    after('WAITING', 'LOST');
    expect(done).toEqual([]);
  });

  it('never loads the page anew while something would be lost, nor before anybody asked or anything was gone', () => {
    const value = constantFrom<UpdatingEvent['type']>('WAITING', 'TAKEN_OVER', 'USE', 'LATER', 'LOST');
    const step = oneof(record({ type: value }), record({ free: boolean(), type: constant(null) }));
    assert(
      property(array(step, { maxLength: 30 }), (steps) => {
        free = true;
        done = [];
        let asked = false;
        const actor = started();
        for (const step of steps) {
          if (step.type === null) free = step.free;
          else {
            asked ||= free && (step.type === 'USE' || step.type === 'LOST');
            actor.send({ type: step.type });
          }
          if (!asked) expect(done).toEqual([]);
        }
        expect(done).not.toContain('reload although not free');
      }),
    );
  });
});
