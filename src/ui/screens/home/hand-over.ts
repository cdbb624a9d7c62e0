import type { MoonHomeScreen } from './home-screen.ts';

/**
 * Takes away what the page painted before its scripts ran, one frame after the first screen itself has been drawn below it, and opens
 * what was tapped meanwhile. `home` is null where somebody has gone elsewhere.
 */
export async function handOver(home: MoonHomeScreen | null, page: Document = document): Promise<void> {
  const first = page.getElementById('first');
  if (!first) return;
  const playNow = await home?.drawn();
  if (home) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  first.remove();
  const { tapped } = first.dataset;
  if (tapped !== undefined) await playNow?.open(tapped);
}
