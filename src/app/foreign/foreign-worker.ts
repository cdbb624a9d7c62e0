import { foreignWork, type Job } from './foreign-work.ts';

// Reads files that came from elsewhere where they keep nobody waiting, and can be ended in the middle.

const TELL_EVERY = 100;

globalThis.addEventListener('message', ({ data }: MessageEvent<Job>) => {
  const work = foreignWork(data);
  let toldAt = performance.now();
  let step = work.next();
  for (; !step.done; step = work.next()) {
    if (performance.now() - toldAt < TELL_EVERY) continue;
    toldAt = performance.now();
    globalThis.postMessage({ share: step.value });
  }
  globalThis.postMessage({ found: step.value });
});
