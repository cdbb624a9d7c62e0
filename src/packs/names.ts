import { typedName } from '../rules/terms/typed-name.ts';
import { LIMITS } from './limits.ts';

/** More marks than that on one letter run into the lines above and below. */
const PILED = /\p{M}{3}/u;
/** Names that every object has: looking one up finds something though nothing is there. */
const BORNE: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));
const SLUG = /^((event|agenda):)?[a-z0-9][a-z0-9-]*(:[a-z0-9][a-z0-9-]*)?$/;
/** So begin ids that tell the kind of a card. */
const KINDS: ReadonlySet<string> = new Set(['event', 'agenda']);

/** Whether a name may stand on a card: something is seen of it, and nothing hides in it. A tilde is a sign of the words of some languages. */
export const isFairName = (name: string, most: number = LIMITS.name): boolean =>
  name.length > 0 &&
  [...name].length <= most &&
  name === name.normalize('NFC') &&
  name === typedName(name) &&
  !name.includes('~') &&
  !PILED.test(name.normalize('NFD'));

/** Whether a pack may have this id: no card of it is mistaken for one of another kind. */
export const isFairPackId = (id: string): boolean => isFairId(id) && !id.includes(':') && !KINDS.has(id);

/** Whether something may have this id. */
export const isFairId = (id: string): boolean => id.length <= 80 && SLUG.test(id) && !BORNE.has(id);
