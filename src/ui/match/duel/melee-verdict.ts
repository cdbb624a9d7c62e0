import type { HappeningKind, HappeningOf } from '../../../rules/terms/happening.ts';
import type { View } from '../../../seats/view.ts';
import type { LogEntry } from '../../contexts/table-port.ts';
import type { MeleeView } from '../../table/hands.ts';

type VerdictSide = keyof MeleeView['fighters'];

/** How the last exchange of a melee has ended, to be looked at before what it did is seen. */
export interface MeleeVerdict {
  of: 'melee';
  /** The melee with everything that was revealed. */
  frame: MeleeView;
  /** Wounds that each side has suffered by it, and whether it is slain. */
  wounds: Record<VerdictSide, number>;
  slain: VerdictSide[];
  /** The blow that each side has suffered, with what it was made of. */
  blows: Partial<Record<VerdictSide, HappeningOf<'damaged'>>>;
}

const SIDES = ['attacker', 'defender'] as const;
const NEW_TO_ALL: readonly HappeningKind[] = ['melee-revealed', 'pressed', 'damaged', 'wounded', 'slain'];

const isOver = ({ what }: { what: HappeningKind }): boolean => what === 'melee-ended' || what === 'won';

/** The events since the cards of the last exchange were revealed, however many decisions ago, until the melee was over. */
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
 * What a decision has brought to light with which the melee was over at once; null for anything else. `before`: what all saw until then.
 * `unseen`: everything since the melee itself was last to be seen; `log`: what has happened in the match.
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
  // where copies make no difference nobody is asked for them after the cards were turned over
  const fresh = unseen.some((kind) => NEW_TO_ALL.includes(kind));
  if (!fresh || (!played.attacker && !played.defender)) return null; // all of it was seen before
  return { of: 'melee', frame: { ...frame, played, copies, upgraded, types, ...(lent ? { lent } : {}), laid: {} }, wounds, slain, blows };
}
