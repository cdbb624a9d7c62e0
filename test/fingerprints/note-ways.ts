import type { Trace } from './kept-fingerprints.ts';
import { isClass, plain, shortened, standIns, tried } from './note-export.ts';
import { beginAnew, brief, pathOf, standIn, tell, waits, type Course } from './stand-in.ts';

type Call = (...args: unknown[]) => unknown;
type Made = Record<string, unknown>;
type Replacements = ReadonlyMap<string, () => unknown>;

const MOST_WAYS = 8;
const MOST_ASKED = 2000;
const MOST_HANDED = 6;
const MOST_PARTS = 40;
const NO_REPLACEMENTS: Replacements = new Map();
const isOwn = (value: unknown): value is Call => typeof value === 'function' && pathOf(value) === undefined && !isClass(value);
const fails = (): unknown => Promise.reject(new Error('fails'));

/** Goes on once so much time has passed that no timer is left. */
export type RunTimers = () => Promise<void>;

async function step(run: () => unknown): Promise<[unknown, unknown]> {
  try {
    let value = run();
    value = value instanceof Promise ? await waits(value) : (await waits(Promise.resolve()), value);
    return [tried(() => plain(value)), value];
  } catch (error) {
    return [shortened(error), undefined];
  }
}

/** One way to use a thing: it is made, one of its parts is used twice, and the callbacks that it hands on are called. Notes each call and the fields afterwards. */
class Way {
  readonly #course: Course;
  readonly seen: unknown[] = [];

  constructor(
    private readonly make: () => unknown,
    private readonly runTimers: RunTimers,
    replacements: Replacements = NO_REPLACEMENTS,
  ) {
    this.#course = beginAnew(true);
    this.#course.handed = [];
    this.#course.most = MOST_ASKED;
    this.#course.replacements = replacements;
  }

  /** `use`: what is done with what was made. `handed`: which of the listeners hears something, all of them where none is named. */
  async go(use: (made: unknown) => unknown, handed: number | null): Promise<void> {
    const [made, thing] = await step(this.make);
    this.seen.push(made);
    const given: unknown[] = [];
    for (const time of [1, 2]) {
      tell(`time ${time}`);
      const [value, result] = await step(() => use(thing));
      this.seen.push(value);
      given.push(Array.isArray(result) ? (result as unknown[])[1] : result);
    }
    const listeners = (this.#course.handed ?? []).slice(0, MOST_HANDED);
    // the first way back of two is taken: the second one stays
    if (isOwn(given[0])) await step(given[0]);
    for (const [place, listener] of listeners.entries()) {
      if (handed !== null && handed !== place) continue;
      for (const time of [1, 2]) {
        tell(`heard ${place} ${time}`);
        this.seen.push((await step(() => listener(standIn(`${place}.a`), standIn(`${place}.b`))))[0]);
      }
    }
    this.seen.push(shownBy(thing));
    await this.runTimers();
  }

  get listeners(): number {
    return Math.min(this.#course.handed?.length ?? 0, MOST_HANDED);
  }
  get ways(): [string, string][] {
    return [...this.#course.ways].slice(-MOST_WAYS);
  }
  get noted(): unknown {
    this.#course.isOver = true;
    return [this.seen, [...this.#course.done]];
  }
}

/** Whatever can be read of a thing without doing anything. */
function shownBy(thing: unknown): unknown {
  if (typeof thing !== 'object' || thing === null || pathOf(thing) !== undefined) return null;
  const maker = Object.getPrototypeOf(thing) as object;
  const getters = maker === Object.prototype ? [] : Object.entries(Object.getOwnPropertyDescriptors(maker)).filter(([, { get }]) => get);
  return [tried(() => plain(thing)), ...getters.map(([key]) => [key, tried(() => plain((thing as Made)[key]))])];
}

/** `note` writes down what comes of each way. */
async function noteUse(
  note: (way: number | string, noted: unknown) => void,
  make: () => unknown,
  use: (made: unknown) => unknown,
  runTimers: RunTimers,
): Promise<void> {
  const tryWay = async (replacements: Replacements, handed: number | null, name: number | string): Promise<Way> => {
    const way = new Way(make, runTimers, replacements);
    await way.go(use, handed);
    note(name, way.noted);
    return way;
  };
  const { listeners, ways } = await tryWay(NO_REPLACEMENTS, -1, 'alone');
  for (let place = 0; place < listeners; place += 1) await tryWay(NO_REPLACEMENTS, place, place);
  for (const [path, kind] of ways) {
    await tryWay(new Map([[path, () => (kind === 'list' ? [] : null)]]), null, `without ${path}`);
    if (kind === 'call') await tryWay(new Map([[path, fails]]), null, `${path} fails`);
  }
}

/** What a function or a class gives out, one way after the other: with everything there, and with each thing that it asks for missing or failing. */
export async function noteWays(trace: Trace, name: string, value: unknown, runTimers: RunTimers): Promise<void> {
  if (typeof value !== 'function' || pathOf(value) !== undefined) return;
  const noting =
    (part: string) =>
    (way: number | string, noted: unknown): void =>
      trace.note(name, [part, way, noted]);
  const make = isClass(value)
    ? (): unknown => new value(...standIns(Math.max(value.length, 2)))
    : (): unknown => (value as Call)(...standIns(value.length));
  await noteUse(noting('made'), make, () => null, runTimers);
  const course = beginAnew(true);
  course.handed = [];
  course.most = MOST_ASKED;
  const [, made] = await step(make);
  const thing = Array.isArray(made) ? (made as unknown[])[1] : made;
  if (typeof thing !== 'object' || thing === null || pathOf(thing) !== undefined) return;
  const ownKeys = Object.entries(Object.getOwnPropertyDescriptors(thing)).flatMap(([key, { value: field }]) => (isOwn(field) ? [key] : []));
  const inherited = isClass(value) ? methodsOf(thing) : [];
  for (const key of [...new Set([...inherited, ...ownKeys])].slice(0, MOST_PARTS)) {
    const use = (given: unknown): unknown => {
      const object = (Array.isArray(given) ? (given as unknown[])[1] : given) as Made;
      const part = object[key];
      return isOwn(part) ? part.apply(object, standIns(part.length)) : brief(part);
    };
    await noteUse(noting(key), make, use, runTimers);
  }
}

function methodsOf(thing: object): string[] {
  const keys: string[] = [];
  for (
    let owner = Object.getPrototypeOf(thing) as object | null;
    owner && owner !== Object.prototype;
    owner = Object.getPrototypeOf(owner) as object | null
  )
    for (const [key, { value }] of Object.entries(Object.getOwnPropertyDescriptors(owner)))
      if (typeof value === 'function' && key !== 'constructor') keys.push(key);
  return keys;
}
