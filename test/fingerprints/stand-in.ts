/** The most accesses to stand-ins in one call; more are taken for an endless loop. */
const MOST_ASKED = 20_000;
const MOST_CALLBACKS = 40;
const MOST_DONE = 400;
/** The longest name of a stand-in that is still tried as a missing value; names grow with each field and result. */
const LONGEST = 80;

/** One call with stand-ins. `isTold`: calls to them are recorded, their promises settle, and callbacks passed to them are called. */
export class Course {
  asked = 0;
  isOver = false;
  callbacks = 0;
  readonly done: string[] = [];
  /** What is handed on to be called waits here, for a test that calls it later; null: it is called at once. */
  handed: ((...given: unknown[]) => unknown)[] | null = null;
  /** What was asked for so far: a field, a list, or what a call gave. */
  readonly ways = new Map<string, 'field' | 'list' | 'call'>();
  /** What stands in the place of something that is asked for. */
  replacements: ReadonlyMap<string, () => unknown> = new Map();
  most = MOST_ASKED;
  constructor(readonly isTold = false) {}

  ask(): void {
    this.asked += 1;
    if (this.isOver || this.asked > this.most) throw new RangeError('asked without end');
  }
  tell(deed: string): void {
    if (this.isTold && this.done.length < MOST_DONE) this.done.push(deed);
  }
}

let course = new Course();
export const beginAnew = (isTold = false): Course => {
  course.isOver = true;
  course = new Course(isTold);
  return course;
};

const PATH = Symbol('path');
export const pathOf = (value: unknown): string | undefined =>
  typeof value === 'function' ? (value as { [PATH]?: string })[PATH] : undefined;

/** A value that is passed on, two fields deep. */
export function brief(value: unknown, deep = 3): string {
  const path = pathOf(value);
  if (path !== undefined) return path;
  if (typeof value === 'function') return 'ƒ';
  if (typeof value !== 'object' || value === null || deep === 0) return String(value);
  if (Array.isArray(value)) return `[${value.slice(0, 20).map((item) => brief(item, deep - 1)).join()}]`; // prettier-ignore
  if (value instanceof Error) return value.name;
  const fields = Object.entries(value).slice(0, 20);
  return `{${fields.map(([key, field]) => `${key}:${brief(field, deep - 1)}`).join()}}`;
}

/** A small number that depends only on a name. */
const numberOf = (path: string): number => ([...path].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 997, 7) % 7) + 1;

/** Fields that name the kind of an object. */
const KINDS = new Set(
  'kind type code stage state status what ask as mode level window side edge tone points tier outcome shape cause phase pairings winner'.split(
    ' ',
  ),
);

/** What texts and things have too. */
const NOT_LISTED = new Set<PropertyKey>('length slice concat includes indexOf at keys values entries constructor toString'.split(' '));

/**
 * A stand-in for a missing value: its fields and results are stand-ins again; as text it is its own name, as a number a small number, and as a list
 * it has two items. `leaf`: the value of every field that names a kind. `isAnswer`: it is not a promise.
 */
