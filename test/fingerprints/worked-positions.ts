import { readdirSync, readFileSync } from 'node:fs';
import { catalogue } from '../../src/cards/index.ts';
import { advance, beginRecord, type Advanced, type Folded } from '../../src/record/match-record.ts';
import { firstDecline } from '../../src/record/scenario/decline.ts';
import { readScenario, type Scenario } from '../../src/record/scenario/scenario.ts';
import { scenarioCards, scenarioSetup } from '../../src/record/scenario/setting.ts';
import { isAskedFor, named } from '../../src/rules/index.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Reason } from '../../src/rules/terms/reason.ts';

const golden = new URL('../golden/', import.meta.url);

/** Every worked example, in the order of their files' names. */
export const scenarios = readdirSync(golden)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name): Scenario[] =>
    [JSON.parse(readFileSync(new URL(name, golden), 'utf8')) as unknown].flat().flatMap((json) => {
      const read = readScenario(json);
      return read.ok ? [read.scenario] : [];
    }),
  );

/** A position of a worked example and the events that led to it, or the reason of a refused decision. */
export type Passed = { folded: Folded; events: (Advanced & { ok: true })['events'] } | { refused: Reason };

/** The positions of a worked example in order; questions without a decision in the example are declined. */
export function* positionsOf(scenario: Scenario): Generator<Passed> {
  const cards = scenarioCards(scenario, catalogue);
  let folded = beginRecord(scenarioSetup(scenario, cards), cards);
  yield { folded, events: folded.record.prologue };
  function* take(decision: Decision): Generator<Passed> {
    const taken = advance(folded, decision);
    if (!taken.ok) return yield { refused: taken.reason };
    folded = taken.folded;
    yield { folded, events: taken.events };
  }
  for (const next of scenario.decisions.filter((item) => 'kind' in item) as Decision[]) {
    const aside = (): Decision | null => (isAskedFor(folded.match, named(folded.match, next)) ? null : firstDecline(folded.match, cards));
    for (let entry = aside(); entry; entry = aside()) yield* take(entry);
    yield* take(next);
  }
}
