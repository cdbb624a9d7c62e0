import type { Catalogue } from '../../rules/terms/card-language.ts';
import type { Advice } from '../../rules/terms/thought.ts';
import type { Asked, Said } from './thinking.ts';

type Question = Omit<Asked, 'id'>;
/** Who is asked what a computer decides, and why. */
export interface Thinker {
  think(question: Question): Promise<Advice | null>;
  end(): void;
}

/** Thinks on the page itself: where no worker begins. */
const onPage = async (question: Question, cards: Catalogue): Promise<Advice | null> => {
  const { decided } = await import('./thinking.ts');
  return decided(question, cards);
};

/** A worker that thinks; one question at a time, and the page where no worker begins. */
export function thinkerIn(hire: () => Worker, cards: Catalogue): Thinker {
  let worker: Worker | null = null;
  let none = typeof Worker === 'undefined';
  let asked = 0;
  const waiting = new Map<number, { question: Question; done: (advice: Advice | null) => void; failed: (error: unknown) => void }>();
  const dismiss = (): void => {
    worker?.terminate();
    worker = null;
  };
  const hired = (): Worker => {
    if (worker) return worker;
    const begun = hire();
    begun.onmessage = ({ data: { id, advice } }: MessageEvent<Said>) => {
      waiting.get(id)?.done(advice);
      waiting.delete(id);
    };
    begun.onerror = (event) => {
      event.preventDefault();
      dismiss();
      none = true;
      for (const { question, done, failed } of waiting.values()) onPage(question, cards).then(done, failed);
      waiting.clear();
    };
    begun.postMessage({ cards });
    worker = begun;
    return begun;
  };
  return {
    think(question) {
      if (none) return onPage(question, cards);
      return new Promise((done, failed) => {
        asked += 1;
        waiting.set(asked, { question, done, failed });
        hired().postMessage({ id: asked, ...question } satisfies Asked);
      });
    },
    end() {
      waiting.clear();
      dismiss();
    },
  };
}

/** Computer players think beside the page. */
export const hireThinker = (cards: Catalogue): Thinker =>
  thinkerIn(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), cards);
