import type { WireLine } from '../../glasses/wire.ts';
import { openSocket } from './socket-line.ts';

/** Milliseconds in which a WebSocket has to open. */
const PATIENCE = 5000;

/** A line to the club at an origin; null where none opens. */
export const openClubLine = (host: string): Promise<WireLine | null> => openSocket(`${host.replace(/^http/, 'ws')}/club/line`, PATIENCE);
