import type { CharacterId, UpgradeId } from '../rules/terms/ids.ts';
import { checkTroupe, type Troupe } from './troupe.ts';

/** A troupe as it travels: short names, nothing that is empty; where it is kept and whether it is put away stay behind. */
interface Packed {
  n: string;
  k: string;
  f?: string;
  c: readonly CharacterId[];
  u?: Readonly<Record<CharacterId, readonly UpgradeId[]>>;
  o?: string;
}

export function packTroupe({ name, faction, characters, upgrades, format, notes }: Troupe): Packed {
  const borne = Object.entries(upgrades).filter(([, all]) => all.length > 0);
  return {
    n: name,
    k: format,
    ...(faction === null ? {} : { f: faction }),
    c: characters,
    ...(borne.length > 0 ? { u: Object.fromEntries(borne) } : {}),
    ...(notes === '' ? {} : { o: notes }),
  };
}

/** The troupe in what has travelled, every part of it checked, under an id of its own; null when it is none. */
export function unpackTroupe(content: unknown, id: string): Troupe | null {
  if (typeof content !== 'object' || content === null) return null;
  const { n, k, f = null, c, u = {}, o = '' }: Partial<Record<keyof Packed, unknown>> = content;
  return checkTroupe({ id, name: n, faction: f, characters: c, upgrades: u, format: k, notes: o, archived: false });
}
