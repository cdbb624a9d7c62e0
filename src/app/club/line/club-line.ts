import { patient } from '../../glasses/patient-line.ts';
import type { WireLine } from '../../../glasses/wire.ts';
import { openSocket } from './socket-line.ts';
import { openStream } from './stream-line.ts';

/** Milliseconds in which a line has to open. */
const PATIENCE = 5000;

/** A line to the club at an origin: a WebSocket, or where none opens, an event stream with posts. Null where neither opens. */
export async function openClubLine(host: string): Promise<WireLine | null> {
  const line = (await openSocket(`${host.replace(/^http/, 'ws')}/club/line`, PATIENCE)) ?? (await openStream(host, PATIENCE));
  return line && patient(line);
}
