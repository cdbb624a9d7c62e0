import type { CharacterId } from '../rules/terms/ids.ts';

/** Former ids and the present ones, so that data saved under a former id is still found. */
export const RENAMED: ReadonlyMap<string, string> = new Map<string, string>([]);

/** The present id of a character or a product. */
export const nowCalled = (id: CharacterId): CharacterId => RENAMED.get(id) ?? id;
