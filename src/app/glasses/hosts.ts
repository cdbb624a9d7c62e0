import type { HostEnd } from '../../glasses/host-end.ts';
import type { WireLine } from '../../glasses/wire.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { GuestPort } from '../../ui/contexts/gatherings/glasses-port.ts';
import type { ComputerLevel } from '../../ui/contexts/table-port.ts';
import { joinHash } from '../../ui/contexts/places.ts';
import { idleTime } from '../../ui/page/time/idle-time.ts';
import type { Table } from '../table/table.ts';
import type { HostGlasses } from './host-glasses.ts';
import type { Hosting, MovedLine } from './hosting.ts';
import type { CampaignTable } from '../campaign/campaign.ts';
import { patient } from './patient-line.ts';
import type { DeviceNeeds } from './remote-joined.ts';
import type { KeepMatch, TakenMatch, Yours } from './taking.ts';

/** The part of this device that is needed to move matches: it stores a match that arrives, and notes that the match is played here. */
interface HostsNeeds {
  keep: KeepMatch;
  claim: (id: string) => Promise<void>;
}

interface Come {
  match: string;
  places: Yours;
  line: WireLine | null;
}

/** A match or campaign of this device that other screens show. */
interface Shown {
  hosting: HostGlasses<HostEnd>;
  /** The campaign, or the campaign whose game the match is; null for none. */
  campaign: string | null;
  /** For a campaign: the places of its players by the seats of a match; null where the match is no game of it. */
  placesIn?: (match: string) => Promise<readonly number[] | null>;
}

/** Milliseconds for which screens wait for the next match after theirs was left. */
const RESTING = 600_000;

/**
 * The things that this device shows on other screens, and the places where those screens go next. The code for it is fetched once a match is on the
 * screen.
 */
export class Hosts {
  #current: Shown | null = null;
  /** The match that was left, while its screens wait. */
  #rests: { current: Shown; stop: () => void } | null = null;
  /** By match, the match it was begun from: as a rematch, or from one of its decisions. */
  readonly #begunFrom = new Map<string, string>();
  /** A match that has moved here, with the connection to its old device. */
  #come: Come | null = null;
  /** A match that has moved away, and this device's view of it. */
  #movedMatch: { address: string; guest: GuestPort } | null = null;
  readonly device: DeviceNeeds;

  /** `pause`: resolves when the page is idle. */
  constructor(
    private readonly needs: HostsNeeds,
    private readonly pause: () => Promise<void> = idleTime,
  ) {
    this.device = { keep: needs.keep, adopt: (match, places, line) => this.#adopt(match, places, line) };
  }

  /** Notes that a match was begun from another one: the screens follow when it is opened. */
  noteBegunFrom(before: string, next: string): void {
    this.#begunFrom.set(next, before);
  }

  /** This device's view of a match that has moved away; given once, to the screen that asks for it. */
  takeMovedView(address: string): GuestPort | null {
    const gone = this.#movedMatch?.address === address ? this.#movedMatch : null;
    if (gone) this.#movedMatch = null;
    return gone?.guest ?? null;
  }

  /** Shows a table on other screens until it is cancelled; waiting screens join at once. A real table needs no screens. */
  async open(table: Table): Promise<() => void> {
    const come = this.#come?.match === table.matchId ? this.#come : null;
    if (table.readOnly !== null || table.view(null).order.options.table === 'spoken') return () => undefined;
    let [isOver, shown]: [boolean, Shown | null] = [false, null];
    const before = this.#before(table.matchId, table.campaign);
    const begin = async (): Promise<void> => {
      if (!before && !come) await this.pause();
      const { Hosting } = await import('./hosting.ts');
      if (isOver) return;
      const hosting = new Hosting(table);
      hosting.onMoved = (moved) => this.#go(table.matchId, moved);
      shown = await this.#show({ hosting, campaign: table.campaign }, before);
      if (come) await this.#welcome(table, hosting, come);
      else if (!before) await hosting.restore();
      table.host(hosting);
    };
    const begun = begin().catch(() => undefined); // a device that cannot fetch the code has no other screens
    if (before || come) await begun;
    return () => {
      isOver = true;
      if (shown) this.#leave(shown);
      shown = null;
    };
  }

  /** Shows a campaign on other screens until it is cancelled: between its games, and for what its players answer alone. */
  async openCampaign(campaign: CampaignTable): Promise<() => void> {
    const before = this.#before(campaign.id, campaign.id);
    const { CampaignHosting, shownCampaign } = await import('./campaign-hosting.ts');
    const hosting = new CampaignHosting(shownCampaign(campaign));
    const shown = await this.#show({ hosting, campaign: campaign.id, placesIn: (match) => campaign.placesIn(match) }, before);
    if (!before) void hosting.restore();
    campaign.host(hosting);
    return () => this.#leave(shown);
  }

  /**
   * The match or campaign that was shown before, if its screens follow to this one: the same one, the one it was begun from, or one of the same
   * campaign. Null otherwise.
   */
  #before(id: string, campaign: string | null): Shown | null {
    const before = this.#current ?? this.#rests?.current ?? null;
    if (!before) return null;
    const { hosting } = before;
    const isSame = hosting.id === id || hosting.id === this.#begunFrom.get(id) || (campaign !== null && before.campaign === campaign);
    return isSame ? before : null;
  }

