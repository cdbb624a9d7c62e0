import * as v from 'valibot';
import { LIMITS } from '../../packs/limits.ts';
import type { Pack, PackId } from '../../packs/pack.ts';
import type { HostedPack } from '../../ui/contexts/cards/pack-port.ts';
import { readForeign } from '../foreign/read-foreign.ts';

const line = v.pipe(v.string(), v.maxLength(80));
const shape = v.pipe(
  v.array(
    v.object({
      id: v.pipe(line, v.regex(/^[a-z0-9][a-z0-9-]*$/)),
      name: line,
      by: line,
      version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      /** A file in the folder of the list: a path to another host or folder is refused. */
      file: v.pipe(line, v.regex(/^[a-z0-9][a-z0-9.-]*\.json$/)),
    }),
  ),
  v.maxLength(200),
);
type HostEntry = v.InferOutput<typeof shape>[number];

/** The packs beside the app, as listed in `packs/index.json`. Nothing is fetched from another host; a fetched pack stays available offline. */
export class HostPacks {
  readonly #folder: URL;
  #entries: Promise<readonly HostEntry[]> | null = null;

  constructor(page: string) {
    this.#folder = new URL('packs/', page);
  }

  async list(): Promise<readonly HostedPack[]> {
    this.#entries ??= this.#text('index.json').then((text) => {
      const read = v.safeParse(shape, JSON.parse(text));
      return read.success ? read.output : [];
    });
    try {
      return (await this.#entries).map(({ id, name, by, version }) => ({ id, name, by, version }));
    } catch {
      this.#entries = null; // the next call tries again
      return [];
    }
  }

  /** A pack, read in the worker like every file from elsewhere; null where it is not the pack in the list. */
  async fetch(id: PackId): Promise<Pack | null> {
    await this.list();
    const entry = (await this.#entries)?.find((candidate) => candidate.id === id);
    if (!entry) return null;
    try {
      const result = await readForeign({ text: await this.#text(entry.file) }, {});
      return result.kind === 'pack' && result.read.ok && result.read.pack.id === id ? result.read.pack : null;
    } catch {
      return null;
    }
  }

  async #text(file: string): Promise<string> {
    const answer = await fetch(new URL(file, this.#folder), { credentials: 'omit', redirect: 'error' });
    if (!answer.ok) throw new Error(String(answer.status));
    const text = await answer.text();
    if (text.length > LIMITS.letters) throw new Error('too large');
    return text;
  }
}
