import { createContext } from '@lit/context';

/** No other person looks at this screen: an opened secret need not be held open. */
export const aloneContext = createContext<boolean>(Symbol('alone'));
