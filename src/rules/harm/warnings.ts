import type { Play } from '../play.ts';
import { abilitiesOf } from '../printed/abilities-of.ts';
import { rulesInForce } from '../printed/table-cards.ts';
import { textOf } from '../printed/text-of.ts';
import { triggered } from '../reading/moments/triggers.ts';
import type { Ability, ActionName, Eff } from '../terms/card-language.ts';
import { doing } from '../terms/card-language/nodes.ts';
import type { DamageType } from '../terms/factions.ts';
import type { EffectsFrame } from '../terms/frame.ts';
import type { Sharpened } from '../terms/frame-notes.ts';
import type { ModelId } from '../terms/ids.ts';

/** The frames of the dealer's texts that change damage before all others. */
export const openings = (play: Play, dealer: ModelId, type: DamageType | null, action: ActionName | null): EffectsFrame[] =>
  triggered(play, { on: 'would-deal', by: dealer, type, action });

/** The kind of damage that is about to be marked. */
export interface Danger {
  type: DamageType | null;
  action: ActionName | null;
  /** Passive abilities of the dealer's enemies do not change it. */
  past?: Sharpened['past'];
  /** No passive ability averts or redirects it. @rule DMG-9 */
  whole?: boolean;
}

/** The frames of the texts on `would-suffer`, to be pended before damage is marked. */
export function warnings(
  play: Play,
  dealer: ModelId | null,
  danger: Danger,
  blows: () => readonly { to: ModelId; amount: number }[],
): EffectsFrame[] {
  const heard = play.onBoard.some(({ id }) => abilitiesOf(play, id).some(isWarned));
  const byCard = play.seats.some((seat) => rulesInForce(play, seat).some(({ rule }) => 'when' in rule && rule.when.on === 'would-suffer'));
  if (!heard && !byCard) return [];
  const merged = new Map<ModelId, number>();
  for (const { to, amount } of blows()) merged.set(to, (merged.get(to) ?? 0) + amount);
  const { type, action, past, whole } = danger;
  return [...merged]
    .flatMap(([to, amount]) => (amount > 0 ? triggered(play, { on: 'would-suffer', by: dealer, to, amount, type, action }) : []))
    .filter(({ model }) => past === undefined || dealer === null || play.friends(dealer, model))
    .filter(({ text }) => !whole || 'card' in text || LESSENING.every((kind) => doing(textOf(play, text), kind).length === 0));
}

/** The effects by which a passive ability protects a victim. */
const LESSENING: readonly Eff['do'][] = ['avert', 'redirect', 'lessen'];

const isWarned = (ability: Ability): boolean =>
  ability.kind === 'passive' && ability.rules.some((rule) => 'when' in rule && rule.when.on === 'would-suffer');
