import { createContext } from '@lit/context';

/** True if only one player looks at this screen: then opened secrets stay open without a finger on them. */
export const aloneContext = createContext<boolean>(Symbol('alone'));