export function standIn(path: string, leaf?: unknown, isAnswer = false): unknown {
  const known = new Map<PropertyKey, unknown>();
  const two = (): unknown[] => [standIn(`${path}.0`, leaf), standIn(`${path}.1`, leaf)];
  const target = (function () {} as () => void).bind(null);
  return new Proxy(target, {
    get(_, key) {
      if (key === PATH) return path;
      // a loop without end that takes a failure for an answer waits for ever
      if (key === 'then' && course.handed !== null && course.asked >= course.most) return () => undefined;
      course.ask();
      if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? numberOf(path) : path);
      if (course.handed !== null && (key === Symbol.iterator || (key in Array.prototype && !NOT_LISTED.has(key))))
        course.ways.set(path, 'list');
      if (key === Symbol.iterator) return () => two()[Symbol.iterator]();
      if (typeof key === 'symbol' || key === 'nodeType' || key === '_$litType$' || key === '_$litDirective$') return undefined;
      if (key === 'toString' || key === 'valueOf') return () => path;
      if (key === 'toJSON') return () => path;
      if (key === 'length' || key === 'size') return 2;
      if (key === 'then' && course.isTold) return isAnswer ? undefined : whenDone(path, leaf);
      if (key in Array.prototype && key !== 'slice' && key !== 'concat')
        return (two() as unknown as Record<PropertyKey, () => void>)[key]?.bind(two());
      if (course.handed !== null && path.length < LONGEST) {
        const field = `${path}.${key}`;
        const replacement = course.replacements.get(field);
        if (replacement) return replacement();
        if (!course.ways.has(field)) course.ways.set(field, 'field');
      }
      if (key === 'faction') return 'dominion';
      if (leaf !== undefined && KINDS.has(key)) return leaf;
      if (!known.has(key)) known.set(key, standIn(`${path}.${key}`, leaf));
      return known.get(key);
    },
    apply: (_, __, args: unknown[]) => {
      course.ask();
      const result = `${path}(${args.map((arg) => pathOf(arg) ?? (typeof arg === 'object' || typeof arg === 'function' ? '' : String(arg))).join()})`;
      course.tell(`${path}(${args.map((arg) => brief(arg)).join()})`);
      if (course.handed !== null && path.length < LONGEST) {
        const replacement = course.replacements.get(result);
        if (replacement) return replacement();
        course.ways.set(result, 'call');
      }
      for (const arg of args) if (typeof arg === 'function') callBack(result, arg as (...given: unknown[]) => unknown, leaf);
      return standIn(result, leaf);
    },
    construct: (_, args: unknown[]) => {
      course.ask();
      course.tell(`new ${path}(${args.map((arg) => brief(arg)).join()})`);
      return standIn(`new ${path}`, leaf) as object;
    },
    has: () => true,
    set: (_, key, value) => {
      course.tell(`${path}.${String(key)}=${brief(value)}`);
      return true;
    },
    deleteProperty: (_, key) => {
      course.tell(`delete ${path}.${String(key)}`);
      return true;
    },
    ownKeys: () => ['first', 'second'],
    getOwnPropertyDescriptor: (_, key) => ({
      value: standIn(`${path}.${String(key)}`, leaf),
      writable: true,
      enumerable: true,
      configurable: true,
    }),
  });
}

/** Settles a promise at once. */
const whenDone =
  (path: string, leaf: unknown) =>
  (then: unknown): unknown => {
    const answer = standIn(path, leaf, true);
    return Promise.resolve(typeof then === 'function' ? (then as (value: unknown) => unknown)(answer) : answer);
  };

/** Calls a function that was passed to a stand-in, once. */
function callBack(path: string, call: (...given: unknown[]) => unknown, leaf: unknown): void {
  if (course.handed !== null && pathOf(call) === undefined) return void course.handed.push(call);
  if (!course.isTold || pathOf(call) !== undefined || course.callbacks >= MOST_CALLBACKS) return;
  course.callbacks += 1;
  try {
    const done = call(standIn(`${path}.a`, leaf), standIn(`${path}.b`, leaf));
    if (done instanceof Promise) done.catch(() => undefined);
    else if (done !== undefined) course.tell(`gives ${brief(done)}`);
  } catch (error) {
    course.tell(error instanceof Error ? error.name : 'thrown');
  }
}

/** Records what is done beside the stand-ins. */
export const tell = (deed: string): void => course.tell(deed);

/** The real `setImmediate`: after it all microtasks have run, whatever clock a test uses. */
const { setImmediate: later } = globalThis;
const turn = (): Promise<void> => new Promise((done) => void later(done));

/** What lets everything go on that was fetched, or put off; a test of parts that do neither has none. */
let goOn: ((turn: () => Promise<void>) => Promise<void>) | null = null;
export const letGoOn = (way: typeof goOn): void => void (goOn = way);

/** What was begun has come to its end, as far as it does by itself. */
export const ended = (): Promise<void> | undefined => goOn?.(turn);

/** The result of a promise that depends only on settled ones. */
export const waits = (promise: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    promise.then(
      (value) => ['done', value],
      (error: unknown) => ['failed', error instanceof Error ? error.name : 'thrown'],
    ),
    (goOn ? goOn(turn) : turn()).then(() => 'waits'),
  ]);

/** The string literals that code compares with, looks up or returns. */
export const literalsIn = (code: string): string[] => [
  ...new Set(
    [...code.matchAll(/["'`]([a-z][a-z0-9-]{1,24})["'`]|([a-z]\w{1,24}): *\(\) *=>/gu)].map(([, quoted, key]) => quoted ?? key ?? ''),
  ),
];
