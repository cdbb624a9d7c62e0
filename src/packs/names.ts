import { typedName } from '../rules/terms/typed-name.ts';
import { LIMITS } from './limits.ts';

/** More marks than that on one letter run into the lines above and below. */
const PILED = /\p{M}{3}/u;
/** Names that every object has: looking one up finds something though nothing is there. */
const BORNE: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));
const SLUG = /^[a-z0-9][a-z0-9-]*(:[a-z0-9][a-z0-9-]*)?$/;

/** Whether a name may stand on a card: something is seen of it, and nothing hides in it. A tilde is a sign of the words of some languages. */
export const isFairName = (name: string, most: number = LIMITS.name): boolean =>
  name.length > 0 &&
  [...name].length <= most &&
  name === name.normalize('NFC') &&
  name === typedName(name) &&
  !name.includes('~') &&
  !PILED.test(name.normalize('NFD'));

/** Whether something may have this id. */
export const isFairId = (id: string): boolean => id.length <= 80 && SLUG.test(id) && !BORNE.has(id);