  /** Shows this from now on; the screens of `before` follow, and other waiting screens are told that their match is over. */
  async #show(next: Shown, before: Shown | null): Promise<Shown> {
    const seatOf = before && (await seatsThere(before, next));
    const rests = this.#rests;
    rests?.stop();
    this.#rests = null;
    if (before && seatOf) next.hosting.follow(before.hosting, seatOf);
    rests?.current.hosting.close();
    this.#current = next;
    return next;
  }

  /** The match or campaign was left: its screens wait a while for the next one. */
  #leave(former: Shown): void {
    if (this.#current === former) this.#current = null;
    if (former.hosting.glasses.length === 0 || this.#current) return former.hosting.close();
    former.hosting.pause();
    const timer = setTimeout(() => {
      this.#rests = null;
      former.hosting.close();
    }, RESTING);
    this.#rests = { current: former, stop: () => clearTimeout(timer) };
  }

  /** The match is this device's now: the connection waits until it is opened. */
  async #adopt({ id }: TakenMatch, places: Yours, line: WireLine | null): Promise<void> {
    this.#come = { match: id, places, line: line && patient(line) };
    await this.needs.claim(id);
  }

  /** Takes the old device of the match as a screen of this one, and brings the other screens here. */
  async #welcome(table: Table, hosting: Hosting, { places, line }: Come): Promise<void> {
    this.#come = null;
    for (const [seat, level] of places.levels.entries()) if (level !== null) await table.seatComputer(seat, level as ComputerLevel);
    const guest = line && hosting.admit(places.own, line, true);
    // the other screens join while the match is shown already
    if (guest) void hosting.introduce(guest, places.places).catch(() => undefined);
  }

  /** The match has moved away: this device shows it as another screen. */
  async #go(match: string, { line, certificate, formerGuests }: MovedLine): Promise<string> {
    const { RemoteJoined } = await import('./remote-joined.ts');
    const { newCertificate } = await import('./link.ts');
    const address = `moved.${match}`;
    const guest = new RemoteJoined({ address, certificate: certificate ?? (await newCertificate()) }, this.device, formerGuests);
    guest.link(line);
    this.#movedMatch = { address, guest };
    return joinHash(address);
  }
}

/** The seat in `next` of each seat in `before`: the players of a campaign have other seats in its games. */
async function seatsThere(before: Shown, next: Shown): Promise<(seat: Seat) => Seat | null> {
  if (before.placesIn && !next.placesIn) {
    const places = (await before.placesIn(next.hosting.id).catch(() => null)) ?? [];
    return (seat) => (places.includes(seat) ? places.indexOf(seat) : null);
  }
  if (!next.placesIn || before.placesIn) return (seat) => seat;
  const places = (await next.placesIn(before.hosting.id).catch(() => null)) ?? [];
  return (seat) => places[seat] ?? null;
}
