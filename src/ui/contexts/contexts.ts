import { createContext } from '@lit/context';
import type { DeviceSettings, LibraryPort } from './library-port.ts';
import type { ShellPort } from './shell-port.ts';
import type { TablePort } from './table-port.ts';

/** All that is kept on this device. */
export const libraryContext = createContext<LibraryPort>(Symbol('library'));

/** The events of this window. */
export const shellContext = createContext<ShellPort>(Symbol('shell'));

/** How this device is set; given again with each change. */
export const settingsContext = createContext<DeviceSettings>(Symbol('settings'));

/** The match as it is shown; given again whenever something else of it is to be seen. */
export const tableContext = createContext<TablePort>(Symbol('table'));
