import { names } from '../../rules/terms/card-language/nodes.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type { SeatTable } from './seat-table.ts';

/** Parts of texts by which an answer may still matter although ∅ is printed. */
const MENDING = ['null-as-zero', 'swap-card', 'lends-signature'];

/**
 * True if all players can see that an answer about copies or a damage type changes nothing: ∅ is printed against the other card, and no
 * signature move can replace the card. Hands do not matter. @rule CRT-3
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
