declare const WHOLE: boolean;

/** How often a kind of question is looked at on every glass: to lay a screen out anew costs more than anything else there. `npm run test:whole` looks twice. */
export const EVERYWHERE = WHOLE ? 2 : 1;

/** Seeds of the matches that are looked at: the shortest; `npm run test:whole` looks at two in which far more happens, too. */
export const MATCHES = WHOLE ? ['9', '6', '39'] : ['9'];
