import type { ClubView } from '../../club/terms/club.ts';
import type { ClubAsk } from '../../club/terms/protocol.ts';
import { clubWords } from '../../words/club/club.ts';
import type { ClubAnswer } from '../../ui/contexts/gatherings/club-port.ts';
import { canBePushed, dropPushAddress, newPushAddress, pushAddress } from './push-here.ts';

/** The push service of the browser. */
export const pushHere = { canBePushed, dropPushAddress, newPushAddress, pushAddress };

/** The notices that this device gets while the app is closed. */
export class Notices {
  /** True if the device has checked that the club knows its push address. */
  #looked = false;

  constructor(
    private readonly ask: (ask: ClubAsk) => Promise<ClubAnswer>,
    private readonly push: typeof pushHere = pushHere,
  ) {}

  /** `never`: the club or the browser cannot notify, or the device only watches. */
  stateIn(view: ClubView | null): 'never' | 'on' | 'off' {
    if (!view?.push || view.you === null || !this.push.canBePushed()) return 'never';
    return view.pushed ? 'on' : 'off';
  }

  /** Switches notices on or off; resolves with a sentence if that fails. */
  async wake(on: boolean, view: ClubView | null): Promise<string | null> {
    const open = view?.push ?? null;
    if (!on || open === null) {
      await this.push.dropPushAddress();
      return (await this.ask({ ask: 'push', subscription: null })).refused;
    }
    const subscription = await this.push.newPushAddress(open);
    return subscription === null ? clubWords.pushRefused() : (await this.ask({ ask: 'push', subscription })).refused;
  }

  /** Sends the push address once to a club that has lost it. */
  async heard({ push, pushed }: ClubView): Promise<void> {
    if (this.#looked || push === null) return;
    this.#looked = true;
    const subscription = pushed ? null : await this.push.pushAddress();
    if (subscription !== null) await this.ask({ ask: 'push', subscription });
  }
}
