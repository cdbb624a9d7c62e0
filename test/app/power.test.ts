import { describe, expect, it } from 'vitest';
import { Estimate } from '../../src/app/power/estimate.ts';
import { comparedPair, type PowerPair, type PowerQuestion } from '../../src/app/power/pair.ts';
import { boards, catalogue } from '../../src/cards/index.ts';
import { boxOf } from '../../src/packs/box.ts';
import { example } from '../packs/example.ts';

const TILDA = 'lantern-fair-m4k2:tilda-wick';
const field = {
  cards: boxOf(catalogue, [example]).cards,
  printed: Object.keys(catalogue.characters),
  boards: boards.map(({ terrain }) => terrain),
};
const tilda = example.characters[0];

/** A worker that answers when it is told to. */
class SlowWorker {
  onmessage: ((event: { data: PowerPair | null }) => void) | null = null;
  onerror: unknown = null;
  readonly asked: PowerQuestion[] = [];
  ended = false;
  postMessage(data: { field: unknown } | PowerQuestion) {
    if (!('field' in data)) this.asked.push(data);
  }
  terminate() {
    this.ended = true;
  }
  answer(change: Partial<PowerPair> | null) {
    this.onmessage?.({ data: change && { pair: 0, withIt: 0.5, without: 0.5, used: [], ...change } });
  }
}

describe('a card that is tried out', () => {
  it('is played in one setup with it and without it', () => {
    const question: PowerQuestion = { card: TILDA, pair: 1, players: 'random' };
    const pair = comparedPair(question, field);
    expect(pair).toMatchObject({ pair: 1, withIt: expect.any(Number), without: expect.any(Number) });
    expect(comparedPair({ ...question, card: 'nobody' }, field)).toBeNull();
  });

  it('counts where it was better and worse, pauses, goes on, and names what nobody used', () => {
    if (!tilda) throw new Error('nobody');
    const worker = new SlowWorker();
    const estimate = new Estimate(tilda, field, () => worker as unknown as Worker, 4);
    const texts = tilda.abilities.filter(({ kind }) => kind !== 'passive');
    expect(estimate.state).toMatchObject({ phase: 'going', played: 0, unused: texts.map(({ name }) => name) });
    worker.answer({ withIt: 1, without: 0, used: [texts[0]?.id ?? ''] });
    worker.answer({ withIt: 0, without: 1 });
    expect(estimate.state).toMatchObject({ played: 2, better: 1, worse: 1, unused: texts.slice(1).map(({ name }) => name) });
    estimate.pause();
    worker.answer({}); // it was under way
    expect([estimate.state.phase, estimate.state.played, worker.asked.length]).toEqual(['paused', 3, 3]);
    estimate.resume();
    expect(worker.asked.map(({ pair }) => pair)).toEqual([0, 1, 2, 3]);
    worker.answer({});
    expect([estimate.state.phase, estimate.state.played, worker.ended]).toEqual(['done', 4, true]);
  });

  it('is called off at once, and says so where it cannot be tried out', () => {
    if (!tilda) throw new Error('nobody');
    const worker = new SlowWorker();
    const estimate = new Estimate(tilda, field, () => worker as unknown as Worker);
    estimate.cancel();
    expect([estimate.state.phase, worker.ended]).toEqual(['off', true]);
    const none = new Estimate(tilda, field, () => {
      throw new Error('no workers');
    });
    expect(none.state.phase).toBe('failed');
    const unfit = new SlowWorker();
    const refused = new Estimate(tilda, field, () => unfit as unknown as Worker);
    unfit.answer(null);
    expect(refused.state.phase).toBe('failed');
  });
});
