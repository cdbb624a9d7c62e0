import type { Catalogue } from '../../rules/terms/card-language.ts';
import type { Advice } from '../../rules/terms/thought.ts';
import type { Hindsight } from '../../players/hindsight.ts';
import type { Asked, LookedBack, Question, Said, Tried } from './thinking.ts';

/** Who is asked what a computer decides, and why; or what it would have done instead of what was done. */
export interface Thinker {
  think(question: Question): Promise<Advice | null>;
  lookBack(question: LookedBack): Promise<Hindsight | null>;
  /** Thinks the same as ever: how long it takes says how fast the device is. */
  trial(): Promise<unknown>;
  end(): void;
}

/** Thinks on the page itself: where no worker begins. */
const onPage = async (question: Question | LookedBack | Tried, cards: Catalogue): Promise<Said['answer']> => {
  const { answered } = await import('./thinking.ts');
  return answered(question, cards);
};

/** A worker that thinks; one question at a time, and the page where no worker begins. */
export function thinkerIn(hire: () => Worker, cards: Catalogue): Thinker {
  let worker: Worker | null = null;
  let hasNone = typeof Worker === 'undefined';
  let asked = 0;
  const waiting = new Map<
    number,
    { question: Question | LookedBack | Tried; done: (answer: Said['answer']) => void; failed: (error: unknown) => void }
  >();
  const dismiss = (): void => {
    worker?.terminate();
    worker = null;
  };
  const hired = (): Worker => {
    if (worker) return worker;
    const begun = hire();
    begun.onmessage = ({ data: { id, answer } }: MessageEvent<Said>) => {
      waiting.get(id)?.done(answer);
      waiting.delete(id);
    };
    begun.onerror = (event) => {
      event.preventDefault();
      dismiss();
      hasNone = true;
      for (const { question, done, failed } of waiting.values()) onPage(question, cards).then(done, failed);
      waiting.clear();
    };
    begun.postMessage({ cards });
    worker = begun;
    return begun;
  };
  const ask = (question: Question | LookedBack | Tried): Promise<Said['answer']> => {
    if (hasNone) return onPage(question, cards);
    return new Promise((done, failed) => {
      asked += 1;
      waiting.set(asked, { question, done, failed });
      hired().postMessage({ id: asked, ...question } satisfies Asked);
    });
  };
  return {
    // what was found of a decision has the decision that was made beside it
    think: (question) => ask(question),
    lookBack: (question) => ask(question) as Promise<Hindsight | null>,
    trial: () => ask({ trial: true }),
    end() {
      waiting.clear();
      dismiss();
    },
  };
}

/** Computer players think beside the page. */
export const hireThinker = (cards: Catalogue): Thinker =>
  thinkerIn(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), cards);
