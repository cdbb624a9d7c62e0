import { createContext } from '@lit/context';

/** Somebody else reads from another edge of the glass: a hand lies low, at the edge of its own player. */
export const lowHandContext = createContext<boolean>(Symbol('low hand'));
