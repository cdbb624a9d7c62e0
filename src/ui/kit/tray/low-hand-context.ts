import { createContext } from '@lit/context';

/** True if another player reads from another edge of the screen: then a hand lies low, at its own player's edge. */
export const lowHandContext = createContext<boolean>(Symbol('low hand'));
