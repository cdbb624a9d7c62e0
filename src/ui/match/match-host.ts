import type { ReactiveControllerHost } from 'lit';
import type { TablePort } from '../contexts/table-port.ts';

/** All that a part of a match knows of the screen: the table. What a part reads of another it is handed when it is made. */
export interface MatchHost extends ReactiveControllerHost {
  readonly table: TablePort;
}
