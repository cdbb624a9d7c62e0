import { MELEE_CARDS } from '../rules/terms/decks.ts';
import { everyHand, waysToDeal } from './duels/hands.ts';
import { solve } from './duels/showdown.ts';

/** The hands of both sides and the rounds: about the effort of a hard decision. */
const CARDS = { attacker: 5, defender: 3 };
const ROUNDS = 90;

/** A fixed piece of thinking that shows how fast a device is; returns the value of the fight. */
export function trial(): number {
  const pool = MELEE_CARDS.map(() => 3);
  const attackers = everyHand(pool, CARDS.attacker);
  const defenders = everyHand(pool, CARDS.defender);
  const weight = (a: number, d: number): number => waysToDeal(pool, attackers[a] ?? [], defenders[d] ?? []);
  const deals = (hand: readonly number[], card: number, against: number): number => ((card * 3 + against) % 5 > 2 ? (hand[card] ?? 0) : 0);
  return solve({ attackers, defenders, weight, deals, returns: deals }, ROUNDS).value;
}
