import type { ReactiveControllerHost } from 'lit';
import type { TablePort } from '../contexts/table-port.ts';

/** The host of a part of the match screen: a part knows only the table. What it needs of another part it gets through its constructor. */
export interface MatchHost extends ReactiveControllerHost {
  readonly table: TablePort;
}
