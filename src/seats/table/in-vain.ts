import { names } from '../../rules/terms/card-language/nodes.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type { SeatTable } from './seat-table.ts';

/** Card texts that may still matter when a card does nothing to the model it meets. */
const MENDING = ['null-as-zero', 'swap-card', 'lends-signature'];

/**
 * Whether everybody can see that an answer to a question of a melee changes nothing: how many copies are shown of a card, or what type its damage is
 * of, where ∅ is printed for the card it meets and no signature move may take its place. Hands are not looked at. @rule CRT-3
 */
export function isInVain(opening: Opening, { view, cards }: SeatTable): boolean {
  const frame = view.stack.at(-1);
  if (frame?.kind !== 'melee' || (opening.kind !== 'critical' && opening.kind !== 'damage-type')) return false;
  const { side } = opening;
  const [card, answer] = [frame.played[side], frame.played[side === 'attacker' ? 'defender' : 'attacker']];
  if (!card || !answer) return false;
  const { models } = view.table;
  const signatureOf = (id: string) => cards.characters[models[id]?.character ?? '']?.signature ?? null;
  const fighter = frame.fighters[side];
  const upgraded = frame.upgraded[side] ? signatureOf(frame.lent?.[side] ?? fighter) : null;
  if ((upgraded ?? cards.melee[card]).deal[answer].hit !== null) return false;
  if (opening.kind === 'critical' && (opening.card !== undefined || signatureOf(fighter)?.upgrades === card)) return false;
  const texts = Object.values(models).map((model) => [
    model,
    cards.characters[model.character],
    (model.upgrades ?? []).map((id) => cards.upgrades?.[id]),
  ]);
  return !MENDING.some((word) => names(texts, word));
}
