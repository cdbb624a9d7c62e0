import type { Catalogue } from '../../rules/terms/card-language.ts';
import { thinkingAnswer, type ThinkingRequest, type ThinkingReply } from './thinking.ts';

// The worker in which computer players think, so that the page never waits for them.

let cards: Catalogue | null = null;

globalThis.addEventListener('message', ({ data }: MessageEvent<{ cards: Catalogue } | ThinkingRequest>) => {
  if ('cards' in data) {
    ({ cards } = data);
    return;
  }
  const answer: ThinkingReply = { id: data.id, answer: cards && thinkingAnswer(data, cards) };
  globalThis.postMessage(answer);
});
