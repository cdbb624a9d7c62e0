import { briefly } from './drawn-page.ts';
import { page } from './page-node.ts';

/** A port of the app whose calls are recorded; the methods in `replaced` replace its own. */
export function watched<T extends object>(name: string, port: T, replaced: Partial<Record<keyof T, unknown>> = {}): T {
  const keys = new Set<string>();
  for (let owner: object | null = port; owner !== null && owner !== Object.prototype; owner = Object.getPrototypeOf(owner) as object | null)
    for (const [key, { value }] of Object.entries(Object.getOwnPropertyDescriptors(owner)))
      if (typeof value === 'function' && key !== 'constructor') keys.add(key);
  for (const key of keys) {
    const method = (replaced as Record<string, unknown>)[key] ?? (port as Record<string, unknown>)[key];
    const value = (...args: unknown[]): unknown => {
      page.tell(`${name}.${key}(${args.map((arg) => briefly(arg)).join()})`);
      return (method as (...given: unknown[]) => unknown).apply(port, args);
    };
    Object.defineProperty(port, key, { configurable: true, enumerable: true, writable: true, value });
  }
  return port;
}
