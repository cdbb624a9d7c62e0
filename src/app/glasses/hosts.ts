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

/** What other devices need of this one: it keeps a match that comes, and notes that it may go on with it. */
interface HostsNeeds {
  keep: KeepMatch;
  claim: (id: string) => Promise<void>;
}

interface Come {
  match: string;
  places: Yours;
  line: WireLine | null;
}

/** Something of this device that shows itself on other glasses. */
interface Shown {
  hosting: HostGlasses<HostEnd>;
  /** The campaign that it is, or whose game it is; null for none. */
  campaign: string | null;
  /** Of a campaign: the places of its players by the seats of a match; null where that is no game of it. */
  placesIn?: (match: string) => Promise<readonly number[] | null>;
}

/** Milliseconds for which glasses wait for what comes next, once the match that they showed was left. */
const RESTING = 600_000;

/** What this device shows on other glasses, and where these go next. What that takes is fetched once a match stands on the screen. */
export class Hosts {
  #shown: Shown | null = null;
  /** The match that was left while its glasses wait. */
  #rests: { shown: Shown; stop: () => void } | null = null;
  /** By match, the one that it was begun from: played once more, or from a decision of it. */
  readonly #begunFrom = new Map<string, string>();
  /** A match that has come here, with the line to the device that had it before. */
  #come: Come | null = null;
  /** A match that has gone, and the glass that this device is of it. */
  #gone: { address: string; guest: GuestPort } | null = null;
  readonly device: DeviceNeeds;

  /** `pause`: until nothing else is to do. */
  constructor(
    private readonly needs: HostsNeeds,
    private readonly pause: () => Promise<void> = idleTime,
  ) {
    this.device = { keep: needs.keep, own: (match, places, line) => this.#own(match, places, line) };
  }

  /** A match is begun from another one: its glasses go along when it is opened. */
  again(before: string, again: string): void {
    this.#begunFrom.set(again, before);
  }

  /** The glass that this device is of a match that has gone; once, for the screen that asks for it. */
  moved(address: string): GuestPort | null {
    const gone = this.#gone?.address === address ? this.#gone : null;
    if (gone) this.#gone = null;
    return gone?.guest ?? null;
  }

  /** Shows a table on other glasses until it is cancelled; the players of a real table need none. Glasses that wait are there at once. */
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
    const begun = begin().catch(() => undefined); // a device that cannot fetch it has no other glasses
    if (before || come) await begun;
    return () => {
      isOver = true;
      if (shown) this.#leave(shown);
      shown = null;
    };
  }

  /** Shows a campaign on other glasses until it is cancelled: between its games, and whatever its players answer alone. */
  async openCampaign(campaign: CampaignTable): Promise<() => void> {
    const before = this.#before(campaign.id, campaign.id);
    const { CampaignHosting, shownCampaign } = await import('./campaign-hosting.ts');
    const hosting = new CampaignHosting(shownCampaign(campaign));
    const shown = await this.#show({ hosting, campaign: campaign.id, placesIn: (match) => campaign.placesIn(match) }, before);
    if (!before) void hosting.restore();
    campaign.host(hosting);
    return () => this.#leave(shown);
  }

  /** What lay here before a match or a campaign, if its glasses go along: the same, what it was begun from, or what belongs to the same campaign. */
  #before(id: string, campaign: string | null): Shown | null {
    const before = this.#shown ?? this.#rests?.shown ?? null;
    if (!before) return null;
    const { hosting } = before;
    const isSame = hosting.id === id || hosting.id === this.#begunFrom.get(id) || (campaign !== null && before.campaign === campaign);
    return isSame ? before : null;
  }

  /** Shows this from now on; the glasses of what lay here before come along, or are told that it is over. */
  async #show(shown: Shown, before: Shown | null): Promise<Shown> {
    const seatOf = before && (await seatsThere(before, shown));
    const rests = this.#rests;
    rests?.stop();
    this.#rests = null;
    if (before && seatOf) shown.hosting.follow(before.hosting, seatOf);
    rests?.shown.hosting.close();
    this.#shown = shown;
    return shown;
  }

  /** It was left: glasses that it has wait a while for what comes next. */
  #leave(shown: Shown): void {
    if (this.#shown === shown) this.#shown = null;
    if (shown.hosting.glasses.length === 0 || this.#shown) return shown.hosting.close();
    shown.hosting.rest();
    const timer = setTimeout(() => {
      this.#rests = null;
      shown.hosting.close();
    }, RESTING);
    this.#rests = { shown, stop: () => clearTimeout(timer) };
  }

  /** The match is this device's: the line waits until it lies open. */
  async #own({ id }: TakenMatch, places: Yours, line: WireLine | null): Promise<void> {
    this.#come = { match: id, places, line: line && patient(line) };
    await this.needs.claim(id);
  }

  /** The device that had the match before is a glass of it, and leads the others here. */
  async #welcome(table: Table, hosting: Hosting, { places, line }: Come): Promise<void> {
    this.#come = null;
    for (const [seat, level] of places.levels.entries()) if (level !== null) await table.seatComputer(seat, level as ComputerLevel);
    const guest = line && hosting.admit(places.own, line, true);
    // the others come while the match is looked at already
    if (guest) void hosting.introduce(guest, places.places).catch(() => undefined);
  }

  /** The match has gone: this device is a glass of it. */
  async #go(match: string, { line, certificate, others }: MovedLine): Promise<string> {
    const { RemoteJoined } = await import('./remote-joined.ts');
    const { newCertificate } = await import('./link.ts');
    const address = `moved.${match}`;
    const guest = new RemoteJoined({ address, certificate: certificate ?? (await newCertificate()) }, this.device, others);
    guest.link(line);
    this.#gone = { address, guest };
    return joinHash(address);
  }
}

/** Where each seat of what lay here before is in what lies here next: the players of a campaign sit otherwise in its games. */
async function seatsThere(before: Shown, next: Shown): Promise<(seat: Seat) => Seat | null> {
  if (before.placesIn && !next.placesIn) {
    const places = (await before.placesIn(next.hosting.id).catch(() => null)) ?? [];
    return (seat) => (places.includes(seat) ? places.indexOf(seat) : null);
  }
  if (!next.placesIn || before.placesIn) return (seat) => seat;
  const places = (await next.placesIn(before.hosting.id).catch(() => null)) ?? [];
  return (seat) => places[seat] ?? null;
}
