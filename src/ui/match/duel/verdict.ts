import type { ArcaneCard } from '../../../rules/terms/decks.ts';
import type { ModelId, Seat } from '../../../rules/terms/ids.ts';
import type { View } from '../../../seats/view.ts';
import type { LogEntry, TablePort } from '../../contexts/table-port.ts';
import type { ArcaneView } from '../../table/hands.ts';

/** The end of a claim, shown before its effect appears on the table. Nothing in it tells a believed lie from a truth. */
export interface ArcaneVerdict {
  of: 'arcane';
  /** The duel as it stood before the effect. */
  frame: ArcaneView;
  /** The card that was turned over; null if it had been put away already. */
  revealedCard: ArcaneCard | null;
  truthful: boolean;
  /** The seat that replaced the lie; null: none. */
  replacedBy: Seat | null;
  /** The identity that counts in the end. */
  identity: ArcaneCard;
  /** No player asked for the card: it stays face down, and the verdict closes by itself. */
  believed: boolean;
  /** The immediate effects: wounds and slain models. */
  wounds: { model: ModelId; amount: number }[];
  slain: ModelId[];
}

/**
 * The verdict on a claim that a decision has revealed or believed, if its effect followed at once; null for anything else. `before`: the public view
 * until then.
 */
export function verdictOf({ events }: LogEntry, before: View): ArcaneVerdict | null {
  const frame = before.stack.findLast((layer) => layer.kind === 'arcane');
  const resolved = events.find(({ what }) => what === 'resolved');
  if (!frame || resolved?.what !== 'resolved') return null;
  const revealed = events.find(({ what }) => what === 'arcane-revealed');
  const replaced = events.find(({ what }) => what === 'replaced');
  const lying = frame.step === 'arcane.replace';
  const believed = !revealed && !lying;
  if (believed && !events.some((event) => event.what === 'called' && event.call === 'ok')) return null;
  return {
    of: 'arcane',
    frame,
    revealedCard: revealed?.what === 'arcane-revealed' ? revealed.card : (frame.laid?.cards?.[0] ?? null),
    truthful: revealed?.what === 'arcane-revealed' && revealed.truthful,
    replacedBy: replaced?.what === 'replaced' ? replaced.seat : null,
    identity: resolved.identity,
    believed,
    wounds: events.flatMap((event) => (event.what === 'wounded' && event.amount > 0 ? [{ model: event.model, amount: event.amount }] : [])),
    slain: events.flatMap((event) => (event.what === 'slain' ? [event.model] : [])),
  };
}

/** The table as it was: every player sees the public view of then, and no question is asked. */
export const stillTable = (table: TablePort, view: View): TablePort =>
  new Proxy(table, {
    get(tablePort, name) {
      if (name === 'view') return (seat: Seat | null) => (seat === null ? view : tablePort.view(seat));
      if (name === 'openings') return () => [];
      const value: unknown = Reflect.get(tablePort, name, tablePort);
      return typeof value === 'function' ? value.bind(tablePort) : value;
    },
  });
