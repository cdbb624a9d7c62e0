import { createContext } from '@lit/context';
import type { DeviceSettings, LibraryPort } from './library-port.ts';
import type { ShellPort } from './shell-port.ts';
import type { TablePort } from './table-port.ts';

/** Everything outside a match: settings, matches, boards and everything else this device stores. */
export const libraryContext = createContext<LibraryPort>(Symbol('library'));

/** The state of this window: its place, its error, a newer edition. */
export const shellContext = createContext<ShellPort>(Symbol('shell'));

/** The settings of this device; provided again after each change. */
export const settingsContext = createContext<DeviceSettings>(Symbol('settings'));

/** The table on the screen; provided again whenever the screen has something else to show. */
export const tableContext = createContext<TablePort>(Symbol('table'));
