import { entry, ledgerCount } from '../ledger.ts';
import type { Look } from '../look.ts';
import type { Bound } from '../terms/frame-notes.ts';
import type { Ability, Eff, Outcome, Passive, Rule, Signature } from '../terms/card-language.ts';
import { valueOf as numberOn, type ArcaneCard } from '../terms/decks.ts';
import { keptBy } from './kept-cards.ts';
import { fits } from '../terms/card-fit.ts';
import type { EffectsFrame, TextRef } from '../terms/frame.ts';
import type { AbilityId, ModelId, Seat } from '../terms/ids.ts';
import { impossible } from '../violation.ts';

type At = (string | number)[];

/** A field of a node or an entry of a list. */
function down(node: unknown, key: string | number): unknown {
  if (typeof node !== 'object' || node === null) return undefined;
  return (node as Record<string | number, unknown>)[key]; // a card is plain data, so a missing field is undefined
}

/** The list of effects that a reference names. */
export function textOf(look: Look, text: TextRef): readonly Eff[] {
  if ('inline' in text) return text.inline;
  if ('card' in text)
    return effectsAt(look.cards.tableCards?.[text.card], text.at) ?? impossible(`no text ${text.card} ${text.at.join('.')}`);
  if ('upgrade' in text) {
    const printed = look.cards.upgrades?.[text.upgrade]?.abilities.find(({ id }) => id === text.ability);
    return effectsAt(printed, text.at) ?? impossible(`no text ${text.upgrade} ${text.ability} ${text.at.join('.')}`);
  }
  const card = look.cards.characters[text.character] ?? impossible(`no card ${text.character}`);
  const source: Ability | Signature | null =
    card.abilities.find(({ id }) => id === text.ability) ?? (card.signature?.id === text.ability ? card.signature : null);
  return effectsAt(source, text.at) ?? impossible(`no text ${text.ability} ${text.at.join('.')}`);
}

/** The list of effects at a path below a node; null when there is none. */
export function effectsAt(node: unknown, path: At): readonly Eff[] | null {
  const effects = path.reduce(down, node);
  return Array.isArray(effects) ? (effects as Eff[]) : null; // a list at such a path always has effects
}

/** A reference to a text of a model's ability: the place on its card or upgrade when it is printed there, else the text itself. */
export function refTo(look: Look, model: ModelId, source: Ability | Signature, path: At): TextRef {
  const { upgrades = [] } = look.model(model);
  const upgrade = upgrades.find((id) => look.cards.upgrades?.[id]?.abilities.includes(source as Ability));
  if (upgrade !== undefined) return { upgrade, ability: source.id, at: path };
  const { id, abilities, signature } = look.character(model);
  if (signature === source || abilities.includes(source as Ability)) return { character: id, ability: source.id, at: path };
  return { inline: [...(effectsAt(source, path) ?? [])], name: source.id };
}

/** A reference to a list below the effect at a place of a text. */
export const textBelow = (text: TextRef, place: At, path: At, list: readonly Eff[]): TextRef =>
  'inline' in text ? { inline: [...list], name: text.name } : { ...text, at: [...text.at, ...place, ...path] };

type Fresh = Pick<EffectsFrame, 'model' | 'ability' | 'text' | 'seat' | 'resisting'> & Partial<EffectsFrame>;

/** A frame that runs a text from its beginning. */
export const effectsFrame = (fields: Fresh): EffectsFrame => ({
  kind: 'effects',
  step: 'effects',
  place: [0],
  bound: {},
  copies: 1,
  flipped: [],
  ...fields,
});

/** The next seat to the left that has not conceded; it resists a text without an enemy target. @rule ARC-6 WIN-7 */
export const leftOf = (look: Look, seat: Seat): Seat =>
  look.clockwise(seat).find((next) => !look.match.order.seats[next]?.conceded) ?? seat;

/** The seat itself, or the one to its left when it has conceded. @rule WIN-7 */
export const orLeftOf = (look: Look, seat: Seat): Seat => (look.match.order.seats[seat]?.conceded ? leftOf(look, seat) : seat);

/** The first outcome that fits an identity, and its place on the card; null when none fits. @rule ARC-21 */
export function outcomeFor({ outcomes = [] }: { outcomes?: Outcome[] }, identity: ArcaneCard): { outcome: Outcome; index: number } | null {
  const index = outcomes.findIndex(({ on }) => fits(identity, on));
  const outcome = outcomes[index];
  return outcome ? { outcome, index } : null;
}

/** The kinds of effect that may have a catastrophe. */
const FLIPS: readonly unknown[] = ['flip', 'guess', 'deal-each'] satisfies Eff['do'][];

/** The path to the first catastrophe of a flip or a deal in this node; null when there is none. */
function flipIn(node: unknown, path: At): At | null {
  if (typeof node !== 'object' || node === null) return null;
  const { do: kind, catastrophe } = node as { do?: unknown; catastrophe?: unknown };
  if (FLIPS.includes(kind) && Array.isArray(catastrophe) && catastrophe.length > 0) return [...path, 'catastrophe'];
  for (const [key, inner] of Object.entries(node)) {
    const deeper = flipIn(inner, [...path, Array.isArray(node) ? Number(key) : key]);
    if (deeper) return deeper;
  }
  return null;
}

/** The path to the catastrophe of an ability: among the outcomes of an arcane one, in a flip of any other; null when it has none. @rule ARC-39 CHR-71 */
export function catastropheAt(ability: Ability): At | null {
  if (ability.kind !== 'arcane') return flipIn(ability, []);
  const index = ability.outcomes.findIndex(({ on }) => fits('catastrophe', on));
  return index < 0 ? null : ['outcomes', index, 'do'];
}

/** The triggered rule of a passive ability at this index; null when there is none. */
export function ruleOf(ability: Passive | null, index: number): Extract<Rule, { when: unknown }> | null {
  const rule = ability?.rules[index];
  return rule && 'when' in rule ? rule : null;
}

/** The names that a declaration binds. */
export function boundBy(declaration: { targets?: ModelId[]; stone?: string; terrain?: string; identity?: ArcaneCard }): Bound {
  return {
    ...(declaration.targets && declaration.targets.length > 0 ? { target: declaration.targets } : {}),
    ...(declaration.stone === undefined ? {} : { stone: declaration.stone }),
    ...(declaration.terrain === undefined ? {} : { terrain: declaration.terrain }),
    ...(declaration.identity === undefined ? {} : { X: numberOn(declaration.identity) }),
  };
}

/** The number of times that a card may still be used this turn. */
export const cardUsesLeft = (look: Look, seat: Seat, card: string, { max = 1 }: { max?: number }): number =>
  max - ledgerCount(look, entry.card(seat, card));

/**
 * The number of times that an ability may still be used; Infinity without a limit. With `unlessAdded` at least once while its player has kept cards.
 * @rule CRD-17
 */
export function usesLeft(
  look: Look,
  model: ModelId,
  ability: AbilityId,
  limit: { per: 'turn' | 'game'; max?: number; unlessAdded?: true } | undefined,
): number {
  if (!limit) return Infinity;
  const used = look.model(model).used[ability] ?? { turn: 0, game: 0 };
  const remaining = (limit.max ?? 1) - (limit.per === 'turn' ? used.turn : used.game);
  return limit.unlessAdded && keptBy(look, look.model(model).controller).length > 0 ? Math.max(1, remaining) : remaining;
}
