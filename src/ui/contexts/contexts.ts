import { createContext } from '@lit/context';
import type { DeviceSettings, LibraryPort } from './library-port.ts';

/** All that is kept on this device. */
export const libraryContext = createContext<LibraryPort>(Symbol('library'));

/** How this device is set; given anew with each change. */
export const settingsContext = createContext<DeviceSettings>(Symbol('settings'));
