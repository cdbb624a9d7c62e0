import type { ReactiveControllerHost } from 'lit';
import type { Seat } from '../../rules/terms/ids.ts';
import type { MoonCover } from '../kit/cover.ts';

interface Host extends ReactiveControllerHost {
  readonly cover: MoonCover;
}

/** The tablet as it goes from hand to hand: what the next seat sees is drawn only when the cover is painted. */
export class Handing {
  /** Who has the tablet; nobody before the first cover. */
  holder: Seat | null = null;
  /** Who is to take it; null while no cover lies over the glass. */
  next: Seat | null = null;

  constructor(private readonly host: Host) {}

  /** Gives it to the first of those who are asked, unless one of them has it. True when a cover has been laid. */
  async on(asked: readonly Seat[], putAway: () => void): Promise<boolean> {
    const [next] = asked;
    if (next === undefined || (this.holder !== null && asked.includes(this.holder))) return false;
    this.next = next;
    putAway();
    this.host.requestUpdate();
    await this.host.updateComplete;
    await this.host.cover.painted();
    this.holder = next; // whoever is quick may have taken it by now
    return true;
  }

  /** Whoever was meant has it. */
  taken(): void {
    this.next = null;
    this.host.requestUpdate();
  }
}
