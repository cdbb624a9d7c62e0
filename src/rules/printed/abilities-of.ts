import type { Look } from '../look.ts';
import type { Bound } from '../terms/frame-notes.ts';
import type { Ability, Arcane, Character, Mod, Passive, Rule } from '../terms/card-language.ts';
import type { AbilityId, ModelId } from '../terms/ids.ts';
import type { Lasting, Model } from '../terms/match.ts';
import { castOf } from './cast.ts';
import { usesLeft } from './text-of.ts';

/** The abilities a model has now: printed, then granted ones, then those of the slain that it may use. */
export function abilitiesOf(look: Look, model: ModelId): Ability[] {
  const abilities = ownAbilities(look, model);
  const channel = channelOf(abilities);
  return channel ? [...abilities, ...channelled(look, model, abilities, channel)] : abilities;
}

function ownAbilities(look: Look, model: ModelId): Ability[] {
  const lent = abilityLenders(look).length === 0 ? [] : abilitiesLent(look, model);
  return withGranted(look, model, lent.length === 0 ? look.character(model).abilities : [...look.character(model).abilities, ...lent]);
}

// The list of a model's effects is the same object until one comes or goes.
const grantedKnown = new WeakMap<readonly Lasting[], { abilities: Ability[]; all: Ability[] }>();

/** These abilities without those that effects have taken away, and those that effects have given: one that is gained after a loss is another one. @rule ABL-27 */
function withGranted(look: Look, model: ModelId, abilities: Ability[]): Ability[] {
  const { lasting } = look.model(model);
  if (lasting.length === 0) return abilities;
  const known = grantedKnown.get(lasting);
  if (known?.abilities === abilities) return known.all;
  const lost = lostIn(lasting);
  const granted = gainedIn(lasting);
  const all = lost.length + granted.length === 0 ? abilities : [...abilities.filter(({ id }) => !lost.includes(id)), ...granted];
  grantedKnown.set(lasting, { abilities, all });
  return all;
}

/** Abilities that effects have given and that are still there. */
export const gainedIn = (lasting: readonly Lasting[]): Ability[] =>
  lasting.flatMap(({ gives, lost }) => (gives && lost === undefined ? [gives] : []));

// Cards never change while they are in play, and lists of granted abilities are not many.
const channels = new WeakMap<readonly Ability[], Passive | null>();

/** The passive by which arcane abilities of the slain are used; null when there is none. */
function channelOf(abilities: readonly Ability[]): Passive | null {
  let channel = channels.get(abilities);
  if (channel === undefined) {
    channel =
      abilities.find(
        (ability): ability is Passive =>
          ability.kind === 'passive' &&
          ability.rules.some((rule) => 'always' in rule && rule.always.some(({ mod }) => mod === 'channels-slain')),
      ) ?? null;
    channels.set(abilities, channel);
  }
  return channel;
}

/** Between the id of an ability of the slain and whose it is, where another of that id is at hand. */
const OF = '@';

/** An ability's own id, by which cards name it; of the slain, another one of that id may be at hand. @rule CHR-35 */
export const plainId = (id: AbilityId): AbilityId => id.split(OF)[0] ?? id;

// Cards never change while they are in play.
const texts = new WeakMap<Ability, string>();

/** All that an ability says but its limit. */
function freeText(ability: Ability): string {
  let text = texts.get(ability);
  if (text === undefined) {
    const { limit: _, ...free } = ability;
    text = JSON.stringify(free);
    texts.set(ability, text);
  }
  return text;
}

/**
 * Arcane abilities printed on friendly slain models, each once, as long as the passive may be used. Those that share their id with one of
 * the model's own, or with another one that says something else, are told apart by whose they are. @rule CRD-17 CHR-35
 */
