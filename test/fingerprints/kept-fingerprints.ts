import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.ts';

/** The file to which the values themselves are written, one a line, so that changes can be looked up. */
const values = process.env['FINGERPRINT_VALUES'];
/** `npm run fingerprints` writes the present fingerprints. */
const isWritten = process.env['npm_lifecycle_event'] === 'fingerprints';
const MOST_SHOWN = 25;

/** The events of one example, by aspect. */
export class Trace {
  readonly #prints = new Map<string, string>();
  readonly #values = new Map<string, unknown[]>();

  note(aspect: string, value: unknown): void {
    this.#prints.set(aspect, fingerprint([this.#prints.get(aspect), value]));
    if (values !== undefined) this.#values.set(aspect, [...(this.#values.get(aspect) ?? []), value]);
  }

  /** One word for each aspect. */
  get line(): string {
    return [...this.#prints].map(([aspect, print]) => `${aspect}=${print.slice(0, 5)}`).join(' ');
  }

  writeTo(folder: string, name: string): void {
    for (const [aspect, noted] of this.#values)
      writeFileSync(`${folder}/${name.replaceAll('/', '-')}.${aspect}.jsonl`, noted.map((value) => `${JSON.stringify(value)}\n`).join(''));
  }
}

/** The differences between these traces and those in the stored file; `npm run fingerprints` writes the file again. */
export function differing(file: string, traces: ReadonlyMap<string, Trace>): string[] {
  const path = new URL(`${file}.txt`, import.meta.url);
  const lines = [...traces].map(([name, trace]) => `${name} ${trace.line}`);
  if (values !== undefined) {
    mkdirSync(`${values}/${file}`, { recursive: true });
    for (const [name, trace] of traces) trace.writeTo(`${values}/${file}`, name);
  }
  if (isWritten) writeFileSync(path, `${lines.join('\n')}\n`);
  const set = new Set(existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : []);
  const before = new Map([...set].map((line) => [line.split(' ', 1)[0], line.split(' ')]));
  const changed = lines
    .filter((line) => !set.has(line))
    .map((line) => {
      const [name = '', ...aspects] = line.split(' ');
      const others = aspects.filter((aspect) => before.get(name)?.includes(aspect) !== true).map((aspect) => aspect.split('=')[0]);
      return `${name}: ${others.join(', ')}`;
    });
  const ids = [...before.keys()].filter((name) => !traces.has(name ?? '')).map((name) => `${name}: gone`);
  return [...changed, ...ids].slice(0, MOST_SHOWN);
}
