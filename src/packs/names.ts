import { typedName } from '../rules/terms/typed-name.ts';
import { LIMITS } from './limits.ts';

/** So many marks on one letter overlap the neighbouring lines. */
const PILED = /\p{M}{3}/u;
/** Names of built-in properties, which look-ups in plain objects would find. */
const BORNE: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));
const SLUG = /^((event|agenda):)?[a-z0-9][a-z0-9-]*(:[a-z0-9][a-z0-9-]*)?$/;
/** The beginnings of ids that name the kind of a card. */
const KINDS: ReadonlySet<string> = new Set(['event', 'agenda']);

/**
 * True if a name may stand on a card: it is visible and has no hidden characters. A tilde is excluded because the words of some languages use it as a
 * mark.
 */
export const isFairName = (name: string, limit: number = LIMITS.name): boolean =>
  name.length > 0 &&
  [...name].length <= limit &&
  name === name.normalize('NFC') &&
  name === typedName(name) &&
  !name.includes('~') &&
  !PILED.test(name.normalize('NFD'));

/** True if a pack may have this id: ids of its cards must not look like those of another kind. */
export const isFairPackId = (id: string): boolean => isFairId(id) && !id.includes(':') && !KINDS.has(id);

/** True if an id is allowed. */
export const isFairId = (id: string): boolean => id.length <= 80 && SLUG.test(id) && !BORNE.has(id);