function channelled(look: Look, model: ModelId, abilities: readonly Ability[], channel: Passive): Arcane[] {
  if (usesLeft(look, model, channel.id, channel.limit) <= 0) return [];
  const fallen = look.models.filter(({ id, status }) => status === 'slain' && id !== model && look.friends(model, id));
  const taken = new Set(abilities.map(({ id }) => id));
  const seen = new Set(abilities.flatMap((ability) => (ability.limit?.per === 'game' ? [] : [freeText(ability)])));
  return fallen.flatMap(({ id: model, character }) =>
    look.character(model).abilities.flatMap((printed) => {
      if (printed.kind !== 'arcane') return [];
      const { limit, ...free } = printed;
      const text = freeText(printed);
      if (seen.has(text)) return [];
      seen.add(text);
      const ability = limit?.per === 'turn' ? printed : free;
      if (!taken.has(ability.id)) {
        taken.add(ability.id);
        return [ability];
      }
      return [{ ...ability, id: `${ability.id}${OF}${character}`, name: `${ability.name} (${look.character(model).name})` }];
    }),
  );
}

/** The passive by which a model uses this ability of the slain; null for one of its own. */
export function channelFor(look: Look, model: ModelId, ability: AbilityId): Passive | null {
  const abilities = ownAbilities(look, model);
  return abilities.some(({ id }) => id === ability) ? null : channelOf(abilities);
}

/** Abilities of a card that effects have taken away. */
const lostIn = (lasting: readonly Lasting[]): AbilityId[] =>
  lasting.flatMap(({ mods, waits }) => (waits ? [] : mods).flatMap((mod) => (mod.mod === 'without' ? [mod.ability] : [])));

/** One ability of a model; null when it does not have it now. */
export function abilityOf(look: Look, model: ModelId, id: AbilityId): Ability | null {
  return abilitiesOf(look, model).find((ability) => ability.id === id) ?? null;
}

/** Whether the use of an ability is a Step. @rule CHR-4 */
export function isStep(look: Look, model: ModelId, id: AbilityId): boolean {
  const ability = abilityOf(look, model, id);
  return ability?.kind === 'active' && ability.as === 'step';
}

/** Whether a model has an ability of this name: what is printed in brackets behind it (whose thrall somebody is) makes no other one. */
export const hasAbility = (look: Look, model: ModelId, id: AbilityId): boolean =>
  abilitiesOf(look, model).some((ability) => ability.id === id || (ability.name.endsWith(']') && ability.id.startsWith(`${id}-`)));

/** A modifier on a model, and by whose text. */
export interface HeldMod {
  mod: Mod;
  /** `self` of the text; what is counted or measured is seen from it. */
  from: ModelId;
  ability: AbilityId;
  /** It comes from a passive ability (DMG-9). */
  passive: boolean;
  /** It counts against this model alone. */
  against?: ModelId;
  bound: Bound;
}

/** A rule of a passive that is always on, and whose it is. */
export interface AlwaysRule {
  ability: AbilityId;
  rule: Extract<Rule, { always: Mod[] }>;
}
type RulesByKind = Map<Mod['mod'] | 'all', AlwaysRule[]>;

// Cards never change while they are in play, so what they always say is sorted once a card.
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

/** The rules of a model's passives that are always on and carry modifiers of a kind; all of them when no kind is named. */
export function alwaysRules(look: Look, model: ModelId, kind: Mod['mod'] | 'all' = 'all'): AlwaysRule[] {
  const printed = byKind(look.character(model)).get(kind) ?? NONE;
  const { lasting } = look.model(model);
  if (lasting.length === 0) return printed;
  const { granted, lost } = changesIn(lasting);
  if (granted.length === 0 && lost.length === 0) return printed;
  return [...printed.filter(({ ability }) => !lost.includes(ability)), ...granted];
}

/** What effects change of the rules that are always on. */
interface AlwaysChanges {
  granted: readonly AlwaysRule[];
  lost: readonly AbilityId[];
}

// As above.
const changesKnown = new WeakMap<readonly Lasting[], AlwaysChanges>();

function changesIn(lasting: readonly Lasting[]): AlwaysChanges {
  let changes = changesKnown.get(lasting);
  if (!changes) {
    changes = { granted: alwaysIn(gainedIn(lasting)), lost: lostIn(lasting) };
    changesKnown.set(lasting, changes);
  }
  return changes;
}

