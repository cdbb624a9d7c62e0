import type { ReactiveControllerHost } from 'lit';
import type { Seat } from '../../../rules/terms/ids.ts';
import type { Opening, OpeningKind } from '../../../rules/terms/opening.ts';

/** Questions that reveal nothing about a hand: the player with the tablet may read them to the seat that is asked. */
const OPENLY: readonly OpeningKind[] = ['reaction', 'agreement', 'damage-type', 'upgrade', 'going-for-it', 'mulligan', 'start', 'first'];

/** True if a question needs no cover. */
export const isOpenly = ({ kind }: Opening): boolean => OPENLY.includes(kind);

/** The tablet on its way from hand to hand: the next seat's view is rendered only when the cover is painted. */
export class Handing {
  /** The seat that has the tablet; null before the first cover. */
  holder: Seat | null = null;
  /** The seat that takes the tablet next; null while no cover is shown. */
  taker: Seat | null = null;

  /** `covered`: resolves when the cover hides the screen. */
  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly covered: () => Promise<void>,
  ) {}

  /** Hands the tablet to the first seat with a secret question, unless a seat with one has it already. True if a cover has been shown. */
  async on(openings: readonly Opening[], putAway: () => void): Promise<boolean> {
    const secret = openings.filter((opening) => !isOpenly(opening));
    // open questions do not move the tablet while a seat has a secret one
    const asked = (this.holder === null && secret.length === 0 ? openings : secret).map(({ seat }) => seat);
    const [next] = asked;
    if (next === undefined || (this.holder !== null && asked.includes(this.holder))) return false;
    this.taker = next;
    putAway();
    this.host.requestUpdate();
    await this.host.updateComplete;
    await this.covered();
    this.holder = next; // the next player may have taken the tablet by now
    return true;
  }

  /** Covers the screen for one seat: a question that was on another screen comes to this one. */
  async cover(seat: Seat): Promise<void> {
    this.taker = seat;
    this.host.requestUpdate();
    await this.host.updateComplete;
    await this.covered();
    this.holder = seat;
  }

  /** When the screen has become too small for all players: the seat with a secret question counts as having the tablet. */
  keep(openings: readonly Opening[]): void {
    this.holder = openings.find((opening) => !isOpenly(opening))?.seat ?? this.holder;
  }

  /** No player counts as having the tablet: the next question comes behind a cover. */
  forget(): void {
    this.holder = null;
  }

  /** The player for whom the cover was shown has taken the tablet. */
  finish(): void {
    this.taker = null;
    this.host.requestUpdate();
  }
}
