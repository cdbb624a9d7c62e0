import type { Catalogue } from '../../rules/terms/card-language.ts';
import type { Advice } from '../../rules/terms/thought.ts';
import type { Hindsight } from '../../players/hindsight.ts';
import { Patience } from '../window/patience.ts';
import type { ThinkingRequest, LookedBack, ThinkingQuestion, ThinkingReply, TrialQuestion } from './thinking.ts';

/** Answers what a computer decides, and why; or what it would have done in the place of a decision. */
export interface ComputerThinker {
  think(question: ThinkingQuestion): Promise<Advice | null>;
  lookBack(question: LookedBack): Promise<Hindsight | null>;
  /** Thinks the same as ever: how long it takes says how fast the device is. */
  trial(): Promise<unknown>;
  /** A caller that still waits for an answer hears that it has been cancelled. */
  end(): void;
}

/** Thinks on the page itself: where no worker begins. */
const onPage = async (question: ThinkingQuestion | LookedBack | TrialQuestion, cards: Catalogue): Promise<ThinkingReply['answer']> => {
  const { thinkingAnswer } = await import('./thinking.ts');
  return thinkingAnswer(question, cards);
};

interface Waits {
  question: ThinkingQuestion | LookedBack | TrialQuestion;
  done: (answer: ThinkingReply['answer']) => void;
  failed: (error: unknown) => void;
}

/** Milliseconds that a worker may think about one question without a word. */
const LIMIT = 20_000;
/** So many workers may fall silent, one after the other, before the page thinks itself. */
const SILENT = 2;

/**
 * A worker that thinks, one question at a time. One that says nothing is replaced by another, and has the page in its place where that says
 * nothing either; so it is at once where none begins.
 */
export function thinkerIn(hire: () => Worker, cards: Catalogue, limit = LIMIT): ComputerThinker {
  let worker: Worker | null = null;
  let hasNone = false;
  let silent = 0;
  let asked = 0;
  const waiting = new Map<number, Waits>();
  const dismiss = (): void => {
    patience.rest();
    worker?.terminate();
    worker = null;
  };
  const onPageNow = (): void => {
    dismiss();
    hasNone = true;
    for (const { question, done, failed } of waiting.values()) onPage(question, cards).then(done, failed);
    waiting.clear();
  };
  const begin = (): Worker | null => {
    try {
      const begun = hire();
      begun.onmessage = ({ data: { id, answer } }: MessageEvent<ThinkingReply>) => {
        silent = 0;
        waiting.get(id)?.done(answer);
        waiting.delete(id);
        if (waiting.size > 0) patience.renew();
        else patience.rest();
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
      waiting.set(asked, { question, done, failed });
      send([asked]);
    });
  return {
    // what was found of a decision has the decision that was made beside it
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

/** Computer players think beside the page. */
export const hireThinker = (cards: Catalogue): ComputerThinker =>
  thinkerIn(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), cards);
