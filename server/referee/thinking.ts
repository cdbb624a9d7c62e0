import { Worker } from 'node:worker_threads';
import { LEVEL, LEVELS } from '../../src/players/levels.ts';
import { think } from '../../src/players/think.ts';
import type { Catalogue } from '../../src/rules/terms/card-language.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { View } from '../../src/seats/view.ts';

export interface ComputerQuestion {
  view: View;
  cards: Catalogue;
  level: string;
  seed: string;
}

/** Decides for a seat by its view; null when the seat is not asked. */
export type ComputerThinks = (question: ComputerQuestion) => Promise<Decision | null>;

/** The decision of a computer. It depends only on the view, the level and the seed. */
export function computerDecision({ view, cards, level, seed }: ComputerQuestion): Decision | null {
  const name = LEVELS.find((candidate) => candidate === level) ?? 'club';
  return think(view, cards, LEVEL[name], seed)?.decision ?? null;
}

/** Thinks on this thread, after other work that waits. */
export const thinkHere: ComputerThinks = async (question) => {
  await new Promise((done) => setImmediate(done));
  return computerDecision(question);
};

/** Thinks on a separate thread, one question at a time; a thread that dies is replaced, and its questions are asked again. */
export function thinkApart(script: URL): ComputerThinks & { end: () => void } {
  let worker: Worker | null = null;
  let count = 0;
  const waiting = new Map<number, { question: ComputerQuestion; done: (decision: Decision | null) => void; tries: number }>();
  const hire = (): Worker => {
    const hired = new Worker(script, { workerData: 'thinks' });
    hired.unref();
    hired.on('message', ({ id, decision }: { id: number; decision: Decision | null }) => {
      waiting.get(id)?.done(decision);
      waiting.delete(id);
    });
    hired.on('error', () => undefined);
    hired.on('exit', () => {
      if (worker !== hired) return;
      worker = null;
      for (const [id, asked] of waiting) {
        asked.tries += 1;
        if (asked.tries <= 2) (worker ??= hire()).postMessage({ id, question: asked.question });
        else {
          waiting.delete(id);
          asked.done(null);
        }
      }
    });
    return hired;
  };
  const ask = (question: ComputerQuestion): Promise<Decision | null> =>
    new Promise((done) => {
      count += 1;
      waiting.set(count, { question, done, tries: 0 });
      (worker ??= hire()).postMessage({ id: count, question });
    });
  return Object.assign(ask, {
    end: () => {
      const hired = worker;
      worker = null;
      void hired?.terminate();
    },
  });
}
