declare const WHOLE: boolean;

/** Everything is asked for (`npm run test:whole`). */
export const whole = WHOLE;

/** How often a kind of question is looked at on every glass: to lay a screen out anew costs more than anything else there. `npm run test:whole` looks twice. */
export const EVERYWHERE = WHOLE ? 2 : 1;

/** Of so many times that a kind of question comes once it has been looked at on every glass, one is looked at, on one of them; `npm run test:whole` looks each time. */
export const AGAIN = WHOLE ? 1 : 12;

/** How many of the glasses are laid out: the devices that people have, and large words on the smallest; `npm run test:whole` takes all. */
export const FIRST_GLASSES = WHOLE ? Infinity : 5;

/** Seeds of the matches that are looked at: the shortest; `npm run test:whole` looks at two in which far more happens, too. */
export const MATCHES = WHOLE ? ['9', '6', '39'] : ['9'];
