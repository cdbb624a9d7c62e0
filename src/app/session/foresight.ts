import { idleTime } from '../../ui/page/time/idle-time.ts';
import { openPressedMatches } from './pressed-matches.ts';
import type { Session } from './session.ts';

type Fetch = () => Promise<unknown>;

/** Runs fetches one after the other, each while the app is idle. */
async function whileIdle(fetches: readonly Fetch[]): Promise<void> {
  for (const fetch of fetches) {
    await idleTime();
    await fetch();
  }
}

const nothing: Fetch = () => Promise.resolve();

/** Fetches the code that continues a match, and opens matches ahead from then on. `parts`: further parts of the app. */
export async function foreseeMatch(session: () => Promise<Session>, screen: Fetch = nothing, parts: readonly Fetch[] = []): Promise<void> {
  await whileIdle([
    session,
    screen,
    () => import('../computer/attend.ts'),
    () => import('../../storage/stores/campaign-store.ts'),
    ...parts,
  ]);
  openPressedMatches(session);
}

/** Fetches the screen of the collection, reads the cabinets and computes the shelves of the first one. */
export const foreseeCabinet = (screen: Fetch = nothing, cabinet: () => Promise<{ foresee: () => void } | null>): Promise<void> =>
  whileIdle([screen, cabinet, async () => (await cabinet())?.foresee()]);
