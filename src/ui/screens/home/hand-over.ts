import type { MoonHomeScreen } from './home-screen.ts';

/**
 * Removes what the page painted before its scripts ran, one frame after the home screen has been drawn below it, and opens the pairing that
 * was tapped meanwhile. `home` is null where the player is on another screen.
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
