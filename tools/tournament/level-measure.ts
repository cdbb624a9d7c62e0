import { measureClaims, USES } from './claims.ts';
import { levelOf, type Thinking } from './pairing.ts';
import { lossesOf } from './plain-duels.ts';

/** The loss of a level in duels against an opponent who knows how it plays, as lines and as data; null when there is no such measure. */
export function levelMeasure(subject: string, name: Thinking): { lines: string[]; json: object } | null {
  const level = levelOf(name);
  if (subject === 'melee') {
    const duels = lossesOf(level).map((loss) => {
      const [value, attacker, defender] = [loss.value, loss.attacker, loss.defender].map((x) => Math.round(x * 1000) / 1000 + 0);
      return { duel: loss.duel, value, attacker, defender };
    });
    const lines = duels.map(
      ({ duel, value, attacker, defender }) => `${name}, ${duel} cards: ${value}, loses ${attacker} attacking, ${defender} defending`,
    );
    return { lines, json: { level: name, measure: subject, duels } };
  }
  if (subject !== 'claims') return null;
  const uses = USES.map((use) => measureClaims(level, use));
  const lines = uses.map(
    (use) =>
      `${name}, ${use.use}: ${use.value} a use; against an opponent who knows its claims ${use.againstBest}, for one who knows its doubts ${use.bestAgainst}; ` +
      `called: ${use.trueCalled} % of true, ${use.falseCalled} % of false claims (${use.falseCalledAlike} % with what callers of true ones hold); lies ${use.lies}`,
  );
  return { lines, json: { level: name, measure: subject, uses } };
}
