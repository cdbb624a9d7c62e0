import type { Look } from '../look.ts';
import type { Mod, Signature } from '../terms/card-language.ts';
import type { ModelId } from '../terms/ids.ts';
import { conditionsHold, valueOf } from './reading.ts';
import type { Reading } from './named-by.ts';

/** The modifiers that a signature move gives its bearer now, multiplied by the copies. @rule SIG-6 SIG-7 SIG-8 */
export function signatureMods(look: Look, move: { signature: Signature; model: ModelId; enemy: ModelId; copies: number }): Mod[] {
  const { signature, model, enemy, copies } = move;
  const reading: Reading = { look, self: model, ability: signature.id, bound: { enemy } };
  return (signature.mods ?? []).flatMap((part) =>
    conditionsHold(reading, part.if ?? []) ? part.mods.map((mod) => frozen(reading, mod, copies)) : [],
  );
}

/** A modifier whose number is fixed now and multiplied by the copies. */
export function frozen(reading: Reading, mod: Mod, copies: number): Mod {
  switch (mod.mod) {
    case 'stat':
    case 'harvest':
      return { ...mod, by: valueOf(reading, mod.by) * copies };
    case 'dealt':
    case 'suffered':
      return mod.by === 'null' ? mod : { ...mod, by: valueOf(reading, mod.by) * copies };
    case 'cost':
      return {
        ...mod,
        ...(mod.by === undefined ? {} : { by: valueOf(reading, mod.by) * copies }),
        ...(mod.set === undefined || mod.set === 'nothing' ? {} : { set: valueOf(reading, mod.set) }),
      };
    default:
      return mod;
  }
}
