import { wholeEvening } from './whole-evening.ts';

wholeEvening(3);
