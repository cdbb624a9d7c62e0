import type { ReactiveControllerHost } from 'lit';
import type { Seat } from '../../../rules/terms/ids.ts';
import type { Opening, OpeningKind } from '../../../rules/terms/opening.ts';

/** Questions that show nothing of a hand: the player who has the tablet may put them to the seat that is asked. */
const OPENLY: readonly OpeningKind[] = ['reaction', 'agreement', 'damage-type', 'upgrade', 'going-for-it', 'mulligan', 'start', 'first'];

/** Whether a question needs no cover. */
export const isOpenly = ({ kind }: Opening): boolean => OPENLY.includes(kind);

/** The tablet as it goes from hand to hand: what the next seat sees is drawn only when the cover is painted. */
export class Handing {
  /** The seat that has the tablet; none before the first cover. */
  holder: Seat | null = null;
  /** The seat that is to take it; null while no cover lies over the screen. */
  next: Seat | null = null;

  /** `covered`: resolves once the cover hides what lies under it. */
  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly covered: () => Promise<void>,
  ) {}

  /** Gives it to the first of those who are asked something that is theirs alone, unless one of them has it. True when a cover has been laid. */
  async on(openings: readonly Opening[], putAway: () => void): Promise<boolean> {
    const secret = openings.filter((opening) => !isOpenly(opening));
    // what anybody may put to the others leads the tablet nowhere while somebody decides something of the own
    const asked = (this.holder === null && secret.length === 0 ? openings : secret).map(({ seat }) => seat);
    const [next] = asked;
    if (next === undefined || (this.holder !== null && asked.includes(this.holder))) return false;
    this.next = next;
    putAway();
    this.host.requestUpdate();
    await this.host.updateComplete;
    await this.covered();
    this.holder = next; // a quick player may have taken it by now
    return true;
  }

  /** Hides the screen from all but a seat: what was asked elsewhere is to be asked here. */
  async cover(seat: Seat): Promise<void> {
    this.next = seat;
    this.host.requestUpdate();
    await this.host.updateComplete;
    await this.covered();
    this.holder = seat;
  }

  /** The glass has grown too small for all to sit round it: the seat that decides something of its own has it in hand. */
  keep(openings: readonly Opening[]): void {
    this.holder = openings.find((opening) => !isOpenly(opening))?.seat ?? this.holder;
  }

  /** No particular player has the tablet: the next question comes behind a cover. */
  forget(): void {
    this.holder = null;
  }

  /** The player it was meant for has it. */
  taken(): void {
    this.next = null;
    this.host.requestUpdate();
  }
}
