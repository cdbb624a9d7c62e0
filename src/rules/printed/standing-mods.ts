import type { Look } from '../look.ts';
import type { Bound } from '../terms/frame-notes.ts';
import type { Ability, Character, Mod, Rule } from '../terms/card-language.ts';
import type { AbilityId, ModelId } from '../terms/ids.ts';
import type { Lasting, Model } from '../terms/match.ts';

/** The abilities that lasting effects have given and that were not lost again. */
export const gainedIn = (lasting: readonly Lasting[]): Ability[] =>
  lasting.flatMap(({ gives, lost }) => (gives && lost === undefined ? [gives] : []));

/** The printed abilities that lasting effects have taken away. */
export const lostIn = (lasting: readonly Lasting[]): AbilityId[] =>
  lasting.flatMap(({ mods, waits }) => (waits ? [] : mods).flatMap((mod) => (mod.mod === 'without' ? [mod.ability] : [])));

/** A modifier on a model, and the text from which it comes. */
export interface HeldMod {
  mod: Mod;
  /** The model that is `self` in the text: numbers and distances are taken from it. */
  from: ModelId;
  ability: AbilityId;
  /** The modifier comes from a passive ability (DMG-9). */
  passive: boolean;
  /** The modifier counts only against this model. */
  against?: ModelId;
  bound: Bound;
}

/** A rule that always holds, and its ability. */
export interface AlwaysRule {
  ability: AbilityId;
  rule: Extract<Rule, { always: Mod[] }>;
}
type RulesByKind = Map<Mod['mod'] | 'all', AlwaysRule[]>;

// Cards never change while they are in play, so the rules of a card are sorted once.
const sorted = new WeakMap<Character, RulesByKind>();
const NONE: AlwaysRule[] = [];

function alwaysIn(abilities: readonly Ability[]): AlwaysRule[] {
  return abilities.flatMap((ability) =>
    ability.kind === 'passive' ? ability.rules.flatMap((rule) => ('always' in rule ? [{ ability: ability.id, rule }] : [])) : [],
  );
}

function byKind(character: Character): RulesByKind {
  const known = sorted.get(character);
  if (known) return known;
  const all = alwaysIn(character.abilities);
  const rules: RulesByKind = new Map([['all', all]]);
  for (const always of all) {
    for (const kind of new Set(always.rule.always.map(({ mod }) => mod))) rules.set(kind, [...(rules.get(kind) ?? []), always]);
  }
  sorted.set(character, rules);
  return rules;
}

/** The rules of a model's passive abilities that always hold and have modifiers of a kind, or of any kind. */
export function alwaysRules(look: Look, model: ModelId, kind: Mod['mod'] | 'all' = 'all'): AlwaysRule[] {
  const printed = byKind(look.character(model)).get(kind) ?? NONE;
  const { lasting } = look.model(model);
  if (lasting.length === 0) return printed;
  const { granted, lost } = changesIn(lasting);
  if (granted.length === 0 && lost.length === 0) return printed;
  return [...printed.filter(({ ability }) => !lost.includes(ability)), ...granted];
}

/** The changes that lasting effects make to the rules that always hold. */
interface AlwaysChanges {
  granted: readonly AlwaysRule[];
  lost: readonly AbilityId[];
}

// The list of lasting effects is the same object until one comes or goes.
const changesKnown = new WeakMap<readonly Lasting[], AlwaysChanges>();

function changesIn(lasting: readonly Lasting[]): AlwaysChanges {
  let changes = changesKnown.get(lasting);
  if (!changes) {
    changes = { granted: alwaysIn(gainedIn(lasting)), lost: lostIn(lasting) };
    changesKnown.set(lasting, changes);
  }
  return changes;
}

/** True if a rule holds in every position: it has no condition, or only conditions on the troupe that are met. @rule CHR-8 */
const isSettled = (look: Look, model: ModelId, { if: conditions = [] }: AlwaysRule['rule']): boolean =>
  conditions.every(
    (condition) => 'inTroupe' in condition && look.match.order.seats[look.model(model).seat]?.troupe.includes(condition.inTroupe) === true,
  );

const NO_MODS: readonly never[] = [];

interface PlainKnown {
  card: Character;
  troupe: readonly string[] | undefined;
  kinds: Map<Mod['mod'], readonly Mod[]>;
}

// A model is the same object until it changes.
const plainKnown = new WeakMap<Model, PlainKnown>();

/** A model's own modifiers of one kind that hold in every position: from its passive rules and from lasting effects. */
export function plainMods<M extends Mod['mod']>(look: Look, model: ModelId, kind: M): readonly Extract<Mod, { mod: M }>[] {
  const bearer = look.model(model);
  if (bearer.lasting.length === 0 && alwaysRules(look, model, kind).length === 0) return NO_MODS;
  const card = look.character(model);
  const troupe = look.match.order.seats[bearer.seat]?.troupe;
  let known = plainKnown.get(bearer);
  if (known?.card !== card || known.troupe !== troupe) {
    known = { card, troupe, kinds: new Map<Mod['mod'], readonly Mod[]>() };
    plainKnown.set(bearer, known);
  }
  let mods = known.kinds.get(kind);
  if (!mods) {
    mods = freshPlainMods(look, model, kind);
    known.kinds.set(kind, mods);
  }
  return mods as readonly Extract<Mod, { mod: M }>[]; // only the lines above write it
}

function freshPlainMods<M extends Mod['mod']>(look: Look, model: ModelId, kind: M): Extract<Mod, { mod: M }>[] {
  const rules = alwaysRules(look, model, kind);
  const mods = rules.flatMap(({ rule }) => (rule.to || !isSettled(look, model, rule) ? [] : rule.always));
  const laid = look.model(model).lasting.length === 0 ? [] : lastingMods(look, model).map(({ mod }) => mod);
  return [...mods, ...laid].filter((mod): mod is Extract<Mod, { mod: M }> => mod.mod === kind);
}

const UNLAID: readonly HeldMod[] = [];

/** The modifiers of lasting effects on a model. Those that wait for its next action or melee attack do not count yet. */
export function lastingMods(look: Look, model: ModelId): readonly HeldMod[] {
  const { lasting } = look.model(model);
  if (lasting.length === 0) return UNLAID;
  return lasting
    .filter(({ until, waits }) => !waits && until !== 'next-action' && until !== 'next-attack')
    .flatMap(({ mods, from, against, passive = false }) =>
      mods.map((mod): HeldMod => ({
        mod,
        from: from.model,
        ability: from.ability,
        passive,
        bound: {},
        ...(against === undefined ? {} : { against }),
      })),
    );
}
