/** So often a stand-in may be asked for something in one call; then it is taken for a loop without end. */
const MOST_ASKED = 20_000;
let asked = 0;
export const beginAnew = (): void => void (asked = 0);

const PATH = Symbol('path');
export const pathOf = (value: unknown): string | undefined =>
  typeof value === 'function' ? (value as { [PATH]?: string })[PATH] : undefined;

/** A small number that hangs on a name alone. */
const numberOf = (path: string): number => ([...path].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 997, 7) % 7) + 1;

/** Fields that say which of several kinds something is. */
const KINDS = new Set(
  'kind type code stage state status what ask as mode level window side edge tone points tier outcome shape cause phase pairings winner'.split(
    ' ',
  ),
);

/**
 * Something that stands for a value nobody has made: whatever is read of it or comes of calling it is a stand-in again, in a text it is its own
 * name, in a sum a small number, and in a loop it is two. `leaf`: what each field
 * is that says which kind it is.
 */
export function standIn(path: string, leaf?: unknown): unknown {
  const known = new Map<PropertyKey, unknown>();
  const two = (): unknown[] => [standIn(`${path}.0`, leaf), standIn(`${path}.1`, leaf)];
  const ask = (): void => {
    asked += 1;
    if (asked > MOST_ASKED) throw new RangeError('asked without end');
  };
  const target = (): void => undefined;
  return new Proxy(target, {
    get(_, key) {
      ask();
      if (key === PATH) return path;
      if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? numberOf(path) : path);
      if (key === Symbol.iterator) return () => two()[Symbol.iterator]();
      if (typeof key === 'symbol' || key === 'nodeType' || key === '_$litType$' || key === '_$litDirective$') return undefined;
      if (key === 'toString' || key === 'valueOf') return () => path;
      if (key === 'toJSON') return () => path;
      if (key === 'length' || key === 'size') return 2;
      if (key in Array.prototype && key !== 'slice' && key !== 'concat')
        return (two() as unknown as Record<PropertyKey, () => void>)[key]?.bind(two());
      if (key === 'faction') return 'dominion';
      if (leaf !== undefined && KINDS.has(key)) return leaf;
      if (!known.has(key)) known.set(key, standIn(`${path}.${key}`, leaf));
      return known.get(key);
    },
    apply: (_, __, args: unknown[]) => {
      ask();
      return standIn(
        `${path}(${args.map((arg) => pathOf(arg) ?? (typeof arg === 'object' || typeof arg === 'function' ? '' : String(arg))).join()})`,
        leaf,
      );
    },
    has: () => true,
    set: () => true,
    ownKeys: () => ['first', 'second'],
    getOwnPropertyDescriptor: (_, key) => ({
      value: standIn(`${path}.${String(key)}`, leaf),
      writable: true,
      enumerable: true,
      configurable: true,
    }),
  });
}

/** The words that a piece of code compares with, looks up or gives back. */
export const literalsIn = (code: string): string[] => [
  ...new Set(
    [...code.matchAll(/["'`]([a-z][a-z0-9-]{1,24})["'`]|([a-z]\w{1,24}): *\(\) *=>/gu)].map(([, quoted, key]) => quoted ?? key ?? ''),
  ),
];
