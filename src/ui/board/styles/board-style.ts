import { clearing, colours } from './clearing-style.ts';
import { terrain } from './terrain-style.ts';
import { coinStyle } from './coin-style.ts';
import { frame, hands } from './glass-style.ts';
import { overlay } from './overlay-style.ts';
import { pieces } from './piece-style.ts';

/** All styles of the board. */
export const boardStyle = [colours, frame, clearing, terrain, coinStyle, pieces, overlay, hands];
