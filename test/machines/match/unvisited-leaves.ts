const HOLD = 'To hold is to pass, and nothing the app offers is called so; the worked example `hold-is-pass` says it once for all.';

/** What of the order of play neither a worked example nor a random match comes to, and why. A test fails when a reason is missing or no longer needed. */
export const UNVISITED: Readonly<Record<string, string>> = {
  'setup.pick ← hold': HOLD,
  'replenish ← hold': HOLD,
  'activation.act ← hold': HOLD,
  'melee.going-for-it ← hold': HOLD,
  'melee.follow-up ← hold': HOLD,
  'arcane.claim ← hold': HOLD,
  'arcane.replace ← hold': HOLD,
  'arcane.again ← hold': HOLD,
  'effects ← hold': HOLD,
};
