import type { Seat } from '../../../rules/terms/ids.ts';
import type { Opening } from '../../../rules/terms/opening.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import type { MatchHost } from '../match-host.ts';
import type { Handing } from './handing.ts';
import type { QuietWindows } from './quiet-windows.ts';
import type { Sitting } from './sitting.ts';
import { whoIsAsked, type WhoIsAsked } from './who-is-asked.ts';

/** The parts of the screen that decide who is asked. */
interface AskingParts {
  sitting: Pick<Sitting, 'passed'>;
  handing: Pick<Handing, 'holder'>;
  quiet: QuietWindows;
}

/** The questions of the table that this screen asks now. */
export class ScreenQuestions {
  /** A folded reaction that a player has opened; null: none. */
  #reacting: Opening | null = null;

  constructor(
    private readonly host: MatchHost,
    private readonly parts: AskingParts,
  ) {}

  asked(table: TablePort, openings: readonly Opening[]): WhoIsAsked {
    const { sitting, handing, quiet } = this.parts;
    return whoIsAsked(table, openings, { passed: sitting.passed, holder: handing.holder, reacting: this.#reacting, quiet: quiet.seats });
  }

  /** A seat wants to react: it is asked now, or as soon as it may. `openings`: the questions that are asked then. */
  unfold(seat: Seat, openings: () => readonly Opening[]): void {
    this.parts.quiet.wants(seat);
    this.#reacting = openings().find((opening) => opening.seat === seat) ?? null;
    this.host.requestUpdate();
  }
}
