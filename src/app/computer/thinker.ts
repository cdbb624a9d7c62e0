import type { Catalogue } from '../../rules/terms/card-language.ts';
import type { Advice } from '../../rules/terms/thought.ts';
import type { Hindsight } from '../../players/hindsight.ts';
import type { ThinkingRequest, LookedBack, ThinkingQuestion, ThinkingReply, TrialQuestion } from './thinking.ts';

/** Who is asked what a computer decides, and why; or what it would have done instead of what was done. */
export interface ComputerThinker {
  think(question: ThinkingQuestion): Promise<Advice | null>;
  lookBack(question: LookedBack): Promise<Hindsight | null>;
  /** Thinks the same as ever: how long it takes says how fast the device is. */
  trial(): Promise<unknown>;
  end(): void;
}

/** Thinks on the page itself: where no worker begins. */
const onPage = async (question: ThinkingQuestion | LookedBack | TrialQuestion, cards: Catalogue): Promise<ThinkingReply['answer']> => {
  const { answered } = await import('./thinking.ts');
  return answered(question, cards);
};

/** A worker that thinks; one question at a time, and the page where no worker begins. */
export function thinkerIn(hire: () => Worker, cards: Catalogue): ComputerThinker {
  let worker: Worker | null = null;
  let hasNone = typeof Worker === 'undefined';
  let asked = 0;
  const waiting = new Map<
    number,
    {
      question: ThinkingQuestion | LookedBack | TrialQuestion;
      done: (answer: ThinkingReply['answer']) => void;
      failed: (error: unknown) => void;
    }
  >();
  const dismiss = (): void => {
    worker?.terminate();
    worker = null;
  };
  const hired = (): Worker => {
    if (worker) return worker;
    const begun = hire();
    begun.onmessage = ({ data: { id, answer } }: MessageEvent<ThinkingReply>) => {
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
  const ask = (question: ThinkingQuestion | LookedBack | TrialQuestion): Promise<ThinkingReply['answer']> => {
    if (hasNone) return onPage(question, cards);
    return new Promise((done, failed) => {
      asked += 1;
      waiting.set(asked, { question, done, failed });
      hired().postMessage({ id: asked, ...question } satisfies ThinkingRequest);
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
export const hireThinker = (cards: Catalogue): ComputerThinker =>
  thinkerIn(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), cards);
