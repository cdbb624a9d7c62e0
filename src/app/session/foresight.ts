import { idleTime } from '../../ui/page/time/idle-time.ts';

type Fetch = () => Promise<unknown>;

/** One after the other, each while the app is idle. */
async function whileIdle(fetches: readonly Fetch[]): Promise<void> {
  for (const fetch of fetches) {
    await idleTime();
    await fetch();
  }
}

const nothing: Fetch = () => Promise.resolve();

/** Fetches what it takes to go on with a match. `parts`: what the app has of its own. */
export const foreseeMatch = (screen: Fetch = nothing, parts: readonly Fetch[] = []): Promise<void> =>
  whileIdle([
    () => import('./session.ts'),
    screen,
    () => import('../computer/attend.ts'),
    () => import('../../storage/stores/campaign-store.ts'),
    ...parts,
  ]);

/** Fetches the screen of the collection, reads the cabinets and looks at the first of them. */
export const foreseeCabinet = (screen: Fetch = nothing, cabinet: () => Promise<{ foresee: () => void } | null>): Promise<void> =>
  whileIdle([screen, cabinet, async () => (await cabinet())?.foresee()]);
