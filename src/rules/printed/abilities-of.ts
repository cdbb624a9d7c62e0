import type { Look } from '../look.ts';
import type { Ability, Arcane, Passive } from '../terms/card-language.ts';
import type { AbilityId, ModelId } from '../terms/ids.ts';
import type { Lasting } from '../terms/match.ts';
import { castOf } from './cast.ts';
import { gainedIn, lostIn, plainMods } from './standing-mods.ts';
import { usesLeft } from './text-of.ts';

/** The abilities of a model now: printed ones, then gained ones, then those of slain friends that it may use. */
export function abilitiesOf(look: Look, model: ModelId): Ability[] {
  const abilities = ownAbilities(look, model);
  const channel = channelOf(abilities);
  return channel ? [...abilities, ...channelled(look, model, abilities, channel)] : abilities;
}

function ownAbilities(look: Look, model: ModelId): Ability[] {
  const lent = abilityLenders(look).length === 0 ? [] : abilitiesLent(look, model);
  return withGranted(look, model, lent.length === 0 ? look.character(model).abilities : [...look.character(model).abilities, ...lent]);
}

// The list of a model's lasting effects is the same object until one comes or goes.
const grantedKnown = new WeakMap<readonly Lasting[], { abilities: Ability[]; all: Ability[] }>();

/**
 * Abilities without the ones that lasting effects have taken away, and with the ones that they have given; a loss does not remove one gained later.
 * @rule ABL-27
 */
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

// Cards never change while they are in play, and there are few lists of gained abilities.
const channels = new WeakMap<readonly Ability[], Passive | null>();

/** The passive ability with `channels-slain`; null when there is none. */
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

/** Separates the id of a slain model's ability from the model's, when two abilities have the same id. */
const OF = '@';

/** The id by which cards name an ability, without the slain model that may follow it. @rule CHR-35 */
export const plainId = (id: AbilityId): AbilityId => id.split(OF)[0] ?? id;

// Cards never change while they are in play.
const texts = new WeakMap<Ability, string>();

/** An ability as text, without its limit, for comparing. */
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
 * The arcane abilities printed on slain friends, each once, as long as the passive ability may be used. If one has the id of the model's own
 * ability, or of a different one, the slain model is added to its id. @rule CRD-17 CHR-35
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

/** The passive ability by which a model uses this ability of a slain model; null for its own ability. */
export function channelFor(look: Look, model: ModelId, ability: AbilityId): Passive | null {
  const abilities = ownAbilities(look, model);
  return abilities.some(({ id }) => id === ability) ? null : channelOf(abilities);
}

/** One ability of a model; null when it does not have it now. */
export function abilityOf(look: Look, model: ModelId, id: AbilityId): Ability | null {
  return abilitiesOf(look, model).find((ability) => ability.id === id) ?? null;
}

/** True if the use of an ability is a Step. @rule CHR-4 */
export function isStep(look: Look, model: ModelId, id: AbilityId): boolean {
  const ability = abilityOf(look, model, id);
  return ability?.kind === 'active' && ability.as === 'step';
}

/** True if a model has an ability of this name. A suffix in brackets, such as the master of a thrall, does not matter. */
export const hasAbility = (look: Look, model: ModelId, id: AbilityId): boolean =>
  abilitiesOf(look, model).some((ability) => ability.id === id || (ability.name.endsWith(']') && ability.id.startsWith(`${id}-`)));

const reloads = ({ id }: Ability): boolean => id.startsWith('reload-');

/** True if a model has an ability that reloads a weapon. */
export const canReload = (look: Look, model: ModelId): boolean => abilitiesOf(look, model).some(reloads);

/** The models that lend abilities. Kept, because it is needed for every ability and hardly any model lends one. */
function abilityLenders(look: Look): readonly ModelId[] {
  const { results: found } = castOf(look);
  let lenders = found.get('ability lenders');
  if (!lenders) {
    lenders = look.onBoard.map(({ id }) => id).filter((id) => plainMods(look, id, 'lends-ability').length > 0);
    found.set('ability lenders', lenders);
  }
  return lenders;
}

/** The abilities that other models lend to this one, each once. @rule CHR-4 */
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

/** True if the lender is near enough. At a spoken table a player who uses a lent ability thereby says so. */
const isLent = (look: Look, lender: ModelId, model: ModelId, inches: number): boolean =>
  look.worlds.some((seen) => seen.space.within(lender, model, inches));

/** The models that lend keywords. Kept, because it is needed for every keyword and hardly any model lends one. */
function lendersOf(look: Look): readonly ModelId[] {
  const { results: found } = castOf(look);
  let lenders = found.get('lenders');
  if (!lenders) {
    lenders = look.onBoard.map(({ id }) => id).filter((id) => plainMods(look, id, 'lends-keyword').length > 0);
    found.set('lenders', lenders);
  }
  return lenders;
}

/** The keywords that other models lend to this one. Lending depends on abilities to reload; lent abilities do not count for it. @rule CRD-21 */
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
