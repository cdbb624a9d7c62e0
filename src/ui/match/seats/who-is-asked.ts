import type { Seat } from '../../../rules/terms/ids.ts';
import type { Opening } from '../../../rules/terms/opening.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import { seatsReactingByButton } from '../../table/is-spoken.ts';
import { askedHere } from '../../table/people.ts';
import { isOpenly } from './handing.ts';

/** The seats at the screen that are asked, and the seats whose strips are shown. */
export interface WhoIsAsked {
  /** Questions that may be answered now. */
  openings: readonly Opening[];
  /** The seats whose strips are shown: all, or that of the player who has the tablet while it is passed round. */
  holders: readonly Seat[];
  /** The seats whose question is only a button now. */
  folded: readonly Seat[];
  /** The seats that are asked while another seat has the tablet; their questions name them. */
  named: readonly Seat[];
}

/** The state of the screen while the table asks. */
interface TabletState {
  /** True if the players pass the tablet from hand to hand. */
  passed: boolean;
  /** The seat that has the tablet then; null: none. */
  holder: Seat | null;
  /** A folded reaction that a player has opened; null: none. */
  reacting: Opening | null;
  /** The seats whose question passes unless they ask for it. */
  quiet?: readonly Seat[];
}

/** The seats that answer the questions of the table. */
export function whoIsAsked(table: TablePort, asks: readonly Opening[], { passed, holder, reacting, quiet = [] }: TabletState): WhoIsAsked {
  const asked = askedHere(table, asks);
  // a seat that reacts is asked alone
  const openings = reacting && asked.includes(reacting) ? [reacting] : asked;
  const openly = passed && holder !== null ? openings.filter(isOpenly).map(({ seat }) => seat) : [];
  const all = table.seats.map((_, seat) => seat);
  return {
    openings,
    holders: passed ? all.filter((seat) => seat === holder || openly.includes(seat)) : all,
    folded: [...seatsReactingByButton(table, openings), ...quiet.filter((seat) => !seatsReactingByButton(table, openings).includes(seat))],
    named: openly.filter((seat) => seat !== holder),
  };
}
