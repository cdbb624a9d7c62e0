import { patient } from '../../glasses/patient-line.ts';
import type { WireLine } from '../../../glasses/wire.ts';
import { openSocket } from './socket-line.ts';
import { openStream } from './stream-line.ts';

/** Milliseconds in which a connection has to open. */
const PATIENCE = 5000;

/** A connection to the club at an origin: a WebSocket, or an event stream with posts where no WebSocket opens. Null where neither opens. */
export async function openClubLine(host: string): Promise<WireLine | null> {
  const line = (await openSocket(`${host.replace(/^http/, 'ws')}/club/line`, PATIENCE)) ?? (await openStream(host, PATIENCE));
  return line && patient(line);
}