/** Whether a rule holds whatever becomes of the position: it has no condition, or one on the troupe alone that is met. @rule CHR-8 */
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

// A model is the same object until something of it changes.
const plainKnown = new WeakMap<Model, PlainKnown>();

/** Modifiers of one kind of a model's own that hold whatever the position: passive rules of that sort, and effects that last. */
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
  return mods as readonly Extract<Mod, { mod: M }>[]; // written above alone
}

function freshPlainMods<M extends Mod['mod']>(look: Look, model: ModelId, kind: M): Extract<Mod, { mod: M }>[] {
  const rules = alwaysRules(look, model, kind);
  const mods = rules.flatMap(({ rule }) => (rule.to || !isSettled(look, model, rule) ? [] : rule.always));
  const laid = look.model(model).lasting.length === 0 ? [] : lastingMods(look, model).map(({ mod }) => mod);
  return [...mods, ...laid].filter((mod): mod is Extract<Mod, { mod: M }> => mod.mod === kind);
}

const UNLAID: readonly HeldMod[] = [];

/** Modifiers that effects laid on a model. What waits for its next action or melee attack does not count yet. */
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

const reloads = ({ id }: Ability): boolean => id.startsWith('reload-');

/** Whether a model has an ability that makes a weapon usable again. */
export const canReload = (look: Look, model: ModelId): boolean => abilitiesOf(look, model).some(reloads);

/** Every ability asked for asks who lends some, and hardly anybody does. */
function abilityLenders(look: Look): readonly ModelId[] {
  const { found } = castOf(look);
  let lenders = found.get('ability lenders');
  if (!lenders) {
    lenders = look.onBoard.map(({ id }) => id).filter((id) => plainMods(look, id, 'lends-ability').length > 0);
    found.set('ability lenders', lenders);
  }
  return lenders;
}

/** Abilities that others lend to this model, each once. @rule CHR-4 */
function abilitiesLent(look: Look, model: ModelId): Ability[] {
  if (look.model(model).status !== 'board') return [];
  const near = abilityLenders(look).filter((lender) => look.friends(lender, model));
  const lent = near.flatMap((lender) =>
    plainMods(look, lender, 'lends-ability')
      .filter((mod) => keywordsOf(look, model).some((word) => mod.is.includes(word)) && isLent(look, lender, model, mod.in))
      .map(({ ability }) => ability),
  );
  return lent.filter(({ id }, index) => lent.findIndex((twin) => twin.id === id) === index);
}

/** Near enough; without a board, the player who uses a lent ability says so by using it. */
const isLent = (look: Look, lender: ModelId, model: ModelId, inches: number): boolean =>
  look.worlds.some((seen) => seen.space.within(lender, model, inches));

/** Every keyword asked for asks who lends some, and hardly anybody does. */
function lendersOf(look: Look): readonly ModelId[] {
  const { found } = castOf(look);
  let lenders = found.get('lenders');
  if (!lenders) {
    lenders = look.onBoard.map(({ id }) => id).filter((id) => plainMods(look, id, 'lends-keyword').length > 0);
    found.set('lenders', lenders);
  }
  return lenders;
}

/** Keywords that others lend to this model. Lending itself depends on keywords: only the model's own ones count for it. @rule CRD-21 */
const lentTo = (look: Look, model: ModelId): string[] =>
  lendersOf(look).flatMap((lender) =>
    look.friends(lender, model) && withGranted(look, model, look.character(model).abilities).some(reloads)
      ? plainMods(look, lender, 'lends-keyword').map(({ add }) => add)
      : [],
  );

/** Keywords as they count now; conditional texts do not change them. @rule CRD-2 */
export function keywordsOf(look: Look, model: ModelId): string[] {
  const { keywords } = look.character(model);
  const added = plainMods(look, model, 'keyword').map(({ add }) => add);
  const lent = lendersOf(look).length === 0 ? [] : lentTo(look, model);
  return added.length + lent.length === 0 ? keywords : [...keywords, ...added, ...lent];
}
