import type { Look } from '../look.ts';
import type { Mod, Value } from '../terms/card-language.ts';
import { DAMAGE_TYPES, type DamageType } from '../terms/factions.ts';
import type { ModelId } from '../terms/ids.ts';
import type { Held } from './abilities-of.ts';
import { modsOfKind, modsOn, numberOf } from './mods.ts';

export interface Blow {
  by: ModelId;
  to: ModelId;
  type: DamageType | null;
  /** Printed value; null = ∅. */
  printed: number | null;
  /** Critical hit: printed × copies, before any modifier (CRT-2). */
  copies: number;
  melee: boolean;
  /** Modifiers of signature moves in force, already multiplied (SIG-8): on what is dealt, on what is suffered. */
  dealing?: Mod[];
  suffering?: Mod[];
}

type Change = { by: number | 'null'; passive: boolean };

/** Net damage of a blow: base × copies + bonuses − reductions, floored at 0; null when it is ∅. @rule DEF-17 DEF-20 CRT-2 CRT-3 DMG-3 DMG-4 DMG-5 */
export function netDamage(look: Look, blow: Blow): number | null {
  if (blow.printed === null) return null;
  const changes = [...changesOf(look, blow, 'dealt'), ...changesOf(look, blow, 'suffered')].filter(
    ({ by, passive }) => !(passive && (by === 'null' || by < 0) && isUnreducible(look, blow)),
  );
  if (changes.some(({ by }) => by === 'null')) return null;
  const sum = changes.reduce((total, { by }) => (by === 'null' ? total : total + by), blow.printed * blow.copies);
  return Math.max(0, sum);
}

/** @rule DMG-9 */
function isUnreducible(look: Look, { by, dealing = [] }: Blow): boolean {
  return dealing.some(({ mod }) => mod === 'unreducible') || modsOfKind(look, by, 'unreducible').length > 0;
}

/** What changes a blow on the dealing or the suffering side. @rule DMG-2 DMG-7 DMG-8 */
function changesOf(look: Look, blow: Blow, kind: 'dealt' | 'suffered'): Change[] {
  const [bearer, other, moves] = kind === 'dealt' ? [blow.by, blow.to, blow.dealing] : [blow.to, blow.by, blow.suffering];
  const signature = (moves ?? []).map((mod): Held => ({ mod, from: bearer, ability: '', passive: false, bound: {} }));
  return [...modsOn(look, bearer, undefined, kind), ...signature].flatMap((held) => {
    const { mod, against, passive } = held;
    if (mod.mod !== kind || (against !== undefined && against !== other)) return [];
    if (mod.scope === 'melee' && !blow.melee) return [];
    if (mod.types && !(blow.type && mod.types.includes(blow.type))) return [];
    return [{ by: changeBy(look, held, mod.by), passive }];
  });
}

const changeBy = (look: Look, held: Held, by: Value | 'null'): number | 'null' => (by === 'null' ? 'null' : numberOf(look, held, by));

/** The damage types a fighter may choose for a card or signature, after texts that convert them, in the order of MEL-2. @rule DMG-1 */
export function typesFor(look: Look, model: ModelId, printed: readonly DamageType[]): DamageType[] {
  const texts = modsOfKind(look, model, 'dealt-as').map(({ mod }) => mod);
  const forced = texts.filter(({ optional }) => !optional);
  const converted = printed.map((type) => forced.find(({ from }) => !from || from.includes(type))?.as ?? type);
  const added = texts
    .filter(({ optional, from }) => optional && converted.some((type) => !from || from.includes(type)))
    .map(({ as }) => as);
  return DAMAGE_TYPES.filter((type) => converted.includes(type) || added.includes(type));
}
