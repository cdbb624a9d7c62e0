import { basename } from 'node:path';
import { bundleClub } from '../../club/bundle.mjs';
import { LIVE, type Crowd } from './crowd.ts';
import { costOf, ended, forked, messageOf, started } from './server-cost.ts';

/** A club with its data in this folder, and the process with its devices. */
export async function clubCrowd(folder: string): Promise<Crowd> {
  const { child: server, line } = await started(await bundleClub(), { CLUB_DATA: folder, CLUB_RATE: '100000' });
  const { port, founder } = JSON.parse(line) as { port: number; founder: string };
  const before = await costOf(server);
  const script = await bundleClub(`club-devices-${basename(folder)}`, false, 'tools/bench/club/club-devices.ts');
  const devices = forked(script, {}, [String(port), founder, String(LIVE.matches), String(LIVE.pace)]);
  await messageOf(devices);
  return {
    before,
    cost: () => costOf(server),
    play: async (seconds) => {
      devices.send(seconds);
      return ((await messageOf(devices)) as { taken: number[] }).taken;
    },
    end: async () => {
      await ended(devices);
      await ended(server);
    },
  };
}
