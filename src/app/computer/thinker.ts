import type { Catalogue } from '../../rules/terms/card-language.ts';
import type { Advice } from '../../rules/terms/thought.ts';
import type { Hindsight } from '../../players/hindsight.ts';
import { Patience } from '../window/patience.ts';
import type { ThinkingRequest, LookedBack, ThinkingQuestion, ThinkingReply, TrialQuestion } from './thinking.ts';

/** Decides for a computer and says why; or says what it would have done instead of a decision. */
export interface ComputerThinker {
  think(question: ThinkingQuestion): Promise<Advice | null>;
  lookBack(question: LookedBack): Promise<Hindsight | null>;
  /** Thinks about a fixed position; the time this takes measures the device. */
  trial(): Promise<unknown>;
  /** Ends the work; a waiting caller hears that it was cancelled. */
  end(): void;
}

/** Thinks on the page itself, where no worker starts. */
const onPage = async (question: ThinkingQuestion | LookedBack | TrialQuestion, cards: Catalogue): Promise<ThinkingReply['answer']> => {
  const { thinkingAnswer } = await import('./thinking.ts');
  return thinkingAnswer(question, cards);
};

interface Waits {
  question: ThinkingQuestion | LookedBack | TrialQuestion;
  resolve: (answer: ThinkingReply['answer']) => void;
  failed: (error: unknown) => void;
}

/** Milliseconds of silence after which a thinking worker is given up. */
const LIMIT = 20_000;
/** The number of workers that may fall silent, one after the other, before the page does the thinking. */
const SILENT = 2;

/**
 * A worker that thinks, one question at a time. A silent worker is replaced by another, and two silent ones by the page, which also does the thinking
 * where no worker starts.
 */
export function thinkerIn(hire: () => Worker, cards: Catalogue, limit = LIMIT): ComputerThinker {
  let worker: Worker | null = null;
  let hasNone = false;
  let silent = 0;
  let asked = 0;
  const waiting = new Map<number, Waits>();
  const dismiss = (): void => {
    patience.stop();
    worker?.terminate();
    worker = null;
  };
  const onPageNow = (): void => {
    dismiss();
    hasNone = true;
    for (const { question, resolve, failed } of waiting.values()) onPage(question, cards).then(resolve, failed);
    waiting.clear();
  };
  const begin = (): Worker | null => {
    try {
      const begun = hire();
      begun.onmessage = ({ data: { id, answer } }: MessageEvent<ThinkingReply>) => {
        silent = 0;
        waiting.get(id)?.resolve(answer);
        waiting.delete(id);
        if (waiting.size > 0) patience.renew();
        else patience.stop();
      };
      begun.onerror = (event) => {
        event.preventDefault();
        onPageNow();
      };
      begun.postMessage({ cards });
      return begun;
    } catch {
      return null;
    }
  };
  const send = (ids: readonly number[]): void => {
    if (!hasNone && silent < SILENT) worker ??= begin();
    if (!worker) return onPageNow();
    if (waiting.size === ids.length) patience.renew();
    for (const id of ids) {
      const waits = waiting.get(id);
      if (waits) worker.postMessage({ id, ...waits.question } satisfies ThinkingRequest);
    }
  };
  const patience = new Patience(limit, () => {
    silent += 1;
    dismiss();
    send([...waiting.keys()]);
  });
  const ask = (question: ThinkingQuestion | LookedBack | TrialQuestion): Promise<ThinkingReply['answer']> =>
    new Promise((done, failed) => {
      asked += 1;
      waiting.set(asked, { question, resolve: done, failed });
      send([asked]);
    });
  return {
    // the answer to a question with `made` is a hindsight
    think: (question) => ask(question),
    lookBack: (question) => ask(question) as Promise<Hindsight | null>,
    trial: () => ask({ trial: true }),
    end() {
      dismiss();
      for (const { failed } of waiting.values()) failed(new Error('called off'));
      waiting.clear();
    },
  };
}

/** Lets computer players think in a worker beside the page. */
export const hireThinker = (cards: Catalogue): ComputerThinker =>
  thinkerIn(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), cards);
