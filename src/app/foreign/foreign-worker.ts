import { foreignWork, type Job } from './foreign-work.ts';

// The worker that reads files from elsewhere, so that the page does not wait and the reading can be cancelled.

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
  globalThis.postMessage({ file: step.value });
});
