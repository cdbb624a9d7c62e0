import { agreedTable, forgetAgreedTable, keepsCertificate } from '../../storage/stores/glass-store.ts';
import type { GuestPort, JoiningPort } from '../../ui/contexts/gatherings/glasses-port.ts';
import { windowOf } from '../../ui/contexts/places.ts';
import { meetingIn } from './code.ts';
import { JoinedTable } from './joining.ts';
import { newCertificate, openedWithin, waitFor } from './link.ts';
import { Meet } from './meet.ts';
import { PATIENCE, RemoteJoined, type DeviceNeeds } from './remote-joined.ts';
import { knockAtWindow } from './window-line.ts';

/** Milliseconds for which an agreement to return stays valid. */
const EVENING = 12 * 3_600_000;

/** The ways to a table on another device. `moved`: the table of a match that moved away from this device, by its address. */
export const arrivals = (needs: DeviceNeeds, moved: (address: string) => GuestPort | null): JoiningPort => ({
  window(address) {
    const joined = moved(address);
    const named = joined ? null : windowOf(address);
    if (!named) return joined;
    const { match, part, seats } = named;
    const window = new JoinedTable(part, seats);
    return window.until(knockAtWindow(match, crypto.randomUUID(), { part, seats }, (line) => window.link(line)));
  },

  meet(code) {
    const certificate = newCertificate();
    let done: (guest: GuestPort) => void = () => undefined;
    const guest = new Promise<GuestPort>((take) => (done = take));
    const meeting = new Meet(
      async () => ({ certificate: await certificate, packs: false }),
      async (line) => {
        const joined = new RemoteJoined({ address: code, certificate: await certificate }, needs);
        joined.link(line);
        done(joined);
      },
      certificate.then(keepsCertificate, () => true),
    );
    if (code !== '') meeting.read(code);
    return { meeting, guest };
  },

  async rejoin(address, expects = () => undefined) {
    const agreed = await agreedTable();
    const host = agreed && meetingIn(agreed.host);
    if (!agreed || !host || agreed.address !== address || Date.now() - agreed.at > EVENING) return null;
    if (agreed.part) expects(agreed.part);
    try {
      const { certificate, ufrag, pwd } = agreed;
      const waiting = await waitFor({ certificate, packs: false, agreed: { ufrag, pwd } });
      await waiting.meet(host);
      const line = await openedWithin(waiting, PATIENCE);
      if (line) {
        const joined = new RemoteJoined({ address, certificate }, needs);
        joined.link(line);
        return joined;
      }
    } catch {
      // the browser may forbid the connection; then the players scan two codes again
    }
    await forgetAgreedTable();
    return null;
  },
});
