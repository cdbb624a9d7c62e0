import { foreignWork, type Job } from './foreign-work.ts';

// Reads files that came from elsewhere where they keep nobody waiting, and can be ended in the middle.

const TELL_EVERY = 100;

globalThis.addEventListener('message', ({ data }: MessageEvent<Job>) => {
  const work = foreignWork(data);
  let told = performance.now();
  let step = work.next();
  for (; !step.done; step = work.next()) {
    if (performance.now() - told < TELL_EVERY) continue;
    told = performance.now();
    globalThis.postMessage({ share: step.value });
  }
  globalThis.postMessage({ found: step.value });
});
