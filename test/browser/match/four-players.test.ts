import { wholeEvening } from '../drivers/whole-evening.ts';

wholeEvening(4);
