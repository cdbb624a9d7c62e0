import { measureClaims, USES } from './claims.ts';
import { levelOf, type Name } from './pairing.ts';
import { lossesOf } from './plain-duels.ts';

/** What a level loses in duels to somebody who knows how it plays, as lines and as data; null when there is no such measure. */
export function measured(what: string, name: Exclude<Name, 'random'>): { lines: string[]; json: object } | null {
  const level = levelOf(name);
  if (what === 'melee') {
    const duels = lossesOf(level).map((one) => {
      const [value, attacker, defender] = [one.value, one.attacker, one.defender].map((x) => Math.round(x * 1000) / 1000 + 0);
      return { duel: one.duel, value, attacker, defender };
    });
    const lines = duels.map(
      ({ duel, value, attacker, defender }) => `${name}, ${duel} cards: ${value}, loses ${attacker} attacking, ${defender} defending`,
    );
    return { lines, json: { level: name, measure: what, duels } };
  }
  if (what !== 'claims') return null;
  const uses = USES.map((use) => measureClaims(level, use));
  const lines = uses.map(
    (one) =>
      `${name}, ${one.use}: ${one.value} a use; against whoever knows its claims ${one.againstBest}, for whoever knows its doubts ${one.bestAgainst}; ` +
      `called: ${one.trueCalled} % of true, ${one.falseCalled} % of false claims (${one.falseCalledAlike} % with what callers of true ones hold); lies ${one.lies}`,
  );
  return { lines, json: { level: name, measure: what, uses } };
}
