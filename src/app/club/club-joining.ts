import { DeviceSide } from '../../club/device-side.ts';
import { toBase64Url } from '../../record/base64.ts';
import { forgetClub, keepClub, type DeviceClub } from '../../storage/stores/club-store.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import type { ClubJoining } from '../../ui/contexts/gatherings/club-port.ts';
import { clubReasonText, clubWords } from '../../words/club/club.ts';
import { openClubLine } from './line/club-line.ts';
import { newDeviceKey, proofOf, publicHalf } from './device-key.ts';
import { joinedClub } from './joined-club.ts';
import { markJoined } from './joined-mark.ts';

/** Bytes of a device id. */
const DEVICE = 16;

/** Null once the device is signed in; else the reason why it is not, in the language of the app. */
function whyNot({ session, closed }: DeviceSide, refused: Reason | null): string | null {
  if (refused) return clubReasonText(refused);
  if (session) return null;
  return closed ? clubWords.closed(closed) : clubWords.unreachable();
}

/** Lets this device join the club that serves its page. `joined` is called when it has joined. */
export async function clubJoining(host: string, app: string, joined: (club: DeviceClub) => void): Promise<ClubJoining> {
  const before = await joinedClub(host);
  return {
    bare: !isSecureContext,
    joined: before !== null && before.out !== true && before.key.kind !== 'watch',

    async look() {
      const line = await openClubLine(host);
      if (!line) return null;
      const side = new DeviceSide({ host: new URL(host).host, app, device: () => null, prove: () => Promise.reject(new Error('no key')) });
      const heard = new Promise<string | null>((done) => {
        side.onChange = () => done(side.club || null);
      });
      side.link(line);
      const name = await heard;
      side.leave();
      return name;
    },

    async watch(code) {
      const line = await openClubLine(host);
      if (!line) return clubWords.unreachable();
      const side = new DeviceSide({ host: new URL(host).host, app, device: () => null, prove: () => Promise.reject(new Error('no key')) });
      const answer = new Promise<string | null>((done) => {
        side.onChange = (refused) => done(whyNot(side, refused));
      });
      side.link(line, { say: 'watch', code });
      const refused = await answer;
      side.leave();
      if (refused !== null) return refused;
      const club: DeviceClub = { host, device: '', member: '', key: { kind: 'watch', code } };
      await keepClub(club);
      markJoined(true);
      joined(club);
      return null;
    },

    async join(code, name) {
      const key = await newDeviceKey();
      const device = toBase64Url(crypto.getRandomValues(new Uint8Array(DEVICE)));
      const line = await openClubLine(host);
      if (!line) return clubWords.unreachable();
      const side = new DeviceSide({ host: new URL(host).host, app, device: () => null, prove: (text) => proofOf(key, text) });
      const answer = new Promise<string | null>((done) => {
        side.onChange = (refused) => done(whyNot(side, refused));
      });
      // store the key first: even if the page closes now, this device may have joined
      const kept = await keepClub({ host, device, member: '', key });
      side.link(line, { say: 'join', code, name, device, key: await publicHalf(key) });
      const refused = await answer;
      const member = side.session?.member ?? '';
      side.leave();
      if (refused !== null) {
        if (before) await keepClub(before);
        else await forgetClub(host);
        return refused;
      }
      const club: DeviceClub = { host, device, member, key };
      if (kept) await keepClub(club);
      markJoined(true);
      joined(club);
      return null;
    },
  };
}
