import { createContext } from '@lit/context';

/** Nobody else looks at this glass: a secret that was opened need not be held open. */
export const aloneContext = createContext<boolean>(Symbol('alone'));
