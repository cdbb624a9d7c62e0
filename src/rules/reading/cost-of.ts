import { entry, ledgerCount, type LedgerEntry } from '../ledger.ts';
import type { Look } from '../look.ts';
import { someOf, filterOf } from '../space/missing-facts.ts';
import type { ActionName, Mod } from '../terms/card-language.ts';
import type { AbilityId, ModelId } from '../terms/ids.ts';
import type { SumPart } from '../terms/sum.ts';
import type { HeldMod } from '../printed/standing-mods.ts';
import { modsOfKind, numberOf, readingOf, speaksOf } from './mods.ts';
import { matches } from './reading.ts';

type Costing = HeldMod & { mod: Extract<Mod, { mod: 'cost' }> };

/** True if a modifier for a first action applies to an action of this model at these targets; `null`: the targets are still open. @rule ABL-16 */
function isFirst(look: Look, model: ModelId, modifier: Costing, targets: readonly ModelId[] | null): boolean {
  const { first } = modifier.mod;
  const { from, ability } = modifier;
  if (!first) return true;
  if (first === true) return ledgerCount(look, entry.firstOf(from, ability, model)) === 0;
  if (ledgerCount(look, entry.first(from, ability)) > 0) return false;
  const reading = readingOf(look, modifier);
  return someOf(targets ?? look.onBoard.map(({ id }) => id), (id) => matches(reading, id, first));
}

/** An action whose cost is asked for. */
interface CostedAction {
  action: ActionName;
  /** The cost on its card, or in the book. */
  printed: number;
  ability?: AbilityId;
  targets: readonly ModelId[] | null;
}

/** The ledger entries for the modifiers of first actions that a declared action uses up. @rule ACT-17 CHR-50 */
export function firstsNoted(look: Look, model: ModelId, dear: CostedAction): LedgerEntry[] {
  const mods = pricesOf(look, model, dear, ({ first, priced }) => first !== undefined || priced !== undefined);
  if (mods.length === 0) return [];
  const price = priceBefore(look, model, dear);
  return mods
    .filter(({ mod }) => mod.priced === undefined || mod.priced === price)
    .map(({ from, ability: source, mod }) =>
      mod.priced !== undefined || mod.first === true ? entry.firstOf(from, source, model) : entry.first(from, source),
    );
}

/** The cost modifiers that apply to an action. */
function pricesOf(
  look: Look,
  model: ModelId,
  { action, ability, targets }: CostedAction,
  wanted: (mod: Costing['mod']) => boolean,
): readonly Costing[] {
  const isOf = (mod: Costing['mod']): boolean => wanted(mod) && speaksOf(mod.of, action, ability);
  return filterOf(
    modsOfKind(look, model, 'cost', ability, isOf),
    (modifier) => isOf(modifier.mod) && isFirst(look, model, modifier, targets),
  );
}

/** The cost of an action before texts about the first action with that cost. */
function priceBefore(look: Look, model: ModelId, dear: CostedAction): number {
  const mods = pricesOf(look, model, dear, ({ priced }) => priced === undefined);
  if (mods.some(({ mod }) => mod.set === 'nothing')) return 0;
  const base = mods.reduce(
    (cost, modifier) =>
      modifier.mod.set === undefined || modifier.mod.set === 'nothing' ? cost : numberOf(look, modifier, modifier.mod.set),
    dear.printed,
  );
  const cost = mods.reduce((sum, modifier) => {
    if (modifier.mod.by === undefined) return sum;
    const changed = sum + numberOf(look, modifier, modifier.mod.by);
    return modifier.mod.least === undefined ? changed : Math.max(Math.min(sum, modifier.mod.least), changed);
  }, base);
  return Math.max(0, cost);
}

/** The energy that an action costs a model now at these targets; `null`: at the most favourable ones. @rule ACT-17 CHR-50 */
export function costOf(
  look: Look,
  model: ModelId,
  action: ActionName,
  printed: number,
  { ability, targets = [] }: { ability?: AbilityId; targets?: readonly ModelId[] | null } = {},
): number {
  // hardly any model has a text about costs; at a spoken table only texts about this action are looked for, since reading one may ask for facts
  if (!look.isSpoken && modsOfKind(look, model, 'cost', ability).length === 0) return Math.max(0, printed);
  const dear: CostedAction = { action, printed, targets, ...(ability === undefined ? {} : { ability }) };
  const price = priceBefore(look, model, dear);
  const [cheaper] = pricesOf(look, model, dear, ({ priced }) => priced !== undefined && priced === price).filter(
    ({ from, ability: source }) => ledgerCount(look, entry.firstOf(from, source, model)) === 0,
  );
  return cheaper?.mod.by === undefined ? price : Math.max(0, price + numberOf(look, cheaper, cheaper.mod.by));
}

/** The texts that raise or lower the cost of an action; a text that sets the cost is not among them. @rule ACT-17 */
export function costParts(look: Look, model: ModelId, action: ActionName, ability?: AbilityId): SumPart[] {
  const isOf = (mod: Costing['mod']): boolean => mod.by !== undefined && mod.first === undefined && speaksOf(mod.of, action, ability);
  return filterOf(modsOfKind(look, model, 'cost', ability, isOf), ({ mod }) => isOf(mod)).flatMap((modifier) => {
    const amount = modifier.mod.by === undefined ? 0 : numberOf(look, modifier, modifier.mod.by);
    return amount === 0 ? [] : [{ from: modifier.from, ability: modifier.ability, by: amount }];
  });
}
