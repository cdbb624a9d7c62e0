import type { Look } from '../look.ts';
import type { Mod, Value } from '../terms/card-language.ts';
import { DAMAGE_TYPES, type DamageType } from '../terms/factions.ts';
import type { Sharpened } from '../terms/frame-notes.ts';
import type { AbilityId, ModelId } from '../terms/ids.ts';
import type { SumPart, Sum } from '../terms/sum.ts';
import type { HeldMod } from '../printed/standing-mods.ts';
import { modsOfKind, modsOn, numberOf } from '../reading/mods.ts';
import { listOf } from '../space/missing-facts.ts';
import { meleeUnderWay } from '../reading/named-by.ts';

export interface Blow {
  /** The model that deals the damage; null for a player's card. */
  by: ModelId | null;
  to: ModelId;
  type: DamageType | null;
  /** The printed amount; null is ∅. */
  printed: number | null;
  /** In a Critical Hit the printed amount is multiplied by the copies, before any modifier (CRT-2). */
  copies: number;
  melee: boolean;
  /** False when no card deals the damage, because the side is out of range. */
  onCard?: boolean;
  /** Modifiers of signature moves on the damage dealt and on the damage suffered, already multiplied (SIG-8). */
  dealing?: Mod[];
  suffering?: Mod[];
  /** The signature moves from which those modifiers come. */
  moves?: { dealing?: AbilityId; suffering?: AbilityId };
  /** The changes of the damage by the dealer's texts. */
  sharpened?: Sharpened;
  /** The types of the card that the dealer has turned into `type`: modifiers for those types still count. */
  turned?: readonly DamageType[];
}

/** A modifier of damage. `upTo`: it reduces only until all reductions together reach this much. */
type Change = { by: number | 'null'; passive: boolean; from: ModelId; ability: AbilityId; upTo?: number };

/** The damage type that a blow counts as. */
export const typeOf = ({ type, sharpened }: Pick<Blow, 'type' | 'sharpened'>): DamageType | null => sharpened?.as ?? type;

/** Net damage of a blow: base × copies + bonuses − reductions, floored at 0; null when it is ∅. @rule DEF-17 DEF-20 CRT-2 CRT-3 DMG-3 DMG-4 DMG-5 */
export const netDamage = (look: Look, blow: Blow): number | null => sumOf(look, blow).net;

const NOTHING: Sum = { net: null, parts: [] };

/** The net damage of a blow with all its parts. @rule DEF-17 DEF-20 CRT-2 CRT-3 DMG-3 DMG-4 DMG-5 */
export function sumOf(look: Look, blow: Blow): Sum {
  const printed = printedOf(look, blow);
  if (printed === null) return NOTHING;
  const past = blow.sharpened?.past === 'enemy-passives';
  const changes = [...changesOf(look, blow, 'dealt'), ...changesOf(look, blow, 'suffered')]
    .filter(({ by, passive, from }) => !(passive && (by === 'null' || by < 0) && passedBy(look, blow, from)))
    .filter(({ by, passive }) => !(passive && by !== 'null' && by > 0 && isUnraised(look, blow)))
    .filter(({ passive, from }) => !(past && passive && blow.by !== null && !look.friends(blow.by, from)));
  const nulls = changes.filter(({ by }) => by === 'null');
  if (nulls.length > 0) return { net: null, parts: nulls.map(({ from, ability }) => ({ from, ability, by: null })) };
  const parts = [...sharpening(blow), ...counted(changes)].filter(({ by }) => by !== 0);
  return {
    net: Math.max(
      0,
      parts.reduce((sum, { by }) => sum + (by ?? 0), printed * blow.copies),
    ),
    parts,
  };
}

/** The part that the dealer's texts have added to a blow. */
const sharpening = ({ by, sharpened }: Blow): SumPart[] =>
  sharpened?.by && by !== null ? [{ from: by, ability: null, by: sharpened.by }] : [];

/** The amount of each change of a blow; reductions with a limit come last. @rule DMG-3 UPG-15 */
function counted(changes: readonly Change[]): SumPart[] {
  const number = ({ by }: Change): number => (by === 'null' ? 0 : by);
  const part = ({ from, ability }: Change, amount: number): SumPart => ({ from, ability, by: amount });
  const plain = changes.filter(({ upTo }) => upTo === undefined);
  let lessened = plain.reduce((sum, change) => sum - Math.min(0, number(change)), 0);
  const parts = plain.map((change) => part(change, number(change)));
  for (const change of changes) {
    if (change.upTo === undefined) continue;
    const amount = Math.max(0, Math.min(-number(change), change.upTo - lessened));
    lessened += amount;
    parts.push(part(change, -amount));
  }
  return parts;
}

/** The printed damage of a blow; a text may make it 0 where ∅ is printed. */
function printedOf(look: Look, { by, printed, melee, onCard = true }: Blow): number | null {
  if (printed !== null || !melee || by === null || !onCard) return printed;
  return modsOfKind(look, by, 'null-as-zero').length > 0 ? 0 : null;
}

