import type { Happening } from '../rules/terms/happening.ts';
import type { Seat } from '../rules/terms/ids.ts';

type Secretive = Extract<Happening, { secret: unknown }>;
/** An event as a seat may know it; `secret` is there only for the seat that it names. */
export type Witnessed =
  | Exclude<Happening, Secretive>
  | (Secretive extends infer H ? (H extends Secretive ? Omit<H, 'secret'> & Partial<Pick<H, 'secret'>> : never) : never);

/** The events of a decision as a seat witnessed them; `null` is a watcher. */
export const eventsFor = (events: readonly Happening[], seat: Seat | null): Witnessed[] =>
  eventsForSome(events, seat === null ? [] : [seat]);

/** The same for all seats of one device. */
export function eventsForSome(events: readonly Happening[], seats: readonly Seat[]): Witnessed[] {
  return events.map((event): Witnessed => {
    if (!('secret' in event) || seats.includes(event.secret.to)) return event;
    const { secret: _kept, ...shared } = event;
    return shared;
  });
}
