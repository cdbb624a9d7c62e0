import type { WireLine } from '../../glasses/wire.ts';
import type { GuestPort } from '../../ui/contexts/glasses-port.ts';
import type { ComputerLevel } from '../../ui/contexts/table-port.ts';
import { joinHash } from '../../ui/contexts/places.ts';
import { idle } from '../../ui/page/idle.ts';
import type { Table } from '../table/table.ts';
import type { Hosting, MovedLine } from './hosting.ts';
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

/** The match of this device that shows itself on other glasses, and what comes of it. What that takes is fetched once the match stands on the screen. */
export class Hosts {
  #hosted: { match: string; hosting: Hosting } | null = null;
  /** The match that was played once more, and its rematch. */
  #rematch: { before: string; again: string } | null = null;
  /** A match that has come here, with the line to the device that had it before. */
  #come: Come | null = null;
  /** A match that has gone, and the glass that this device is of it. */
  #gone: { address: string; guest: GuestPort } | null = null;
  readonly device: DeviceNeeds;

  /** `pause`: until nothing else is to do. */
  constructor(
    private readonly needs: HostsNeeds,
    private readonly pause: () => Promise<void> = idle,
  ) {
    this.device = { keep: needs.keep, own: (match, places, line) => this.#own(match, places, line) };
  }

  /** A match is played once more: its glasses go along when that is opened. */
  again(before: string, again: string): void {
    this.#rematch = { before, again };
  }

  /** The glass that this device is of a match that has gone; once, for the screen that asks for it. */
  moved(address: string): GuestPort | null {
    const gone = this.#gone?.address === address ? this.#gone : null;
    if (gone) this.#gone = null;
    return gone?.guest ?? null;
  }

  /** Shows a table on other glasses until it is called off; the players of a real table need none. Glasses that wait are there at once. */
  async open(table: Table): Promise<() => void> {
    const come = this.#come?.match === table.matchId ? this.#come : null;
    if (table.readOnly !== null || table.view(null).order.options.table === 'spoken') return () => undefined;
    let [isOver, hosting]: [boolean, Hosting | null] = [false, null];
    const before = this.#hosted;
    // a rematch takes its glasses along, before the match before is closed
    const follows = before !== null && this.#rematch?.before === before.match && this.#rematch.again === table.matchId;
    const begin = async (): Promise<void> => {
      if (!follows && !come) await this.pause();
      const { Hosting: Host } = await import('./hosting.ts');
      if (isOver) return;
      hosting = new Host(table);
      hosting.onMoved = (moved) => this.#go(table.matchId, moved);
      if (follows) hosting.follow(before.hosting);
      if (come) await this.#welcome(table, hosting, come);
      this.#hosted = { match: table.matchId, hosting };
      table.host(hosting);
    };
    const begun = begin().catch(() => undefined); // a device that cannot fetch it has no other glasses
    if (follows || come) await begun;
    return () => {
      isOver = true;
      hosting?.close();
      if (this.#hosted?.hosting === hosting) this.#hosted = null;
    };
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
