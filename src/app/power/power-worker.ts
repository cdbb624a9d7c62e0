import { comparedPair, type PowerField, type PowerQuestion } from './pair.ts';

// A card is tried out here, beside the page: one setup for each question. It is cancelled by ending the worker.

let field: PowerField | null = null;

globalThis.addEventListener('message', ({ data }: MessageEvent<{ field: PowerField } | PowerQuestion>) => {
  if ('field' in data) ({ field } = data);
  else globalThis.postMessage(field && comparedPair(data, field));
});