/** True if passive abilities add nothing to a melee blow. */
const isUnraised = (look: Look, { by, melee }: Blow): boolean => melee && by !== null && modsOfKind(look, by, 'unraised').length > 0;

/** True if no passive ability of the victim's side can reduce, avert or redirect the damage or leave it unmarked. @rule DMG-9 */
export const isWhole = (look: Look, blow: Blow): boolean => blow.sharpened?.past === 'enemy-passives' || passedBy(look, blow, blow.to);

/** True if the damage ignores reductions by passive abilities of that model. @rule DMG-9 */
function passedBy(look: Look, { by, melee, dealing = [] }: Blow, bearer: ModelId): boolean {
  if (by === null) return false;
  const dealt = dealing.flatMap((mod) => (mod.mod === 'unreducible' ? [mod] : []));
  const mods = modsOfKind(look, by, 'unreducible').flatMap(({ mod }) => (melee || mod.scope === undefined ? [mod] : []));
  return [...dealt, ...mods].some(({ past }) => past === undefined || !look.friends(by, bearer));
}

/** The changes of a blow on the dealing or on the suffering side. @rule DMG-2 DMG-7 DMG-8 ABL-17 */
function changesOf(look: Look, blow: Blow, kind: 'dealt' | 'suffered'): Change[] {
  const [bearer, opponent, moves] = kind === 'dealt' ? [blow.by, blow.to, blow.dealing] : [blow.to, blow.by, blow.suffering];
  if (bearer === null) return [];
  const ability = blow.moves?.[kind === 'dealt' ? 'dealing' : 'suffering'] ?? '';
  const signature = (moves ?? []).map((mod): HeldMod => ({ mod, from: bearer, ability, passive: false, bound: {} }));
  const counts = typeOf(blow);
  const types = kind === 'dealt' && blow.turned ? blow.turned : counts === null ? [] : [counts];
  const isOf = (mod: Mod): boolean => {
    if (mod.mod !== kind || (mod.scope === 'melee' && !blow.melee) || (mod.scope === 'no-melee' && blow.melee)) return false;
    if (mod.scope === 'attacks' && !(blow.melee && meleeUnderWay(look)?.fighters.attacker === bearer)) return false;
    return !mod.types || types.some((type) => mod.types?.includes(type));
  };
  const wanted = look.isSpoken ? isOf : undefined;
  return listOf([...modsOn(look, bearer, undefined, kind, wanted), ...signature], (modifier) => {
    const { mod, against, passive } = modifier;
    if (mod.mod !== kind || !isOf(mod) || (against !== undefined && against !== opponent)) return [];
    const upTo = mod.mod === 'suffered' && mod.upTo !== undefined ? { upTo: mod.upTo } : {};
    return [{ by: changeBy(look, modifier, mod.by), passive, from: modifier.from, ability: modifier.ability, ...upTo }];
  });
}

const changeBy = (look: Look, modifier: HeldMod, amount: Value | 'null'): number | 'null' =>
  amount === 'null' ? 'null' : numberOf(look, modifier, amount);

interface TypeChoice {
  /** The types of the card, after texts that convert them without a choice. */
  plain: readonly DamageType[];
  /** The optional conversions. */
  turns: readonly { as: DamageType; from: DamageType[] }[];
}

function choiceOf(look: Look, model: ModelId, printed: readonly DamageType[]): TypeChoice {
  const isAny = modsOfKind(look, model, 'any-type').length > 0;
  const texts = modsOfKind(look, model, 'dealt-as').map(({ mod }) => mod);
  const forced = texts.filter(({ optional }) => !optional);
  const plain = isAny ? DAMAGE_TYPES : printed.map((type) => forced.find(({ from }) => !from || from.includes(type))?.as ?? type);
  const turns = texts
    .filter(({ optional }) => optional)
    .map(({ as, from }) => ({ as, from: plain.filter((type) => type !== as && (!from || from.includes(type))) }))
    .filter(({ from }) => from.length > 0);
  return { plain, turns };
}

/** The damage types that a fighter may choose for a card or signature move, after texts that convert them, in the order of MEL-2. @rule DMG-1 */
export function typesFor(look: Look, model: ModelId, printed: readonly DamageType[]): DamageType[] {
  const { plain, turns } = choiceOf(look, model, printed);
  return DAMAGE_TYPES.filter((type) => plain.includes(type) || turns.some(({ as }) => as === type));
}

/** The types that a fighter converts into `type` by choosing it. @rule DMG-2 */
export function turnedInto(look: Look, model: ModelId, printed: readonly DamageType[], type: DamageType | null): Pick<Blow, 'turned'> {
  const turned = choiceOf(look, model, printed).turns.flatMap(({ as, from }) => (as === type ? from : []));
  return turned.length > 0 ? { turned } : {};
}
