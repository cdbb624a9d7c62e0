import type { TemplateResult } from 'lit';
import { StorageFailed } from '../../../src/storage/database/storage-failed.ts';
import { deep, type SampleLibrary } from '../screens/sample-library.ts';

export const torn = (): Promise<never> => Promise.reject(new Error('torn'));
export const full = (): Promise<never> => Promise.reject(new StorageFailed('full'));

/** Work that fails the first time, and is done each time after it. */
export function firstly<Rest extends readonly unknown[], T>(fail: () => Promise<never>, later: (...rest: Rest) => Promise<T>) {
  let hasFailed = false;
  return (...rest: Rest): Promise<T> => {
    if (hasFailed) return later(...rest);
    hasFailed = true;
    return fail();
  };
}

/** A screen of which one thing fails, and what a player does so that it fails. */
export interface Failing {
  name: string;
  screen: (library: SampleLibrary) => TemplateResult;
  break: (library: SampleLibrary) => unknown;
  deed?: (screen: Element) => unknown;
  /** A sentence that must not be there. */
  never?: string;
  /** What a player does so that it succeeds after the failure, and whether the screen then shows what it should. */
  then?: { again: (screen: Element) => unknown; shows: (screen: Element) => unknown };
}

export const fire = (screen: Element, part: string, type: string, detail?: unknown): void => {
  const element = deep(screen, part);
  if (!element) throw new Error(`no element matches ${part}`);
  element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
};

/** Chooses a file in the file field of a screen. */
export function choose(screen: Element): void {
  const field = deep<HTMLInputElement>(screen, 'input[type="file"]');
  if (!field) throw new Error('no field for a file');
  const files = new DataTransfer();
  files.items.add(new File(['x'], 'some.file'));
  field.files = files.files;
  field.dispatchEvent(new Event('change'));
}

const { text: textOfFile, arrayBuffer } = Blob.prototype;

/** Chooses a file that the device cannot read. */
export function chooseTorn(screen: Element): void {
  Object.assign(Blob.prototype, { text: torn, arrayBuffer: torn });
  choose(screen);
}

/** Makes files readable again. */
export const mendFiles = (): unknown => Object.assign(Blob.prototype, { text: textOfFile, arrayBuffer });
