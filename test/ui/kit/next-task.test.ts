import { nextTask, taskBeforeFrame } from '../../../src/ui/kit/touch/next-task.ts';
import { expect } from '../support.ts';

const events: string[] = [];
const note = (name: string) => (): void => void events.push(name);

describe('a task before the frame', () => {
  beforeEach(() => (events.length = 0));

  it('comes before timers that wait already, but not within the task that asks for it', async () => {
    const all = [
      nextTask().then(note('timer')),
      taskBeforeFrame().then(note('before the frame')),
      Promise.resolve().then(note('same task')),
    ];
    await Promise.all(all);
    expect(events).to.deep.equal(['same task', 'before the frame', 'timer']);
  });

  it('is any next task where a browser knows no order of tasks', async () => {
    const known = Object.getOwnPropertyDescriptor(globalThis, 'scheduler') ?? {};
    delete (globalThis as { scheduler?: unknown }).scheduler;
    expect('scheduler' in globalThis).to.equal(false);
    try {
      await Promise.all([nextTask().then(note('timer')), taskBeforeFrame().then(note('before the frame'))]);
    } finally {
      Object.defineProperty(globalThis, 'scheduler', known);
    }
    expect(events).to.deep.equal(['timer', 'before the frame']);
  });
});
