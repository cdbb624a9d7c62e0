import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { LEVEL, type Level } from '../../src/players/levels.ts';
import { think } from '../../src/players/think.ts';
import { advance, beginRecord } from '../../src/record/match-record.ts';
import { firstDecline } from '../../src/record/scenario/decline.ts';
import { readScenario, type Scenario } from '../../src/record/scenario/scenario.ts';
import { scenarioCards, scenarioSetup } from '../../src/record/scenario/setting.ts';
import { isAskedFor, named, openingsOf } from '../../src/rules/index.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { OpeningKind } from '../../src/rules/terms/opening.ts';
import { viewFor } from '../../src/seats/view.ts';
import { whole } from '../browser/whole-suite.ts';

const golden = new URL('../golden/', import.meta.url);

const scenarios = readdirSync(golden)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name): Scenario[] => {
    const all: unknown = JSON.parse(readFileSync(new URL(name, golden), 'utf8'));
    return (Array.isArray(all) ? all : [all]).flatMap((value) => {
      const read = readScenario(value);
      return read.ok ? [read.scenario] : [];
    });
  });

/** Somebody who thinks as little as may be, and plays every second duel by chance. */
const HASTY: Level = {
  ...LEVEL.club,
  nodes: 2,
  pick: 1,
  hands: 2,
  rounds: 2,
  melee: { hands: 4, rounds: 3 },
  claims: { hands: 4, rounds: 4 },
  trembles: 50,
};
/** What is asked in every match and thought about long; here it is asked what comes between. */
const LONG = new Set<OpeningKind>(['act', 'activate', 'deploy', 'faction', 'troupe', 'draft', 'going-for-it']);
/** By chance, now the one way, now the other. */
const BY_LOT = new Set<OpeningKind>(['melee-card', 'claim']);

/** What a computer is at a loss about, question by question as a worked example asks them. */
function losses(scenario: Scenario): string[] {
  const cards = scenarioCards(scenario, catalogue);
  let folded = beginRecord(scenarioSetup(scenario, cards), cards);
  const found: string[] = [];
  const take = (decision: Decision): void => {
    for (const { seat, kind } of openingsOf(folded.match)) {
      if (LONG.has(kind)) continue;
      const view = viewFor(folded.match, seat);
      for (const seed of BY_LOT.has(kind) ? ['a', 'b', 'c'] : ['a']) {
        const thought = think(view, cards, HASTY, seed);
        if (!thought) found.push(`${scenario.id}: nothing for ${kind}`);
        else if (thought.fallback !== undefined) found.push(`${scenario.id} ${kind}: ${thought.fallback}`);
      }
    }
    const taken = advance(folded, decision);
    if (taken.ok) folded = taken.folded; // some are there to be refused
  };
  for (const next of (scenario.decisions ?? []).filter((entry) => 'kind' in entry) as Decision[]) {
    const aside = (): Decision | null => (isAskedFor(folded.match, named(folded.match, next)) ? null : firstDecline(folded.match, cards));
    for (let entry = aside(); entry; entry = aside()) take(entry);
    take(next);
  }
  return found;
}

/** Those that somebody was at a loss about, and every sixth of the others; all of them by `npm run test:whole` and where new cases are asked for. */
const KNOWN = ['arc-15-a-card-must-be-played', 'campaign-fancy-feint', 'dim-and-dimmer-two-heads', 'gradock-smell-a-lie'];
const isAll = whole || process.env['NEW_CASES'] === '1';
const tried = scenarios.filter(({ id }, index) => isAll || index % 6 === 0 || KNOWN.includes(id));

test('a computer knows an answer to whatever a worked example asks on the way', () => {
  expect(KNOWN.filter((known) => !scenarios.some(({ id }) => id === known))).toEqual([]);
  expect([...new Set(tried.flatMap(losses))]).toEqual([]);
});
