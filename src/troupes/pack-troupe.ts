import type { CharacterId, UpgradeId } from '../rules/terms/ids.ts';
import { checkTroupe, type Troupe } from './troupe.ts';

/** A troupe in a short form for sharing: short field names, no empty fields, and neither its id nor whether it is archived. */
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

/** The troupe in a shared form, fully checked and with a new id; null when it is invalid. */
export function unpackTroupe(content: unknown, id: string): Troupe | null {
  if (typeof content !== 'object' || content === null) return null;
  const { n, k, f = null, c, u = {}, o = '' }: Partial<Record<keyof Packed, unknown>> = content;
  return checkTroupe({ id, name: n, faction: f, characters: c, upgrades: u, format: k, notes: o, archived: false });
}
