import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { thinkerIn } from '../../../src/app/computer/thinker.ts';
import { thinkingAnswer, type ThinkingRequest, type ThinkingQuestion } from '../../../src/app/computer/thinking.ts';
import { newMatch } from '../../../src/app/session/new-match.ts';
import { catalogue, pairings } from '../../../src/cards/index.ts';
import { viewFor } from '../../../src/seats/view.ts';

const { folded } = newMatch({ pairing: pairings[0]?.id ?? '', names: ['Ada', ''] }, (bytes) => new Uint8Array(bytes));
const question: ThinkingQuestion = { view: viewFor(folded.match, 0), level: 'gentle', seed: 'a' };
const right = thinkingAnswer(question, catalogue);

type Does = 'answers' | 'says nothing' | 'fails';
/** Workers, each of which does one thing; one that is not named is not to be had. */
class Workers {
  hired = 0;
  ended = 0;
  readonly asked: number[] = [];
  constructor(private readonly each: readonly Does[]) {}

  readonly hire = (): Worker => {
    const does = this.each[this.hired];
    this.hired += 1;
    if (does === undefined) throw new DOMException('no more workers', 'SecurityError');
    const worker = {
      onmessage: null as ((event: unknown) => void) | null,
      onerror: null as ((event: unknown) => void) | null,
      postMessage: (asked: ThinkingRequest | { cards: unknown }) => {
        if (!('id' in asked)) return;
        this.asked.push(asked.id);
        if (does === 'answers')
          queueMicrotask(() => worker.onmessage?.({ data: { id: asked.id, answer: thinkingAnswer(asked, catalogue) } }));
        if (does === 'fails') queueMicrotask(() => worker.onerror?.({ preventDefault: () => undefined }));
      },
      terminate: () => (this.ended += 1),
    };
    return worker as unknown as Worker; // what a thinker touches of one
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const LIMIT = 20_000;

test.each<[string, Does[], number, number]>([
  ['a worker answers', ['answers'], 0, 1],
  ['one that says nothing is replaced by another', ['says nothing', 'answers'], LIMIT, 2],
  ['two that say nothing are replaced by the page', ['says nothing', 'says nothing', 'answers'], 2 * LIMIT, 2],
  ['where none begins, the page', [], 0, 1],
  ['where one fails, the page', ['fails'], 0, 1],
  ['where none begins any more, the page', ['says nothing'], LIMIT, 2],
])('%s', async (_what, each, after, hired) => {
  const workers = new Workers(each);
  const thinker = thinkerIn(workers.hire, catalogue);
  let found: unknown = 'nothing yet';
  void thinker.think(question).then((advice) => (found = advice));
  if (after > 0) {
    await vi.advanceTimersByTimeAsync(after - 1);
    expect(found).toBe('nothing yet');
  }
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(found).toEqual(right));
  expect(workers.hired).toBe(hired);
  // and the second time round
  expect(await thinker.think(question)).toEqual(right);
  thinker.end();
});

test('an answer takes up the patience anew for those that wait behind it, and nobody is given up who has answered all', async () => {
  const workers = new Workers(['answers']);
  const thinker = thinkerIn(workers.hire, catalogue);
  await Promise.all([thinker.think(question), thinker.trial(), thinker.think(question)]);
  await vi.advanceTimersByTimeAsync(10 * LIMIT);
  expect([workers.hired, workers.ended]).toEqual([1, 0]);
  expect(await thinker.think(question)).toEqual(right);
  expect(workers.hired).toBe(1);
  thinker.end();
});

test('what waits for one that says nothing is asked of the next, each once', async () => {
  const workers = new Workers(['says nothing', 'answers']);
  const thinker = thinkerIn(workers.hire, catalogue);
  const both = Promise.all([thinker.think(question), thinker.think(question)]);
  await vi.advanceTimersByTimeAsync(LIMIT);
  expect(await both).toEqual([right, right]);
  expect(workers.asked).toEqual([1, 2, 1, 2]);
  thinker.end();
});

test('who still waits when thinking ends hears of it, and nothing goes on', async () => {
  const workers = new Workers(['says nothing', 'answers']);
  const thinker = thinkerIn(workers.hire, catalogue);
  const thought = thinker.think(question);
  const heard = expect(thought).rejects.toThrow('called off');
  thinker.end();
  await heard;
  await vi.advanceTimersByTimeAsync(10 * LIMIT);
  expect(workers.hired).toBe(1);
});
