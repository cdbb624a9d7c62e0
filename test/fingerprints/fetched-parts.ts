import { readdirSync } from 'node:fs';

const folder = new URL('../../src/', import.meta.url);
/** Files that nothing fetches, and files that start something when they are imported. */
const UNASKED = /^app\/main$|worker$|\.d$|^ui\/gallery\/|^ui\/(?!contexts|page|kit)/u;
/** All files of the app, without their endings. */
export const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -3));

/** Every file that the app fetches, imported beforehand, so that it arrives in a fixed order. `isWanted` chooses among the files. */
export async function fetchAll(isWanted = (_: string): boolean => true): Promise<Map<string, Promise<Record<string, unknown>>>> {
  const modules = new Map<string, Promise<Record<string, unknown>>>();
  for (const file of all)
    if (!UNASKED.test(file) && isWanted(file))
      modules.set(`src/${file}.ts`, Promise.resolve((await import(`../../src/${file}.ts`)) as Record<string, unknown>));
  return modules;
}
