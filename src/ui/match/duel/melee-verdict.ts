import type { HappeningKind, HappeningOf } from '../../../rules/terms/happening.ts';
import type { View } from '../../../seats/view.ts';
import type { LogEntry } from '../../contexts/table-port.ts';
import type { MeleeView } from '../../table/hands.ts';

type VerdictSide = keyof MeleeView['fighters'];

/** The end of the last exchange of a melee, shown before its effects appear on the table. */
export interface MeleeVerdict {
  of: 'melee';
  /** The melee with all its revealed cards. */
  frame: MeleeView;
  /** The wounds that each side has suffered in the exchange, and the sides that are slain. */
  wounds: Record<VerdictSide, number>;
  slain: VerdictSide[];
  /** The blow that each side has suffered, with the parts of its damage. */
  blows: Partial<Record<VerdictSide, HappeningOf<'damaged'>>>;
}

const SIDES = ['attacker', 'defender'] as const;
const NEW_TO_ALL: readonly HappeningKind[] = ['melee-revealed', 'pressed', 'damaged', 'wounded', 'slain'];

const isOver = ({ what }: { what: HappeningKind }): boolean => what === 'melee-ended' || what === 'won';

/** The events from the reveal of the last exchange to the end of the melee, over as many decisions as it took. */
function lastExchange({ at, events }: LogEntry, log: readonly LogEntry[]): LogEntry['events'] {
  let exchange = events.slice(0, events.findIndex(isOver));
  let until = at;
  for (const earlier of log.toReversed()) {
    if (earlier.at >= until) continue;
    if (exchange.some(({ what }) => what === 'melee-revealed') || earlier.events.some(isOver)) break;
    const back = earlier.events.find((event) => event.what === 'taken-back');
    if (back) until = back.to;
    else exchange = [...earlier.events, ...exchange];
  }
  return exchange.slice(
    Math.max(
      0,
      exchange.findLastIndex(({ what }) => what === 'melee-revealed'),
    ),
  );
}

/**
 * The verdict on a melee that a decision has ended; null if it ended none, or showed nothing new. `before`: the public view until then; `unseen`: the
 * kinds of all events since the melee itself was last visible; `log`: the log of the match.
 */
export function meleeVerdictOf(
  entry: LogEntry,
  before: View,
  unseen: readonly HappeningKind[],
  log: () => LogEntry[],
): MeleeVerdict | null {
  const frame = before.stack.findLast((layer) => layer.kind === 'melee');
  if (!frame || !entry.events.some(isOver)) return null;
  const exchange = lastExchange(entry, log());
  let { played, copies, upgraded, lent, types } = frame;
  const wounds = { attacker: 0, defender: 0 };
  const slain: VerdictSide[] = [];
  const blows: MeleeVerdict['blows'] = {};
  const sideOf = (model: string): VerdictSide | undefined => SIDES.find((side) => frame.fighters[side] === model);
  for (const event of exchange) {
    if (event.what === 'melee-revealed')
      ({ played, copies, upgraded, types } = { played: { ...played, ...event.cards }, copies: {}, upgraded: {}, types: {} });
    if (event.what === 'pressed') copies = { ...copies, ...event.copies };
    if (event.what === 'type-chosen') types = { ...types, [event.side]: event.type };
    if (event.what === 'upgraded') {
      upgraded = { ...upgraded, [event.side]: true };
      if (event.of !== undefined) lent = { ...lent, [event.side]: event.of };
    }
    const side = event.what === 'wounded' || event.what === 'slain' || event.what === 'damaged' ? sideOf(event.model) : undefined;
    if (side && event.what === 'damaged') blows[side] = event;
    if (side && event.what === 'wounded') wounds[side] += event.amount;
    if (side && event.what === 'slain') slain.push(side);
  }
  // if copies make no difference, no player is asked for copies after the reveal
  const fresh = unseen.some((kind) => NEW_TO_ALL.includes(kind));
  if (!fresh || (!played.attacker && !played.defender)) return null; // all players have seen everything already
  return { of: 'melee', frame: { ...frame, played, copies, upgraded, types, ...(lent ? { lent } : {}), laid: {} }, wounds, slain, blows };
}
