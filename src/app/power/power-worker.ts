import { comparedPair, type PowerField, type PowerQuestion } from './pair.ts';

// The worker that plays the setups of a power estimate, one for each question. Ending the worker cancels it.

let field: PowerField | null = null;

globalThis.addEventListener('message', ({ data }: MessageEvent<{ field: PowerField } | PowerQuestion>) => {
  if ('field' in data) ({ field } = data);
  else globalThis.postMessage(field && comparedPair(data, field));
});
