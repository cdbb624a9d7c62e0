import type { CharacterId } from '../rules/terms/ids.ts';

/** Ids that were published once, and what leads on from them: what is kept under the old one is found under the new one. */
export const RENAMED: ReadonlyMap<string, string> = new Map<string, string>([]);

/** What a character, or a product, is called now. */
export const nowCalled = (id: CharacterId): CharacterId => RENAMED.get(id) ?? id;
